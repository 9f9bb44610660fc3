import { brand } from '../../content/brand.ts';
import { zoneInWords } from '../../time/clock.ts';
import { type FileCell, timeCell } from '../lists/file-cell.ts';

/** Heading of a time column in a file: 'Started (Eastern Time)'. */
export function timeHead(name: string): string {
  return `${name} (${zoneInWords(brand.timeZone)})`;
}

/** A time in the business's time zone. Undefined if there is none. */
export function fileTime(at: Date | string | null | undefined): FileCell {
  return timeCell(at, brand.timeZone);
}
