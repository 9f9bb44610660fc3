import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Palette } from '../document/document.ts';
import { sampleDocument } from '../gate/sample-site.ts';
import { faviconSvg } from './favicon.ts';

/** The icon of a site whose owner uploaded a logo of these shapes, 300 pixels wide. */
async function iconOf(shapes: string, height = 300, bg: Palette['bg'] = '#ffffff'): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="${height}">${shapes}</svg>`;
  const logo = await sharp(Buffer.from(svg)).png().toBuffer();
  const document = sampleDocument();
  document.theme.palette.bg = bg;
  const variants = [{ format: 'png' as const, width: 300, height, bytes: logo.byteLength, hash: 'logo' }];
  document.logo = { kind: 'photo', photo: { id: 'logo', width: 300, height, variants } };
  return faviconSvg(document, () => logo);
}

const disc = (color: string) => `<circle cx="150" cy="150" r="120" fill="${color}"/><path d="M90 130h120v40H90z" fill="#7f1d1d"/>`;

test('an uploaded logo that is nearly square and plain is the icon, without its margins', async () => {
  const icon = await iconOf(disc('#1d4ed8'));
  const [, png = ''] = /href="data:image\/png;base64,([^"]+)"/.exec(icon) ?? [];
  const { data, info } = await sharp(Buffer.from(png, 'base64')).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)];
  expect([info.width, info.height]).toEqual([64, 64]);
  expect(at(0, 0)).toEqual([255, 255, 255]);
  expect(at(2, 32)[2]).toBeGreaterThan(180);
});

test('any other uploaded logo leaves the icon to the initials', async () => {
  const lines = Array.from({ length: 30 }, (_, index) => `<path d="M0 ${index * 10}h300" stroke="#111111" stroke-width="4"/>`).join('');
  const others = {
    wide: await iconOf('<path d="M10 10h280v80H10z" fill="#111111"/>', 100),
    fine: await iconOf(lines),
    'white on white': await iconOf('<circle cx="150" cy="150" r="120" fill="#ffffff"/>'),
  };
  for (const [name, icon] of Object.entries(others)) expect(icon, name).not.toContain('<image');
  expect(await iconOf('<circle cx="150" cy="150" r="120" fill="#ffffff"/>', 300, '#111111')).toContain('<image');
});
