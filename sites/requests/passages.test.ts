import { expect, test } from 'vitest';
import { wishIn } from './passages.ts';
import type { Subject } from './wish.ts';

const subject: Subject = { name: 'Marigold & Ash', services: ['Color', 'Balayage'], towns: [], pages: ['home'] };
const read = (says: string) => wishIn({ says, typed: (from, to) => says.slice(from, to) }, subject);

test.each([
  ["you have balayage listed like it's a thing you book. get that off there", { do: 'remove-service', name: 'Balayage' }],
  ["balayage isn't from 180. more like from 225", { do: 'price', name: 'Balayage', price: 'from 225' }],
  ['where are the photos of the job i sent you. put those up', { do: 'photo' }],
  ['who is that lady. get her off there', { do: 'photo', remove: true }],
  ['my van is purple now. can the website match', { do: 'colors', colors: ['purple'] }],
  ['make the photos bigger', undefined],
  ['color and balayage can go', undefined],
  ['color went up $5', undefined],
  ['balayage takes me all day and my back hurts. 14 chairs were here', undefined],
  ['i had a long day', undefined],
])('%s: %j', (says, wish) => {
  expect(read(says)).toEqual(wish);
});
