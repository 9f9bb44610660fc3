import { beforeAll, expect, test } from 'vitest';
import texts from './before-and-after.yaml';
import { tidyText } from './proofread.ts';
import { plainMarks } from './rules/typography.ts';
import { numbersOf } from './tidy.ts';

interface Sample {
  trade: string;
  /** English if it's missing. */
  language?: 'en' | 'es';
  /** Sentences if it's missing. */
  kind?: 'sentences' | 'label';
  text: string;
  /** What a careful proofreader would leave. Missing where nothing may change. */
  wanted?: string;
}

const samples = texts as Sample[];
let tidied: { text: string; what: string[] }[];
const tidy = ({ language = 'en', kind = 'sentences' }: Sample, text: string) => tidyText(text, { language, names: [] }, { kind });

beforeAll(async () => {
  tidied = [];
  for (const sample of samples) tidied.push(await tidy(sample, sample.text));
}, 120_000);

const results = () =>
  samples.map((sample, index) => ({ ...sample, wanted: sample.wanted ?? sample.text, tidy: tidied[index]?.text ?? '' }));

/** Spaces, kinds of quotes and of dashes don't count. */
function plain(text: string): string {
  return plainMarks(text)
    .replace(/\s?[–—-]\s?/g, '-')
    .replace(/\s+/g, ' ');
}

function wordsOf(text: string): Set<string> {
  return new Set(plain(text).match(/\$?[\p{L}\p{N}']+/gu));
}

test('there are 300 texts of many trades, a fifth of them Spanish', () => {
  expect(samples.length).toBeGreaterThanOrEqual(300);
  expect(new Set(samples.map(({ text }) => text)).size).toBe(samples.length);
  expect(samples.filter(({ language }) => language === 'es')).toHaveLength(60);
  expect(new Set(samples.map(({ trade }) => trade)).size).toBeGreaterThan(150);
});

test('no text gets a word that wasn’t typed and isn’t wanted, and none loses one that should stay', () => {
  const worse = results().flatMap(({ text, wanted, tidy }) => {
    const [typed, right, left] = [wordsOf(text), wordsOf(wanted), wordsOf(tidy)];
    const isKnown = (word: string) => typed.has(word) || right.has(word) || typed.has(word.charAt(0).toLowerCase() + word.slice(1));
    const added = [...left].filter((word) => !isKnown(word));
    const lost = [...typed].filter((word) => right.has(word) && !left.has(word));
    return added.length + lost.length > 0 ? [{ text, tidy, added, lost }] : [];
  });
  expect(worse).toEqual([]);
});

test('numbers are those that were typed, without those of copied remains', () => {
  expect(results().filter(({ text, wanted, tidy }) => ![text, wanted].map(numbersOf).includes(numbersOf(tidy)))).toEqual([]);
});

test('three texts in four are as a proofreader would leave them', () => {
  const right = results().filter(({ wanted, tidy }) => plain(tidy) === plain(wanted));
  expect(right.length / samples.length).toBeGreaterThanOrEqual(0.75);
});

test('a tidied text stays as it is, and a changed one says why', async () => {
  for (const [index, sample] of samples.entries()) {
    const { text, what } = tidied[index] ?? { text: '', what: [] };
    expect((await tidy(sample, text)).text).toBe(text);
    expect(what.length > 0).toBe(text !== sample.text);
  }
}, 120_000);
