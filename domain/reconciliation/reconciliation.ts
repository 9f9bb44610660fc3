import { subDays, subMinutes } from 'date-fns';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { log } from '../../base/log.ts';
import type { Result } from '../../base/result.ts';
import { db } from '../../db/connect.ts';
import { enqueue } from '../../db/enqueue.ts';
import { reconciliationDifferences, reconciliations } from '../../db/schema/index.ts';
import { recordAudit } from '../audit/audit.ts';
import { notifyAdmins } from '../notifications/notifications.ts';
import { compareBooks } from './compare.ts';
import { ourBooks, type Span, theirBooks } from './records.ts';
import { refusedAs } from './refusals.ts';
import { repairDifference } from './repairs.ts';
import { differenceKinds } from './schema.ts';

/** The provider keeps events for 30 days. */
const spanDays = 30;
/** Webhooks about the last minutes may still arrive. */
const settlingMinutes = 10;
/** Requests to the provider are sent right away and retried. After this long one is stuck. */
const lateDays = 1;
/** A comparison that takes longer was interrupted. */
const longestMinutes = 15;

/** Starts a comparison for an admin, which also repairs what is safe to repair. Does nothing while another one runs. */
export async function askForReconciliation(actor: string): Promise<Result> {
  return db().transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('reconciliation'))`);
    await tx
      .update(reconciliations)
      .set({ error: 'Stopped before it finished', finishedAt: sql`now()` })
      .where(and(isNull(reconciliations.finishedAt), lt(reconciliations.createdAt, subMinutes(new Date(), longestMinutes))));
    if (await tx.$count(reconciliations, isNull(reconciliations.finishedAt))) return refusedAs('comparison-running');
    const [made] = await tx
      .insert(reconciliations)
      .values({ actor, repairs: actor !== nightly, since: subDays(new Date(), spanDays) })
      .returning({ id: reconciliations.id });
    if (!made) throw new Error('We couldn’t start the comparison.');
    if (actor !== nightly) await recordAudit(tx, { actor, action: 'payments.reconcile', subject: `reconciliation:${made.id}` });
    await enqueue(tx, 'reconcile', { reconciliationId: made.id });
    return { ok: true };
  });
}

const nightly = 'system';

/** Starts the nightly comparison, which reports and repairs nothing. */
export async function beginNightlyReconciliation(): Promise<void> {
  await askForReconciliation(nightly);
}

/**
 * Compares our records with the provider's and stores every difference. If an admin started it, it also repairs what reading
 * from the provider again repairs, which charges bills that are due, as any event does. A repeated run starts over. If the
 * provider doesn't answer, that's stored as the result.
 */
export async function reconcile(reconciliationId: string): Promise<void> {
  const [run] = await db().select().from(reconciliations).where(eq(reconciliations.id, reconciliationId));
  if (!run || run.finishedAt) return;
  try {
    const now = new Date();
    const span: Span = { since: run.since, settledBefore: subMinutes(now, settlingMinutes), lateBefore: subDays(now, lateDays) };
    const theirs = await theirBooks(span);
    const ours = await ourBooks(span, theirs);
    const differences = compareBooks(ours, theirs);
    const compared = Object.fromEntries(Object.entries(theirs).map(([name, rows]) => [name, rows.length]));
    await db().transaction(async (tx) => {
      await tx.delete(reconciliationDifferences).where(eq(reconciliationDifferences.reconciliationId, run.id));
      if (differences.length)
        await tx
          .insert(reconciliationDifferences)
          .values(differences.map((one) => ({ ...one, reconciliationId: run.id, safe: differenceKinds[one.kind].safe })));
      await tx.update(reconciliations).set({ compared }).where(eq(reconciliations.id, run.id));
    });
    if (run.repairs) await repairSafe(run.id);
    await finish(run.id, null);
  } catch (error) {
    log.error({ err: error, reconciliationId }, 'books could not be compared');
    await finish(run.id, 'The payment provider didn’t respond as expected. Try again in a moment.');
  }
}

async function repairSafe(reconciliationId: string): Promise<void> {
  const safeDifferences = await db()
    .select()
    .from(reconciliationDifferences)
    .where(and(eq(reconciliationDifferences.reconciliationId, reconciliationId), eq(reconciliationDifferences.safe, true)));
  for (const difference of safeDifferences) {
    try {
      if (!(await repairDifference(difference))) continue;
      await db().update(reconciliationDifferences).set({ repairedAt: new Date() }).where(eq(reconciliationDifferences.id, difference.id));
    } catch (error) {
      log.error({ err: error, kind: difference.kind, subject: difference.subject }, 'a difference could not be repaired');
    }
  }
}

async function finish(reconciliationId: string, error: string | null): Promise<void> {
  await db().transaction(async (tx) => {
    await tx.update(reconciliations).set({ finishedAt: new Date(), error }).where(eq(reconciliations.id, reconciliationId));
    const openCount = await tx.$count(
      reconciliationDifferences,
      and(eq(reconciliationDifferences.reconciliationId, reconciliationId), isNull(reconciliationDifferences.repairedAt)),
    );
    if (openCount === 0 && !error) return;
    await notifyAdmins(tx, 'reconciliation', {
      type: 'warning',
      title: error ? 'Payment records couldn’t be compared' : 'Our records and the provider’s differ',
      message: error ?? `${openCount} ${openCount === 1 ? 'difference needs' : 'differences need'} review.`,
      link: '/admin/settings/payments',
      eventKey: `reconciliation:${reconciliationId}`,
    });
  });
}
