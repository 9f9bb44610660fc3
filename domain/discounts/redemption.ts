import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { discountCodes, discountUses, orders } from '../../db/schema/index.ts';
import { dateInWords } from '../../time/day-in-words.ts';
import { lastDayOf } from './last-day.ts';
import type { Code } from './queries.ts';
import { customerOf } from './schema.ts';

/** What a refused code lacks: it has ended, has no order left, or its customer has used it. */
export type Refusal = { why: 'ended' | 'limit' | 'customer'; message: string };

/** A code that no longer holds; its message is for whoever asked. */
export class CodeRefused extends Error {
  readonly why: Refusal['why'] | undefined;
  constructor(message?: string, why?: Refusal['why']) {
    super(message);
    this.why = why;
  }
}

/**
 * Whether a use (joined with its order) counts against its code's limit: the order is paid or being paid, its checkout is
 * open, or its invoice is out. A code that is only typed into an open order counts for nothing.
 */
export const counts = sql<boolean>`(${discountUses.redeemedAt} is not null or ${orders.state} = 'processing' or ${byInvoice()} or ${beingPaid()})`;

function byInvoice() {
  return sql`(${orders.method} = 'invoice' and ${orders.state} in ('awaiting_payment', 'failed'))`;
}

function beingPaid() {
  return sql`exists (select from payment_attempts attempt where attempt.order_id = ${orders.id} and attempt.state in ('open', 'processing'))`;
}

/** How a code is used by other orders than one. */
interface Others {
  counted: number;
  /** Of these, orders whose checkout is open: they may stay unpaid. */
  paying: number;
  /** One of them is of the same customer. */
  sameCustomer: boolean;
}

async function othersOf(tx: Connection, codeId: string, orderId: string, customer: string | null): Promise<Others> {
  const [row] = await tx
    .select({
      counted: sql<number>`(count(*) filter (where ${counts}))::int`,
      paying: sql<number>`(count(*) filter (where ${discountUses.redeemedAt} is null and not ${byInvoice()} and ${beingPaid()}))::int`,
      sameCustomer: sql<boolean>`coalesce(bool_or(${counts} and ${discountUses.customer} = ${customer}), false)`,
    })
    .from(discountUses)
    .innerJoin(orders, eq(orders.id, discountUses.orderId))
    .where(and(eq(discountUses.codeId, codeId), ne(discountUses.orderId, orderId)));
  return row ?? { counted: 0, paying: 0, sameCustomer: false };
}

/**
 * Locks a code and says why it can not be on an order, if it can't; `dated` and `limited`: whether its end and its limit are
 * looked at. The order is locked before. Nobody waits for an order while a code is locked.
 */
export async function refusalOf(
  tx: Connection,
  codeId: string,
  order: { id: string; email: string | null },
  now: Date,
  { dated = true, limited = true } = {},
): Promise<{ code: Code; refusal: Refusal | undefined }> {
  const [code] = await tx.select().from(discountCodes).where(eq(discountCodes.id, codeId)).for('update');
  if (!code) throw new Error('A use names a code that is not there.');
  const others = await othersOf(tx, codeId, order.id, customerUnder(code, order.email));
  const refusal = (dated && ended(code, now)) || (limited && usedUp(code, others)) || (others.sameCustomer && usedByCustomer) || undefined;
  return { code, refusal };
}

/** Who counts as the customer of an order under a code that works once a customer. */
function customerUnder({ oncePerCustomer }: Code, email: string | null): string | null {
  return oncePerCustomer && email ? customerOf(email) : null;
}

const usedByCustomer: Refusal = { why: 'customer', message: 'This code works once per customer, and this email has used it.' };

function ended(code: Code, now: Date): Refusal | undefined {
  if (code.disabledAt) return { why: 'ended', message: 'This code is no longer valid.' };
  const lastDay = lastDayOf(code);
  if (!lastDay || !code.expiresAt || code.expiresAt > now) return undefined;
  return { why: 'ended', message: `This code has expired. It was valid until ${dateInWords(lastDay)}.` };
}

function usedUp({ maxUses }: Code, { counted, paying }: Others): Refusal | undefined {
  if (maxUses === null || counted < maxUses) return undefined;
  const message =
    counted - paying < maxUses
      ? 'This code is on another order that is just being paid. If that one stays unpaid, the code is free again within an hour.'
      : maxUses === 1
        ? 'This code has been used. It works once.'
        : `This code is used up. It worked for ${maxUses} orders.`;
  return { why: 'limit', message };
}

/**
 * Makes sure of an order's code before its price is asked for: when the order is placed, when a checkout opens, and when a
 * bank payment is noted. Called with the order locked, in the transaction in which its use begins to count. A refused code
 * is taken off, so that the order has its full price; the buyer is to be told. `money` has come already: what matters then is
 * the limit and the customer, not the day.
 */
export async function claimCode(
  tx: Connection,
  order: { id: string; email: string | null },
  now: Date = new Date(),
  money: 'to come' | 'come' = 'to come',
): Promise<{ ok: true } | ({ ok: false } & Refusal)> {
  const [use] = await tx
    .select({ codeId: discountUses.codeId, redeemedAt: discountUses.redeemedAt, counts, paying: sql<boolean>`${beingPaid()}` })
    .from(discountUses)
    .innerJoin(orders, eq(orders.id, discountUses.orderId))
    .where(eq(discountUses.orderId, order.id));
  if (!use || use.redeemedAt) return { ok: true };
  // Who holds a use already, by an invoice or a payment, keeps it when the code ends.
  const checks = { dated: money === 'to come' && !use.counts, limited: !use.counts };
  const { code, refusal } = await refusalOf(tx, use.codeId, order, now, checks);
  if (refusal) {
    // The provider's page is open for the price with the code.
    if (use.paying)
      return { ok: false, ...refusal, message: `${refusal.message} This order is just being paid with it: pay it or wait an hour.` };
    if (money === 'to come') await takeOff(tx, order.id);
    return { ok: false, ...refusal };
  }
  const customer = customerUnder(code, order.email);
  if (customer)
    await tx
      .update(discountUses)
      .set({ customer: null })
      .where(and(eq(discountUses.codeId, code.id), eq(discountUses.customer, customer), ne(discountUses.orderId, order.id)));
  await tx.update(discountUses).set({ customer }).where(eq(discountUses.orderId, order.id));
  return { ok: true };
}

/** How many orders a code counts for. */
export async function countedUses(tx: Connection, codeId: string): Promise<number> {
  const [row] = await tx
    .select({ counted: sql<number>`(count(*) filter (where ${counts}))::int` })
    .from(discountUses)
    .innerJoin(orders, eq(orders.id, discountUses.orderId))
    .where(eq(discountUses.codeId, codeId));
  return row?.counted ?? 0;
}

/** Unties an unpaid order's code and gives the order its full price again. The order is locked. */
export async function takeOff(tx: Connection, orderId: string): Promise<void> {
  const untied = await tx
    .delete(discountUses)
    .where(and(eq(discountUses.orderId, orderId), isNull(discountUses.redeemedAt)))
    .returning({ id: discountUses.id });
  if (untied.length) await tx.update(orders).set({ discountCents: 0, updatedAt: sql`now()` }).where(eq(orders.id, orderId));
}

/** Uses up the code on an order that is paid now. Called in the transaction that marks it paid. */
export async function redeemCode(tx: Connection, orderId: string): Promise<void> {
  await tx
    .update(discountUses)
    .set({ redeemedAt: new Date() })
    .where(and(eq(discountUses.orderId, orderId), isNull(discountUses.redeemedAt)));
}
