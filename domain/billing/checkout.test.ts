import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { today } from '../../content/business-clock.ts';
import { termsVersion } from '../../content/legal/terms.ts';
import { db } from '../../db/connect.ts';
import { orders, paymentAttempts, slots, webhookEvents } from '../../db/schema/index.ts';
import { orderNow, placedOrder } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { runJobs } from '../../tests/helpers/jobs.ts';
import { cards, usePayments } from '../../tests/helpers/payments.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { dayMs, minuteMs } from '../../time/units.ts';
import { deleteAccount } from '../accounts/deletion.ts';
import { moveOrder } from '../orders/states.ts';
import { readSettings } from '../settings/settings.ts';
import { comingDays, nextFreeDay, slotOf } from '../slots/slots.ts';
import { refreshPayment } from './attempts.ts';
import { checkoutUrl, promiseStartDay, releaseHolds } from './checkout.ts';
import { markPaid } from './mark-paid.ts';
import { placeOrder } from './place-order.ts';

const database = useDatabase();
const provider = usePayments();

beforeEach(async () => {
  await db().delete(slots);
});

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs);
const sessionsOf = (orderId: string) =>
  Object.values(provider.books().sessions).filter(({ client_reference_id }) => client_reference_id === orderId);

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;

async function payBy(card: string, orderId: string, secret: string): Promise<void> {
  await provider.pay(await checkoutUrl(await orderNow(orderId), secret), card);
}

test('of twenty buyers who see one day and pay at the same moment, one keeps it, the others see a new day first, and all get the day they saw', async () => {
  const shown = await nextFreeDay();
  const buyers = await Promise.all(Array.from({ length: 20 }, () => placedOrder()));
  const promises = await Promise.all(buyers.map(({ order }) => promiseStartDay(order.id, shown)));
  expect(promises.filter(({ kept }) => kept)).toEqual([{ day: shown, kept: true }]);
  expect(new Set(promises.map(({ day }) => day)).size).toBe(20);
  await Promise.all(buyers.map(({ order, secret }) => payBy(cards.good, order.id, secret)));
  await Promise.all(buyers.map(({ order }) => refreshPayment(order.id)));
  const given = await Promise.all(buyers.map(async ({ order }) => (await orderNow(order.id)).startDay));
  expect(given).toEqual(promises.map(({ day }) => day));
});

test('a held day is kept when the buyer looks again, and given to no one else', async () => {
  const shown = await nextFreeDay();
  const { order } = await placedOrder();
  expect(await promiseStartDay(order.id, shown)).toEqual({ day: shown, kept: true });
  expect(await promiseStartDay(order.id, shown)).toEqual({ day: shown, kept: true });
  const { order: other } = await placedOrder({ method: 'invoice' });
  await markPaid(other.id, 'admin:1');
  expect((await orderNow(other.id)).startDay).not.toBe(shown);
  expect(await slotOf(order.id)).toBe(shown);
});

test('an order holds no day before its buyer goes to pay, and keeps the held one when it is placed again', async () => {
  const shown = await nextFreeDay();
  const { order, secret } = await placedOrder();
  expect((await orderNow(order.id)).startDay).toBeNull();
  await promiseStartDay(order.id, shown);
  const details = { name: 'Bea Mended', email: 'bea@people.test', method: 'card', terms: 'on', termsVersion } as const;
  await placeOrder(await orderNow(order.id), details, secret, 'visitor');
  expect(await orderNow(order.id)).toMatchObject({ name: 'Bea Mended', startDay: shown });
  expect(await nextFreeDay()).not.toBe(shown);
});

test('twenty unpaid checkouts from one address hold only the newest three’s days, and move the promised day by one', async () => {
  const before = await nextFreeDay();
  const begun: string[] = [];
  for (let n = 0; n < 20; n++) {
    const { order, secret } = await placedOrder({ email: `made-up${n}@people.test` });
    await promiseStartDay(order.id, await nextFreeDay(), '203.0.113.7');
    await checkoutUrl(await orderNow(order.id), secret);
    begun.push(order.id);
  }
  const holders = (await db().select().from(slots)).map(({ orderId }) => orderId);
  expect(holders.sort()).toEqual(begun.slice(-3).sort());
  expect(daysBetween(before, await nextFreeDay())).toBe(1);
  // No checkout page is left open for a day that isn't held.
  const open = begun.filter((id) => sessionsOf(id).some(({ status }) => status === 'open'));
  expect(open).toEqual(begun.slice(-3));
});

test('twenty unpaid checkouts from twenty addresses move the promised day by one, and a buyer learns their day before paying', async () => {
  const before = await nextFreeDay();
  for (let n = 0; n < 20; n++) {
    const { order } = await placedOrder({ email: `made-up${n}@people.test` });
    await promiseStartDay(order.id, await nextFreeDay(), `203.0.113.${n}`);
  }
  expect(await db().$count(slots)).toBe(20);
  const promised = await nextFreeDay();
  expect(daysBetween(before, promised)).toBe(1);
  expect((await comingDays(await readSettings())).week.map(({ free }) => free)).toEqual([false, true, true, true, true, true, true]);
  const { order: buyer } = await placedOrder();
  const offered = await promiseStartDay(buyer.id, promised, '198.51.100.1');
  expect(offered).toMatchObject({ kept: false });
  expect(await slotOf(buyer.id)).toBe(offered.day);
});

test('an order that was paid in the meantime keeps its day when more start from the same address', async () => {
  const [first, second, ...others] = await Promise.all(Array.from({ length: 5 }, () => placedOrder()));
  if (!first || !second) throw new Error('There are five.');
  const { day } = await promiseStartDay(first.order.id, await nextFreeDay(), '203.0.113.7');
  await payBy(cards.good, first.order.id, first.secret);
  for (const { order } of [second, ...others]) await promiseStartDay(order.id, await nextFreeDay(), '203.0.113.7');
  expect(await orderNow(first.order.id)).toMatchObject({ state: 'paid', startDay: day });
  expect(await db().select({ heldFrom: slots.heldFrom }).from(slots).where(eq(slots.orderId, first.order.id))).toEqual([
    { heldFrom: null },
  ]);
});

test('a buyer who was shown another day finds that day held', async () => {
  const shown = await nextFreeDay();
  const [{ order: faster }, { order: slower }] = [await placedOrder(), await placedOrder()];
  await promiseStartDay(faster.id, shown);
  const offered = await promiseStartDay(slower.id, shown);
  expect(offered.kept).toBe(false);
  expect(await promiseStartDay(slower.id, offered.day)).toEqual({ day: offered.day, kept: true });
});

test.each(['', 'tomorrow', '2020-01-01', '2099-12-31', "2026-11-23'; drop table slots"])(
  'a day that no one was shown, such as "%s", isn’t promised',
  async (day) => {
    const { order } = await placedOrder();
    expect(await promiseStartDay(order.id, day)).toEqual({ day: today(), kept: false });
  },
);

test('a paid order gets no other day', async () => {
  const { order, secret } = await placedOrder();
  await payBy(cards.good, order.id, secret);
  await refreshPayment(order.id);
  await expect(promiseStartDay(order.id, await nextFreeDay())).rejects.toThrow("This order can't be paid now.");
});

test('an order that is refused ends no checkout and drops no day of other orders from its address', async () => {
  const { order, secret } = await placedOrder();
  await payBy(cards.good, order.id, secret);
  await refreshPayment(order.id);
  const others = await Promise.all(Array.from({ length: 3 }, () => placedOrder()));
  for (const other of others) {
    await promiseStartDay(other.order.id, await nextFreeDay(), '203.0.113.9');
    await checkoutUrl(await orderNow(other.order.id), other.secret);
  }
  const held = () => db().select().from(slots).orderBy(slots.day);
  const before = await held();
  await expect(promiseStartDay(order.id, await nextFreeDay(), '203.0.113.9')).rejects.toThrow("This order can't be paid now.");
  expect(await held()).toEqual(before);
  expect(others.flatMap((other) => sessionsOf(other.order.id))).toMatchObject(others.map(() => ({ status: 'open' })));
});

test('a checkout lasts 35 minutes and its day a little longer; then both are free again', async () => {
  const { order, secret } = await placedOrder();
  await checkoutUrl(order, secret);
  const [session] = sessionsOf(order.id);
  expect((session?.expires_at ?? 0) - (session?.created ?? 0)).toBeGreaterThanOrEqual(35 * 60 - 5);
  const day = await slotOf(order.id);
  await releaseHolds(inMinutes(39));
  expect(await slotOf(order.id)).toBe(day);
  await releaseHolds(inMinutes(41));
  expect(await slotOf(order.id)).toBeUndefined();
  expect(sessionsOf(order.id)).toMatchObject([{ status: 'expired' }]);
  expect(await nextFreeDay()).toBe(day);
});

test('a payment whose webhook was lost keeps its day, however late it is checked', async () => {
  const { order, secret } = await placedOrder();
  await payBy(cards.good, order.id, secret);
  const day = await slotOf(order.id);
  await releaseHolds(inMinutes(24 * 60));
  expect(await orderNow(order.id)).toMatchObject({ state: 'paid', startDay: day });
  expect(await db().select().from(slots).where(eq(slots.orderId, order.id))).toMatchObject([{ day, heldUntil: null }]);
});

test('a payment that the bank is confirming keeps its day', async () => {
  const { order, secret } = await placedOrder();
  await payBy(cards.slow, order.id, secret);
  await releaseHolds(inMinutes(41));
  expect((await orderNow(order.id)).state).toBe('processing');
  expect(await slotOf(order.id)).toBe(today());
});

test('a hold whose checkout was never opened ends too', async () => {
  const { order } = await placedOrder();
  await promiseStartDay(order.id, today());
  await releaseHolds(inMinutes(41));
  expect(await slotOf(order.id)).toBeUndefined();
});

test('an order that is canceled with its checkout open takes no card, and its day is soon free', async () => {
  const { order, secret } = await placedOrder();
  const url = await checkoutUrl(order, secret);
  await moveOrder(db(), order.id, 'canceled', { actor: 'system', reason: 'Replaced' });
  const { enqueue } = await import('../../db/enqueue.ts');
  await enqueue(db(), 'end-checkout', { orderId: order.id });
  await runJobs(database.queue(), 'end-checkout');
  expect((await provider.pay(url, cards.good)).status).not.toBe(303);
  await releaseHolds(inMinutes(3));
  expect(await slotOf(order.id)).toBeUndefined();
});

test('a day survives the change from an ended checkout to the next', async () => {
  const { order, secret } = await placedOrder();
  const first = await checkoutUrl(order, secret);
  const day = await slotOf(order.id);
  const { expireCheckout } = await import('../../outside/payments/checkout.ts');
  const [attempt] = await db().select().from(paymentAttempts).where(eq(paymentAttempts.orderId, order.id));
  await expireCheckout(attempt?.sessionId ?? '');
  await refreshPayment(order.id);
  await releaseHolds();
  expect(await slotOf(order.id)).toBe(day);
  expect(await checkoutUrl(await orderNow(order.id), secret)).not.toBe(first);
  await releaseHolds(inMinutes(30));
  expect(await slotOf(order.id)).toBe(day);
});

test('an attempt that the provider never answered isn’t repeated under its key once it is old', async () => {
  const { order, secret } = await placedOrder();
  await db()
    .insert(paymentAttempts)
    .values({ orderId: order.id, createdAt: inMinutes(-10) });
  await checkoutUrl(order, secret);
  const attempts = await db().select().from(paymentAttempts).where(eq(paymentAttempts.orderId, order.id)).orderBy(paymentAttempts.id);
  expect(attempts.map(({ state }) => state)).toEqual(['expired', 'open']);
});

test('an order that is paid by bank after all starts on the first day available then', async () => {
  const { order: first } = await placedOrder();
  const { order } = await placedOrder();
  const [early, later] = [await promiseStartDay(first.id, await nextFreeDay()), await promiseStartDay(order.id, await nextFreeDay())];
  expect(later.day > early.day).toBe(true);
  await db().delete(slots).where(eq(slots.orderId, first.id));
  expect(await markPaid(order.id, 'admin:1')).toBe(true);
  expect((await orderNow(order.id)).startDay).toBe(early.day);
});

test('an attempt whose response was lost is given up when the buyer corrects their email', async () => {
  const { order, secret } = await placedOrder();
  await checkoutUrl(order, secret);
  await db().update(paymentAttempts).set({ sessionId: null, sessionUrl: null }).where(eq(paymentAttempts.orderId, order.id));
  const details = { name: 'Bea Buyer', email: 'corrected@people.test', method: 'card', terms: 'on', termsVersion } as const;
  expect(await placeOrder(await orderNow(order.id), details, secret, 'visitor')).toEqual({ ok: true });
  await payBy(cards.good, order.id, secret);
  await refreshPayment(order.id);
  expect((await orderNow(order.id)).state).toBe('paid');
});

test('the day of a paid order is never released', async () => {
  const { order } = await placedOrder({ method: 'invoice' });
  await markPaid(order.id, 'admin:1');
  const day = await slotOf(order.id);
  await releaseHolds(inMinutes(24 * 60));
  expect(await slotOf(order.id)).toBe(day);
  expect(await db().$count(orders, eq(orders.id, order.id))).toBe(1);
});

test('events that arrive after their buyer’s account is deleted keep nothing of the buyer', async () => {
  const person = await makePerson();
  const { order, secret } = await placedOrder({ userId: person.id, email: person.email });
  await checkoutUrl(await orderNow(order.id), secret);
  const [session] = sessionsOf(order.id);
  expect(await deleteAccount(person.id, '')).toEqual({ ok: true });
  await runJobs(database.queue(), 'end-checkout');
  const late = provider.eventsOf(order.id);
  expect(JSON.stringify(late)).toContain(person.email);
  const unknown = { ...late[0], id: 'evt_unknown', data: { object: { ...session, metadata: {}, id: 'cs_unknown' } } } as never;
  for (const event of [...late, unknown]) expect((await provider.deliver(event)).status).toBe(200);
  await runJobs(database.queue(), 'handle-webhook');
  const stored = await db().select().from(webhookEvents);
  expect(stored.length).toBe(late.length + 1);
  expect(stored.every(({ handledAt }) => handledAt)).toBe(true);
  expect(JSON.stringify(stored)).not.toContain(person.email);
});
