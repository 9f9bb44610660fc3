import { asc, eq, sql } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { ledgerEntries } from '../../db/schema/index.ts';

export type LedgerEntry = typeof ledgerEntries.$inferInsert;

/**
 * Writes a movement of money, in the transaction of what it tells of. In is positive, out negative, in cents. `source` names
 * what moved (an attempt, a bill, a refund, a dispute): a second entry of the same kind for it changes nothing.
 */
export async function recordEntry(tx: Connection, entry: LedgerEntry): Promise<void> {
  await tx.insert(ledgerEntries).values(entry).onConflictDoNothing();
}

/** What moved for an order, the oldest first. */
export async function ledgerOf(orderId: string) {
  return db()
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.orderId, orderId))
    .orderBy(asc(ledgerEntries.happenedAt), asc(ledgerEntries.id));
}

/** What came in less what went out, in cents: of one order, or of all. */
export async function ledgerBalance(orderId?: string): Promise<number> {
  const [row] = await db()
    .select({ cents: sql<number>`coalesce(sum(${ledgerEntries.amountCents}), 0)::int` })
    .from(ledgerEntries)
    .where(orderId ? eq(ledgerEntries.orderId, orderId) : undefined);
  return row?.cents ?? 0;
}
