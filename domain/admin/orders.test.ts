import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { orders, paymentAttempts, webhookEvents } from '../../db/schema/index.ts';
import { fivePages, placedOrder } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { listPageSize } from '../admin-list.ts';
import { startOrder } from '../orders/orders.ts';
import { openInvoiceCount, orderForAdmin, ordersForAdmin } from './orders.ts';

useDatabase();

type OrderListQuery = Parameters<typeof ordersForAdmin>[0];
const plain: OrderListQuery = { search: '', filter: 'all', sort: 'number', descending: true, page: 1 };
const found = async (search: string, more: Partial<OrderListQuery> = {}) =>
  (await ordersForAdmin({ ...plain, search, ...more })).rows.map(({ id }) => id);

test('an order is found by its number, and by part of its name or email; what is typed is no pattern', async () => {
  const { order } = await placedOrder({ email: 'ana_lopez@people.test' });
  await placedOrder({ email: 'anaxlopez@people.test' });
  expect(await found(`S-${order.number}`)).toEqual([order.id]);
  expect(await found(`${order.number}`)).toEqual([order.id]);
  expect(await found('ANA_LOPEZ')).toEqual([order.id]);
  expect(await found('%')).toEqual([]);
  expect((await found('buyer')).length).toBe(2);
});

test.each(['dvorak', 'DVOŘÁK', 'oneil', "O'Neil", 'dvorak jiri', 'oneil@people jiri'])('%s finds Jiří Dvořák O’Neil', async (search) => {
  const { order } = await placedOrder({ email: 'oneil@people.test' });
  await db().update(orders).set({ name: 'Jiří Dvořák O’Neil' }).where(eq(orders.id, order.id));
  expect(await found(search)).toContain(order.id);
  expect(await found(`${search} nobody`)).toEqual([]);
  expect(await found("'")).toEqual([]);
});

test('orders that a visitor only started have their own filter, or are found by search', async () => {
  const { order } = await startOrder(fivePages, undefined);
  expect(await found('')).not.toContain(order.id);
  expect(await found('', { filter: 'begun' })).toContain(order.id);
  expect(await found(`S-${order.number}`)).toEqual([order.id]);
});

test('open invoices are counted, card orders are not', async () => {
  const before = await openInvoiceCount();
  await placedOrder();
  await placedOrder({ method: 'invoice' });
  expect(await openInvoiceCount()).toBe(before + 1);
});

test('a signed-in person is found before their order is placed', async () => {
  const owner = await makePerson({ firstName: 'Quentin' });
  const { order } = await startOrder(fivePages, owner.id);
  expect(await found('quentin')).toEqual([order.id]);
  const { rows } = await ordersForAdmin({ ...plain, search: 'quentin' });
  expect(rows[0]).toMatchObject({ who: 'Quentin Hollis', email: owner.email, projectId: null, totalCents: 29_900 });
});

test('each filter shows its states and counts what the search found', async () => {
  const { order } = await placedOrder({ email: 'filter@people.test' });
  const { order: begun } = await placedOrder({ email: 'filter@people.test' });
  await db().update(orders).set({ state: 'draft' }).where(eq(orders.id, begun.id));
  expect(await found('filter@', { filter: 'open' })).toEqual([order.id]);
  expect(await found('filter@', { filter: 'begun' })).toEqual([begun.id]);
  expect(await found('filter@', { filter: 'paid' })).toEqual([]);
  const { counts } = await ordersForAdmin({ ...plain, search: 'filter@' });
  expect(counts).toEqual({ all: 2, begun: 1, open: 1, paid: 0, ended: 0, attention: 0 });
});

test('orders are sorted by amount and by name, up and down', async () => {
  const [cheap, dear] = [await placedOrder({ email: 'sort@people.test' }), await placedOrder({ email: 'sort@people.test' })];
  await db().update(orders).set({ discountCents: 5_000, name: 'Zoe' }).where(eq(orders.id, cheap.order.id));
  await db().update(orders).set({ name: 'adam' }).where(eq(orders.id, dear.order.id));
  expect(await found('sort@', { sort: 'total', descending: false })).toEqual([cheap.order.id, dear.order.id]);
  expect(await found('sort@', { sort: 'who', descending: false })).toEqual([dear.order.id, cheap.order.id]);
  expect(await found('sort@', { sort: 'who', descending: true })).toEqual([cheap.order.id, dear.order.id]);
});

test('Admin sees an order with its events, its payment attempts, and what the provider reported of them', async () => {
  const { order } = await placedOrder();
  const [attempt] = await db().insert(paymentAttempts).values({ orderId: order.id, sessionId: 'cs_1' }).returning();
  const hook = { type: 'checkout.session.completed', payload: {} };
  await db()
    .insert(webhookEvents)
    .values([
      { id: 'evt_1', objectId: attempt?.id ?? '', ...hook },
      { id: 'evt_2', objectId: 'someone else', ...hook },
    ]);
  expect(await orderForAdmin(order.id)).toMatchObject({
    order: { id: order.id },
    events: [{ toState: 'draft' }, { toState: 'awaiting_payment' }],
    attempts: [{ sessionId: 'cs_1' }],
    webhooks: [{ id: 'evt_1' }],
    project: undefined,
    account: null,
  });
  expect(await orderForAdmin('01890000-0000-7000-8000-000000000000')).toBeUndefined();
  expect(await orderForAdmin('x')).toBeUndefined();
});

test('orders come page by page, newest first, each once; a file has them all', async () => {
  for (let count = 0; count < listPageSize + 2; count++) await startOrder(fivePages, undefined);
  const begun = { ...plain, filter: 'begun' } as const;
  const [first, second] = [await ordersForAdmin(begun), await ordersForAdmin({ ...begun, page: 2 })];
  expect(first.counts.begun).toBe(first.rows.length + second.rows.length);
  expect(first.rows).toHaveLength(listPageSize);
  const ids = [...first.rows, ...second.rows].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids[0]).toBe(ids.toSorted().at(-1));
  expect((await ordersForAdmin({ ...begun, page: 'all' })).rows.map(({ id }) => id)).toEqual(ids);
});
