import { eq, isNull, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { bills, credits, ledgerEntries, mails, plans, refunds, webhookEvents } from '../../db/schema/index.ts';
import { compareBooks } from '../../domain/reconciliation/compare.ts';
import { ourBooks, theirBooks } from '../../domain/reconciliation/records.ts';
import type { PaymentServer } from '../../outside/fakes/payments/server.ts';
import { orderNow } from '../../tests/harness/orders.ts';
import type { Sale } from './lives.ts';

/** What is wrong after the storm, a sentence each, under what it is about. */
export interface Verdict {
  wrongOrders: string[];
  doubleCharges: string[];
  doubleCredits: string[];
  lostEvents: string[];
  /** Where our records and the provider's differ. */
  differences: string[];
  /** Mails of one kind for one order that are not exactly one. */
  wrongMails: string[];
}

/** Compares every order with its life, and our records with the provider's. */
export async function judge(sales: Sale[], provider: PaymentServer): Promise<Verdict> {
  const [orders, charges, mailsWrong] = [await wrongOrders(sales), doubleCharges(sales, provider), await wrongMails(sales)];
  const end = new Date(Date.now() + 60_000);
  const span = { since: new Date(0), settledBefore: end, lateBefore: end };
  const theirs = await theirBooks(span);
  const differences = compareBooks(await ourBooks(span, theirs), theirs);
  return {
    wrongOrders: [...orders, ...(await wrongPlans(sales))],
    doubleCharges: [...charges, ...(await doubleEntries())],
    doubleCredits: await doubleCredits(provider),
    lostEvents: await lostEvents(provider),
    differences: differences.map(({ kind, subject, ours, theirs: other }) => `${kind} ${subject}: ${ours} / ${other}`),
    wrongMails: mailsWrong,
  };
}

async function wrongOrders(sales: Sale[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { order, life } of sales) {
    const { state } = await orderNow(order.id);
    if (state !== life.state) wrong.push(`S-${order.number}, ${life.name}: ${state} instead of ${life.state}`);
  }
  return wrong;
}

/** Every launched site has one running plan with one paid bill; no other has any. */
async function wrongPlans(sales: Sale[]): Promise<string[]> {
  const rows = await db().select({ plan: plans, bill: bills }).from(plans).leftJoin(bills, eq(bills.planId, plans.id));
  return sales.flatMap(({ order, life }) => {
    const own = rows.filter(({ plan }) => plan.orderId === order.id);
    const right = life.launched ? own.length === 1 && own[0]?.plan.state === 'active' && own[0].bill?.state === 'paid' : own.length === 0;
    return right
      ? []
      : [`S-${order.number}, ${life.name}: ${own.map(({ plan, bill }) => `${plan.state}, ${bill?.state}`).join('; ') || 'no plan'}`];
  });
}

/** No order's setup price and no month was taken twice at the provider. */
function doubleCharges(sales: Sale[], provider: PaymentServer): string[] {
  const taken = provider.all('charge').filter(({ status }) => status === 'succeeded');
  const intents = new Map(provider.all('payment_intent').map((intent) => [intent.id, intent]));
  return sales.flatMap(({ order }) => {
    const own = taken.filter(({ payment_intent }) => intents.get(String(payment_intent))?.metadata.order_id === order.id);
    return own.length > 1 ? [`S-${order.number} was charged ${own.length} times`] : [];
  });
}

/** Every payment is in the ledger once, under any kind. */
async function doubleEntries(): Promise<string[]> {
  const rows = await db()
    .select({ payment: ledgerEntries.providerPaymentId, entries: sql<number>`count(*)::int` })
    .from(ledgerEntries)
    .where(
      sql`${ledgerEntries.amountCents} > 0 and ${ledgerEntries.providerPaymentId} is not null and ${ledgerEntries.kind} <> 'dispute_returned'`,
    )
    .groupBy(ledgerEntries.providerPaymentId)
    .having(sql`count(*) > 1`);
  return rows.map(({ payment, entries }) => `${payment} is in the ledger ${entries} times`);
}

/** Nothing was refunded or credited twice, by the provider's records and by ours. */
async function doubleCredits(provider: PaymentServer): Promise<string[]> {
  const byCharge = new Map<string, number>();
  for (const refund of provider.all('refund')) byCharge.set(String(refund.charge), (byCharge.get(String(refund.charge)) ?? 0) + 1);
  const twice = [...byCharge].filter(([, count]) => count > 1).map(([charge, count]) => `${charge} was refunded ${count} times`);
  const given = await db().$count(refunds);
  const made = provider.all('refund').length;
  if (given !== made) twice.push(`${given} refunds in our records, ${made} at the provider`);
  const owed = await db().$count(credits);
  const credited = provider.all('customer_balance_transaction').filter(({ type }) => type === 'adjustment').length;
  if (owed !== credited) twice.push(`${owed} credits in our records, ${credited} at the provider`);
  return twice;
}

/** Every event of the provider is stored and handled. */
async function lostEvents(provider: PaymentServer): Promise<string[]> {
  const stored = new Set((await db().select({ id: webhookEvents.id }).from(webhookEvents)).map(({ id }) => id));
  const missing = provider.all('event').filter(({ id }) => !stored.has(id));
  const waiting = await db()
    .select({ id: webhookEvents.id, type: webhookEvents.type })
    .from(webhookEvents)
    .where(isNull(webhookEvents.handledAt));
  return [
    ...missing.map(({ id, type }) => `${id} (${type}) is not stored`),
    ...waiting.map(({ id, type }) => `${id} (${type}) is not handled`),
  ];
}

/** Everyone who paid was emailed so once, and no one else was. */
async function wrongMails(sales: Sale[]): Promise<string[]> {
  const sent = await db().select({ eventKey: mails.eventKey, template: mails.template, recipient: mails.recipient }).from(mails);
  return sales.flatMap(({ order, life }) => {
    const count = (template: string) => sent.filter((mail) => mail.template === template && mail.recipient === order.email).length;
    const paid = life.state === 'paid' || life.state === 'partly_refunded' ? 1 : 0;
    const months = life.launched ? 1 : 0;
    return [
      ...(count('order-paid') === paid ? [] : [`S-${order.number}, ${life.name}: ${count('order-paid')} mails of a payment`]),
      ...(count('bill-paid') === months ? [] : [`S-${order.number}, ${life.name}: ${count('bill-paid')} mails of a month`]),
    ];
  });
}
