import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { discountCodes, discountUses, orders } from '../../db/schema/index.ts';
import { lastDayOf } from './last-day.ts';
import type { Code } from './queries.ts';
import { type CodeRefusal, refusedAs } from './refusals.ts';
import { customerOf } from './schema.ts';

/** The discount code is no longer valid; the message is for the buyer or admin. */
export class CodeRefused extends Error {
  readonly code: CodeRefusal['code'];
  constructor({ code, message }: CodeRefusal) {
    super(message);
    this.code = code;
  }
}

/**
 * True if a use (joined with its order) counts against the code's limit: the order is paid or being paid, its checkout is
 * open, or its invoice was sent. A code that was only entered doesn't count.
 */
export const counts = sql<boolean>`(${discountUses.redeemedAt} is not null or ${orders.state} = 'processing' or ${byInvoice()} or ${beingPaid()})`;

function byInvoice() {
  return sql`(${orders.method} = 'invoice' and ${orders.state} in ('awaiting_payment', 'failed'))`;
}

function beingPaid() {
  return sql`exists (select from payment_attempts attempt where attempt.order_id = ${orders.id} and attempt.state in ('open', 'processing'))`;
}

/** Uses of a code by other orders than one. */
interface Others {
  counted: number;
  /** Those with an open checkout, which may stay unpaid. */
  paying: number;
  /** True if one of them is the same customer's. */
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
 * Locks a code and returns why it can't be used for an order, if so. `dated` and `limited`: check its last day and its limit.
 * Lock the order first, and no order while a code is locked.
 */
export async function refusalOf(
  tx: Connection,
  codeId: string,
  order: { id: string; email: string | null },
  now: Date,
  { dated = true, limited = true } = {},
): Promise<{ code: Code; refusal: CodeRefusal | undefined }> {
  const [code] = await tx.select().from(discountCodes).where(eq(discountCodes.id, codeId)).for('update');
  if (!code) throw new Error('A use names a code that is not there.');
  const others = await othersOf(tx, codeId, order.id, customerUnder(code, order.email));
  const refusal =
    (dated && ended(code, now)) ||
    (limited && usedUp(code, others)) ||
    (others.sameCustomer && refusedAs('code-used-by-customer')) ||
    undefined;
  return { code, refusal };
}

/** The customer of an order, for codes that work once per customer. */
function customerUnder({ oncePerCustomer }: Code, email: string | null): string | null {
  return oncePerCustomer && email ? customerOf(email) : null;
}

function ended(code: Code, now: Date): CodeRefusal | undefined {
  if (code.disabledAt) return refusedAs('code-off');
  const lastDay = lastDayOf(code);
  if (!lastDay || !code.expiresAt || code.expiresAt > now) return undefined;
  return refusedAs('code-expired', { lastDay });
}

function usedUp({ maxUses }: Code, { counted, paying }: Others): CodeRefusal | undefined {
  if (maxUses === null || counted < maxUses) return undefined;
  return counted - paying < maxUses ? refusedAs('code-being-paid') : refusedAs('code-used-up', { max: maxUses });
}

/**
 * Checks an order's code before payment: when the order is placed, a checkout opens, or a bank payment is recorded. Call it
 * with the order locked, in the transaction in which its use starts to count. A refused code is removed, so the order has its
 * full price; notify the buyer. If `money` has come already, only the limit and the customer are checked, not the day.
 */
export async function claimCode(
  tx: Connection,
  order: { id: string; email: string | null },
  now: Date = new Date(),
  money: 'to come' | 'come' = 'to come',
): Promise<{ ok: true } | CodeRefusal> {
  const [use] = await tx
    .select({ codeId: discountUses.codeId, redeemedAt: discountUses.redeemedAt, counts, paying: sql<boolean>`${beingPaid()}` })
    .from(discountUses)
    .innerJoin(orders, eq(orders.id, discountUses.orderId))
    .where(eq(discountUses.orderId, order.id));
  if (!use || use.redeemedAt) return { ok: true };
  // A use that already counts, by an invoice or a payment, stays valid when the code ends.
  const checks = { dated: money === 'to come' && !use.counts, limited: !use.counts };
  const { code, refusal } = await refusalOf(tx, use.codeId, order, now, checks);
  if (refusal) {
    // This order's checkout page is open at the discounted price.
    if (use.paying) return refusedAs('payment-open', { why: refusal });
    if (money === 'to come') await removeFromOrder(tx, order.id);
    return refusal;
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

/** The number of orders that a code counts for. */
export async function countedUses(tx: Connection, codeId: string): Promise<number> {
  const [row] = await tx
    .select({ counted: sql<number>`(count(*) filter (where ${counts}))::int` })
    .from(discountUses)
    .innerJoin(orders, eq(orders.id, discountUses.orderId))
    .where(eq(discountUses.codeId, codeId));
  return row?.counted ?? 0;
}

/** Removes an unpaid order's code and restores its full price. Lock the order first. */
export async function removeFromOrder(tx: Connection, orderId: string): Promise<void> {
  const untied = await tx
    .delete(discountUses)
    .where(and(eq(discountUses.orderId, orderId), isNull(discountUses.redeemedAt)))
    .returning({ id: discountUses.id });
  if (untied.length) await tx.update(orders).set({ discountCents: 0, updatedAt: sql`now()` }).where(eq(orders.id, orderId));
}

/** Redeems the code of an order, in the transaction that marks it paid. */
export async function redeemCode(tx: Connection, orderId: string): Promise<void> {
  await tx
    .update(discountUses)
    .set({ redeemedAt: new Date() })
    .where(and(eq(discountUses.orderId, orderId), isNull(discountUses.redeemedAt)));
}
