import sharp, { type Sharp } from 'sharp';
import { pictureLimits, pixelLimit, refuseOversizedFrame, tooManyPixels } from './limits.ts';
import type { PictureSize } from './picture-size.ts';
import { PictureProblem, type PictureType, unreadable } from './picture-type.ts';

/** Reads a picture's size without decoding it. Throws PictureProblem if it has more than `maxPixels`, or can't be read. */
export async function sizeOf(bytes: Uint8Array, type: PictureType, maxPixels: number): Promise<PictureSize> {
  const pixels = pixelLimit(bytes, type, maxPixels);
  const { width, height } = await sharp(bytes, { limitInputPixels: pixels, failOn: 'truncated' })
    .metadata()
    .catch((error: Error) => {
      throw new PictureProblem(/pixel limit/i.test(error.message) ? tooManyPixels(pixels) : unreadable(type));
    });
  refuseOversizedFrame({ width, height }, pixels);
  return { width, height };
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
