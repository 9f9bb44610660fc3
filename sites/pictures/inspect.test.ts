import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { shotOf } from './exif.ts';
import { focusOf } from './focus.ts';
import type { Pixels } from './sample.ts';

async function withDot(width: number, height: number, x: number, y: number): Promise<Pixels> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#8a9a8c"/><circle cx="${x * width}" cy="${y * height}" r="36" fill="#c33"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, info: { width: info.width, height: info.height, channels: 3 } };
}

test.each([
  [512, 288, 0.8, 0.5],
  [288, 512, 0.5, 0.8],
  [512, 512, 0.25, 0.75],
  [512, 384, 0.2, 0.3],
])('what stands out of %i × %i pixels at %f, %f is in focus', async (width, height, x, y) => {
  const focus = await focusOf(await withDot(width, height, x, y));
  expect(focus?.x).toBeGreaterThan(x - 0.12);
  expect(focus?.x).toBeLessThan(x + 0.12);
  expect(focus?.y).toBeGreaterThan(y - 0.12);
  expect(focus?.y).toBeLessThan(y + 0.12);
});

describe('shotOf', () => {
  const exifOf = async (fields: Record<string, Record<string, string>>) => {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
      .withExif(fields)
      .jpeg()
      .toBuffer();
    return (await sharp(bytes).metadata()).exif;
  };

  test('tells the camera’s time without a zone', async () => {
    expect(shotOf(await exifOf({ IFD2: { DateTimeOriginal: '2026:05:09 17:42:05', ExposureTime: '1/120' } }))).toEqual({
      taken: '2026-05-09T17:42:05',
      isFromCamera: true,
      isScreenshot: false,
    });
  });

  test.each(['1980:01:01 00:00:00', '0000:00:00 00:00:00', 'yesterday'])('takes no date from %s', async (date) => {
    expect(shotOf(await exifOf({ IFD2: { DateTimeOriginal: date } })).taken).toBeUndefined();
  });

  test('knows an iPhone’s screenshot', async () => {
    expect(shotOf(await exifOf({ IFD2: { UserComment: 'Screenshot' } })).isScreenshot).toBe(true);
    expect(shotOf(undefined)).toEqual({ isFromCamera: false, isScreenshot: false });
  });

  test('thousands of long lists take no memory', () => {
    const head = Buffer.from('45786966000049492a0008000000ffff', 'hex');
    // Each entry is a list of four billion shorts that starts at the beginning.
    const entries = Buffer.alloc(780_000, Buffer.from('000103000000ffffffff', 'hex'));
    const started = performance.now();
    shotOf(Buffer.concat([head, entries]));
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
