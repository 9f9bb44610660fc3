import { declaredSize, isProgressiveJpeg, type PictureSize } from './picture-size.ts';
import { PictureProblem, type PictureType } from './picture-type.ts';

export const pictureLimits = {
  bytes: 25 * 1024 * 1024,
  /** Phones take photos of up to 50 megapixels. */
  pixels: 50_000_000,
  minSidePx: 64,
  /** Longest side of the pictures we store. */
  maxSidePx: 2400,
  /** Phone panoramas are up to about 16,000 pixels wide. Larger pictures are probably an attack. */
  maxDeclaredSidePx: 16_384,
} as const;

/**
 * The pixel limit of a picture, where `pixels` is the general limit. It's lower for formats that are decoded at full size in
 * memory. Measured: an AVIF takes 17 bytes a pixel, a progressive JPEG up to 9, a baseline JPEG 3.
 */
export function pixelLimit(bytes: Uint8Array, type: PictureType, pixels: number): number {
  if (type === 'avif') return Math.min(pixels, 12_500_000);
  return type === 'jpeg' && isProgressiveJpeg(bytes) ? Math.min(pixels, 24_500_000) : pixels;
}

/** Throws PictureProblem, whose message is for the sender, if a picture's header declares more than `pixels`. */
export function refuseOversized(bytes: Uint8Array, type: PictureType, pixels: number): void {
  const declared = declaredSize(bytes, type);
  if (declared) refuseOversizedFrame(declared, pixelLimit(bytes, type, pixels));
}

/** The same for a size that the decoder found. */
export function refuseOversizedFrame({ width, height }: PictureSize, pixels: number): void {
  if (width * height > pixels) throw new PictureProblem(tooManyPixels(pixels));
  if (Math.max(width, height) > pictureLimits.maxDeclaredSidePx)
    throw new PictureProblem(
      `This picture is ${width} by ${height} pixels. The limit is ${pictureLimits.maxDeclaredSidePx.toLocaleString('en-US')} pixels a side.`,
    );
}

export function tooHeavy(bytes: number): string {
  return `This picture is ${Math.ceil(bytes / 1_048_576)} MB. The limit is 25 MB.`;
}

export function tooManyPixels(pixels: number): string {
  return `This picture has more than ${Math.floor(pixels / 1_000_000)} megapixels. Please send a smaller one.`;
}
