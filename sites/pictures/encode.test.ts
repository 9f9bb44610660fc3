import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { photoSchema } from '../document/document.ts';
import { encodePhoto } from './encode.ts';
import { pictureLimits } from './limits.ts';
import { PictureProblem, pictureType } from './picture-type.ts';

function picture(
  width: number,
  height: number,
  background: { r: number; g: number; b: number; alpha?: number } = { r: 40, g: 90, b: 140 },
) {
  return sharp({ create: { width, height, channels: background.alpha === undefined ? 3 : 4, background } });
}

describe('encodePhoto', () => {
  test('makes each width as AVIF and WebP with one JPEG, and a body for every variant', async () => {
    const { photo, bodies } = await encodePhoto(await picture(1700, 900).jpeg().toBuffer());
    expect(photoSchema.safeParse(photo).success).toBe(true);
    expect(photo.variants.map((variant) => `${variant.format} ${variant.width}`)).toEqual([
      'avif 480',
      'avif 800',
      'avif 1600',
      'webp 480',
      'webp 800',
      'webp 1600',
      'jpeg 800',
    ]);
    for (const variant of photo.variants) {
      const body = bodies.get(variant.hash);
      expect(body?.byteLength).toBe(variant.bytes);
      expect(pictureType(body ?? Buffer.alloc(0))).toBe(variant.format);
    }
  });

  test('never enlarges', async () => {
    const { photo } = await encodePhoto(await picture(500, 300).png().toBuffer());
    expect(photo.variants.map((variant) => variant.width)).toEqual([500, 500, 500]);
    const small = await encodePhoto(await picture(120, 80).webp().toBuffer());
    expect(Math.max(...small.photo.variants.map((variant) => variant.width))).toBe(120);
  });

  test('fits large pictures into 2,400 px and keeps their shape', async () => {
    const { photo } = await encodePhoto(await picture(3000, 1000).jpeg().toBuffer());
    expect([photo.width, photo.height]).toEqual([2400, 800]);
    const middle = photo.variants.find((variant) => variant.width === 800);
    expect(middle?.height).toBe(267);
  });

  test('turns the picture upright and drops its metadata', async () => {
    const sideways = await picture(400, 200)
      .withExif({ IFD0: { Copyright: 'Someone', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { photo, bodies } = await encodePhoto(sideways);
    expect([photo.width, photo.height]).toEqual([200, 400]);
    for (const body of bodies.values()) {
      const { exif, orientation } = await sharp(body).metadata();
      expect(exif).toBeUndefined();
      expect(orientation ?? 1).toBe(1);
    }
  });

  test('refuses a picture in which nothing can be seen, but not a white logo', async () => {
    const empty = await picture(300, 200, { r: 255, g: 255, b: 255, alpha: 0 }).png().toBuffer();
    await expect(encodePhoto(empty)).rejects.toThrow('Every part of this picture is transparent');
    const bar = await picture(100, 40, { r: 255, g: 255, b: 255 }).png().toBuffer();
    const logo = await sharp(empty)
      .composite([{ input: bar }])
      .png()
      .toBuffer();
    expect((await encodePhoto(logo)).photo.width).toBe(300);
  });

  test('keeps the transparency of a logo, and flattens a PNG that only pretends', async () => {
    const logo = await encodePhoto(await picture(200, 100, { r: 0, g: 0, b: 0, alpha: 0.5 }).png().toBuffer());
    expect(logo.photo.variants.map((variant) => variant.format)).toEqual(['webp', 'png']);
    for (const body of logo.bodies.values()) expect((await sharp(body).metadata()).hasAlpha).toBe(true);
    const opaque = await encodePhoto(await picture(200, 100, { r: 0, g: 0, b: 0, alpha: 1 }).png().toBuffer());
    expect(opaque.photo.variants.map((variant) => variant.format)).toEqual(['avif', 'webp', 'jpeg']);
  });

  test('lowers the quality of a picture so full of detail that it would outweigh its page', async () => {
    const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const;
    const busy = await sharp({ create: { width: 960, height: 720, channels: 3, background: '#556677', noise } })
      .blur(2)
      .jpeg()
      .toBuffer();
    const { photo } = await encodePhoto(busy);
    const large = photo.variants.filter(({ format, width }) => format === 'avif' && width > 900);
    expect(large).toHaveLength(1);
    for (const { bytes, width } of large) expect(bytes).toBeLessThan(43 * width);
  });

  test('gives the same hashes for the same bytes', async () => {
    const bytes = await picture(600, 400).jpeg().toBuffer();
    const [first, second] = await Promise.all([encodePhoto(bytes), encodePhoto(bytes)]);
    expect(second.photo).toEqual(first.photo);
  });

  test.each([
    ['an SVG drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), /SVG/],
    ['an SVG behind an XML declaration', () => Buffer.from('<?xml version="1.0"?><svg/>'), /SVG/],
    ['a web page', () => Buffer.from('<!doctype html><p>hello'), /can’t read this file/],
    ['nothing', () => Buffer.alloc(0), /empty/],
    ['a GIF', () => picture(80, 80).gif().toBuffer(), /can’t read this file/],
    ['a cut-off JPEG', async () => (await picture(800, 800).jpeg().toBuffer()).subarray(0, 700), /can’t open this JPEG/],
    ['a JPEG in name only', () => Buffer.from('\xff\xd8\xff and then words', 'latin1'), /can’t open this JPEG/],
    ['a tiny picture', () => picture(63, 200).png().toBuffer(), /at least 64/],
    ['more than 50 megapixels', () => picture(8000, 6300).png({ compressionLevel: 1 }).toBuffer(), /megapixels/],
    ['a HEIC file in name only', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic and more', 'latin1'), /can’t open this HEIC/],
    ['more than 25 MB', () => Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.alloc(pictureLimits.bytes)]), /26 MB/],
  ])('refuses %s in a sentence', async (_what, make, message) => {
    const refusal = await encodePhoto(await make()).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(PictureProblem);
    expect((refusal as Error).message).toMatch(message);
  });
});
