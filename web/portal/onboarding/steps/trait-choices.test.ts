import { expect, test } from 'vitest';
import { placeTraits, startTraits, whoTraits } from '../../../../sites/lexicon/format.ts';
import { placeChoices, startChoices, toggledTraits, traitsText, whoChoices } from './trait-choices.ts';

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

test('the summary says what was chosen', () => {
  expect(traitsText({ place: 'go', start: ['quote', 'call'], who: 'one' })).toBe('You go to customers. Get a quote or call. Just me');
  expect(traitsText({ start: ['walk-in', 'appointment', 'attend'] })).toBe('Walk in, make an appointment or just show up');
  expect(traitsText({ place: 'remote', who: 'team' })).toBe('By phone or video. A team');
  expect(traitsText({})).toBeUndefined();
});
