import { brand } from '../../content/brand.ts';
import { zoneInWords } from '../../time/clock.ts';
import { leadTime } from '../words/lead-time.ts';

/** Heading of a time column in a CSV file: 'Started (Eastern Time)'. */
export function timeHead(name: string): string {
  return `${name} (${zoneInWords(brand.timeZone)})`;
}

/** A time in the business's time zone, in a format that spreadsheets recognize. Undefined if there is none. */
export function fileTime(at: Date | string | null | undefined): string | undefined {
  return at ? leadTime(new Date(at), brand.timeZone) : undefined;
}
