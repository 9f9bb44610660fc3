import sharp from 'sharp';
import { expect, test } from 'vitest';
import { faviconIco } from './favicon-ico.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#c00"/></svg>';

test('the icon file has a picture of 16, 32 and 48 px, in the drawing’s color', async () => {
  const ico = await faviconIco(svg);
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [index, side] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index;
    const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
    const { data, info } = await sharp(ico.subarray(offset, offset + length))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([ico[entry], info.width, info.height]).toEqual([side, side, side]);
    const center = 4 * (side * (side / 2) + side / 2);
    expect([...data.subarray(center, center + 4)]).toEqual([204, 0, 0, 255]);
    expect(data[3]).toBeLessThan(255);
  }
  expect(ico.byteLength).toBeLessThan(6000);
});
