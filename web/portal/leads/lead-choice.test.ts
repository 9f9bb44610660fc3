import { expect, test } from 'vitest';
import { leadChoice } from './lead-choice.ts';

test.each([
  ['', { filter: 'all', query: '', page: 1 }],
  ['?show=new&page=3', { filter: 'new', query: '', page: 3 }],
  ['?show=secret&page=-2', { filter: 'all', query: '', page: 1 }],
  ['?q=+drains%00&page=1e99', { filter: 'all', query: 'drains', page: 1_000_000 }],
])('the list at %j is %o', (query, choice) => {
  expect(leadChoice(`http://sunup.test/portal/leads${query}`)).toEqual(choice);
});
