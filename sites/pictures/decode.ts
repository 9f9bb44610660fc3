import sharp, { type Sharp } from 'sharp';
import { decodeHeic } from './heic.ts';
import { pictureLimits, pixelLimit, refuseOversizedFrame, tooManyPixels } from './limits.ts';
import type { PictureSize } from './picture-size.ts';
import { PictureProblem, type PictureType, unreadable } from './picture-type.ts';

export interface Header extends PictureSize {
  exif?: Buffer | undefined;
  colorProfile?: Buffer | undefined;
}

/**
 * Reads a picture's size and metadata without decoding it. Throws PictureProblem if it has more than `maxPixels`, or can't be
 * read.
 */
export async function headerOf(bytes: Uint8Array, type: PictureType, maxPixels: number): Promise<Header> {
  const pixels = pixelLimit(bytes, type, maxPixels);
  const { width, height, exif, icc } = await sharp(bytes, { limitInputPixels: pixels, failOn: 'truncated' })
    .metadata()
    .catch((error: Error) => {
      throw new PictureProblem(/pixel limit/i.test(error.message) ? tooManyPixels(pixels) : unreadable(type));
    });
  refuseOversizedFrame({ width, height }, pixels);
  return { width, height, exif, colorProfile: icc };
}

/** A picture that sharp can decode: a HEIC photo as an uncompressed TIFF, any other as it is. Throws like `decodeHeic`. */
export async function decodable(bytes: Uint8Array, type: PictureType, header: Header, pixels: number): Promise<Uint8Array> {
  return type === 'heic' ? decodeHeic(bytes, { pixels, colorProfile: header.colorProfile }) : bytes;
}

/**
 * A picture turned upright and scaled down to at most 2,400 px a side. JPEG and WebP are scaled while decoding, so they're never in
 * memory at full size. Only the first frame of an animation is read.
 */
export function shrunk(bytes: Uint8Array, pixels: number): Sharp {
  return sharp(bytes, { limitInputPixels: pixels, failOn: 'truncated', sequentialRead: true })
    .autoOrient()
    .resize({ width: pictureLimits.maxSidePx, height: pictureLimits.maxSidePx, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: 30 });
}
