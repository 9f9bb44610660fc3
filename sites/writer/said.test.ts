import { expect, test } from 'vitest';
import type { Brief } from '../brief.ts';
import { compose } from '../compose.ts';
import { ownWords, saidKeys, saidOf, wordingKey } from './said.ts';

const facts = (name: string, city: string) => ({
  name,
  shortName: name,
  description: '',
  serviceArea: [],
  licences: [],
  languages: [],
  awards: [],
  memberships: [],
  city,
});

test('the same wording of two businesses has one key, whatever their names and towns', () => {
  const one = wordingKey('Plumbing in Cary by Stone', ownWords(facts('Stone', 'Cary'), 'Plumber'));
  const other = wordingKey('Plumbing in Apex by Tern', ownWords(facts('Tern', 'Apex'), 'Plumber'));
  expect(other).toBe(one);
});

test('a name is taken out as a whole word only', () => {
  const own = ownWords(facts('Tern', 'Apex'), 'Plumber');
  expect(wordingKey('A pattern of wear', own)).toBe(wordingKey('A pattern of wear', /(?!)/gu));
});

test('a site keeps the wordings that are not its owner’s, each once', () => {
  const brief: Brief = {
    business: {
      name: 'Maple',
      trade: 'plumber',
      description: 'We mend what drips in this part of the country and in the next.',
      phone: '919-555-0110',
    },
    pages: ['home', 'about', 'services', 'faq', 'contact'],
  };
  const document = compose({ brief, seed: 1, photos: [] });
  const keys = saidKeys(saidOf(document));
  const own = ownWords(document.facts, document.trade.label.text);
  const [hero] = document.pages[0]?.sections ?? [];
  const { headline, lead } = (hero?.props ?? {}) as { headline?: { text: string }; lead?: { text: string } };
  expect(keys.has(wordingKey(headline?.text ?? '', own))).toBe(true);
  expect(keys.has(wordingKey(lead?.text ?? '', own))).toBe(false);
  expect(saidOf(document).length).toBe(keys.size * 5);
});
