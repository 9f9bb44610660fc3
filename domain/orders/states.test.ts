import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { orderEvents, orders } from '../../db/schema/index.ts';
import { fivePages, orderNow } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { startOrder } from './orders.ts';
import { type OrderState, orderStates } from './schema.ts';
import { moveOrder } from './states.ts';

useDatabase();

/** Every allowed move, with what a provider can report out of turn: a decline right away, a payment after the last day, a refund that the bank sends back. */
const allowed: Record<OrderState, OrderState[]> = {
  draft: ['awaiting_payment', 'expired', 'canceled'],
  awaiting_payment: ['processing', 'paid', 'failed', 'expired', 'canceled'],
  processing: ['paid', 'failed'],
  failed: ['awaiting_payment', 'processing', 'paid', 'expired', 'canceled'],
  paid: ['partly_refunded', 'refunded', 'canceled'],
  partly_refunded: ['paid', 'refunded', 'canceled'],
  refunded: ['paid', 'partly_refunded'],
  expired: ['paid'],
  canceled: [],
};

const pairs = orderStates.flatMap((from) => orderStates.map((to) => [from, to, allowed[from].includes(to)] as const));

async function orderIn(state: OrderState): Promise<string> {
  const { order } = await startOrder(fivePages, undefined);
  await db().update(orders).set({ state }).where(eq(orders.id, order.id));
  await db().delete(orderEvents).where(eq(orderEvents.orderId, order.id));
  return order.id;
}

test.each(pairs.filter(([, , may]) => may))('%s may become %s, with who and why', async (from, to) => {
  const id = await orderIn(from);
  expect(await moveOrder(db(), id, to, { actor: 'admin:1', reason: 'a test' })).toBe(true);
  expect((await orderNow(id)).state).toBe(to);
  const events = await db().select().from(orderEvents).where(eq(orderEvents.orderId, id));
  expect(events).toMatchObject([{ actor: 'admin:1', fromState: from, toState: to, reason: 'a test' }]);
});

test.each(pairs.filter(([, , may]) => !may))('%s never becomes %s, and nothing is written', async (from, to) => {
  const id = await orderIn(from);
  expect(await moveOrder(db(), id, to, { actor: 'admin:1', reason: 'a test', set: { name: 'changed' } })).toBe(false);
  expect(await orderNow(id)).toMatchObject({ state: from, name: null });
  expect(await db().$count(orderEvents, eq(orderEvents.orderId, id))).toBe(0);
});

test('a missing order doesn’t change state', async () => {
  expect(await moveOrder(db(), '01890000-0000-7000-8000-000000000000', 'paid', { actor: 'x', reason: 'x' })).toBe(false);
});

test('of two state changes at the same moment one wins', async () => {
  const id = await orderIn('awaiting_payment');
  const move = () => db().transaction((tx) => moveOrder(tx, id, 'paid', { actor: 'provider', reason: 'a test' }));
  expect((await Promise.all([move(), move(), move()])).filter(Boolean)).toHaveLength(1);
});
