import { and, asc, eq, like } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { termsVersion } from '../../content/legal/terms.ts';
import { db } from '../../db/connect.ts';
import { documents, ledgerEntries, mails, notifications, orders, paymentAttempts, webhookEvents } from '../../db/schema/index.ts';
import { fivePages, orderNow, placedOrder } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { runJobs } from '../../tests/helpers/jobs.ts';
import { cards, usePayments } from '../../tests/helpers/payments.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { documentLabel } from '../documents/schema.ts';
import { ledgerOf } from '../ledger/ledger.ts';
import { startOrder } from '../orders/orders.ts';
import { moveOrder } from '../orders/states.ts';
import { changeSettings } from '../settings/settings.ts';
import { refreshPayment } from './attempts.ts';
import { checkoutUrl } from './checkout.ts';
import { markPaid } from './mark-paid.ts';
import { placeOrder } from './place-order.ts';

const database = useDatabase();
const provider = usePayments();

afterEach(() => changeSettings({ taxRate: 0, setupCents: 29_900 }, 'system'));

const papersOf = (orderId: string) => db().select().from(documents).where(eq(documents.orderId, orderId)).orderBy(asc(documents.number));

test('a card order is invoiced when it’s paid: one document that is also the receipt, emailed, and one ledger entry', async () => {
  const { order, secret } = await placedOrder({ email: 'card@papers.test' });
  expect(await papersOf(order.id)).toEqual([]);
  await provider.pay(await checkoutUrl(order, secret), cards.good);
  await Promise.all([refreshPayment(order.id), refreshPayment(order.id)]);
  const [paper, ...more] = await papersOf(order.id);
  expect(more).toEqual([]);
  expect(paper).toMatchObject({
    totalCents: 29_900,
    paidAt: expect.any(Date),
    paidBy: 'Visa ending 4242',
    dueOn: null,
    about: { payBy: 'card' },
  });
  const [attempt] = await db().select().from(paymentAttempts).where(eq(paymentAttempts.orderId, order.id));
  expect(attempt).toMatchObject({ paidCents: 29_900, providerPaymentId: (await orderNow(order.id)).providerPaymentId });
  expect(await ledgerOf(order.id)).toMatchObject([{ kind: 'setup', source: attempt?.id, amountCents: 29_900, method: 'card' }]);
  const mail = await db().query.mails.findFirst({ where: eq(mails.eventKey, `order-paid:${order.id}`) });
  expect(mail?.props).toMatchObject({ documentId: paper?.id, totalCents: 29_900 });
});

test('an invoice order gets its invoice when it’s placed, voided when it ends, and a new one if the money still comes', async () => {
  const { order } = await placedOrder({ method: 'invoice', email: 'late@papers.test' });
  const [first] = await papersOf(order.id);
  expect(first).toMatchObject({ paidAt: null, voidedAt: null, about: { payBy: 'bank' } });
  await db().transaction((tx) => moveOrder(tx, order.id, 'expired', { actor: 'system', reason: 'Not paid in time' }));
  expect((await papersOf(order.id))[0]?.voidedAt).toBeInstanceOf(Date);
  await markPaid(order.id, 'admin:1', 'wire 7');
  expect(await papersOf(order.id)).toMatchObject([
    { id: first?.id, paidAt: null },
    { paidAt: expect.any(Date), paidBy: 'bank transfer', voidedAt: null },
  ]);
  expect(await ledgerOf(order.id)).toMatchObject([{ kind: 'setup', source: order.id, amountCents: 29_900, method: 'bank' }]);
});

test('placing the order again under another name makes and emails a new invoice; the same name changes nothing', async () => {
  const { order, secret } = await placedOrder({ method: 'invoice', email: 'again@papers.test' });
  const place = async (name: string) =>
    placeOrder(
      await orderNow(order.id),
      { name, email: 'again@papers.test', method: 'invoice', terms: 'on', termsVersion },
      secret,
      'visitor',
    );
  await place('Bea Baker');
  await place('Bea Baker');
  expect((await papersOf(order.id)).map(({ voidedAt, buyer }) => [voidedAt === null, (buyer as { name: string }).name])).toEqual([
    [false, 'Bea Buyer'],
    [true, 'Bea Baker'],
  ]);
  expect(await db().$count(mails, like(mails.eventKey, `order-invoice:${order.id}:%`))).toBe(2);
});

test('an invoice that went out and is replaced by a payment with a card is named on the new one and in its mail', async () => {
  const { order, secret } = await placedOrder({ method: 'invoice', email: 'switch@papers.test' });
  const details = { name: 'Bea Baker', email: 'switch@papers.test', method: 'card', terms: 'on', termsVersion } as const;
  await placeOrder(await orderNow(order.id), details, secret, 'visitor');
  await provider.pay(await checkoutUrl(await orderNow(order.id), secret), cards.good);
  await refreshPayment(order.id);
  const [first, second] = await papersOf(order.id);
  expect(first?.voidedAt).toBeInstanceOf(Date);
  expect(second).toMatchObject({ about: { replaces: first?.number }, voidedAt: null });
  const mail = await db().query.mails.findFirst({ where: eq(mails.eventKey, `order-paid:${order.id}`) });
  expect(mail?.props).toMatchObject({ replaces: documentLabel({ series: 'invoice', number: first?.number ?? 0 }) });
});

test('tax is fixed when the order begins, charged by the provider, and on the invoice and in the ledger', async () => {
  await changeSettings({ taxRate: 8_875, taxName: 'New York sales tax' }, 'system');
  const { order, secret } = await placedOrder({ email: 'tax@papers.test' });
  await changeSettings({ taxRate: 0, setupCents: 10_000 }, 'system');
  const url = await checkoutUrl(await orderNow(order.id), secret);
  const [session] = Object.values(provider.books().sessions).filter(({ client_reference_id }) => client_reference_id === order.id);
  expect(session).toMatchObject({ amount_subtotal: 29_900, amount_total: 32_554, total_details: { amount_tax: 2_654 } });
  await provider.pay(url, cards.good);
  await refreshPayment(order.id);
  expect(await orderNow(order.id)).toMatchObject({ state: 'paid', setupCents: 29_900, taxCents: 2_654, totalCents: 32_554 });
  expect(await papersOf(order.id)).toMatchObject([
    { subtotalCents: 29_900, taxCents: 2_654, totalCents: 32_554, taxName: 'New York sales tax' },
  ]);
  expect(await ledgerOf(order.id)).toMatchObject([{ amountCents: 32_554 }]);
  expect(await db().query.mails.findMany({ columns: { props: true }, where: eq(mails.eventKey, `order-paid:${order.id}`) })).toMatchObject([
    { props: { monthlyCents: 2_900, monthlyTaxCents: 257, taxName: 'New York sales tax' } },
  ]);
});

test('a price of zero keeps the card and moves no money', async () => {
  const { order, secret } = await placedOrder({ email: 'free@papers.test' });
  await db().update(orders).set({ discountCents: 29_900 }).where(eq(orders.id, order.id));
  await provider.pay(await checkoutUrl(await orderNow(order.id), secret), cards.good);
  await refreshPayment(order.id);
  const paid = await orderNow(order.id);
  expect(paid).toMatchObject({ state: 'paid', totalCents: 0, providerPaymentId: null });
  expect(paid.providerCustomerId).toMatch(/^cus_/);
  expect(await ledgerOf(order.id)).toEqual([]);
  expect(await papersOf(order.id)).toMatchObject([{ totalCents: 0, paidAt: expect.any(Date) }]);
});

test('a price of zero by invoice waits for no payment', async () => {
  const { order, secret } = await startOrder(fivePages, undefined);
  await db().update(orders).set({ discountCents: 29_900 }).where(eq(orders.id, order.id));
  const details = { name: 'Bea Buyer', email: 'gift@papers.test', method: 'invoice', terms: 'on', termsVersion } as const;
  expect(await placeOrder(await orderNow(order.id), details, secret, 'visitor')).toEqual({ ok: true });
  expect(await orderNow(order.id)).toMatchObject({ state: 'paid', totalCents: 0 });
});

test('every event of an order is tied to it, and events of unknown objects are handled and change nothing', async () => {
  const { order, secret } = await placedOrder({ email: 'events@papers.test' });
  await provider.pay(await checkoutUrl(order, secret), cards.good);
  const events = provider.eventsOf(order.id);
  for (const event of events) await provider.deliver(event);
  const [model] = events;
  if (!model) throw new Error('no event');
  const strange = {
    ...model,
    id: 'evt_strange',
    type: 'customer.created',
    data: { object: { id: 'cus_strange', object: 'customer', metadata: {} } },
  };
  expect((await provider.deliver(JSON.stringify(strange))).status).toBe(200);
  await runJobs(database.queue(), 'handle-webhook');
  const kept = await db().select().from(webhookEvents).where(eq(webhookEvents.orderId, order.id));
  expect(kept.map(({ id }) => id).sort()).toEqual(events.map(({ id }) => id).sort());
  expect(await db().select().from(webhookEvents).where(eq(webhookEvents.id, 'evt_strange'))).toMatchObject([
    { orderId: null, handledAt: expect.any(Date) },
  ]);
  expect(await db().$count(ledgerEntries, and(eq(ledgerEntries.orderId, order.id), eq(ledgerEntries.kind, 'setup')))).toBe(1);
});

test('staff learn that an invoice has no bank details, and nothing of the kind once there are some', async () => {
  const { id } = await makePerson({ admin: true });
  await placedOrder({ method: 'invoice' });
  await changeSettings({ bankDetails: 'Harbor Bank\nAccount 1001' }, 'system');
  await placedOrder({ method: 'invoice' });
  await changeSettings({ bankDetails: '' }, 'system');
  const found = await db().select().from(notifications).where(eq(notifications.userId, id)).orderBy(notifications.createdAt);
  expect(found.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^S-\d+ is waiting for a bank transfer\. The invoice has no bank details: email them to the customer today/),
    expect.stringMatching(/^S-\d+ is waiting for a bank transfer\.$/),
  ]);
});
