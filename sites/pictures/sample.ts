import sharp from 'sharp';

/** Decoded pixels, row by row: three bytes a pixel (RGB), with transparency four, in gray one. */
export interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 3 | 4 };
}

/**
 * A copy for looking at a picture, without transparency. A number is the most pixels a side, and the copy is never larger than
 * the picture. A size is stretched to.
 */
export async function sampleOf(
  { data, info }: Pixels,
  size: number | { width: number; height: number },
  colors: 'rgb' | 'gray' = 'rgb',
): Promise<Pixels> {
  const fit =
    typeof size === 'number'
      ? ({ width: size, height: size, fit: 'inside', withoutEnlargement: true } as const)
      : { ...size, fit: 'fill' as const };
  const image = sharp(data, { raw: info }).resize(fit).flatten({ background: '#fff' }).timeout({ seconds: 30 });
  const small = await (colors === 'gray' ? image.greyscale() : image.toColourspace('srgb'))
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = small.info;
  return { data: small.data, info: { width, height, channels: channels as 1 | 3 } };
}
