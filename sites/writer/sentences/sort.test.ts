import { expect, test } from 'vitest';
import { openingRank, type SentenceKind, sentenceKinds, sortSentence } from './sort.ts';

type Sample = [kind: SentenceKind, text: string, also?: SentenceKind];
const files = import.meta.glob<Record<string, Sample[]>>('./samples/*.yaml', { eager: true, import: 'default' });
const samplesOf = (name: string) => Object.values(files[name] ?? {}).flat();

const tunedFile = './samples/tuned.yaml';
const keptFiles = Object.keys(files).filter((name) => name !== tunedFile);
/** Nobody comes for these, so none may become a headline. */
const neverFirst: SentenceKind[] = ['payment', 'price', 'logistics', 'refusal', 'instruction', 'remains'];
const firsts: SentenceKind[] = ['promise', 'specialty', 'story', 'proof'];

const isRight = ([kind, text, also]: Sample) => [kind, also].includes(sortSentence(text));

/** The share of samples that are sorted right, in percent. */
function right(samples: Sample[]): number {
  return (samples.filter(isRight).length / samples.length) * 100;
}

/** Sentences that would be allowed as a headline and mustn't be. */
function wronglyFirst(samples: Sample[]): string[] {
  return samples
    .filter(([kind, text, also]) => neverFirst.includes(kind) && !(also && firsts.includes(also)) && openingRank(text) !== undefined)
    .map(([kind, text]) => `${kind}: ${text}`);
}

test('the samples are of many trades and of every kind, and none is there twice', () => {
  const samples = samplesOf(tunedFile);
  expect(Object.keys(files[tunedFile] ?? {}).length).toBeGreaterThanOrEqual(75);
  expect(samples.length).toBeGreaterThanOrEqual(750);
  expect(new Set(samples.map(([kind]) => kind))).toEqual(new Set(sentenceKinds));
  const texts = samples.map(([, text]) => text);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test('the samples that the weights were learned from are sorted right', () => {
  const samples = samplesOf(tunedFile);
  expect(right(samples)).toBeGreaterThanOrEqual(95);
  expect(wronglyFirst(samples)).toEqual([]);
});

/** Their author doesn't read what the other half of the samples says, so a failure tells numbers only. */
test.each(keptFiles)('%s, which nothing was learned from, is sorted right', (name) => {
  const samples = samplesOf(name);
  expect(right(samples)).toBeGreaterThanOrEqual(92);
});

test.each(keptFiles)('%s puts no terms first', (name) => {
  expect(wronglyFirst(samplesOf(name)).length).toBe(0);
});

test.each(['', ' ', '!!!', 'constructor __proto__ toString', '🐶🐶', '$ $ $', 'a'.repeat(5000), 'we '.repeat(2000)])(
  'any text has a kind, as %o',
  (text) => {
    expect(sentenceKinds).toContain(sortSentence(text));
  },
);

test('a sentence takes well under a millisecond', () => {
  const samples = samplesOf(tunedFile);
  const begun = performance.now();
  for (const [, text] of samples) sortSentence(text);
  expect((performance.now() - begun) / samples.length).toBeLessThan(1);
});
