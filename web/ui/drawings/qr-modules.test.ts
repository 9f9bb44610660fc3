import sharp from 'sharp';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrModules } from './qr-modules.ts';

test('the drawn path has every dark module in its place, and quiet space around', async () => {
  const address = 'https://sunup.test/install';
  const { size, path } = qrModules(address);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`;
  const pixels = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer();
  const drawn = Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => (pixels[y * size + x] ?? 255) < 128));
  expect(drawn).toEqual(encode(address, { ecc: 'M', border: 4 }).data);
  expect(drawn.slice(0, 4).flat().includes(true)).toBe(false);
  expect(drawn.flatMap((row) => row.slice(-4)).includes(true)).toBe(false);
});

test('another address is another code', () => {
  expect(qrModules('https://sunup.test/install').path).not.toBe(qrModules('https://other.test/install').path);
});
