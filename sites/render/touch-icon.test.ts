import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sampleDocument } from '../gate/sample-site.ts';
import { touchIcon } from './touch-icon.ts';

async function iconOf(logo?: Buffer) {
  const document = sampleDocument();
  document.theme.palette.bg = '#fdf5e1';
  const variants = [{ format: 'png' as const, width: 300, height: 120, bytes: 1, hash: 'logo' }];
  if (logo) document.logo = { kind: 'photo', photo: { id: 'logo', width: 300, height: 120, variants } };
  const body = await touchIcon(document, () => logo);
  const { data, info } = await sharp(body).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * 180 + x) * info.channels, (y * 180 + x) * info.channels + 3)];
  return { body, info, at, metadata: await sharp(body).metadata() };
}

const logoOf = (background: string, channels: 3 | 4) =>
  sharp({ create: { width: 300, height: 120, channels, background } })
    .png()
    .toBuffer();

test('is a small square picture of the mark on the page’s ground, without transparency', async () => {
  const { body, at, metadata } = await iconOf();
  expect(metadata).toMatchObject({ format: 'png', width: 180, height: 180, hasAlpha: false });
  expect(body.byteLength).toBeLessThan(12 * 1024);
  expect(at(0, 0)).toEqual([0xfd, 0xf5, 0xe1]);
  expect(at(90, 60)).not.toEqual([0xfd, 0xf5, 0xe1]);
});

test('shows a transparent logo on the page’s ground, and an opaque one on its own', async () => {
  expect((await iconOf(await logoOf('#00000000', 4))).at(90, 90)).toEqual([0xfd, 0xf5, 0xe1]);
  const opaque = await iconOf(await logoOf('#123456', 3));
  expect(opaque.at(0, 0)).toEqual([0x12, 0x34, 0x56]);
  expect(opaque.at(90, 90)).toEqual([0x12, 0x34, 0x56]);
});

test('is the same bytes for the same site', async () => {
  expect((await iconOf()).body.equals((await iconOf()).body)).toBe(true);
});
