import { declaredSize, isProgressiveJpeg, type PictureSize } from './picture-size.ts';
import { PictureProblem, type PictureType } from './picture-type.ts';

export const pictureLimits = {
  bytes: 25 * 1024 * 1024,
  /** Phones make pictures of up to 50 megapixels. */
  pixels: 50_000_000,
  minSidePx: 64,
  /** Side of the largest raster we keep. */
  maxSidePx: 2400,
  /** A panorama of a phone has about 16,000 pixels a side; beyond are pictures made to be expensive. */
  maxDeclaredSidePx: 16_384,
} as const;

/**
 * The most pixels that a picture of this kind may have where `pixels` is the limit. Kinds that lie in memory at their full
 * size while they are read get less: measured, an AVIF takes 17 bytes a pixel and a progressive JPEG up to 9, where a plain
 * JPEG takes 3.
 */
export function pixelLimit(bytes: Uint8Array, type: PictureType, pixels: number): number {
  if (type === 'avif') return Math.min(pixels, 12_500_000);
  return type === 'jpeg' && isProgressiveJpeg(bytes) ? Math.min(pixels, 24_500_000) : pixels;
}

/** Throws PictureProblem, whose message is for the sender, when a picture's header declares more than fits `pixels`. */
export function refuseOversized(bytes: Uint8Array, type: PictureType, pixels: number): void {
  const declared = declaredSize(bytes, type);
  if (declared) refuseOversizedFrame(declared, pixelLimit(bytes, type, pixels));
}

/** The same for a size that the decoder found. */
export function refuseOversizedFrame({ width, height }: PictureSize, pixels: number): void {
  if (width * height > pixels) throw new PictureProblem(tooManyPixels(pixels));
  if (Math.max(width, height) > pictureLimits.maxDeclaredSidePx)
    throw new PictureProblem(
      `This picture is ${width} by ${height} pixels. Please send one with no side over ${pictureLimits.maxDeclaredSidePx.toLocaleString('en-US')} pixels.`,
    );
}

export function tooHeavy(bytes: number): string {
  return `This picture is ${Math.ceil(bytes / 1_048_576)} MB. Please send one of at most 25 MB.`;
}

export function tooManyPixels(pixels: number): string {
  return `This picture has more than ${Math.floor(pixels / 1_000_000)} megapixels. Please send a smaller one.`;
}
