import { expect, test } from 'vitest';
import { fileSize, siftFiles } from './sift-files.ts';

const file = (name: string, type: string, bytes: number) => new File([new Uint8Array(bytes)], name, { type });
const photo = file('van.JPG', 'image/jpeg', 500);
const big = file('roof.png', 'image/png', 3000);
const list = file('prices.pdf', 'application/pdf', 100);

test('files are taken by kind and size, and the reason names the others', () => {
  const { fitting, reason } = siftFiles([photo, big, list], 'image/*', 2000, true);
  expect(fitting).toEqual([photo]);
  expect(reason).toBe('We can’t use prices.pdf. Choose a photo instead. Too large (the limit is 2 KB): roof.png.');
});

test('an ending counts whatever its case, and a full type counts', () => {
  expect(siftFiles([photo, list], '.jpg, application/pdf', undefined, true).fitting).toEqual([photo, list]);
  expect(siftFiles([photo], undefined, undefined, true)).toEqual({ fitting: [photo], reason: '' });
});

test.each([
  ['image/jpeg,image/png,image/webp', 'Choose JPEG, PNG or WebP instead.'],
  ['.jpg,.jpeg,.heic,.heif,image/jpeg,image/heic', 'Choose JPEG or HEIC instead.'],
  ['.pdf,.jpg,.jpeg,application/pdf,image/jpeg', 'Choose PDF or JPEG instead.'],
])('the reason names what %s allows', (accept, choice) => {
  expect(siftFiles([file('reel.mov', 'video/quicktime', 1)], accept, undefined, true).reason).toBe(`We can’t use reel.mov. ${choice}`);
});

test('where one is wanted, the first is taken', () => {
  expect(siftFiles([photo, big], 'image/*', undefined, false).fitting).toEqual([photo]);
});

test.each([
  [640, '640 B'],
  [640_000, '640 KB'],
  [2_400_000, '2.4 MB'],
  [10_000_000, '10 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
