import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photoBytes } from '../../tests/helpers/photo-bytes.ts';
import { headerOf, shrunk } from './decode.ts';
import { inspect } from './inspect.ts';
import { pictureType } from './picture-type.ts';

/** The flaw that an upload of these bytes would have. */
async function flawIn(bytes: Buffer): Promise<string | undefined> {
  const type = pictureType(bytes);
  const size = await headerOf(bytes, type, 20_000_000);
  const { data, info } = await shrunk(bytes, 20_000_000).raw().toBuffer({ resolveWithObject: true });
  return (await inspect({ data, info: { ...info, channels: info.channels as 3 | 4 } }, { type, size, exif: size.exif })).flaw;
}

/** Lines of marks as small as letters, drawn as shapes, because not every machine has fonts. */
function lines(x: number, y: number, { width, size, count }: { width: number; size: number; count: number }): string {
  const stroke = size / 6;
  return Array.from({ length: count }, (_, line) =>
    Array.from({ length: Math.floor(width / size) }, (_, letter) => {
      const [left, top] = [x + letter * size, y + line * size * 1.8];
      if ((letter * 7 + line) % 6 === 5) return '';
      return `<path d="M${left} ${top}v${size}M${left + size * 0.6} ${top}v${size}M${left} ${top + ((letter * 3) % 4) * stroke * 1.4}h${size * 0.6}" stroke="#222" stroke-width="${stroke}"/>`;
    }).join(''),
  ).join('');
}

const drawn = (width: number, height: number, shapes: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`)).flatten();

const flyer = drawn(
  1080,
  1350,
  `<rect width="1080" height="1350" fill="#f6efe2"/><rect y="90" width="1080" height="220" fill="#b3261e"/>${lines(90, 400, { width: 900, size: 30, count: 14 })}`,
);
const chat = drawn(
  1170,
  2532,
  `<rect width="1170" height="2532" fill="#fff"/>${lines(60, 40, { width: 200, size: 34, count: 1 })}${[300, 700, 1100, 1500]
    .map(
      (y) =>
        `<rect x="50" y="${y}" width="800" height="300" rx="60" fill="#e9e9eb"/>${lines(100, y + 40, { width: 680, size: 44, count: 3 })}`,
    )
    .join('')}`,
);

/** A page as blurred or scaled-down screenshots show it: a header, and bars where its text is. */
const bars = (width: number, height: number) =>
  drawn(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="#fff"/><rect width="${width}" height="80" fill="#2b5fd9"/>${Array.from(
      { length: Math.floor(height / 34) - 5 },
      (_, row) => `<rect x="60" y="${130 + row * 34}" width="${width * (0.35 + ((row * 7) % 10) / 20)}" height="14" fill="#555"/>`,
    ).join('')}`,
  );

const oneColor = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#2e8b57' } });

test.each([1, 2, 3, 4])('an ordinary photo has no flaw (%i)', async (seed) => {
  expect(await flawIn(await photoBytes(seed))).toBeUndefined();
});

test('a photo on a white ground, and one at night, have no flaw', async () => {
  const product = await sharp(await photoBytes(5, { width: 500, height: 700 }))
    .extend({ top: 150, bottom: 150, left: 350, right: 350, background: '#fff' })
    .jpeg()
    .toBuffer();
  const night = await sharp(await photoBytes(6))
    .linear(0.3, -20)
    .jpeg()
    .toBuffer();
  expect([await flawIn(product), await flawIn(night)]).toEqual([undefined, undefined]);
});

test.each([
  ['a phone’s screen', () => chat.clone().png().toBuffer(), 'screenshot'],
  ['the same as a messenger sends it', () => chat.clone().resize(739).jpeg({ quality: 60 }).toBuffer(), 'screenshot'],
  [
    'a photo in a phone’s app',
    async () =>
      sharp(await photoBytes(7, { width: 1080, height: 800 }))
        .extend({ top: 800, bottom: 800, background: '#fff' })
        .composite([
          {
            input: await drawn(1080, 60, `<rect width="1080" height="60" fill="#fff"/>${lines(50, 12, { width: 900, size: 30, count: 1 })}`)
              .png()
              .toBuffer(),
            top: 30,
            left: 0,
          },
        ])
        .jpeg()
        .toBuffer(),
    'screenshot',
  ],
  ['a page whose text shows as bars', () => bars(1080, 1920).png().toBuffer(), 'screenshot'],
  ['the same on a desktop', () => bars(1440, 900).jpeg({ quality: 70 }).toBuffer(), 'graphic'],
  ['a tiny picture of one color', () => oneColor(80, 80).png().toBuffer(), 'small'],
  ['a strong color and nothing else', () => oneColor(1200, 900).png().toBuffer(), 'plain'],
  ['a flyer', () => flyer.clone().png().toBuffer(), 'graphic'],
  ['a flyer saved small', () => flyer.clone().resize(900).jpeg({ quality: 60 }).toBuffer(), 'graphic'],
  ['a small photo', () => photoBytes(8, { width: 700, height: 500 }), 'small'],
  [
    'a photo out of focus',
    async () =>
      sharp(await photoBytes(9))
        .blur(9)
        .jpeg()
        .toBuffer(),
    'blurred',
  ],
  [
    'a wall',
    () =>
      sharp({ create: { width: 1200, height: 900, channels: 3, background: '#b9a98c' } })
        .jpeg()
        .toBuffer(),
    'plain',
  ],
])('%s is found', async (_, make, flaw) => {
  expect(await flawIn(await make())).toBe(flaw);
});

test('a screenshot of a photo is one, and once it’s cropped to the photo it isn’t', async () => {
  const shot = async (height: number) =>
    sharp(await photoBytes(3, { width: 1170, height }))
      .withExif({ IFD2: { UserComment: 'Screenshot' } })
      .jpeg()
      .toBuffer();
  expect([await flawIn(await shot(2532)), await flawIn(await shot(800))]).toEqual(['screenshot', undefined]);
});

test('what a camera took is a photo, even of a flyer', async () => {
  const taken = await flyer
    .clone()
    .withExif({ IFD2: { ExposureTime: '1/120' } })
    .jpeg()
    .toBuffer();
  expect(await flawIn(taken)).toBeUndefined();
});
