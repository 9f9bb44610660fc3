import { createHash } from 'node:crypto';
import { addDays } from 'date-fns';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { env } from '../../base/env.ts';
import type { PageKey } from '../../content/site-pages.ts';
import { type Connection, db } from '../../db/connect.ts';
import { orderEvents, orders } from '../../db/schema/index.ts';
import { isId } from '../ids.ts';
import { readSettings } from '../settings/settings.ts';
import { isSignatureOf, signatureOf } from '../signatures.ts';
import { pagesSchema, unpaidStates } from './schema.ts';
import { moveOrder } from './states.ts';

export type Order = typeof orders.$inferSelect;

/** Starts an order for five pages. The returned secret opens it from any device; only its hash is stored. */
export async function startOrder(
  pages: PageKey[],
  userId: string | undefined,
  connection: Connection = db(),
): Promise<{ order: Order; secret: string }> {
  const checked = pagesSchema.parse(pages);
  const { setupCents, monthlyCents, taxRate, taxName, orderDays } = await readSettings(connection);
  const id = v7();
  const secret = secretOf(id);
  const order = await connection.transaction(async (tx) => {
    const [made] = await tx
      .insert(orders)
      .values({
        id,
        pages: checked,
        userId,
        setupCents,
        monthlyCents,
        taxRate,
        taxName: taxRate ? taxName : '',
        resumeHash: hashSecret(secret),
        expiresAt: addDays(new Date(), orderDays),
      })
      .returning();
    if (!made) throw new Error('The order could not be stored.');
    await tx
      .insert(orderEvents)
      .values({ orderId: made.id, actor: userId ? `user:${userId}` : 'visitor', toState: 'draft', reason: 'Pages picked' });
    return made;
  });
  return { order, secret };
}

/**
 * The secret that opens an order on any device: its id, signed with this installation's key. The secret that an order started
 * with is also stored as a hash, so an emailed link still works after the key changes.
 */
export function secretOf(orderId: string): string {
  return `${orderId}.${signatureOf('order-link', orderId)}`;
}

/** The id of the order that a secret of this installation's key opens. */
export function orderIdIn(secret: string): string | undefined {
  const [id = '', signature = '', ...more] = secret.split('.');
  return isId(id) && more.length === 0 && isSignatureOf('order-link', id, signature) ? id : undefined;
}

/** Hash under which an order's first secret is stored. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Changes the pages of an unpaid order. Returns false for any other. */
export async function changePages(connection: Connection, orderId: string, pages: PageKey[]): Promise<boolean> {
  const checked = pagesSchema.parse(pages);
  const changed = await connection
    .update(orders)
    .set({ pages: checked, updatedAt: sql`now()` })
    .where(and(eq(orders.id, orderId), inArray(orders.state, unpaidStates)))
    .returning({ id: orders.id });
  return changed.length > 0;
}

/** Expires unpaid orders after their last day. Returns how many. */
export async function expireOrders(now: Date = new Date()): Promise<number> {
  const due = await db()
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.state, unpaidStates), lt(orders.expiresAt, now)));
  const ended = [];
  for (const { id } of due)
    ended.push(await db().transaction((tx) => moveOrder(tx, id, 'expired', { actor: 'system', reason: 'Not paid in time' })));
  return ended.filter(Boolean).length;
}

/** The address where a buyer continues their order. */
export function resumeUrl(secret: string): string {
  return `${env().appUrl}/payment?order=${secret}`;
}

/** An order's amounts, as its emails show them. */
export function sumsOf({ setupCents, discountCents, taxName, taxCents, totalCents }: Order) {
  return { setupCents, discountCents, taxName, taxCents, totalCents };
}
