import { expect, test } from 'vitest';
import { placeTraits, startTraits, whoTraits } from '../../../sites/kinds/format.ts';
import { placeAfterBoxes, placeChoices, startChoices, toggledTraits, traitsText, whoChoices } from './trait-choices.ts';

test('every trait can be chosen', () => {
  const values = (choices: { value: string }[]) => choices.map(({ value }) => value).sort();
  expect(values(placeChoices)).toEqual([...placeTraits].sort());
  expect(values(startChoices)).toEqual([...startTraits].sort());
  expect(values(whoChoices)).toEqual([...whoTraits].sort());
});

test('a tap replaces a place, and clears the chosen one', () => {
  expect(toggledTraits(undefined, { place: 'come' }, 'place', 'go')).toEqual({ place: 'go' });
  expect(toggledTraits({ place: 'go', who: 'one' }, { place: 'go', who: 'one' }, 'place', 'go')).toEqual({ who: 'one' });
  expect(toggledTraits({ place: 'go' }, { place: 'go' }, 'place', 'go')).toBeNull();
});

test('ways to start add up from those we understood', () => {
  expect(toggledTraits(undefined, { start: ['call'] }, 'start', 'quote')).toEqual({ start: ['call', 'quote'] });
  expect(toggledTraits({ start: ['call', 'quote'] }, { start: ['call', 'quote'] }, 'start', 'call')).toEqual({ start: ['quote'] });
  expect(toggledTraits({ gives: 'food' }, { start: ['call'] }, 'start', 'call')).toEqual({ gives: 'food' });
});

const neither = { shop: false, visits: false };
const onlyShop = { shop: true, visits: false };
const onlyVisits = { shop: false, visits: true };
const twoBoxes = { shop: true, visits: true };

test.each([
  ['come', neither, 'remote'],
  ['go', neither, 'remote'],
  ['both', onlyShop, 'come'],
  ['both', onlyVisits, 'go'],
  ['come', onlyVisits, 'go'],
] as const)('boxes that contradict “%s”, which we understood, are a choice', (understood, boxes, place) => {
  expect(placeAfterBoxes(undefined, understood, boxes)).toBe(place);
});

test.each([
  // A plumber's office isn't where customers come.
  ['go', twoBoxes],
  ['come', twoBoxes],
  ['come', onlyShop],
  ['remote', onlyShop],
  ['several', neither],
  [undefined, neither],
] as const)('boxes that don’t contradict “%s”, which we understood, are none', (understood, boxes) => {
  expect(placeAfterBoxes(undefined, understood, boxes)).toBeUndefined();
});

test.each([
  ['come', neither, 'remote'],
  ['remote', onlyShop, 'come'],
  ['come', twoBoxes, 'both'],
  ['several', onlyVisits, 'several'],
] as const)('after the choice “%s”, boxes change it', (choice, boxes, place) => {
  expect(placeAfterBoxes(choice, choice, boxes)).toBe(place);
});

test('the summary says what was chosen', () => {
  expect(traitsText({ place: 'go', start: ['quote', 'call'], who: 'one' })).toBe('You go to customers. Get a quote or call. Just me');
  expect(traitsText({ start: ['walk-in', 'appointment', 'attend'] })).toBe('Walk in, make an appointment or just show up');
  expect(traitsText({ place: 'remote', who: 'team' })).toBe('By phone or video. A team');
  expect(traitsText({})).toBeUndefined();
});
