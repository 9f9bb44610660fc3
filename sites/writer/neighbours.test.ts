import { expect, test } from 'vitest';
import { cheapestFirst, createNeighbours, inTurn } from './neighbours.ts';
import { wordingKey } from './said.ts';

const none = /(?!)/gu;
const saying = (...texts: string[]) => texts.map((text) => wordingKey(text, none)).join('');

test('a wording costs nothing while no neighbour has it, and more where a site already resembles that neighbour', () => {
  const neighbours = createNeighbours([saying('Call for hours.', 'Ask first.', 'Find us here.'), saying('Ask about days.')], none);
  expect(neighbours.cost(['Open every day.'])).toBe(0);
  expect(neighbours.says('call for HOURS')).toBe(true);
  const before = neighbours.cost(['Ask first.']);
  expect(before).toBeGreaterThan(0);
  neighbours.say(['Call for hours.']);
  expect(neighbours.cost(['Ask first.'])).toBeGreaterThan(before);
  expect(neighbours.cost(['Call for hours.'])).toBe(0);
});

test('of equal cost the order stays', () => {
  expect(cheapestFirst(['b', 'a', 'c'], (item) => (item === 'b' ? 1 : 0))).toEqual(['a', 'c', 'b']);
});

test('a list in turn gives every item before any comes again', () => {
  const next = inTurn(['one', 'two', 'three'], createNeighbours([saying('one')], none), (item) => [item]);
  const given = [next(), next(), next()];
  expect(given[2]).toBe('one');
  expect(new Set(given).size).toBe(3);
  expect(inTurn([], createNeighbours([], none), () => [])()).toBeUndefined();
});
