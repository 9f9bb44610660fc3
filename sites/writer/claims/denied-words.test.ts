import { expect, test } from 'vitest';
import { deniedWords, mentions } from './denied-words.ts';

test.each([
  ['Boxing for adults. No mirrors, no machines and no contracts.', 'If you watch yourself in a mirror, look at your feet.', true],
  ['We don’t do weddings.', 'How long before a wedding should I book?', true],
  ['We never use bleach on roofs.', 'Bleach kills the roots of plants.', true],
  ['We clean without harsh chemicals, but with hot water.', 'Hot water lifts grease.', false],
  ['No job is too small and there are no hidden charges.', 'A small job takes an hour.', false],
  ['We have mirrors on every wall.', 'If you watch yourself in a mirror, look at your feet.', false],
])('%s %s %s', (said, guide, expected) => {
  expect(mentions(guide, deniedWords(said))).toBe(expected);
});
