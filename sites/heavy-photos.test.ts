import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { must } from '../tests/harness/must.ts';
import type { Brief } from './brief/brief.ts';
import { readBrief } from './brief/read-brief.ts';
import { compose } from './compose.ts';
import type { Photo } from './document/document.ts';
import { gate } from './gate/gate.ts';
import { byteLimit, photoWidths } from './pictures/encode.ts';
import { renderSite } from './render/render.tsx';

/** AVIF bytes by width at the encoder's targets, which photos full of detail reach. */
const heavy = Object.fromEntries(photoWidths.map((width) => [width, byteLimit('avif', width)]));
const bodies = new Map<string, Buffer>();

beforeAll(async () => {
  for (const [width, bytes] of Object.entries(heavy)) bodies.set(`avif${width}`, Buffer.alloc(bytes));
  const plain = sharp({ create: { width: 960, height: 720, channels: 3, background: '#456' } });
  bodies.set('jpeg', await plain.clone().jpeg().toBuffer());
  // The icon is drawn from the logo, so it must be a picture; the zeros after it only give it the weight.
  bodies.set('logo', Buffer.concat([await plain.resize(480).webp().toBuffer(), Buffer.alloc(byteLimit('webp', 480))]));
});

/** As long as a real one, which no compression shortens. */
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

function photo(index: number): Photo {
  const variants = Object.entries(heavy).map(([width, bytes]) => ({
    format: 'avif' as const,
    width: Number(width),
    height: (Number(width) * 3) / 4,
    bytes,
    // Each photo has its own files, because a page loads a file only once.
    hash: `avif${width}-${digest(`${width} ${index}`)}`,
  }));
  const fallback = { format: 'jpeg' as const, width: 960, height: 720, bytes: 50_000, hash: `jpeg-${digest(`jpeg ${index}`)}` };
  return { id: `photo${index}`, width: 1600, height: 1200, variants: [...variants, fallback] };
}

const logo: Photo = {
  id: 'logo',
  width: 480,
  height: 240,
  variants: [{ format: 'webp', width: 480, height: 240, bytes: byteLimit('webp', 480), hash: 'logo' }],
};

const inputs = import.meta.glob<unknown>('./briefs/{plumber-raleigh,dentist-boise,salon-nashville,florist-asheville}.json', {
  eager: true,
  import: 'default',
});
const galleries = import.meta.glob<unknown>('./briefs/{landscaper-santa-fe,photographer-savannah}.json', {
  eager: true,
  import: 'default',
});
const cases = [
  ...Object.entries(inputs).flatMap(([name, input]) => [3, 8, 12].map((count) => ({ name, input, count }))),
  ...Object.entries(galleries).map(([name, input]) => ({ name, input, count: 30 })),
];

test.each(cases)('$name stays within the page weight with $count photos full of detail', async ({ input, count }) => {
  const photos = Array.from({ length: count }, (_, index) => ({ file: `${index}.jpg`, alt: `Photo ${index}`, rights: true }));
  const read = must(readBrief(input)).brief;
  const brief: Brief = { ...read, photos, look: { ...read.look, logo: 'logo.png' } };
  for (const seed of [1, 2, 3, 4]) {
    const uploads = [...photos.map((_, index) => ({ field: `photos.${index}`, photo: photo(index) })), { field: 'look.logo', photo: logo }];
    const document = compose({ brief, seed, photos: uploads });
    const files = await renderSite(document, {
      origin: 'https://heavy.example',
      photoBytes: (hash) => bodies.get(hash.split('-')[0] ?? ''),
    });
    const { checks } = await gate(document, files, brief);
    expect(checks.find(({ key }) => key === 'bytes')).toMatchObject({ status: 'pass' });
  }
});
