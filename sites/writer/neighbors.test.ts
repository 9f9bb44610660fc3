import { expect, test } from 'vitest';
import type { Brief } from '../brief.ts';
import { compose } from '../compose.ts';
import { businessWords, cheapestFirst, createNeighbors, leastUsedFirst, wordingKey, wordingKeys, wordingsOf } from './neighbors.ts';

const none = /(?!)/gu;
const saying = (...texts: string[]) => texts.map((text) => wordingKey(text, none)).join('');

test('a wording costs nothing while no neighbor has it, and more where a site already resembles that neighbor', () => {
  const neighbors = createNeighbors([saying('Call for hours.', 'Ask first.', 'Find us here.'), saying('Ask about days.')], none);
  expect(neighbors.cost(['Open every day.'])).toBe(0);
  expect(neighbors.says('call for HOURS')).toBe(true);
  const before = neighbors.cost(['Ask first.']);
  expect(before).toBeGreaterThan(0);
  neighbors.record(['Call for hours.']);
  expect(neighbors.cost(['Ask first.'])).toBeGreaterThan(before);
  expect(neighbors.cost(['Call for hours.'])).toBe(0);
});

test('of equal cost the order stays', () => {
  expect(cheapestFirst(['b', 'a', 'c'], (item) => (item === 'b' ? 1 : 0))).toEqual(['a', 'c', 'b']);
});

test('a list in turn gives every item before any comes again', () => {
  const next = leastUsedFirst(['one', 'two', 'three'], createNeighbors([saying('one')], none), (item) => [item]);
  const given = [next(), next(), next()];
  expect(given[2]).toBe('one');
  expect(new Set(given).size).toBe(3);
  expect(leastUsedFirst([], createNeighbors([], none), () => [])()).toBeUndefined();
});

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
  const one = wordingKey('Plumbing in Cary by Stone', businessWords(facts('Stone', 'Cary'), 'Plumber'));
  const other = wordingKey('Plumbing in Apex by Tern', businessWords(facts('Tern', 'Apex'), 'Plumber'));
  expect(other).toBe(one);
});

test('a name is taken out as a whole word only', () => {
  const own = businessWords(facts('Tern', 'Apex'), 'Plumber');
  expect(wordingKey('A pattern of wear', own)).toBe(wordingKey('A pattern of wear', /(?!)/gu));
});

test('a site keeps the wordings that are not its owner’s, each once', () => {
  const brief: Brief = {
    business: {
      name: 'Maple',
      trade: 'plumber',
      description: 'We fix what drips in this part of the country and in the next.',
      phone: '919-555-0110',
    },
    pages: ['home', 'about', 'services', 'faq', 'contact'],
  };
  const document = compose({ brief, seed: 1, photos: [] });
  const keys = wordingKeys(wordingsOf(document));
  const own = businessWords(document.facts, document.trade.label.text);
  const [hero] = document.pages[0]?.sections ?? [];
  const { headline, lead } = (hero?.props ?? {}) as { headline?: { text: string }; lead?: { text: string } };
  expect(keys.has(wordingKey(headline?.text ?? '', own))).toBe(true);
  expect(keys.has(wordingKey(lead?.text ?? '', own))).toBe(false);
  expect(wordingsOf(document).length).toBe(keys.size * 5);
});
