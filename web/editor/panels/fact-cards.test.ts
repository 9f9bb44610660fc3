import { expect, test } from 'vitest';
import { cardOf } from './fact-cards.ts';

test.each([
  [['business.phone'], 'phone'],
  [['business.otherPlaces.0.phone'], 'places'],
  [['business.otherPlaces.0.address.city', 'business.otherPlaces.0.hours'], 'places'],
  // It tells the hours of all places.
  [['business.address.city', 'business.hours', 'business.otherPlaces.0.name', 'business.otherPlaces.0.hours'], 'places'],
  [['business.address.city', 'business.hours'], undefined],
  // The owner's own sentence is edited where it is.
  [['business.description', 'business.otherPlaces.0.name'], undefined],
])('a text of %j belongs to the card %s', (fields, card) => {
  expect(cardOf(fields)).toBe(card);
});
