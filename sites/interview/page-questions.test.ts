import { expect, test } from 'vitest';
import { givesTraits } from '../kinds/format.ts';
import { fold } from '../language/fold.ts';
import { lexicon } from '../lexicon/lexicon.ts';
import { describingQuestion, storyQuestionOf, storyQuestions } from './page-questions.ts';

test.each([undefined, ...givesTraits])('a business that gives %s is asked in whole questions', (gives) => {
  for (const page of ['services', 'shop'] as const)
    expect(describingQuestion(page, gives, 'A $& of $1')).toMatch(/^[A-Z].* “A \$& of \$1”.*\?$/);
  const questions = storyQuestions(gives);
  expect(questions).toHaveLength(3);
  for (const { ask, customer, spanish } of questions) {
    expect([ask, customer].join(' ')).toMatch(/^[A-Z].*\? [A-Z].*\?$/);
    expect(spanish).toMatch(/^¿.*\?$/);
    expect(storyQuestionOf(ask)?.customer).toBe(customer);
  }
});

test('no interview asks the same, which would make its answer a chip’s', () => {
  const asked = new Set([...lexicon.names.values()].flatMap(({ interview }) => interview.map(({ ask }) => fold(ask))));
  const own = givesTraits.flatMap((gives) => storyQuestions(gives).map(({ ask }) => ask));
  expect(own.filter((ask) => asked.has(fold(ask)))).toEqual([]);
});
