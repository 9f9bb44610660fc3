import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { declaredSize, isProgressiveJpeg } from './picture-size.ts';
import { type PictureType, pictureType } from './picture-type.ts';

const picture = (width = 700, height = 300, alpha = 1) =>
  sharp({ create: { width, height, channels: alpha < 1 ? 4 : 3, background: { r: 40, g: 90, b: 140, alpha } } });

test.each([
  ['a JPEG', () => picture().jpeg()],
  ['a progressive JPEG', () => picture().jpeg({ progressive: true })],
  [
    'a JPEG with a camera’s metadata',
    () =>
      picture()
        .withExif({ IFD0: { Copyright: 'x'.repeat(5000) } })
        .jpeg(),
  ],
  ['a PNG', () => picture().png()],
  ['an interlaced PNG', () => picture().png({ progressive: true })],
  ['a lossy WebP', () => picture().webp()],
  ['a lossless WebP', () => picture().webp({ lossless: true })],
  ['a WebP with transparency', () => picture(700, 300, 0.5).webp()],
  ['an AVIF', () => picture().avif({ effort: 0 })],
])('the size of %s is read from its header alone', async (_, make) => {
  const bytes = await make().toBuffer();
  const type = pictureType(bytes);
  expect(declaredSize(bytes, type)).toEqual({ width: 700, height: 300 });
  const header = bytes.subarray(0, type === 'jpeg' ? bytes.indexOf(Buffer.from([0xff, 0xda])) : Math.ceil(bytes.length * 0.9));
  expect(declaredSize(header, type)).toEqual({ width: 700, height: 300 });
});

test('progressive and plain JPEGs are distinguished', async () => {
  expect(isProgressiveJpeg(await picture().jpeg({ progressive: true }).toBuffer())).toBe(true);
  expect(isProgressiveJpeg(await picture().jpeg().toBuffer())).toBe(false);
  expect(isProgressiveJpeg(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
});

test('no bytes make the reader fail or hang', () => {
  const types = fc.constantFrom<PictureType>('jpeg', 'png', 'webp', 'avif', 'heic');
  const starts = fc.constantFrom(
    'ffd8ffe00002',
    '89504e470d0a1a0a',
    '52494646000000005745425056503858',
    '0000000066747970',
    'ffd8ffffffff',
  );
  fc.assert(
    fc.property(types, starts, fc.uint8Array({ maxLength: 200 }), (type, start, rest) => {
      const bytes = Buffer.concat([Buffer.from(start, 'hex'), rest]);
      expect(() => [declaredSize(bytes, type), isProgressiveJpeg(bytes)]).not.toThrow();
    }),
  );
  // A million segments, none of which starts a frame.
  const chain = Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(4_000_000, Buffer.from([0xff, 0xe0, 0, 2]))]);
  expect(declaredSize(chain, 'jpeg')).toBeUndefined();
  expect(declaredSize(Buffer.alloc(4_000_000, 0xff), 'jpeg')).toBeUndefined();
});
