import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { photoBytes } from '../../tests/helpers/photo-bytes.ts';
import { encodePhoto } from './encode.ts';
import { cameOutDark, lighten } from './lighten.ts';
import { type Pixels, sampleOf } from './sample.ts';
import { photoTone } from './tone.ts';

async function pixelsOf(bytes: Buffer | Sharp): Promise<Pixels> {
  const image = Buffer.isBuffer(bytes) ? sharp(bytes) : bytes;
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, info: { width: info.width, height: info.height, channels: 3 } };
}

/** A photo with as much less light as this factor says, as a camera exposes it too short: in linear light. */
async function underexposed(seed: number, factor: number): Promise<Buffer> {
  const { data, info } = await pixelsOf(await photoBytes(seed));
  const dark = data.map((value) => 255 * ((value / 255) ** 2.2 * factor) ** (1 / 2.2));
  return sharp(Buffer.from(dark), { raw: info }).png().toBuffer();
}

const toneOf = async (pixels: Pixels) => photoTone(await sampleOf(pixels, 96));
/** Of the pixels' hues, in degrees, with what is too gray to have one left out. */
const hues = ({ data }: Pixels) =>
  Array.from({ length: data.length / 3 / 97 }, (_, n) => {
    const [r = 0, g = 0, b = 0] = data.subarray(n * 291, n * 291 + 3);
    const range = Math.max(r, g, b) - Math.min(r, g, b);
    return range < 24 ? undefined : (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
  });

test.each([1, 6])('a photo that came out dark is a little lighter in its own colors (%i)', async (seed) => {
  const dark = await pixelsOf(await underexposed(seed, 0.13));
  expect(await cameOutDark(dark)).toBe(true);
  const light = lighten(dark);
  const [before, after] = [await toneOf(dark), await toneOf(light)];
  expect(after.lightness).toBeGreaterThan(before.lightness + 0.02);
  expect(after.lightness).toBeLessThan(0.42);
  expect(after.spread).toBeGreaterThan(before.spread);
  expect(light.data.every((value, at) => value >= (dark.data[at] ?? 0) && value <= 1.35 * (dark.data[at] ?? 0) + 0.5)).toBe(true);
  const was = hues(dark);
  const turned = hues(light).flatMap((hue, n) => {
    const old = was[n];
    return hue === undefined || old === undefined ? [] : Math.abs(((hue - old + 540) % 360) - 180);
  });
  expect(turned.length).toBeGreaterThan(100);
  expect(Math.max(...turned)).toBeLessThan(3);
});

test('only white is white after lightening', () => {
  const data = Buffer.from(Array.from({ length: 256 }, (_, value) => [value, value, value]).flat());
  const { data: lighter } = lighten({ data, info: { width: 256, height: 1, channels: 3 } });
  expect([...lighter].filter((value) => value === 255)).toHaveLength(3);
});

test.each([1, 2, 3, 4, 5])('an ordinary photo stays as it is (%i)', async (seed) => {
  expect(await cameOutDark(await pixelsOf(await photoBytes(seed)))).toBe(false);
});

/** A thing that fills the picture, evenly lit. */
const grained = (color: string, grain: string) =>
  `<rect width="960" height="720" fill="${color}"/>${[80, 260, 430, 610].map((y) => `<rect y="${y}" width="960" height="30" fill="${grain}"/>`).join('')}`;

const scene = (shapes: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720">${shapes}</svg>`)).flatten();

test.each([
  [
    'a bar at night with its lamps',
    '<rect width="960" height="720" fill="#1c1410"/><rect y="480" width="960" height="240" fill="#3a2416"/><circle cx="200" cy="160" r="40" fill="#ffe2a8"/><circle cx="480" cy="140" r="40" fill="#ffe2a8"/><circle cx="760" cy="160" r="40" fill="#ffe2a8"/>',
  ],
  [
    'a black dog in front of a light wall',
    '<rect width="960" height="720" fill="#d8d2c6"/><ellipse cx="480" cy="460" rx="420" ry="300" fill="#17151a"/><circle cx="400" cy="300" r="14" fill="#6b4a2a"/>',
  ],
  [
    'a product on a black ground',
    '<rect width="960" height="720" fill="#060607"/><ellipse cx="480" cy="360" rx="150" ry="120" fill="#7a4a28"/>',
  ],
  ['a walnut table', grained('#4a2f20', '#573a29')],
  ['a navy sofa', grained('#1b2a4a', '#2a3a5c')],
  ['a gray epoxy floor', grained('#2b2b2c', '#3a3a3b')],
  [
    'a portrait of dark skin',
    '<rect width="960" height="720" fill="#33302e"/><ellipse cx="480" cy="360" rx="240" ry="300" fill="#5a3825"/><ellipse cx="400" cy="280" rx="90" ry="60" fill="#7a4f36"/>',
  ],
])('%s stays dark', async (_, shapes) => {
  expect(await cameOutDark(await pixelsOf(scene(shapes)))).toBe(false);
});

test('a dim dining room is lightened', async () => {
  const room =
    '<rect width="960" height="720" fill="#2a2420"/><rect width="960" height="140" fill="#16120f"/><rect x="520" y="180" width="300" height="260" fill="#6a6258"/><rect x="120" y="440" width="560" height="160" fill="#3b2a1e"/>';
  expect(await cameOutDark(await pixelsOf(scene(room)))).toBe(true);
});

test('an upload says that it was lightened, and a dark logo or graphic keeps its colors', async () => {
  const { photo, bodies } = await encodePhoto(await underexposed(6, 0.13));
  expect(photo.lightened).toBe(true);
  const widest = photo.variants.findLast(({ format }) => format === 'webp');
  const shown = await toneOf(await pixelsOf(bodies.get(widest?.hash ?? '') ?? Buffer.alloc(0)));
  expect(shown.lightness).toBeCloseTo(photo.tone?.lightness ?? 0, 1);
  expect((await encodePhoto(await photoBytes(6))).photo.lightened).toBeUndefined();
  expect((await encodePhoto(await underexposed(6, 0.13), 'logo')).photo.lightened).toBeUndefined();
  const graphic = await scene(
    '<rect width="960" height="720" fill="#14213d"/><rect x="200" y="200" width="560" height="90" fill="#6b1d1d"/><rect x="200" y="420" width="560" height="90" fill="#6b1d1d"/>',
  )
    .png()
    .toBuffer();
  expect((await encodePhoto(graphic)).photo.lightened).toBeUndefined();
});
