import { expect, test } from 'vitest';
import { must } from '../../tests/harness/must.ts';
import { readBrief } from '../brief/read-brief.ts';
import truck from '../briefs/long-tail/taqueria-truck.json' with { type: 'json' };
import { compose } from '../compose.ts';
import type { FaqProps } from '../sections/faq/schema.ts';
import { asksWaysToPay } from './ways-to-pay.ts';

const chips = (...says: string[]) => says.map((sentence, index) => ({ label: `${index}`, says: sentence }));

test('a question asks for ways to pay if all of its chips but one name some', () => {
  const ask = 'How can people pay?';
  expect(asksWaysToPay({ ask, chips: chips('{We} take cash and cards.', '{We} take cash only.') })).toBe(true);
  expect(asksWaysToPay({ ask, chips: chips('{We} take cards.', '{We} take checks.', 'You can pay on account.') })).toBe(true);
  expect(asksWaysToPay({ ask, chips: chips('{We} take cards.', 'You pay at closing.', '{We} take {our} fee out of the rent.') })).toBe(
    false,
  );
  expect(asksWaysToPay({ ask: 'How do clients pay and tip?', chips: chips('{We} take cards.', '{We} take cash only.') })).toBe(false);
});

const question = 'How can people pay?';
const paying = (answer: object) => {
  const { brief } = must(
    readBrief({ ...truck, pages: ['home', 'services', 'faq', 'booking', 'contact'], interview: [{ question, ...answer }] }),
  );
  const document = compose({ brief, seed: 1, photos: [] });
  const sections = document.pages.flatMap((page) => (page.kind === 'faq' ? page.sections : []));
  const groups = sections.flatMap(({ kind, props }) => (kind === 'faq' ? (props as FaqProps).groups : []));
  const said = groups.flatMap(({ items }) => items.flatMap((item) => (item.question.text === 'How can I pay?' ? item.answer.text : [])));
  return { said, reason: document.unused.find(({ field }) => field === 'interview.0.answers.0')?.reason };
};

test('the list of the ways to pay wins over a chip that names some of them', () => {
  expect(paying({ answers: ['Cash and payment apps'] })).toEqual({
    said: ['We take cash, Cash App and Venmo.'],
    reason: 'Your list of the ways to pay says the same more exactly.',
  });
});

test('an answer that says more than the list stays, and the question isn’t there twice', () => {
  expect(paying({ answers: ['Cash and payment apps', 'Tips go to the crew'] })).toEqual({
    said: ['We take cash and payment apps. Tips go to the crew.'],
    reason: undefined,
  });
});
