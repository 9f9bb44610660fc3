import { asc, eq } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { ledgerEntries } from '../../db/schema/index.ts';

export type LedgerEntry = typeof ledgerEntries.$inferInsert;

/**
 * Records a movement of money in the transaction that causes it. Cents in are positive, cents out negative. `source` is the id
 * of what moved (attempt, bill, refund, dispute); a second entry of the same kind and source changes nothing.
 */
export async function recordEntry(tx: Connection, entry: LedgerEntry): Promise<void> {
  await tx.insert(ledgerEntries).values(entry).onConflictDoNothing();
}

/** An order's entries, oldest first. */
export async function ledgerOf(orderId: string) {
  return db()
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.orderId, orderId))
    .orderBy(asc(ledgerEntries.happenedAt), asc(ledgerEntries.id));
}
