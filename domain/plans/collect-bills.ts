import { and, eq, lte, ne, or } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { enqueue } from '../../db/enqueue.ts';
import { bills, plans } from '../../db/schema/index.ts';
import { dayMs, minuteMs } from '../../time/units.ts';
import { suspendedDays } from './schema.ts';

/** If the provider doesn't know a plan after this long, its job was lost. */
const startingMs = 10 * minuteMs;

/**
 * Enqueues the alignment of every plan that needs it: an attempt or reminder is due, the paid month is over (the next bill's
 * webhook may be lost), a suspended site must be archived, or the plan isn't registered yet. Returns how many.
 */
export async function collectBills(now: Date = new Date()): Promise<number> {
  const due = await db()
    .selectDistinct({ id: plans.id })
    .from(plans)
    .leftJoin(bills, and(eq(bills.planId, plans.id), eq(bills.state, 'open')))
    .where(
      and(
        ne(plans.state, 'ended'),
        or(
          lte(bills.nextAttemptAt, now),
          lte(plans.periodEnd, now),
          and(eq(plans.state, 'suspended'), lte(plans.suspendedAt, new Date(now.getTime() - suspendedDays * dayMs))),
          and(eq(plans.state, 'starting'), lte(plans.createdAt, new Date(now.getTime() - startingMs))),
        ),
      ),
    );
  for (const { id: planId } of due) await enqueue(db(), 'align-plan', { planId });
  return due.length;
}
