import { expect, test } from 'vitest';
import { deniedWords, mentions } from './denied-words.ts';

test.each([
  ['Boxing for adults. No mirrors, no machines and no contracts.', 'If you watch yourself in a mirror, look at your feet.', true],
  ['We don’t do weddings.', 'How long before a wedding should I book?', true],
  ['We never use bleach on roofs.', 'Bleach kills the roots of plants.', true],
  ['We clean without harsh chemicals, but with hot water.', 'Hot water lifts grease.', false],
  ['No job is too small and there are no hidden charges.', 'A small job takes an hour.', false],
  ['No usamos espejos.', 'Los espejos se limpian con agua.', true],
  ['Never trust a roof to a stranger.', 'A roof lasts for decades.', false],
  ['No roof is too steep.', 'A steep roof needs a harness.', false],
  ['No roof leak gets past us.', 'A roof leak shows first in the attic.', false],
  ['No drain is too clogged.', 'A clogged drain backs up.', false],
  ['No house is too dirty.', 'A dirty house takes a day.', false],
  ['There is no drain we can’t clear.', 'Clear the drain each fall.', false],
  ['No one knows furnaces better, no matter the brand.', 'A furnace of any brand needs a filter.', false],
  ['No better bread in town.', 'Bread keeps for days in a bag.', false],
  ['No one works without a harness.', 'A harness is worn on every roof.', true],
  ['We have mirrors on every wall.', 'If you watch yourself in a mirror, look at your feet.', false],
])('%s %s %s', (said, guide, expected) => {
  expect(mentions(guide, deniedWords(said))).toBe(expected);
});
