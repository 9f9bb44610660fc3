import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { becomeBrand, brand, ownBrand } from '../../content/brand.ts';
import { StoreAway } from '../../outside/storage/file-store.ts';
import { getFile, openStorage, storeAt } from '../../outside/storage/storage.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { closePictures } from '../pictures/pictures.ts';
import { loadBrand } from './brand.ts';
import { changeMark, markPng, removeMark } from './mark.ts';

const database = useDatabase();
afterAll(() => {
  closePictures();
  becomeBrand(ownBrand);
});

const svg = (inside: string, size = 'width="24" height="24"') =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 24 24">${inside}</svg>`);

test.each([
  ['an SVG', () => svg('<rect width="24" height="24" fill="#0f766e"/>')],
  ['an SVG without a size', () => svg('<circle cx="12" cy="12" r="10" fill="#0f766e"/>', '')],
  [
    'a wide PNG',
    async () =>
      sharp({ create: { width: 900, height: 300, channels: 4, background: '#0f766e' } })
        .png()
        .toBuffer(),
  ],
])('%s is drawn anew as a square PNG', async (_, make) => {
  expect(await changeMark(await make(), 'admin:1')).toEqual({ ok: true, isNew: true });
  expect(await changeMark(await make(), 'admin:1')).toEqual({ ok: true, isNew: false });
  await loadBrand();
  expect(brand.mark).toMatchObject({ onLight: true, onDark: true });
  expect(await sharp(await markPng()).metadata()).toMatchObject({ format: 'png', width: 512, height: 512, hasAlpha: true });
});

test('a mark that vanishes on a ground is noted, so it gets a tile there', async () => {
  await changeMark(svg('<circle cx="12" cy="12" r="10" fill="#06122b"/>'), 'admin:1');
  await loadBrand();
  expect(brand.mark).toMatchObject({ onLight: true, onDark: false });
  await changeMark(svg('<circle cx="12" cy="12" r="10" fill="#fff"/>'), 'admin:1');
  await loadBrand();
  expect(brand.mark).toMatchObject({ onLight: false, onDark: true });
});

test('a file that is no picture is refused with what to send', async () => {
  expect(await changeMark(Buffer.from('<!doctype html><p>hello'), 'admin:1')).toMatchObject({
    ok: false,
    code: 'picture-unusable',
    message: 'We can’t read this file. Please send an SVG or PNG.',
  });
});

test('an SVG with text is refused, because it would be drawn in another font', async () => {
  expect(await changeMark(svg('<circle r="10"/><text x="2" y="20">Harbor</text>'), 'admin:1')).toMatchObject({
    ok: false,
    code: 'picture-unusable',
    message: 'This SVG contains text, and we don’t have its font. Please convert the text to shapes, or send a PNG.',
  });
});

test('while the store is away, there’s no answer instead of the half sun, and the mark is there again afterwards', async () => {
  await changeMark(svg('<circle cx="12" cy="12" r="10" fill="#7c3aed"/>'), 'admin:1');
  await loadBrand();
  const store = storeAt({ dataDir: database.filesFolder() });
  openStorage({ ...store, read: () => Promise.reject(new StoreAway('it rests')) });
  await expect(markPng()).rejects.toThrow('it rests');
  openStorage(store);
  expect((await markPng())?.length).toBeGreaterThan(100);
});

test('going back to the half sun keeps the file, which invoices name', async () => {
  const { file } = brand.mark ?? { file: '' };
  await removeMark('admin:1');
  await loadBrand();
  expect([brand.mark, await markPng()]).toEqual([null, undefined]);
  expect((await getFile(file)).length).toBeGreaterThan(100);
});

test.each([
  ['a script', svg('<script>alert(1)</script><rect width="24" height="24"/>'), 'scripts'],
  ['another file', svg('<image href="file:///etc/passwd" width="24" height="24"/>'), 'pictures'],
  ['a style from elsewhere', svg('<style>@import "https://evil.test/x.css";</style><rect width="24" height="24"/>'), 'links'],
  ['a fill from elsewhere', svg('<rect width="24" height="24" fill="url(https://evil.test/#x)"/>'), 'links'],
  ['another file under a prefix', svg('<svg:image href="data:image/png;base64,AA" width="24" height="24"/>'), 'pictures'],
  ['text under a prefix', svg('<svg:text>Harbor</svg:text>'), 'text'],
  ['an address with a reference', svg('<rect width="24" height="24" fill="u&#114;l(https://evil.test/#x)"/>'), 'links'],
  ['an address with a hexadecimal reference', svg('<rect width="24" height="24" fill="&#x75;rl(https://evil.test/#x)"/>'), 'links'],
  ['an escaped style from elsewhere', svg('<style>@\\69mport "https://evil.test/x.css";</style><rect width="24" height="24"/>'), 'links'],
  [
    'another encoding',
    new TextEncoder().encode('<?xml version="1.0" encoding="UTF-7"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    'UTF-8',
  ],
  ['many comments and no drawing', new TextEncoder().encode('<!---->'.repeat(140)), ''],
  ['an entity', new TextEncoder().encode('<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>'), ''],
  ['nothing to see', svg(''), 'empty'],
  ['broken XML', svg('<rect'), 'can’t draw'],
  ['text', new TextEncoder().encode('hello'), 'can’t read'],
])('a file with %s is refused in a sentence', async (_, bytes, words) => {
  expect(await changeMark(bytes, 'admin:1')).toMatchObject({
    ok: false,
    code: 'picture-unusable',
    message: expect.stringContaining(words),
  });
  await loadBrand();
  expect(brand.mark).toBeNull();
});

test('a gradient of its own is fine', async () => {
  const own =
    '<defs><linearGradient id="a"><stop stop-color="#0f766e"/></linearGradient></defs><rect width="24" height="24" fill="url(#a)"/>';
  expect(await changeMark(svg(own), 'admin:1')).toMatchObject({ ok: true });
});
