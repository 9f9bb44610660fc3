import sharp from 'sharp';
import { expect, test } from 'vitest';
import { phonePhoto } from '../../tests/helpers/phone-photo.ts';
import { encodeAttachment } from './attachment.ts';
import { encodePhoto } from './encode.ts';
import { declaredSize } from './picture-size.ts';
import { PictureProblem, pictureType } from './picture-type.ts';

/** Color of the pixel at a place of a picture, given in parts of its sides. */
async function colorAt(picture: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
  return [...data.subarray(at, at + 3)];
}

test('a phone’s photo is put together from its tiles, turned upright once, and stripped of where it was taken', async () => {
  const { photo, bodies } = await encodePhoto(await phonePhoto());
  expect(photo).toMatchObject({ width: 780, height: 1040, taken: '2026-05-09T17:42:05' });
  for (const { hash, width, height } of photo.variants) {
    const metadata = await sharp(bodies.get(hash)).metadata();
    expect([metadata.width, metadata.height]).toEqual([width, height]);
    expect([metadata.exif, metadata.icc, metadata.orientation ?? 1]).toEqual([undefined, undefined, 1]);
  }
  const jpeg = bodies.get(photo.variants.at(-1)?.hash ?? '') ?? Buffer.alloc(0);
  const [sky, meadow, sun] = [await colorAt(jpeg, 0.2, 0.05), await colorAt(jpeg, 0.9, 0.75), await colorAt(jpeg, 0.77, 0.18)];
  expect(sky[2]).toBeGreaterThan(Math.max(sky[0] ?? 255, sky[1] ?? 255));
  expect(meadow[1]).toBeGreaterThan(Math.max(meadow[0] ?? 255, meadow[2] ?? 255));
  expect(Math.min(sun[0] ?? 0, sun[1] ?? 0)).toBeGreaterThan(200);
});

test('its wide colors become those of the web', async () => {
  const jpeg = await encodeAttachment(await phonePhoto(), 'jpeg', 2_000_000);
  // The house is #c83c28 in Display P3. Taken for sRGB, its green would be about 60.
  const [red = 0, green = 0, blue = 0] = await colorAt(jpeg, 0.26, 0.75);
  expect([red > 205, green < 50, blue < 40]).toEqual([true, true, true]);
});

test('its size is read from its header alone', async () => {
  const bytes = await phonePhoto();
  expect(pictureType(bytes)).toBe('heic');
  expect(declaredSize(bytes.subarray(0, 2000), 'heic')).toEqual({ width: 1040, height: 780 });
});

const patched = async (from: string, change: (bytes: Buffer, at: number) => void) => {
  const bytes = await phonePhoto();
  for (let at = bytes.indexOf(from); at !== -1; at = bytes.indexOf(from, at + 4)) change(bytes, at);
  return bytes;
};

test.each([
  ['a cut-off file', async () => (await phonePhoto()).subarray(0, 4000), /can’t open this HEIC/],
  ['damaged tiles', () => patched('mdat', (bytes, at) => bytes.fill(0xa5, at + 4)), /can’t open this HEIC/],
  [
    'tiles that claim to be tiny',
    () => patched('ispe', (bytes, at) => bytes.writeUInt32BE(512, at + 8) === 512 || bytes.writeUInt32BE(2, at + 8)),
    /can’t open this HEIC|at least 64/,
  ],
  [
    'a grid of 250,000 tiles',
    // The grid starts with two zeros, then its rows and columns less one, and its size.
    () =>
      patched('idat', (bytes, at) => {
        bytes[at + 6] = 255;
        bytes[at + 7] = 255;
      }),
    /can’t open this HEIC/,
  ],
  [
    '60 megapixels',
    () =>
      patched('ispe', (bytes, at) => {
        bytes.writeUInt32BE(10_000, at + 8);
        bytes.writeUInt32BE(6000, at + 12);
      }),
    /more than 50 megapixels|can’t open this HEIC/,
  ],
])('%s is refused in a sentence', async (_, make, message) => {
  const refusal = await encodePhoto(await make()).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(PictureProblem);
  expect((refusal as Error).message).toMatch(message);
});
