import sharp from 'sharp';
import type { Brief } from '../../sites/brief/brief.ts';
import type { EncodedPhoto } from '../../sites/pictures/encode.ts';
import { encodePhoto } from '../../sites/pictures/encode.ts';
import { random } from '../../sites/scenes/random.ts';
import type { BriefPhoto } from '../../sites/writer/pictures/site-pictures.ts';

/** Shapes that phones and cameras take: wide, upright, square. */
const shapes: [width: number, height: number][] = [
  [1600, 1200],
  [1200, 1600],
  [1600, 1067],
  [1400, 1400],
];

/** `count` photos of nothing in particular, with the grain and the weight of real ones, encoded as uploads are. */
export async function standInPhotos(count: number): Promise<EncodedPhoto[]> {
  const photos: EncodedPhoto[] = [];
  for (let index = 0; index < count; index++) photos.push(await encodePhoto(await photo(index)));
  return photos;
}

/** A brief whose owner has uploaded the photos, and the photos as its uploads. */
export function withPhotos(brief: Brief, encoded: EncodedPhoto[]): { brief: Brief; photos: BriefPhoto[] } {
  const photos = encoded.map(({ photo }, index) => ({ field: `photos.${index}`, photo, alt: `Our work, picture ${index + 1}` }));
  const uploads = photos.map(({ alt }, index) => ({ file: `${index}.jpg`, alt, rights: true }));
  return { brief: photos.length > 0 ? { ...brief, photos: uploads } : brief, photos };
}

async function photo(index: number): Promise<Buffer> {
  const [width, height] = shapes[index % shapes.length] ?? [1600, 1200];
  const next = random(`photo ${index}`);
  const hue = () => Math.round(next() * 360);
  const shade = () => `hsl(${hue()} ${20 + Math.round(next() * 40)}% ${25 + Math.round(next() * 50)}%)`;
  const things = Array.from({ length: 9 }, () => {
    const [x, y, size] = [next() * width, height * (0.3 + next() * 0.7), width * (0.06 + next() * 0.2)];
    return `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * (0.4 + next())}" fill="${shade()}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g" x2="0" y2="1"><stop stop-color="${shade()}"/><stop offset="1" stop-color="${shade()}"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/>${things.join('')}</svg>`;
  const grain = {
    create: { width, height, channels: 3 as const, background: '#808080', noise: { type: 'gaussian' as const, mean: 128, sigma: 18 } },
  };
  return sharp(Buffer.from(svg))
    .flatten()
    .blur(3)
    .composite([{ input: await sharp(grain).png().toBuffer(), blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
}
