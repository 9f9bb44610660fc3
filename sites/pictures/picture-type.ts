/** A picture that can't be used. The message is a sentence for the owner. */
export class PictureProblem extends Error {
  override name = 'PictureProblem';
}

export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

/**
 * Type of a picture by its first bytes, never by its name. Throws PictureProblem for everything else, SVG included, which asks for
 * `wanted` instead.
 */
export function pictureType(bytes: Uint8Array, wanted = 'a JPEG, PNG, WebP, AVIF or HEIC'): PictureType {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 512)).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp';
  const heif = heifType(bytes);
  if (heif) return heif;
  if (/<svg[\s>]/i.test(start) || /^\s*(?:\xef\xbb\xbf)?<\?xml/.test(start)) {
    throw new PictureProblem('We can’t use SVG files. Please send a PNG or JPEG.');
  }
  if (bytes.byteLength === 0) throw new PictureProblem('This file is empty.');
  throw new PictureProblem(`We can’t read this file. Please send ${wanted}.`);
}

/** Which of the two formats in a HEIF container a file is in. Undefined for every other file. */
export function heifType(bytes: Uint8Array): 'avif' | 'heic' | undefined {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 40)).toString('latin1');
  if (start.slice(4, 8) !== 'ftyp') return undefined;
  const brands = start.slice(8);
  if (/avi[fs]/.test(brands)) return 'avif';
  return /hei[cxms]|hev[cx]|mif1|msf1/.test(brands) ? 'heic' : undefined;
}

/** Message for a picture of a supported type that can't be decoded. */
export function unreadable(type: PictureType | 'svg'): string {
  return `We can’t open this ${type.toUpperCase()} file. It may be damaged. Please save it again or send a different one.`;
}
