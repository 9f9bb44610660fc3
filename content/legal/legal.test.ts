import { expect, test } from 'vitest';
import { settingsSchema } from '../../domain/settings/schema.ts';
import { filled } from '../filled.ts';
import { offerWords } from '../offer.ts';
import { privacy } from './privacy.ts';
import { terms as unfilled } from './terms.ts';

const terms = filled(unfilled, offerWords(settingsSchema.parse({})));
const texts = [terms, privacy];

test.each(texts)('$title carries the date it was written', ({ version }) => {
  expect(new Date(version).toISOString().slice(0, 10)).toBe(version);
});

test.each(texts)('$title names nothing twice and leaves nothing empty', ({ sections }) => {
  const headings: string[] = sections.map(({ heading }) => heading);
  const paragraphs: string[] = sections.flatMap((section) => [...section.paragraphs]);
  expect(new Set(headings).size).toBe(headings.length);
  expect(new Set(paragraphs).size).toBe(paragraphs.length);
  expect(paragraphs.filter((paragraph) => paragraph.length < 40)).toEqual([]);
});

test('the terms state the numbers that the settings hold', () => {
  const { setupCents, monthlyCents, draftHours, editDueHours, editLateHours, orderDays } = settingsSchema.parse({});
  const text = terms.sections.flatMap((section) => [...section.paragraphs]).join('\n');
  expect(text).toContain(`The setup price is $${setupCents / 100}, paid once, and the monthly price is $${monthlyCents / 100}`);
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
