import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { families } from '../families/families.ts';
import { trades } from '../trades/trades.ts';
import plainFile from './plain-types.yaml';
import { besideTypes, businessTypes } from './schema-types.ts';

/** Every schema.org type that schema-dts knows, with the types right below it and what it says of it. */
const known = schemaTypes(readFileSync(new URL('../../node_modules/schema-dts/dist/schema.d.ts', import.meta.url), 'utf8'));

/** Names of trades and families with their types: the folder, what such a business is called, its schema.org type. */
const typed = [
  ...trades.map(({ key, noun, schema }) => ({ folder: key, name: noun.business, schema })),
  ...families.flatMap(({ key, names = [] }) => names.map(({ noun, schema }) => ({ folder: key, name: noun.business, schema }))),
];

/** Reasons for which names stay plain local businesses. */
const plain = plainFile as Record<string, Record<string, string[]>>;

/** No more than these may be plain local businesses. Lower it when a name gets a type. */
const mostPlain = 260;

test('every type is one of schema.org, below a local business or an organization, and not deprecated', () => {
  const local = below('LocalBusiness');
  const organized = new Set([...local, ...below('Organization')]);
  const stray = typed.filter(({ schema }) => ![businessTypes(schema)].flat().some((type) => organized.has(type)));
  expect(stray).toEqual([]);
  expect(typed.filter(({ schema }) => !known.has(schema))).toEqual([]);
  expect(typed.filter(({ schema }) => known.get(schema)?.isDeprecated)).toEqual([]);
  expect(known.get('ProfessionalService')?.isDeprecated).toBe(true);
});

test('a second type stands beside those that are no local business, and beside no others', () => {
  const local = below('LocalBusiness');
  const used = new Set(typed.map(({ schema }) => schema));
  expect([...used].filter((type) => !local.has(type)).sort()).toEqual(Object.keys(besideTypes).sort());
  expect(businessTypes('VeterinaryCare')).toEqual(['VeterinaryCare', 'LocalBusiness']);
  expect(businessTypes('Plumber')).toBe('Plumber');
});

test('a name is a plain local business only for a reason that is on the list', () => {
  const listed = Object.values(plain).flatMap((folders) =>
    Object.entries(folders).flatMap(([folder, names]) => names.map((name) => `${folder}: ${name}`)),
  );
  const found = typed.filter(({ schema }) => schema === 'LocalBusiness').map(({ folder, name }) => `${folder}: ${name}`);
  expect(found.filter((name) => !listed.includes(name))).toEqual([]);
  expect(listed.filter((name) => !found.includes(name))).toEqual([]);
  // Several entries may have one noun and show different things.
  expect(new Set(found).size).toBeLessThanOrEqual(mostPlain);
});

test.each([
  ['barber', 'HairSalon'],
  ['church', 'Church'],
  ['daycare', 'ChildCare'],
  ['locksmith', 'Locksmith'],
  ['notary', 'Notary'],
  ['accountant-tax', 'AccountingService'],
  ['veterinarian', 'VeterinaryCare'],
])('a %s is a %s', (trade, type) => {
  expect(trades.find(({ key }) => key === trade)?.schema).toBe(type);
});

function below(type: string): Set<string> {
  const children = known.get(type)?.children ?? [];
  return new Set([type, ...children.flatMap((child) => [...below(child)])]);
}

/** Reads `/** What it is. *\/ export type Bakery = BakeryLeaf | …;`. */
function schemaTypes(declarations: string): Map<string, { children: string[]; isDeprecated: boolean }> {
  const types = new Map<string, { children: string[]; isDeprecated: boolean }>();
  for (const [, comment = '', name = '', union = ''] of declarations.matchAll(
    /(\/\*\*(?:(?!\*\/).)*\*\/\n)?export type (\w+) = ([^;]+);/gs,
  )) {
    const children = union.split('|').map((part) => part.trim());
    types.set(name, {
      children: children.filter((child) => /^\w+$/.test(child) && child !== 'string' && child !== `${name}Leaf`),
      isDeprecated: /deprecated/.test(comment),
    });
  }
  return types;
}
