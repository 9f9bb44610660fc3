import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { prettifyError, type ZodType } from 'zod';
import { headingFaults, interviewFaults, nameFaults, textFaults, twice } from '../../tests/helpers/interview-rules.ts';
import { spanishFaults } from '../../tests/helpers/spanish-rules.ts';
import { fileSchemas } from '../kinds/format.ts';
import { fold } from '../language/fold.ts';
import { trades } from '../trades/trades.ts';
import { families, familyFiles } from './families.ts';

const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test('every folder is a family, and holds the two files of one', () => {
  expect(families.map(({ key }) => key).sort()).toEqual(folders.sort());
  for (const key of folders) expect(readdirSync(new URL(`${key}/`, import.meta.url)).sort(), key).toEqual(['family.yaml', 'spanish.yaml']);
});

describe.each(families)('$key', (family) => {
  test('holds what the schemas say', () => {
    const schemas: Record<string, ZodType> = fileSchemas;
    const faults = ['family.yaml', 'spanish.yaml'].flatMap((file) => {
      const { error } = schemas[file]?.safeParse(familyFiles[`./${family.key}/${file}`]) ?? {};
      return error ? [`${file}: ${prettifyError(error)}`] : [];
    });
    expect(faults).toEqual([]);
  });

  test('asks at least five questions whose answers say something', () => {
    expect(interviewFaults(family.interview)).toEqual([]);
    expect(family.interview.length).toBeGreaterThanOrEqual(5);
  });

  test('is all in Spanish too', () => {
    expect(family.spanishWords && spanishFaults(family.spanishWords, { ...family, services: [] })).toEqual([]);
  });

  test('has headings, photos, names and nouns of good form', () => {
    const entries = family.names ?? [];
    expect([
      ...headingFaults(family.headings),
      ...family.photos.flatMap((photo) => textFaults('photo', photo, { max: 70 })),
      ...twice(family.photos).map((photo) => `the photo "${photo}" is listed twice`),
      ...entries.flatMap(({ names, spanish = [] }) => nameFaults([...names, ...spanish])),
      ...entries.flatMap(({ noun }) => Object.values(noun).flatMap((form) => textFaults('noun', form, { max: 45 }))),
      ...entries.filter(({ schema }) => !/^[A-Z][A-Za-z]+$/.test(schema)).map(({ schema }) => `"${schema}" is no schema.org type`),
      ...twice(family.subjects).map((subject) => `the subject "${subject}" is listed twice`),
    ]).toEqual([]);
  });

  test('suggests services by names in sentence case, in Spanish too', () => {
    const { usualServices, spanishWords } = family;
    expect(Object.keys(spanishWords?.usualServices ?? {})).toEqual(usualServices);
    const names = [...usualServices, ...Object.values(spanishWords?.usualServices ?? {})];
    expect([
      ...names.flatMap((name) => textFaults('service', name, { max: 42 })),
      ...names.filter((name) => !/^\p{Lu}/u.test(name) || / \p{Lu}/u.test(name)),
      ...twice(usualServices.map(fold)),
    ]).toEqual([]);
  });

  test('sends names to trades that exist', () => {
    const sent = (family.names ?? []).flatMap(({ trade }) => trade ?? []);
    expect(trades.map(({ key }) => key)).toEqual(expect.arrayContaining(sent));
  });
});

test('no name is listed twice in the families', () => {
  const names = families.flatMap((family) => (family.names ?? []).flatMap((entry) => [...entry.names, ...(entry.spanish ?? [])].map(fold)));
  expect(twice(names)).toEqual([]);
});
