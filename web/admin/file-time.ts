import { brand } from '../../content/brand.ts';
import { zoneInWords } from '../../time/clock.ts';
import { leadTime } from '../words/lead-time.ts';

/** A head of a column of times in a file: 'Started (Eastern Time)'. */
export function timeHead(name: string): string {
  return `${name} (${zoneInWords(brand.timeZone)})`;
}

/** A time in a file by the clock of the business, in the form that spreadsheets take for one; nothing for none. */
export function fileTime(at: Date | string | null | undefined): string | undefined {
  return at ? leadTime(new Date(at), brand.timeZone) : undefined;
}
