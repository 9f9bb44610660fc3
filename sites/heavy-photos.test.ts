import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { must } from '../tests/helpers/must.ts';
import type { Brief } from './brief.ts';
import { compose } from './compose.ts';
import type { Photo } from './document.ts';
import { gate } from './gate/gate.ts';
import { readBrief } from './read-brief.ts';
import { renderSite } from './render.tsx';

/** Bytes of AVIF files as heavy as `encodePhoto` lets them be, by width. Detailed photos get close. */
const heaviest = { 480: 12_480, 960: 41_280, 1600: 112_000 };
const bodies = new Map<string, Buffer>();

beforeAll(async () => {
  for (const [width, bytes] of Object.entries(heaviest)) bodies.set(`avif${width}`, Buffer.alloc(bytes));
  const jpeg = await sharp({ create: { width: 960, height: 720, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer();
  bodies.set('jpeg', jpeg);
});

function photo(index: number): Photo {
  const variants = Object.entries(heaviest).map(([width, bytes]) => ({
    format: 'avif' as const,
    width: Number(width),
    height: (Number(width) * 3) / 4,
    bytes,
    // Each photo has files of its own, or a page would load one once.
    hash: `avif${width}-${index}`,
  }));
  const fallback = { format: 'jpeg' as const, width: 960, height: 720, bytes: 50_000, hash: `jpeg-${index}` };
  return { id: `photo${index}`, width: 1600, height: 1200, variants: [...variants, fallback] };
}

const inputs = import.meta.glob<unknown>('./briefs/{plumber-raleigh,dentist-boise,salon-nashville,florist-asheville}.json', {
  eager: true,
  import: 'default',
});
const cases = Object.entries(inputs).flatMap(([name, input]) => [3, 8, 12].map((count) => ({ name, input, count })));

test.each(cases)('$name keeps within its pages’ weight with $count photos full of detail', async ({ input, count }) => {
  const photos = Array.from({ length: count }, (_, index) => ({ file: `${index}.jpg`, alt: `Photo ${index}`, rights: true }));
  const brief: Brief = { ...must(readBrief(input)).brief, photos };
  for (const seed of [1, 2, 3, 4]) {
    const document = compose({ brief, seed, photos: photos.map((_, index) => ({ field: `photos.${index}`, photo: photo(index) })) });
    const files = await renderSite(document, {
      origin: 'https://heavy.example',
      photoBytes: (hash) => bodies.get(hash.split('-')[0] ?? ''),
    });
    const { checks } = await gate(document, files, brief);
    expect(checks.find(({ key }) => key === 'bytes')?.where ?? []).toEqual([]);
  }
});
