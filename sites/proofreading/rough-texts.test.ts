import { beforeAll, expect, test } from 'vitest';
import { tidyText } from './proofread.ts';
import roughTexts from './rough-texts.yaml';
import { numbersOf } from './tidy.ts';

interface RoughText {
  text: string;
  /** Pieces of the wanted text, one for each mistake that was planted. */
  fixed: string[];
  /** Facts, names, numbers and prices that no editor may change. */
  kept: string[];
}

const texts = roughTexts as RoughText[];
// No names are given, so brands and people are left alone for what they are and not because they were announced.
const context = { language: 'en' as const, names: [] };
let tidied: { text: string; what: string[] }[];

beforeAll(async () => {
  tidied = [];
  for (const { text } of texts) tidied.push(await tidyText(text, context));
}, 120_000);

const results = () => texts.map((rough, index) => ({ ...rough, tidy: tidied[index]?.text ?? '' }));

test('there are 300 texts, and every planted mistake is one', () => {
  expect(texts).toHaveLength(300);
  expect(new Set(texts.map(({ text }) => text)).size).toBe(300);
  expect(texts.flatMap(({ text, fixed }) => fixed.filter((piece) => text.includes(piece)))).toEqual([]);
  expect(texts.flatMap(({ text, kept }) => kept.filter((piece) => !text.includes(piece)))).toEqual([]);
});

test('at least nine planted mistakes in ten are fixed', () => {
  const planted = results().flatMap(({ fixed, tidy }) => fixed.map((piece) => tidy.includes(piece)));
  const share = planted.filter(Boolean).length / planted.length;
  expect(planted.length).toBeGreaterThan(1600);
  expect(share).toBeGreaterThanOrEqual(0.9);
});

test('no fact, name, number or price is changed', () => {
  expect(results().flatMap(({ kept, tidy }) => kept.filter((piece) => !tidy.includes(piece)))).toEqual([]);
});

test('no text gets a number that it didn’t have, and none loses one', () => {
  expect(results().filter(({ text, tidy }) => numbersOf(text) !== numbersOf(tidy))).toEqual([]);
});

test('a tidied text stays as it is', async () => {
  const again = [];
  for (const { text } of tidied) again.push((await tidyText(text, context)).text);
  expect(again).toEqual(tidied.map(({ text }) => text));
}, 120_000);

test('every changed text says what was changed', () => {
  expect(tidied.filter(({ text, what }, index) => (text !== texts[index]?.text) !== what.length > 0)).toEqual([]);
});
