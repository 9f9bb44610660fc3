import { expect, test } from 'vitest';
import { must } from '../../tests/harness/must.ts';
import plumber from '../briefs/plumber-raleigh.json' with { type: 'json' };
import { makeSite } from '../make-site.ts';
import { hashOf } from './files.ts';
import { namesOrigin, placeholderOrigin, withOrigin } from './origin.ts';

async function rendered(origin: string) {
  return must(await makeSite(plumber, { origin, readFile: async () => undefined })).files;
}

test('filling the address into a site gives the same bytes as rendering it with that address', async () => {
  const [neutral, real] = [await rendered(placeholderOrigin), await rendered('https://www.hollis.example')];
  const filled = new Map(
    [...neutral].map(([path, file]) => [
      path,
      namesOrigin(file) ? { ...file, body: withOrigin(file.body, placeholderOrigin, 'https://www.hollis.example') } : file,
    ]),
  );
  expect(hashOf(filled)).toBe(hashOf(real));
  expect(hashOf(neutral)).not.toBe(hashOf(real));
});

test('every file that names the address gets it filled in', async () => {
  const files = await rendered(placeholderOrigin);
  const naming = [...files].filter(([, { body }]) => body.includes(placeholderOrigin));
  expect(naming.map(([path]) => path)).toEqual(expect.arrayContaining(['/', '/sitemap.xml', '/robots.txt']));
  expect(naming.filter(([, file]) => !namesOrigin(file))).toEqual([]);
});

test('characters beyond ASCII are unchanged', () => {
  const body = Buffer.from(`Größe “ü” 漢字 ${placeholderOrigin}/`);
  expect(withOrigin(body, placeholderOrigin, 'https://a.example').toString()).toBe('Größe “ü” 漢字 https://a.example/');
});
