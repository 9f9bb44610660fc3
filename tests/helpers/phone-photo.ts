import { readFile } from 'node:fs/promises';

/**
 * A HEIC photo like those of iPhones: 1,040 × 780 pixels in six tiles of 512, to be turned by 90° (EXIF says so, too, and must
 * not turn it again), in Display P3, taken on May 9, 2026 at 17:42:05, with a place. Upright it's a red house on a meadow.
 */
export function phonePhoto(): Promise<Buffer> {
  return readFile(new URL('phone.heic', import.meta.url));
}

/** A HEIC photo of 12 megapixels in one piece, which few cameras write. It's of one color. */
export function untiledPhoto(): Promise<Buffer> {
  return readFile(new URL('untiled.heic', import.meta.url));
}
