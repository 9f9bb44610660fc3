import { createHash, randomBytes } from 'node:crypto';
import { addDays } from 'date-fns';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { orderEvents, orders } from '../../db/schema/index.ts';
import { readSettings } from '../settings/settings.ts';
import { type PageKey, pagesSchema } from './schema.ts';
import { moveOrder } from './states.ts';

export type Order = typeof orders.$inferSelect;

/** Starts an order for five pages. The returned secret opens it from any device; only its hash is stored. */
export async function startOrder(pages: PageKey[], userId: string | undefined): Promise<{ order: Order; secret: string }> {
  const checked = pagesSchema.parse(pages);
  const { setupCents, monthlyCents, orderDays } = await readSettings();
  const secret = randomBytes(24).toString('base64url');
  const order = await db().transaction(async (tx) => {
    const [made] = await tx
      .insert(orders)
      .values({
        pages: checked,
        userId,
        setupCents,
        monthlyCents,
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

/** Hash under which a resume secret is stored. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Changes the pages of an order that is not paid yet. Returns false for any other. */
export async function changePages(orderId: string, pages: PageKey[]): Promise<boolean> {
  const checked = pagesSchema.parse(pages);
  const changed = await db()
    .update(orders)
    .set({ pages: checked, updatedAt: sql`now()` })
    .where(and(eq(orders.id, orderId), inArray(orders.state, ['draft', 'awaiting_payment', 'failed'])))
    .returning({ id: orders.id });
  return changed.length > 0;
}

/** Ends unpaid orders past their day (product.md section 4). Returns how many. */
export async function expireOrders(now: Date = new Date()): Promise<number> {
  const due = await db()
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.state, ['draft', 'awaiting_payment', 'failed']), lt(orders.expiresAt, now)));
  const ended = [];
  for (const { id } of due)
    ended.push(await db().transaction((tx) => moveOrder(tx, id, 'expired', { actor: 'system', reason: 'Not paid in time' })));
  return ended.filter(Boolean).length;
}
