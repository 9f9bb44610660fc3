import { dateInWords } from '../../../time/day-in-words.ts';

/** The version of a legal text as its date: '2026-11-28' → 'November 28, 2026', and 'November 28, 2026 (2)' for the second of a day. */
export function versionWords(version: string): string {
  const [, day, number] = /^(\d{4}-\d\d-\d\d)(?:-(\d+))?$/.exec(version) ?? [];
  return day ? `${dateInWords(day)}${number ? ` (${number})` : ''}` : version;
}
