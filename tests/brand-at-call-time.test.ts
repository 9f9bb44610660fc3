import { expect, test } from 'vitest';
import { readsOfBrand, sourcesOf } from './helpers/brand-reads.ts';
import { readSources, type SourceFile } from './helpers/source-code.ts';

const sources = readSources();
const isProduct = ({ path }: SourceFile) =>
  /^(?:content|demo|domain|emails|jobs|web|time|outside)\//.test(path) && !/\.test\.tsx?$/.test(path);

test('no constant of a module is made from the brand, which settings change while processes run', () => {
  const { early, readers } = readsOfBrand([...sources.values()].filter(isProduct));
  // The check sees through functions: these read the brand only by way of others.
  expect(readers).toEqual(
    expect.arrayContaining(['content/business-clock.ts today', 'content/offer.ts offerWords', 'emails/letter.tsx Letter']),
  );
  expect(early).toEqual([]);
});

test.each([
  ['a string', "export const title = brand.name + ' blog';"],
  ['an object', 'export const manifest = { short: { name: brand.name } };'],
  ['a part of it', 'const { name } = brand;\nexport const other = name;'],
  ['a call', "import { today } from './clock.ts';\nexport const start = today();"],
  ['a list', "import { today } from './clock.ts';\nexport const all = [1, 2].map(today);"],
  ['a default', 'export const size = (() => brand.name)();'],
])('%s made from it when the module is loaded is found', (_, text) => {
  expect(readsOfBrand(written({ text })).early).toEqual([expect.stringContaining('content/made.ts:')]);
});

test.each([
  ['a function', 'export function title() { return brand.name; }'],
  ['a function of a record', 'export const words = { title: () => brand.name };'],
  ['a component that is passed on', "import { today } from './clock.ts';\nexport const parts = { today };"],
  ['a default argument', 'export const title = (name = brand.name) => name;'],
])('%s that reads it later may stay', (_, text) => {
  expect(readsOfBrand(written({ text })).early).toEqual([]);
});

function written({ text }: { text: string }): Parameters<typeof readsOfBrand>[0] {
  const brand = "import { brand } from './brand.ts';\n";
  return sourcesOf({
    'content/clock.ts': `${brand}export const zone = () => brand.timeZone;\nexport function today() { return zone(); }`,
    'content/made.ts': brand + text,
  });
}
