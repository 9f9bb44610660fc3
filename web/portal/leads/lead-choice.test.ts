import { expect, test } from 'vitest';
import { leadChoice } from './lead-choice.ts';

test.each([
  ['', { filter: 'all', page: 1 }],
  ['?show=new&page=3', { filter: 'new', page: 3 }],
  ['?show=secret&page=-2', { filter: 'all', page: 1 }],
  ['?page=1e99', { filter: 'all', page: 1_000_000 }],
])('the list at %j is %o', (query, choice) => {
  expect(leadChoice(`http://sunup.test/portal/leads${query}`)).toEqual(choice);
});
