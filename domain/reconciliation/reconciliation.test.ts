import { desc, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { ledgerEntries, notifications, reconciliationDifferences, reconciliations, webhookEvents } from '../../db/schema/index.ts';
import { webhookTypes } from '../../outside/payments/events.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { runJobs } from '../../tests/helpers/jobs.ts';
import { orderNow, placedOrder } from '../../tests/helpers/orders.ts';
import { cards, usePayments } from '../../tests/helpers/payments.ts';
import { makePerson, type Person } from '../../tests/helpers/people.ts';
import { checkoutUrl } from '../billing/checkout.ts';
import { askForReconciliation, beginNightlyReconciliation } from './reconciliation.ts';

const database = useDatabase();
// What happened an hour ago must be known by now.
const provider = usePayments({ now: () => new Date(Date.now() - 3_600_000) });

let admin: Person;
beforeAll(async () => {
  admin = await makePerson({ admin: true });
});

/** An order whose card was charged, and nothing of it told. */
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

/** What the provider tells our webhook; other events of it never come. */
const awaitedEvents = () => provider.books().events.filter(({ type }) => webhookTypes.some((one) => one === type));

const byHand = async () => {
  expect(await askForReconciliation(`admin:${admin.id}`)).toEqual({ ok: true });
  return newestRun();
};

test('at night a payment that nobody told of is reported and left alone; by hand it is taken in, and then the books agree', async () => {
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
  const told = await db().select().from(notifications).where(eq(notifications.userId, admin.id));
  expect(told).toMatchObject([{ title: 'Our books and the provider’s differ', link: '/admin/settings/payments' }]);

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

test('a night on which everything came that our webhook is subscribed to, and nothing else, finds no difference', async () => {
  await paidUntold();
  const [awaited, all] = [awaitedEvents(), provider.books().events];
  expect(awaited.length).toBeLessThan(all.length);
  for (const event of awaited) expect((await provider.deliver(event)).status).toBe(200);
  await runJobs(database.queue(), 'handle-webhook');
  await beginNightlyReconciliation();
  expect((await newestRun()).differences).toEqual([]);
});

test('a refund made at the provider’s own desk is taken in', async () => {
  const order = await paidUntold();
  await byHand();
  const paid = await orderNow(order.id);
  provider.bank().refund(paid.providerPaymentId ?? '', 5000);
  const { kinds, differences } = await byHand();
  expect(kinds).toContain('refund-missing');
  expect(differences.filter(({ repairedAt }) => !repairedAt)).toEqual([]);
  expect(await orderNow(order.id)).toMatchObject({ state: 'partly_refunded', refundedCents: 5000 });
});

test('money that only we know of, and another amount, are shown and never changed', async () => {
  const order = await paidUntold();
  await byHand();
  const made = {
    kind: 'setup' as const,
    happenedAt: new Date(Date.now() - 3_600_000),
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

test('two who ask at the same moment get one comparison', async () => {
  const asked = await Promise.all([1, 2, 3].map(() => askForReconciliation(`admin:${admin.id}`)));
  expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
  await newestRun();
});
