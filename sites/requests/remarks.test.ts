import { expect, test } from 'vitest';
import { readRequest } from './read-request.ts';
import type { Subject } from './wish.ts';

const subject: Subject = { name: 'Northshore Coffee', services: ['Catering'], towns: [], pages: ['home', 'faq'] };
const kinds = (text: string) => readRequest(text, subject).map(({ wish }) => wish.do);

test.each([
  'get rid of catering, my back gave out hauling urns',
  'My husband read it out to me over breakfast. Please remove catering.',
  'catering is $200 now. copper is up too and my son set this up for me',
  'remove catering. I have three kids',
])('a story around a wish is no line: %s', (text) => {
  expect(kinds(text)).toHaveLength(1);
});

test.each([
  'remove catering. The font is too curly',
  'remove catering. everything is centered and its driving me nuts',
  'remove catering, and text too small',
  'remove catering. we are closed christmas eve',
  'remove catering. My girl Dani wants her own page',
  'remove catering. the about part makes me sound like im 12 can you fix it',
  'remove catering. We guarantee our work',
  'I want people to be able to buy gift cards on there, and remove catering',
])('what only a person can do stays a line: %s', (text) => {
  expect(kinds(text)).toContain('person');
  expect(kinds(text)).toContain('remove-service');
});

test('what only repeats a wish belongs to it', () => {
  expect(kinds('phone is 423 555 0170. please add that on there. not 0107')).toEqual(['phone']);
});
