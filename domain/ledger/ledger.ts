import type { Connection } from '../../db/connect.ts';
import { ledgerEntries } from '../../db/schema/index.ts';

export type LedgerEntry = typeof ledgerEntries.$inferInsert;

/**
 * Writes a movement of money, in the transaction of what it tells of. In is positive, out negative, in cents. `source` names
 * what moved (an attempt, a bill, a refund, a dispute): a second entry of the same kind for it changes nothing.
 */
export async function enterInLedger(tx: Connection, entry: LedgerEntry): Promise<void> {
  await tx.insert(ledgerEntries).values(entry).onConflictDoNothing();
}
