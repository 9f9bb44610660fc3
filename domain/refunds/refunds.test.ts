import { addHours } from 'date-fns';
import { and, asc, eq, like, notLike, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import {
  auditLog,
  bills,
  disputes,
  documents,
  ledgerEntries,
  mails,
  notifications,
  orders,
  plans,
  refunds,
  slots,
} from '../../db/schema/index.ts';
import { must } from '../../tests/harness/must.ts';
import { orderNow, placedOrder } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { runJobs } from '../../tests/helpers/jobs.ts';
import { cards, usePayments } from '../../tests/helpers/payments.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { draftedProject, projectNow, scheduledProject } from '../../tests/helpers/projects.ts';
import { refreshPayment } from '../billing/attempts.ts';
import { checkoutUrl } from '../billing/checkout.ts';
import { handleWebhook } from '../billing/handle-webhook.ts';
import { markPaid } from '../billing/mark-paid.ts';
import { issueBillInvoice } from '../documents/documents.ts';
import { recordEntry } from '../ledger/ledger.ts';
import { approveVersion } from '../publications/publishing.ts';
import { refundOwnOrder } from './owner-refund.ts';
import { refundsForAdmin } from './queries.ts';
import { dropRefund, noteRefundSent, requestRefund } from './refunds.ts';
import { isFinalRefusal, sendRefund, sendWaitingRefunds } from './send-refund.ts';
import { syncReturns } from './sync-returns.ts';

const database = useDatabase();
/** How far the provider's clock is ahead. */
let aheadMs = 0;
const provider = usePayments({ now: () => new Date(Date.now() + aheadMs) });

async function paidByCard(card = cards.good, email = 'refund@people.test') {
  const { order, secret } = await placedOrder({ email });
  await provider.pay(await checkoutUrl(order, secret), card);
  await refreshPayment(order.id);
  const paid = await orderNow(order.id);
  expect(paid.state).toBe('paid');
  return paid;
}

async function paidByBank(email = 'bank@people.test') {
  const { order } = await placedOrder({ method: 'invoice', email });
  await markPaid(order.id, 'admin:1', 'wire 1');
  return orderNow(order.id);
}

const refundsOfOrder = (orderId: string) => db().select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.createdAt));
const ledgerOf = async (orderId: string) =>
  (await db().select().from(ledgerEntries).where(eq(ledgerEntries.orderId, orderId)).orderBy(asc(ledgerEntries.createdAt))).map(
    ({ kind, amountCents }) => [kind, amountCents],
  );
const creditNotesOf = (orderId: string) =>
  db()
    .select()
    .from(documents)
    .where(and(eq(documents.orderId, orderId), eq(documents.series, 'credit_note')))
    .orderBy(asc(documents.number));
const refundMails = async (refundId: string) =>
  (await db().query.mails.findMany({ where: and(like(mails.eventKey, `refund%${refundId}`), notLike(mails.eventKey, 'staff:%')) })).map(
    ({ eventKey }) => eventKey.split(':')[0],
  );
const byStaff = { actor: 'admin:1', reason: 'A test' };

test('a partial refund goes to the card once, with credit note, ledger entries and emails, and the rest later', async () => {
  const order = await paidByCard();
  const part = must(await requestRefund({ orderId: order.id }, { ...byStaff, amountCents: 10_000, method: 'card' }));
  expect(await orderNow(order.id)).toMatchObject({ state: 'paid', refundedCents: 0 });
  await runJobs(database.queue(), 'send-refund');
  await sendRefund(part.refundId);
  expect(await orderNow(order.id)).toMatchObject({ state: 'partly_refunded', refundedCents: 10_000 });
  expect(await ledgerOf(order.id)).toEqual([
    ['setup', 29_900],
    ['refund', -10_000],
  ]);
  const invoice = await db().query.documents.findFirst({ where: and(eq(documents.orderId, order.id), eq(documents.series, 'invoice')) });
  expect(await creditNotesOf(order.id)).toMatchObject([
    { totalCents: 10_000, correctsId: invoice?.id, paidAt: expect.any(Date), about: { corrects: invoice?.number } },
  ]);
  expect(await refundMails(part.refundId)).toEqual(['refund-asked', 'refund-sent']);
  expect(provider.all('refund').filter(({ metadata }) => metadata?.refund_id === part.refundId)).toMatchObject([{ amount: 10_000 }]);
  const tooMuch = await requestRefund({ orderId: order.id }, { ...byStaff, amountCents: 19_901, method: 'card' });
  expect(tooMuch).toEqual({ ok: false, code: 'amount-too-high', refundableCents: 19_900, message: 'You can refund up to $199.' });
  const rest = await requestRefund({ orderId: order.id }, { ...byStaff, method: 'card' });
  expect(rest).toMatchObject({ ok: true, amountCents: 19_900 });
  await runJobs(database.queue(), 'send-refund');
  expect(await orderNow(order.id)).toMatchObject({ state: 'refunded', refundedCents: 29_900 });
  expect(await requestRefund({ orderId: order.id }, { ...byStaff, method: 'card' })).toMatchObject({ ok: false });
  expect(await db().$count(auditLog, and(eq(auditLog.subject, `order:${order.id}`), eq(auditLog.action, 'order.refund')))).toBe(2);
});

test('however many ask at the same time, no more than what was paid is refunded', async () => {
  const order = await paidByCard();
  const asked = await Promise.all(
    Array.from({ length: 12 }, () => requestRefund({ orderId: order.id }, { ...byStaff, amountCents: 5_000, method: 'card' })),
  );
  expect(asked.filter(({ ok }) => ok)).toHaveLength(5);
  await runJobs(database.queue(), 'send-refund');
  expect(await orderNow(order.id)).toMatchObject({ refundedCents: 25_000, state: 'partly_refunded' });
});

test('a refund whose job gave up is sent again, and one on its way is left alone', async () => {
  const order = await paidByCard();
  must(await requestRefund({ orderId: order.id }, { ...byStaff, amountCents: 5_000, method: 'card' }));
  await db().execute(sql`delete from pgboss.job where name = 'send-refund'`);
  expect(await sendWaitingRefunds()).toBe(0);
  expect(await sendWaitingRefunds(addHours(new Date(), 1))).toBe(1);
  await runJobs(database.queue(), 'send-refund');
  expect(await refundsOfOrder(order.id)).toMatchObject([{ state: 'succeeded', amountCents: 5_000 }]);
  expect(await sendWaitingRefunds(addHours(new Date(), 1))).toBe(0);
});

test('Admin reads what can still be refunded without waiting for a lock on the order', async () => {
  const order = await paidByCard();
  await requestRefund({ orderId: order.id }, { ...byStaff, amountCents: 5_000, method: 'card' });
  await db().transaction(async (tx) => {
    await tx.select().from(orders).where(eq(orders.id, order.id)).for('update');
    expect((await refundsForAdmin(order.id)).refundables).toEqual([
      { billId: '', paidCents: 29_900, leftCents: 24_900, byCard: true, disputed: false },
    ]);
  });
  await runJobs(database.queue(), 'send-refund');
});

test('a bank refund waits for staff to send it, and can be called off until then', async () => {
  const admin = await makePerson({ admin: true });
  const order = await paidByBank();
  expect(await requestRefund({ orderId: order.id }, { ...byStaff, method: 'card' })).toMatchObject({ ok: false });
  const off = await requestRefund({ orderId: order.id }, { ...byStaff, amountCents: 100, method: 'bank' });
  const sent = await requestRefund({ orderId: order.id }, { ...byStaff, amountCents: 4_900, method: 'bank' });
  if (!off.ok || !sent.ok) throw new Error('not asked');
  expect(await runJobs(database.queue(), 'send-refund')).toBe(0);
  expect(
    await db().$count(
      notifications,
      and(eq(notifications.userId, admin.id), eq(notifications.eventKey, `refund-to-send:${sent.refundId}`)),
    ),
  ).toBe(1);
  expect(await dropRefund(off.refundId, 'admin:1')).toBe(true);
  expect(await noteRefundSent(off.refundId, 'admin:1', 'wire 2')).toBe(false);
  expect(await noteRefundSent(sent.refundId, 'admin:1', 'wire 3')).toBe(true);
  expect(await noteRefundSent(sent.refundId, 'admin:1', 'wire 3')).toBe(false);
  expect(await refundsOfOrder(order.id)).toMatchObject([{ state: 'failed' }, { state: 'succeeded', reference: 'wire 3' }]);
  expect(await orderNow(order.id)).toMatchObject({ state: 'partly_refunded', refundedCents: 4_900 });
  expect(await refundMails(off.refundId)).toEqual(['refund-asked']);
  expect(await creditNotesOf(order.id)).toMatchObject([{ totalCents: 4_900, paidBy: 'bank transfer' }]);
});

test('a refund that the provider refuses fails, staff and buyer are notified, and it can be sent another way', async () => {
  const admin = await makePerson({ admin: true });
  const order = await paidByCard();
  // Someone refunded it first in the provider's dashboard, and no webhook has arrived.
  await db().update(orders).set({ providerPaymentId: 'pi_of_nobody' }).where(eq(orders.id, order.id));
  const asked = must(await requestRefund({ orderId: order.id }, { ...byStaff, method: 'card' }));
  await runJobs(database.queue(), 'send-refund');
  expect(await refundsOfOrder(order.id)).toMatchObject([{ state: 'failed', failureReason: 'resource_missing' }]);
  expect(await orderNow(order.id)).toMatchObject({ state: 'paid', refundedCents: 0 });
  expect(await refundMails(asked.refundId)).toEqual(['refund-asked', 'refund-failed']);
  expect(
    await db().$count(
      notifications,
      and(eq(notifications.userId, admin.id), eq(notifications.eventKey, `refund-failed:${asked.refundId}`)),
    ),
  ).toBe(1);
  expect(await requestRefund({ orderId: order.id }, { ...byStaff, method: 'bank' })).toMatchObject({ ok: true, amountCents: 29_900 });
});

test.each([
  [undefined, false],
  [400, true],
  [401, false],
  [402, true],
  [403, false],
  [404, true],
  [409, false],
  [429, false],
  [500, false],
  [503, false],
])('whether an answer of %s would be the same next time: %s', (status, final) => {
  expect(isFinalRefusal(status)).toBe(final);
});

test('a refund that the bank returns later is recorded as returned', async () => {
  const order = await paidByCard(cards.refundFails);
  must(await requestRefund({ orderId: order.id }, { ...byStaff, method: 'card' }));
  await runJobs(database.queue(), 'send-refund');
  expect((await orderNow(order.id)).state).toBe('refunded');
  aheadMs = 60_000;
  await provider.advance();
  await syncReturns(order.providerPaymentId ?? '');
  const [row] = await refundsOfOrder(order.id);
  expect(row?.state).toBe('failed');
  expect(await orderNow(order.id)).toMatchObject({ state: 'paid', refundedCents: 0 });
  const [, ...moved] = await ledgerOf(order.id);
  expect(moved.reduce((sum, [, cents]) => sum + Number(cents), 0)).toBe(0);
  expect((await creditNotesOf(order.id)).every(({ voidedAt }) => voidedAt)).toBe(true);
});

test('a refund made in the provider’s dashboard is recorded once, even if two syncs run at the same time', async () => {
  const order = await paidByCard();
  const [intent] = provider.all('payment_intent').filter(({ id }) => id === order.providerPaymentId);
  provider.bank().refund(intent?.id ?? '', 2_000);
  await Promise.all([syncReturns(order.providerPaymentId ?? ''), syncReturns(order.providerPaymentId ?? '')]);
  expect(await refundsOfOrder(order.id)).toMatchObject([{ actor: 'provider', state: 'succeeded', amountCents: 2_000 }]);
  expect(await orderNow(order.id)).toMatchObject({ state: 'partly_refunded', refundedCents: 2_000 });
  expect(await creditNotesOf(order.id)).toHaveLength(1);
});

test('staff hear of a refund to a card only if a customer asked for it', async () => {
  const admin = await makePerson({ admin: true });
  const order = await paidByCard();
  must(await requestRefund({ orderId: order.id }, { ...byStaff, amountCents: 4_000, method: 'card' }));
  must(
    await requestRefund({ orderId: order.id }, { actor: `user:${order.userId}`, reason: 'Too early', amountCents: 1_500, method: 'card' }),
  );
  const rows = await db().select().from(notifications).where(eq(notifications.userId, admin.id));
  expect(rows.filter(({ eventKey }) => eventKey.startsWith('refund-')).map(({ title, message }) => ({ title, message }))).toEqual([
    { title: 'A customer requested a refund', message: `S-${order.number}: refunding $15 to the card. Too early` },
  ]);
});

test('the owner gets a full refund until they approve, and the project ends', async () => {
  const { owner, projectId } = await scheduledProject();
  const { orderId } = await projectNow(projectId);
  if (!orderId) throw new Error('no order');
  expect(await refundOwnOrder((await makePerson()).id, projectId, '')).toMatchObject({ ok: false });
  expect(await refundOwnOrder(owner.id, projectId, 'Too early for me')).toEqual({ ok: true, amountCents: 29_900 });
  expect(await refundOwnOrder(owner.id, projectId, '')).toMatchObject({ ok: false });
  expect(await projectNow(projectId)).toMatchObject({ state: 'canceled', clockRunningSince: null });
  expect(await refundsOfOrder(orderId)).toMatchObject([
    { method: 'bank', state: 'pending', actor: `user:${owner.id}`, reason: 'Too early for me' },
  ]);
  const seat = await db().select().from(slots).where(eq(slots.orderId, orderId));
  expect(seat.every(({ day }) => day <= new Date().toISOString().slice(0, 10))).toBe(true);
});

test('after approval the owner has to ask us, and a full refund by staff keeps the site live', async () => {
  const { owner, projectId, version } = await draftedProject();
  await approveVersion(owner.id, projectId, version.id, version.contentHash);
  const { orderId, state } = await projectNow(projectId);
  expect(state).toBe('live');
  expect(await refundOwnOrder(owner.id, projectId, '')).toMatchObject({ ok: false, message: expect.stringContaining('approved') });
  expect(await requestRefund({ orderId: orderId ?? '' }, { ...byStaff, method: 'bank' })).toMatchObject({ ok: true });
  expect((await projectNow(projectId)).state).toBe('live');
});

test('a chargeback is recorded, staff are notified with its deadline, it blocks refunds, and the money returns when it’s won', async () => {
  const admin = await makePerson({ admin: true });
  const order = await paidByCard(cards.disputed);
  const payment = order.providerPaymentId ?? '';
  await provider.advance();
  await syncReturns(payment);
  await syncReturns(payment);
  const [dispute] = await db().select().from(disputes).where(eq(disputes.orderId, order.id));
  expect(dispute).toMatchObject({ state: 'needs_response', withdrawn: true, amountCents: 29_900, answerBy: expect.any(Date) });
  expect(await ledgerOf(order.id)).toEqual([
    ['setup', 29_900],
    ['dispute', -29_900],
  ]);
  const [notice] = await db()
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, admin.id), eq(notifications.eventKey, `dispute:${dispute?.id}`)));
  expect(notice?.message).toContain('Respond in the payment provider’s dashboard by');
  expect(await requestRefund({ orderId: order.id }, { ...byStaff, method: 'bank' })).toMatchObject({
    ok: false,
    message: expect.stringContaining('disputed'),
  });
  expect((await refundsForAdmin(order.id)).refundables).toMatchObject([{ disputed: true }]);
  provider.bank().dispute(dispute?.providerDisputeId ?? '', 'won');
  await syncReturns(payment);
  expect((await refundsForAdmin(order.id)).refundables).toMatchObject([{ disputed: false }]);
  expect(await ledgerOf(order.id)).toEqual([
    ['setup', 29_900],
    ['dispute', -29_900],
    ['dispute_returned', 29_900],
  ]);
  expect(await requestRefund({ orderId: order.id }, { ...byStaff, method: 'card', amountCents: 100 })).toMatchObject({ ok: true });
});

test('a month of a plan is refunded against its own invoice', async () => {
  const order = await paidByBank('month@people.test');
  const [plan] = await db().insert(plans).values({ orderId: order.id, monthlyCents: 2_900, state: 'active' }).returning();
  const [bill] = await db()
    .insert(bills)
    .values({
      planId: plan?.id ?? '',
      providerInvoiceId: 'in_month',
      state: 'paid',
      method: 'bank',
      periodStart: new Date(),
      periodEnd: new Date(),
      subtotalCents: 2_900,
      taxCents: 0,
      dueCents: 2_900,
      paidAt: new Date(),
    })
    .returning();
  if (!plan || !bill) throw new Error('no bill');
  await db().transaction(async (tx) => {
    await issueBillInvoice(tx, { plan, bill, order });
    await recordEntry(tx, { kind: 'monthly', source: bill.id, amountCents: 2_900, method: 'bank', orderId: order.id, billId: bill.id });
  });
  const asked = must(await requestRefund({ billId: bill.id }, { ...byStaff, amountCents: 900, method: 'bank' }));
  await noteRefundSent(asked.refundId, 'admin:1', 'wire 9');
  const [now] = await db().select().from(bills).where(eq(bills.id, bill.id));
  expect(now?.refundedCents).toBe(900);
  expect(await orderNow(order.id)).toMatchObject({ state: 'paid', refundedCents: 0 });
  expect(await creditNotesOf(order.id)).toMatchObject([{ billId: bill.id, totalCents: 900 }]);
  expect(await requestRefund({ billId: bill.id }, { ...byStaff, amountCents: 2_001, method: 'bank' })).toEqual({
    ok: false,
    code: 'amount-too-high',
    refundableCents: 2000,
    message: 'You can refund up to $20.',
  });
});

test('after any requests, sends and cancellations in any order, rows, order, ledger and credit notes agree', async () => {
  const operation = fc.oneof(
    fc.record({ kind: fc.constant('ask' as const), cents: fc.integer({ min: 1, max: 40_000 }) }),
    fc.record({ kind: fc.constant('rest' as const) }),
    fc.record({ kind: fc.constant('sent' as const), which: fc.nat(9) }),
    fc.record({ kind: fc.constant('drop' as const), which: fc.nat(9) }),
  );
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { maxLength: 8 }), async (operations) => {
      const order = await paidByBank(`property-${run++}@people.test`);
      for (const one of operations) {
        const rows = await refundsOfOrder(order.id);
        if (one.kind === 'ask') await requestRefund({ orderId: order.id }, { ...byStaff, amountCents: one.cents, method: 'bank' });
        if (one.kind === 'rest') await requestRefund({ orderId: order.id }, { ...byStaff, method: 'bank' });
        if (one.kind === 'sent') await noteRefundSent(rows[one.which]?.id ?? order.id, 'admin:1', 'wire');
        if (one.kind === 'drop') await dropRefund(rows[one.which]?.id ?? order.id, 'admin:1');
      }
      const rows = await refundsOfOrder(order.id);
      const sum = (states: string[]) =>
        rows.filter(({ state }) => states.includes(state)).reduce((cents, row) => cents + row.amountCents, 0);
      const now = await orderNow(order.id);
      expect(sum(['pending', 'succeeded'])).toBeLessThanOrEqual(order.totalCents);
      expect(now.refundedCents).toBe(sum(['succeeded']));
      expect(now.state).toBe(now.refundedCents === 0 ? 'paid' : now.refundedCents < order.totalCents ? 'partly_refunded' : 'refunded');
      expect((await ledgerOf(order.id)).reduce((cents, [, moved]) => cents + Number(moved), 0)).toBe(order.totalCents - now.refundedCents);
      expect((await creditNotesOf(order.id)).reduce((cents, { totalCents }) => cents + totalCents, 0)).toBe(now.refundedCents);
    }),
    { numRuns: 20 },
  );
});

test('events of a payment and its refunds, in the wrong order, twice or at the same time, result in the same rows', async () => {
  const { order, secret } = await placedOrder({ email: 'order-of-news@people.test' });
  await provider.pay(await checkoutUrl(order, secret), cards.good);
  const [charge] = provider.all('charge').filter(({ metadata }) => metadata.order_id === order.id);
  provider.bank().refund(String(charge?.payment_intent), 500);
  const events = provider.all('event').filter(({ data }) => JSON.stringify(data.object).includes(String(charge?.payment_intent)));
  for (const event of [...events].reverse()) for (const _ of [1, 2]) expect((await provider.deliver(event)).status).toBe(200);
  await Promise.all(events.reverse().flatMap(({ id }) => [handleWebhook(id), handleWebhook(id)]));
  expect(await orderNow(order.id)).toMatchObject({ state: 'partly_refunded', refundedCents: 500 });
  expect(await ledgerOf(order.id)).toEqual([
    ['setup', 29_900],
    ['refund', -500],
  ]);
});
