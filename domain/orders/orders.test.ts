import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { PageKey } from '../../content/site-pages.ts';
import { db } from '../../db/connect.ts';
import { orderEvents, orders } from '../../db/schema/index.ts';
import { fivePages, orderNow } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { dayMs } from '../../time/units.ts';
import { changeSetting } from '../settings/settings.ts';
import { changePages, expireOrders, startOrder } from './orders.ts';
import { orderBySecret, orderOf } from './queries.ts';
import { orderLabel, orderStates, placeOrderSchema } from './schema.ts';

useDatabase();

test('an order starts as a draft at today’s prices, expires in 14 days, and records who started it', async () => {
  const { order } = await startOrder(fivePages, undefined);
  expect(order).toMatchObject({
    state: 'draft',
    pages: fivePages,
    setupCents: 29_900,
    monthlyCents: 2_900,
    discountCents: 0,
    currency: 'usd',
  });
  expect(order.number).toBeGreaterThanOrEqual(1001);
  expect(Math.abs(order.expiresAt.getTime() - Date.now() - 14 * dayMs)).toBeLessThan(3_700_000);
  const events = await db().select().from(orderEvents).where(eq(orderEvents.orderId, order.id));
  expect(events).toMatchObject([{ actor: 'visitor', fromState: null, toState: 'draft', reason: 'Pages picked' }]);
});

test('a later price leaves an order as it was', async () => {
  const { order } = await startOrder(fivePages, undefined);
  await changeSetting('setupCents', 39_900, 'admin:1');
  expect((await orderNow(order.id)).setupCents).toBe(29_900);
  expect((await startOrder(fivePages, undefined)).order.setupCents).toBe(39_900);
  await changeSetting('setupCents', 29_900, 'admin:1');
});

test('the secret opens the order and is stored nowhere', async () => {
  const { order, secret } = await startOrder(fivePages, undefined);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect((await orderBySecret(secret))?.id).toBe(order.id);
  expect(await orderBySecret(`${secret}x`)).toBeUndefined();
  expect(JSON.stringify(await orderNow(order.id))).not.toContain(secret);
});

test.each([
  ['four pages', ['home', 'about', 'services', 'contact']],
  ['six pages', [...fivePages, 'blog']],
  ['a page twice', ['home', 'home', 'services', 'contact', 'faq']],
  ['an unknown page', ['home', 'about', 'services', 'contact', 'admin']],
])('%s aren’t an order', async (_, pages) => {
  const before = await db().$count(orders);
  await expect(startOrder(pages as PageKey[], undefined)).rejects.toThrow();
  expect(await db().$count(orders)).toBe(before);
});

const unpaid = ['draft', 'awaiting_payment', 'failed'];

test.each(orderStates)('the pages of an order that is %s change only while nothing is paid', async (state) => {
  const { order } = await startOrder(fivePages, undefined);
  await db().update(orders).set({ state }).where(eq(orders.id, order.id));
  const others: PageKey[] = ['home', 'about', 'services', 'contact', 'gallery'];
  expect(await changePages(db(), order.id, others)).toBe(unpaid.includes(state));
  expect((await orderNow(order.id)).pages).toEqual(unpaid.includes(state) ? others : fivePages);
});

test('changed pages are checked like picked ones', async () => {
  const { order } = await startOrder(fivePages, undefined);
  await expect(changePages(db(), order.id, ['home'])).rejects.toThrow('Pick exactly 5 pages.');
});

test.each(orderStates)('an order that is %s past its last day ends only if it’s unpaid', async (state) => {
  const { order } = await startOrder(fivePages, undefined);
  await db()
    .update(orders)
    .set({ state, expiresAt: new Date(Date.now() - 1000) })
    .where(eq(orders.id, order.id));
  expect(await expireOrders()).toBe(unpaid.includes(state) ? 1 : 0);
  expect((await orderNow(order.id)).state).toBe(unpaid.includes(state) ? 'expired' : state);
  const ends = (await db().select().from(orderEvents).where(eq(orderEvents.orderId, order.id))).filter(
    ({ toState }) => toState === 'expired',
  );
  expect(ends).toHaveLength(unpaid.includes(state) ? 1 : 0);
  if (ends[0]) expect(ends[0]).toMatchObject({ actor: 'system', fromState: state, reason: 'Not paid in time' });
  await db()
    .update(orders)
    .set({ expiresAt: new Date(Date.now() + dayMs) })
    .where(eq(orders.id, order.id));
});

test('an order before its day stays', async () => {
  const { order } = await startOrder(fivePages, undefined);
  await expireOrders(new Date(order.expiresAt.getTime() - 1000));
  expect((await orderNow(order.id)).state).toBe('draft');
  expect(await expireOrders(new Date(order.expiresAt.getTime() + 1000))).toBeGreaterThan(0);
  expect((await orderNow(order.id)).state).toBe('expired');
});

test("another person's order and a missing one look the same", async () => {
  const [owner, stranger] = [await makePerson(), await makePerson()];
  const { order } = await startOrder(fivePages, owner.id);
  expect((await orderOf(owner.id, order.id))?.id).toBe(order.id);
  expect(await orderOf(stranger.id, order.id)).toBeUndefined();
  expect(await orderOf(owner.id, '01890000-0000-7000-8000-000000000000')).toBeUndefined();
});

test('the database itself refuses other than five pages and impossible amounts', async () => {
  const { order } = await startOrder(fivePages, undefined);
  const change = (set: Partial<typeof orders.$inferInsert>) => db().update(orders).set(set).where(eq(orders.id, order.id));
  await expect(change({ pages: ['home'] })).rejects.toThrow();
  await expect(change({ discountCents: 29_901 })).rejects.toThrow();
  await expect(change({ refundedCents: -1 })).rejects.toThrow();
});

test('an order is shown as S-1001', () => {
  expect(orderLabel(1001)).toBe('S-1001');
});

test('a placed order needs a name, an email, a payment method and the terms, each with its message', () => {
  const messages = (form: object) => placeOrderSchema.safeParse(form).error?.issues.map((issue) => issue.message);
  expect(messages({ name: ' ', email: 'x', method: 'cash', terms: '' })).toEqual([
    'Enter your name',
    'Invalid email address',
    'Choose a payment method',
    'Please agree to the terms to continue',
  ]);
  const good = { name: ' Bea ', email: ' Bea@People.TEST ', method: 'card', terms: 'on' };
  expect(placeOrderSchema.parse(good)).toMatchObject({ name: 'Bea', email: 'bea@people.test' });
  expect(placeOrderSchema.parse({ ...good, name: '王' })).toMatchObject({ name: '王' });
  expect(messages({ ...good, setupCents: '1' })).toHaveLength(1);
});
