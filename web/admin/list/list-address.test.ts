import { expect, test } from 'vitest';
import { type ListChoices, listAddress, pagesOf, readListQuery, sorting } from './list-address.ts';

const choices: ListChoices<'all' | 'paid', 'begun' | 'name'> = {
  path: '/admin/orders',
  filters: { all: 'All', paid: 'Paid' },
  columns: [{ sort: 'begun' }, { sort: 'name' }, {}],
  sort: 'begun',
  descending: true,
};
const read = (query: string) => readListQuery(`http://sunup.test/admin/orders${query}`, choices);

test('an address without parameters shows the whole list in its default order', () => {
  expect(read('')).toEqual({ search: '', filter: 'all', sort: 'begun', descending: true, page: 1 });
  expect(listAddress(choices, read(''))).toBe('/admin/orders');
});

test('an unknown choice means the default', () => {
  expect(read('?show=x&sort=secret&order=down&page=-3')).toEqual(read(''));
  expect(read('?page=1e99').page).toBe(1_000_000);
});

test('an address is written as it was read', () => {
  const address = '/admin/orders?q=hollis&show=paid&sort=name&order=down&page=2';
  const query = read('?q=hollis&show=paid&sort=name&order=down&page=2');
  expect(listAddress(choices, query, { page: query.page })).toBe(address);
});

test('a new filter begins at the first page and keeps the search', () => {
  expect(listAddress(choices, read('?q=ana&page=4'), { filter: 'paid' })).toBe('/admin/orders?q=ana&show=paid');
});

test('clicking the sorted column reverses it, and another starts ascending', () => {
  expect(sorting(choices, read(''), 'begun')).toEqual({ sorted: 'descending', sortTo: '/admin/orders?sort=begun' });
  expect(sorting(choices, read('?sort=begun'), 'begun')).toEqual({ sorted: 'ascending', sortTo: '/admin/orders' });
  expect(sorting(choices, read(''), 'name')).toEqual({ sorted: 'none', sortTo: '/admin/orders?sort=name' });
});

test('no null character reaches the database', () => {
  expect(read('?q=a%00b').search).toBe('ab');
});

test('a page beyond the last one shows the last one', () => {
  const counts = { all: 51, paid: 0 };
  expect(pagesOf(choices, read('?page=2'), counts, 50)).toBe(2);
  expect(pagesOf(choices, read('?show=paid'), counts, 50)).toBe(1);
  const led = (query: string) => {
    try {
      return pagesOf(choices, read(query), counts, 50);
    } catch (response) {
      return (response as Response).headers.get('location');
    }
  };
  expect(led('?q=ana&page=9')).toBe('/admin/orders?q=ana&page=2');
});
