import { expect, test } from 'vitest';
import { z } from 'zod';
import { driftDays } from '../../domain/own-domains/states.ts';
import { defaultSettings } from '../../domain/settings/schema.ts';
import { privacy } from './privacy.ts';
import { ownTerms, type TermsFile, termsFrom } from './terms.ts';

const files = import.meta.glob<TermsFile>('./terms/*.md', { eager: true, import: 'default' });
const termsFile: z.ZodType<TermsFile> = z.strictObject({
  title: z.string().min(1),
  changes: z.string().endsWith('.').optional(),
  body: z.string().min(1),
});
const [terms, ...earlierTerms] = ownTerms();
const texts = [terms, privacy, ...earlierTerms];

test.each(Object.entries(files))('%s has every field of the terms and no other', (_, file) => {
  expect(termsFile.safeParse(file).error).toBeUndefined();
});

test('the newest terms come first, and every version but the first says what it changed', () => {
  const versions = [terms, ...earlierTerms];
  expect(versions.map(({ version }) => version)).toEqual(
    versions
      .map(({ version }) => version)
      .sort()
      .reverse(),
  );
  expect(versions.map(({ changes }) => Boolean(changes))).toEqual(versions.map((_, index) => index < versions.length - 1));
});

test('one more file is a new version, and the one before stays readable', () => {
  const next = { title: terms.title, changes: 'Prices are in pounds.', body: '## Prices\n\nIn pounds.\n\nFrom {brandName}.' };
  const [newest, before] = termsFrom({ ...files, './terms/2027-01-01.md': next });
  expect(newest).toEqual({
    title: terms.title,
    version: '2027-01-01',
    changes: 'Prices are in pounds.',
    sections: [{ heading: 'Prices', paragraphs: ['In pounds.', 'From Sunup.'] }],
  });
  expect(before).toEqual(terms);
});

test('terms that name a setting are refused, because what was accepted never changes', () => {
  expect(() => termsFrom({ './2027-01-01.md': { title: 'Terms', body: '## Prices\n\n{setup} once.' } })).toThrow('{setup}');
});

test.each(texts)('$title of $version carries the date it was written', ({ version }) => {
  expect(new Date(version).toISOString().slice(0, 10)).toBe(version);
});

test.each(texts)('$title of $version names nothing twice and leaves nothing empty', ({ sections }) => {
  const headings = sections.map(({ heading }) => heading);
  const paragraphs = sections.flatMap((section) => section.paragraphs);
  expect(new Set(headings).size).toBe(headings.length);
  expect(new Set(paragraphs).size).toBe(paragraphs.length);
  expect(paragraphs.filter((paragraph) => paragraph.length < 40)).toEqual([]);
});

test('the newest terms promise what the settings hold at first, and name the days that the code has', () => {
  const { draftHours, editDueHours, editLateHours, orderDays } = defaultSettings();
  const text = terms.sections.flatMap((section) => section.paragraphs).join('\n');
  expect(text).toContain(`due ${draftHours} hours later`);
  expect(text).toContain(`due after ${editDueHours} hours and late after ${editLateHours}`);
  expect(text).toContain(`isn’t paid within ${orderDays} days`);
  expect(text).toContain(`lead elsewhere for more than ${driftDays} days`);
});

test('no paragraph is written as a link: the page shows plain text', () => {
  const marked = texts
    .flatMap(({ sections }) => sections.flatMap((section) => section.paragraphs.flat()))
    .filter((text) => /\]\(|<\w/.test(text));
  expect(marked).toEqual([]);
});
