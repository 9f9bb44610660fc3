import { expect, test } from 'vitest';
import plumber from '../../sites/briefs/plumber-raleigh.json' with { type: 'json' };
import { pagesChangedSince, unconfirmedIn } from './admin.ts';

test('quotes without consent and photos without rights are named', () => {
  const answers = {
    proof: {
      quotes: [
        { name: 'Ann', text: 'Good.', consent: true },
        { name: ' ', text: 'Fine.' },
        { name: 'Bo', text: 'Fast.', consent: false },
      ],
    },
    photos: [{ file: 'a.jpg', rights: true }, { file: 'b.jpg', alt: 'The van', rights: false }, { file: 'c.jpg' }],
  };
  expect(unconfirmedIn(answers)).toEqual([
    'Quote 2, without a name: consent not confirmed',
    'Quote 3, by Bo: consent not confirmed',
    'Photo 2 (The van): permission not confirmed',
    'Photo 3: permission not confirmed',
  ]);
  expect(unconfirmedIn(plumber).length).toBe(plumber.proof.quotes.filter(({ consent }) => !consent).length);
  expect(unconfirmedIn({})).toEqual([]);
});

test.each([
  [['home', 'faq'], ['home', 'faq'], ''],
  [['home', 'faq'], ['faq', 'home'], ''],
  [['home', 'faq'], ['home', 'gallery'], 'Gallery in place of FAQ'],
  [['home'], ['home', 'blog'], 'Blog added'],
  [['home', 'blog'], ['home'], 'Blog left out'],
  [[], ['home'], ''],
  [['home'], [], ''],
])('ordered %j and briefed %j: "%s"', (ordered, briefed, words) => {
  expect(pagesChangedSince(ordered, briefed)).toBe(words);
});
