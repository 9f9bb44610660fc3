import { expect, test } from 'vitest';
import { listAddress, readListQuery, sorting } from '../list/list-address.ts';
import { callList } from './call-list.tsx';

const read = (query: string) => readListQuery(`http://sunup.test/admin/calls${query}`, callList);

test('upcoming calls start with the next one, every other list with the newest', () => {
  expect(read('')).toMatchObject({ filter: 'coming', sort: 'time', descending: false });
  for (const filter of ['past', 'canceled', 'all'] as const) expect(read(`?show=${filter}`).descending, filter).toBe(true);
});

test('switching lists uses the new list’s order, unless an order was chosen', () => {
  expect(listAddress(callList, read(''), { filter: 'past' })).toBe('/admin/calls?show=past');
  expect(listAddress(callList, read('?show=past'), { filter: 'coming' })).toBe('/admin/calls');
  expect(listAddress(callList, read('?sort=name'), { filter: 'past' })).toBe('/admin/calls?show=past&sort=name');
  expect(sorting(callList, read('?show=past'), 'time')).toEqual({ sorted: 'descending', sortTo: '/admin/calls?show=past&sort=time' });
  expect(read('?show=past&sort=time').descending).toBe(false);
});
