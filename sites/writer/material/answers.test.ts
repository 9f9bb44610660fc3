import { expect, test } from 'vitest';
import { must } from '../../../tests/helpers/must.ts';
import { compose } from '../../compose.ts';
import { readBrief } from '../../read-brief.ts';

const business = {
  name: 'Ostby Piano Service',
  trade: 'piano tuner',
  description: 'I tune pianos around Eau Claire.',
  phone: '715-555-0136',
  languages: ['English', 'Norwegian'],
};

/** Question and answer pairs by page. */
function answersOf(rest: object, pages = ['home', 'about', 'services', 'faq', 'contact']) {
  const { brief } = must(readBrief({ business, pages, ...rest }));
  const document = compose({ brief, seed: 1, photos: [] });
  return Object.fromEntries(
    document.pages.map(({ path, sections }) => [
      path,
      sections.flatMap(({ kind, props }) =>
        kind === 'faq'
          ? (props as { groups: { items: { question: { text: string }; answer: { text: string } }[] }[] }).groups.flatMap(({ items }) =>
              items.map(({ question, answer }) => `${question.text} ${answer.text}`),
            )
          : [],
      ),
    ]),
  );
}

const tuning = { name: 'Tuning', priceFrom: '145', priceTo: '145' };
const cost = { question: 'What does a tuning cost?', answers: ['$145 for a tuning'] };

test('a price that a page lists is not asked about there', () => {
  const pages = answersOf({ services: [tuning], interview: [cost] });
  expect(JSON.stringify(pages['/faq'])).toContain('$145');
  expect(JSON.stringify([pages['/'], pages['/services']])).not.toContain('$145');
});

test('the same amount for something else is', () => {
  const pages = answersOf({ services: [{ ...tuning, name: 'Pitch raise' }], interview: [{ ...cost, question: 'What’s the trip fee?' }] });
  expect(JSON.stringify(pages['/'])).toContain('$145');
});

test('without an FAQ page each answer is on one page, the first ones at home', () => {
  const interview = ['One', 'Two', 'Three', 'Four', 'Five'].map((word) => ({ question: `${word} what?`, answers: [`${word} it is.`] }));
  const pages = answersOf({ interview }, ['home', 'about', 'services', 'blog', 'contact']);
  expect(pages['/']?.slice(0, 3)).toEqual(['One what? One it is.', 'Two what? Two it is.', 'Three what? Three it is.']);
  expect(Object.values(pages).flat()).toHaveLength(5);
});

test('three answers of the interview come before the owner’s questions', () => {
  const interview = ['One', 'Two', 'Three', 'Four'].map((word) => ({ question: `${word} what?`, answers: [`${word} it is.`] }));
  const details = { faq: [{ question: 'Is it old?', answer: 'Usually.' }] };
  expect(answersOf({ interview, details })['/faq']?.slice(2, 5)).toEqual([
    'Three what? Three it is.',
    'Is it old? Usually.',
    'Four what? Four it is.',
  ]);
});

test('the languages are listed before what an answer adds', () => {
  const interview = [{ question: 'Which languages can I call in?', answers: ['Nils speaks Norwegian'] }];
  expect(answersOf({ interview })['/faq']).toContain('Which languages can I call in? English and Norwegian. Nils speaks Norwegian.');
});
