/**
 * Placeholder for the day a version was made, such as 2026-11-21: it's known only once the version is stored, and a version that
 * is built again has to have the same bytes.
 */
export const placeholderDay = '0000-00-00';

/** Where files name that day: the pages of a sitemap, and the first day of a date field. Texts are escaped, so they can't hold these. */
const places = [(day: string) => `<lastmod>${day}</lastmod>`, (day: string) => `type="date" min="${day}"`];

/** True if a file names a day where only the day of the version can be. */
export function namesDay(body: Buffer, day: string): boolean {
  return places.some((at) => body.includes(at(day)));
}

/** A copy of a file with one day replaced by another in these places. */
export function withDay(body: Buffer, from: string, to: string): Buffer {
  return Buffer.from(
    places.reduce((text, at) => text.replaceAll(at(from), at(to)), body.toString('latin1')),
    'latin1',
  );
}
