import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingsSchema } from '../../domain/settings/schema.ts';
import { privacy } from './privacy.ts';
import { earlierTerms, terms } from './terms.ts';
import { termsVersion } from './terms-version.ts';

const texts = [terms, privacy, ...earlierTerms];

test('a buyer ticks the newest terms', () => {
  expect(terms.version).toBe(termsVersion);
});

test('versions stand by their days, each with what it changed, and the newest stands first', () => {
  const versions = [terms, ...earlierTerms];
  const days = versions.map(({ version }) => version);
  expect(days).toEqual([...new Set(days)].sort().reverse());
  expect(versions.filter(({ changes }) => !changes.endsWith('.'))).toEqual([]);
});

/** SHA-256 of the file of each earlier version. A version that buyers accepted is never mended: a new one is made. */
const kept: Record<string, string> = {
  '2026-11-22': '03a8fb2e2c1f537fade1f933323b249261dda2593ac8cc7cb88929faabafc620',
  '2026-11-21': '8dbf24d4050e047abfb4e7aa5a67d57b50068012cc0c9316af91ba6af63018e0',
};

test('what buyers accepted is not rewritten', () => {
  const prints = Object.fromEntries(
    earlierTerms.map(({ version }) => [
      version,
      createHash('sha256')
        .update(readFileSync(`content/legal/terms/${version}.ts`))
        .digest('hex'),
    ]),
  );
  expect(prints).toEqual(kept);
});

test.each(texts)('$title of $version carries the date it was written', ({ version }) => {
  expect(new Date(version).toISOString().slice(0, 10)).toBe(version);
});

test.each(texts)('$title of $version names nothing twice and leaves nothing empty', ({ sections }) => {
  const headings: string[] = sections.map(({ heading }) => heading);
  const paragraphs: string[] = sections.flatMap((section) => [...section.paragraphs]);
  expect(new Set(headings).size).toBe(headings.length);
  expect(new Set(paragraphs).size).toBe(paragraphs.length);
  expect(paragraphs.filter((paragraph) => paragraph.length < 40)).toEqual([]);
});

test('no terms hang on a setting: what was accepted is what is read', () => {
  const paragraphs = [terms, ...earlierTerms].flatMap(({ sections }) => sections.flatMap((section) => [...section.paragraphs]));
  expect(paragraphs.filter((paragraph) => /[{}]/.test(paragraph))).toEqual([]);
});

test('the newest terms promise what the settings hold at first', () => {
  const { draftHours, editDueHours, editLateHours, orderDays } = settingsSchema.parse({});
  const text = terms.sections.flatMap((section) => [...section.paragraphs]).join('\n');
  expect(text).toContain(`due ${draftHours} hours later`);
  expect(text).toContain(`due after ${editDueHours} hours and late after ${editLateHours}`);
  expect(text).toContain(`not paid within ${orderDays} days`);
});

test('no paragraph is written as a link: the page shows plain text', () => {
  const marked = texts
    .flatMap(({ sections }) => sections.flatMap((section) => [...section.paragraphs]))
    .filter((text) => /\]\(|<\w/.test(text));
  expect(marked).toEqual([]);
});
