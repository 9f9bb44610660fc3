import { expect, test } from 'vitest';
import { sentences } from '../../language/sentences.ts';
import { ownHeadline } from '../words/headline.ts';
import { classifySentence, type SentenceKind, sentenceKinds } from './classify.ts';

type Sample = [kind: SentenceKind, text: string, also?: SentenceKind];
const files = import.meta.glob<Record<string, Sample[]>>('./samples/**/*.yaml', { eager: true, import: 'default' });
const samplesOf = (name: string) => Object.values(files[name] ?? {}).flat();
const trainingFiles = Object.keys(import.meta.glob('./samples/training/*.yaml'));
const trainingSamples = () => trainingFiles.flatMap(samplesOf);
const keptFiles = Object.keys(files).filter((name) => !trainingFiles.includes(name));
/** Nobody comes for these, so none may become a headline. */
const neverFirst: SentenceKind[] = ['payment', 'price', 'logistics', 'refusal', 'instruction', 'remains'];
const firsts: SentenceKind[] = ['promise', 'specialty', 'story', 'proof'];

const isRight = ([kind, text, also]: Sample) => [kind, also].includes(classifySentence(text));

/** The share of samples that are classified right, in percent. */
function right(samples: Sample[]): number {
  return (samples.filter(isRight).length / samples.length) * 100;
}

/** Sentences that would become a headline and mustn't. */
function wronglyFirst(samples: Sample[]): string[] {
  return samples
    .filter(
      ([kind, text, also]) =>
        neverFirst.includes(kind) && !(also && firsts.includes(also)) && ownHeadline({ sentences: sentences(text), nouns: [] }),
    )
    .map(([kind, text]) => `${kind}: ${text}`);
}

test('the samples are of many trades and of every kind, and none is there twice', () => {
  const samples = trainingSamples();
  expect(trainingFiles.flatMap((name) => Object.keys(files[name] ?? {})).length).toBeGreaterThanOrEqual(75);
  expect(samples.length).toBeGreaterThanOrEqual(70_000);
  expect(new Set(samples.map(([kind]) => kind))).toEqual(new Set(sentenceKinds));
  const texts = samples.map(([, text]) => text);
  expect(new Set(texts).size).toBe(texts.length);
});

test('the samples that the weights were learned from are classified right', () => {
  const samples = trainingSamples().filter((_, index) => index % 5 === 0);
  expect(right(samples)).toBeGreaterThanOrEqual(95);
  // Most have a second sentence that could stand alone.
  expect(wronglyFirst(samples).length).toBeLessThanOrEqual(samples.length / 2000);
});

/** Least accuracy on samples that nothing was learned from, in percent. A failure shows only numbers, so no one tunes to single sentences. */
const keptShare = 92;

test.each(keptFiles)('most of %s is classified right', (name) => {
  expect(right(samplesOf(name))).toBeGreaterThanOrEqual(keptShare);
});

test.each(keptFiles)('no terms of %s become a headline', (name) => {
  expect(wronglyFirst(samplesOf(name)).length).toBe(0);
});

test.each(['', ' ', '!!!', 'constructor __proto__ toString', '🐶🐶', '$ $ $', 'a'.repeat(5000), 'we '.repeat(2000)])(
  'any text has a kind, as %o',
  (text) => {
    expect(sentenceKinds).toContain(classifySentence(text));
  },
);

test('a sentence takes well under a millisecond', () => {
  const samples = samplesOf(keptFiles[0] ?? '');
  const begun = performance.now();
  for (const [, text] of samples) classifySentence(text);
  expect((performance.now() - begun) / samples.length).toBeLessThan(1);
});
