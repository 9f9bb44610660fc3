import { expect, test } from 'vitest';
import type { ThinPage } from '../../../sites/pages/thin-pages.ts';
import { type AskedPage, keptQuestions } from './kept-questions.ts';

const page = (asks: string[], more: Partial<ThinPage> = {}): ThinPage => ({
  page: 'services',
  questions: asks.map((ask) => ({ ask })),
  fills: true,
  instead: [],
  ...more,
});
const shown: AskedPage[] = [{ ...page(['What?', 'For whom?']), isFilled: false }];
const answeredAre =
  (...asks: string[]) =>
  ({ ask }: { ask: string }) =>
    asks.includes(ask);
const asksOf = (pages: AskedPage[]) => pages.map(({ questions }) => questions.map(({ ask }) => ask));

test('a question stays when it’s answered, and further ones come when all are', () => {
  const thin = [page(['For whom?', 'How long?'])];
  const first = keptQuestions(shown, { thin, picked: ['services'], isAnswered: answeredAre('What?') });
  expect(asksOf(first)).toEqual([['What?', 'For whom?']]);
  const later = keptQuestions(shown, { thin, picked: ['services'], isAnswered: answeredAre('What?', 'For whom?') });
  expect(asksOf(later)).toEqual([['What?', 'For whom?', 'How long?']]);
});

test('a page stays when it’s filled, and goes when it’s swapped', () => {
  const filled = keptQuestions(shown, { thin: [], picked: ['services'], isAnswered: () => true });
  expect(filled.map(({ isFilled }) => isFilled)).toEqual([true]);
  expect(asksOf(filled)).toEqual([['What?', 'For whom?']]);
  expect(keptQuestions(shown, { thin: [], picked: ['contact'], isAnswered: () => true })).toEqual([]);
});

test('a page that’s thin again is asked again', () => {
  const filled = keptQuestions(shown, { thin: [], picked: ['services'], isAnswered: () => true });
  const again = keptQuestions(filled, { thin: [page(['What?'])], picked: ['services'], isAnswered: () => false });
  expect(again.map(({ isFilled }) => isFilled)).toEqual([false]);
});
