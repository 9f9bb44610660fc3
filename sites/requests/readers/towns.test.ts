import { expect, test } from 'vitest';
import { readRequest } from '../read-request.ts';
import type { Subject } from '../wish.ts';

const subject: Subject = { name: 'Wag Wagon', services: ['Nail trim'], towns: ['Boise', 'Meridian', 'Eagle'], pages: ['home'] };
const wishes = (text: string) =>
  readRequest(text, subject).map(({ wish }) => ('towns' in wish ? `${wish.do} ${wish.towns.join(', ')}` : wish.do));

test('a list of ZIP codes or numbers is read at once', () => {
  const codes = Array.from({ length: 300 }, (_, index) => `${27_601 + index}`).join(' ');
  expect(wishes(`Add these zip codes\n${codes}`).length).toBeGreaterThan(0);
  expect(wishes('1 '.repeat(1_000)).length).toBeGreaterThan(0);
});

test.each([
  ['add nampa star and kuna', ['add-town Nampa, Star, Kuna']],
  ['I go to Nampa and Kuna every week now', ['add-town Nampa, Kuna']],
  ['take Eagle out and put Caldwell in', ['remove-town Eagle', 'add-town Caldwell']],
  ['not doing eagel anymore', ['remove-town Eagle']],
  ['I no longer service Boise just Meridian Eagle and now Nampa too', ['remove-town Boise', 'add-town Nampa']],
  ['Only trouble is Eagle, I gave up driving there in the spring', ['remove-town Eagle']],
  ['you forgot Garden City', ['add-town Garden City']],
  ["we don't go to Nampa", ['person']],
  ['call Wendy on Fridays', ['person']],
  ['the spelling of Meridian is wrong somewhere', ['person']],
])('%s: %j', (text, read) => {
  expect(wishes(text)).toEqual(read);
});
