import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photoBytes } from '../../tests/helpers/photo-bytes.ts';
import { encodePhoto } from './encode.ts';
import { refusedPhotos, type SeenPhoto } from './refusals.ts';

const photo = (id: string, seen: Partial<SeenPhoto> = {}): SeenPhoto => ({ id, width: 1200, height: 900, ...seen });
const refused = (...photos: Parameters<typeof refusedPhotos>[0]) => Object.fromEntries(refusedPhotos(photos));

test('a photo with a flaw is refused unless the owner keeps it', () => {
  const entries = [
    { field: 'photos.0', photo: photo('a', { flaw: 'screenshot' }) },
    { field: 'photos.1', photo: photo('b', { flaw: 'small' }), keep: true },
    { field: 'photos.2', photo: photo('c') },
  ];
  expect(refused(...entries)).toEqual({ 'photos.0': 'screenshot' });
});

test('of photos that look the same, the largest stays, or the one that the owner keeps', async () => {
  const size = { width: 880, height: 660 };
  const bytes = await photoBytes(1, size);
  const copy = await sharp(bytes).resize(820).modulate({ brightness: 1.1 }).jpeg({ quality: 50 }).toBuffer();
  const [original, smaller, other] = await Promise.all(
    [bytes, copy, await photoBytes(2, size)].map(async (file) => (await encodePhoto(file)).photo),
  );
  if (!original || !smaller || !other) throw new Error('A photo is missing.');
  const [first, second, third] = [
    { field: 'photos.0', photo: smaller },
    { field: 'photos.1', photo: original },
    { field: 'photos.2', photo: other },
  ];
  expect(refused(first, second, third)).toEqual({ 'photos.0': 'duplicate' });
  expect(refused({ ...first, keep: true }, second, third)).toEqual({ 'photos.1': 'duplicate' });
  expect(refused({ ...first, keep: true }, { ...second, keep: true }, third)).toEqual({});
});

test('what was before may look like what’s after', () => {
  const pair = [
    { field: 'photos.0', photo: photo('a', { likeness: '0123456789abcdef' }) },
    { field: 'photos.1', photo: photo('b', { likeness: '0123456789abcdef' }) },
  ];
  expect([...refusedPhotos(pair).keys()]).toEqual(['photos.1']);
  expect([...refusedPhotos(pair, [['photos.0', 'photos.1']]).keys()]).toEqual([]);
  expect([...refusedPhotos(pair, [['photos.1', 'photos.0']]).keys()]).toEqual([]);
});

test('photos from before we looked at them are only refused if they’re the same file', () => {
  expect(refused({ field: 'photos.0', photo: photo('a') }, { field: 'photos.1', photo: photo('b') })).toEqual({});
  expect(refused({ field: 'photos.0', photo: photo('a') }, { field: 'photos.1', photo: photo('a') })).toEqual({ 'photos.1': 'duplicate' });
});
