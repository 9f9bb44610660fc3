import { expect, test } from 'vitest';
import { ordersForAdmin } from '../../../domain/admin/orders.ts';
import { placedOrder } from '../../../tests/harness/orders.ts';
import { useDatabase } from '../../../tests/helpers/database.ts';
import { htmlOf } from '../../../tests/helpers/screen.ts';
import { orderList } from '../orders/order-list.tsx';
import { AdminList } from './admin-list.tsx';
import { listFile, listPage } from './list-data.ts';

useDatabase();

/** The list of orders with a column that sorts, for phones too. */
const list: typeof orderList = {
  ...orderList,
  columns: [
    ...orderList.columns,
    {
      head: 'Per month',
      sort: 'total',
      cell: ({ monthlyCents }) => `$${monthlyCents / 100} a month`,
      file: ({ monthlyCents }) => monthlyCents,
    },
  ],
};

test('a column added to the definition of a list is in its table and in its file', async () => {
  const { order } = await placedOrder({ email: 'column@people.test' });
  const request = new Request('http://localhost:3000/admin/orders?q=column@people.test&sort=total');
  const page = await listPage(request, list, ordersForAdmin);
  const html = htmlOf(AdminList, { list, page });
  expect(html).toMatch(/aria-sort="ascending"[^>]*><a [^>]*order=down"[^>]*>Per month</);
  expect(html).toContain('$29 a month</td>');
  expect(html).toContain(`S-${order.number}`);
  const [heads, row] = (await (await listFile(request, list, ordersForAdmin)).text()).split('\r\n');
  expect(heads?.split(',').at(-1)).toBe('Per month');
  expect(row?.split(',').at(-1)).toBe('2900');
});

test('a list without rows says how it fills, and after a search where it searched', async () => {
  const at = async (query: string) =>
    htmlOf(AdminList, { list, page: await listPage(new Request(`http://localhost:3000/admin/orders${query}`), list, ordersForAdmin) });
  expect(await at('?show=attention')).toContain('chargeback');
  const searched = await at('?q=nothing+like+it');
  expect(searched).toContain('No matches for “nothing like it”');
  expect(searched).toContain(list.searched);
});
