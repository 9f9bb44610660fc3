import { desc, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import {
  ledgerEntries,
  notifications,
  plans,
  reconciliationDifferences,
  reconciliations,
  refunds,
  webhookEvents,
} from '../../db/schema/index.ts';
import { webhookTypes } from '../../outside/payments/events.ts';
import { orderNow, placedOrder } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { runJobs } from '../../tests/helpers/jobs.ts';
import { cards, usePayments } from '../../tests/helpers/payments.ts';
import { makePerson, type Person } from '../../tests/helpers/people.ts';
import { useClock } from '../../tests/helpers/plans.ts';
import { dayMs, hourMs } from '../../time/units.ts';
import { checkoutUrl } from '../billing/checkout.ts';
import { askForReconciliation, beginNightlyReconciliation } from './reconciliation.ts';

const database = useDatabase();
const clock = useClock();
// What happened an hour ago must be known by now.
const provider = usePayments({ now: () => new Date(Date.now() - hourMs) });

let admin: Person;
beforeAll(async () => {
  admin = await makePerson({ admin: true });
});

/** An order whose card was charged but whose webhook never arrived. */
async function paidUntold() {
  const { order, secret } = await placedOrder();
  await provider.pay(await checkoutUrl(order, secret), cards.good);
  return orderNow(order.id);
}

async function newestRun() {
  await runJobs(database.queue(), 'reconcile');
  const [run] = await db().select().from(reconciliations).orderBy(desc(reconciliations.createdAt)).limit(1);
  if (!run) throw new Error('Nothing was compared.');
  const differences = await db().select().from(reconciliationDifferences).where(eq(reconciliationDifferences.reconciliationId, run.id));
  return { run, differences, kinds: [...new Set(differences.map(({ kind }) => kind))].toSorted() };
}

/** What the provider sends to our webhook; its other events never arrive. */
const awaitedEvents = () => provider.books().events.filter(({ type }) => webhookTypes.some((one) => one === type));

const byHand = async () => {
  expect(await askForReconciliation(`admin:${admin.id}`)).toEqual({ ok: true });
  return newestRun();
};

test('the nightly run reports an unknown payment and leaves it alone; a manual run records it, and then the records agree', async () => {
  const order = await paidUntold();
  await beginNightlyReconciliation();
  const night = await newestRun();
  expect(night.kinds).toEqual(['checkout-state', 'event-missing', 'payment-missing']);
  expect(night.differences.find(({ kind }) => kind === 'payment-missing')).toMatchObject({
    orderId: order.id,
    ours: 'Nothing',
    theirs: '$299 taken',
    repairedAt: null,
  });
  expect(night.run).toMatchObject({ repairs: false, error: null, finishedAt: expect.any(Date), compared: { payments: 1, checkouts: 1 } });
  expect((await orderNow(order.id)).state).toBe('awaiting_payment');
  const notices = await db().select().from(notifications).where(eq(notifications.userId, admin.id));
  expect(notices).toMatchObject([{ title: 'Our records and the provider’s differ', link: '/admin/settings/payments' }]);

  const repaired = await byHand();
  expect(repaired.differences.filter(({ repairedAt }) => !repairedAt)).toEqual([]);
  expect((await orderNow(order.id)).state).toBe('paid');
  await runJobs(database.queue(), 'handle-webhook');
  const events = await db().select().from(webhookEvents);
  expect(events.map(({ id }) => id).toSorted()).toEqual(
    awaitedEvents()
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(await db().select().from(ledgerEntries).where(eq(ledgerEntries.orderId, order.id))).toMatchObject([{ amountCents: 29_900 }]);

  expect((await byHand()).kinds).toEqual([]);
});

test('the nightly run finds no difference if every event that our webhook is subscribed to arrived, and nothing else', async () => {
  await paidUntold();
  const [awaited, all] = [awaitedEvents(), provider.books().events];
  expect(awaited.length).toBeLessThan(all.length);
  for (const event of awaited) expect((await provider.deliver(event)).status).toBe(200);
  await runJobs(database.queue(), 'handle-webhook');
  await beginNightlyReconciliation();
  expect((await newestRun()).differences).toEqual([]);
});

test('a refund made in the provider’s dashboard is recorded', async () => {
  const order = await paidUntold();
  await byHand();
  const paid = await orderNow(order.id);
  provider.bank().refund(paid.providerPaymentId ?? '', 5000);
  const { kinds, differences } = await byHand();
  expect(kinds).toContain('refund-missing');
  expect(differences.filter(({ repairedAt }) => !repairedAt)).toEqual([]);
  expect(await orderNow(order.id)).toMatchObject({ state: 'partly_refunded', refundedCents: 5000 });
});

test('payments that only we know of, and differing amounts, are shown and never changed', async () => {
  const order = await paidUntold();
  await byHand();
  const made = {
    kind: 'setup' as const,
    happenedAt: new Date(Date.now() - hourMs),
    amountCents: 100,
    method: 'card' as const,
    orderId: order.id,
  };
  await db()
    .insert(ledgerEntries)
    .values({ ...made, source: 'made up', providerPaymentId: 'pi_made_up' });
  await db().update(ledgerEntries).set({ amountCents: 29_800 }).where(eq(ledgerEntries.orderId, order.id));
  const { kinds, differences } = await byHand();
  expect(kinds).toEqual(expect.arrayContaining(['payment-amount', 'payment-unknown']));
  expect(differences.filter(({ kind }) => kind.startsWith('payment')).map(({ repairedAt, safe }) => ({ repairedAt, safe }))).toEqual([
    { repairedAt: null, safe: false },
    { repairedAt: null, safe: false },
  ]);
});

const hourAgo = () => new Date(Date.now() - hourMs);
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

test('an event that fails each time isn’t reported as repaired, and staff are notified', async () => {
  const order = await paidUntold();
  await byHand();
  const [plan] = await db()
    .insert(plans)
    .values({ orderId: order.id, monthlyCents: 2_900, state: 'active', providerSubscriptionId: 'sub_gone' })
    .returning();
  const data = { object: { id: 'sub_gone', object: 'subscription' } };
  await db()
    .insert(webhookEvents)
    .values({ id: 'evt_fails', type: 'customer.subscription.updated', objectId: 'sub_gone', payload: { data }, receivedAt: hourAgo() });
  const before = await db().$count(notifications, eq(notifications.userId, admin.id));
  const { differences } = await byHand();
  expect(differences.find(({ kind }) => kind === 'event-waiting')).toMatchObject({ subject: 'evt_fails', safe: true, repairedAt: null });
  expect(await db().$count(notifications, eq(notifications.userId, admin.id))).toBe(before + 1);
  await db().delete(webhookEvents).where(eq(webhookEvents.id, 'evt_fails'));
  await db()
    .delete(plans)
    .where(eq(plans.id, plan?.id ?? ''));
});

test('a plan and a card refund that weren’t requested from the provider within a day are reported, newer ones aren’t', async () => {
  const order = await paidUntold();
  await byHand();
  const unsent = { orderId: order.id, amountCents: 500, method: 'card' as const, actor: 'system', reason: 'Test' };
  const made = await db()
    .insert(refunds)
    .values([
      { ...unsent, createdAt: daysAgo(40) },
      { ...unsent, createdAt: hourAgo() },
      { ...unsent, method: 'bank', createdAt: daysAgo(2) },
    ])
    .returning();
  const begun = await db()
    .insert(plans)
    .values([
      { orderId: order.id, monthlyCents: 2_900, createdAt: daysAgo(40) },
      { orderId: order.id, monthlyCents: 2_900, createdAt: hourAgo() },
    ])
    .returning();
  const found = (await byHand()).differences.filter(({ orderId }) => orderId === order.id);
  expect(found.map(({ kind, subject, orderId, repairedAt }) => [kind, subject, orderId, repairedAt]).toSorted()).toEqual([
    ['plan-unsent', begun[0]?.id, order.id, null],
    ['refund-unsent', made[0]?.id, order.id, null],
  ]);
  await db().delete(refunds).where(eq(refunds.orderId, order.id));
  await db().delete(plans).where(eq(plans.orderId, order.id));
});

test('a refund of a payment older than the compared period isn’t reported as unknown', async () => {
  const order = await paidUntold();
  await byHand();
  clock.forward(45 * dayMs);
  const paid = await orderNow(order.id);
  provider.bank().refund(paid.providerPaymentId ?? '', 5_000);
  clock.forward(dayMs);
  await beginNightlyReconciliation();
  const { differences } = await newestRun();
  expect(differences.map(({ kind }) => kind)).not.toContain('payment-unknown');
  expect((await byHand()).differences.filter(({ repairedAt }) => !repairedAt)).toEqual([]);
  const night = await byHand();
  expect(night.run.compared).toMatchObject({ payments: 0, refunds: 1 });
  expect(night.kinds).toEqual([]);
});

test('two requests at the same moment share one comparison', async () => {
  const asked = await Promise.all([1, 2, 3].map(() => askForReconciliation(`admin:${admin.id}`)));
  expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
  await newestRun();
});
