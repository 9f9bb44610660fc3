import { and, eq, lte, ne, or } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { enqueue } from '../../db/enqueue.ts';
import { bills, plans } from '../../db/schema/index.ts';
import { dayMs, minuteMs } from '../../time/units.ts';
import { suspendedDays } from './schema.ts';

/** A plan that the provider does not know after this long has lost its job. */
const startingMs = 10 * minuteMs;

/**
 * Has each plan looked at for which it is time: a bill is to be tried or called to mind, the paid month is over (the word of
 * the next bill may be lost), a suspended one has waited long enough, a new one is not known to the provider yet. Returns how many.
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
          lte(bills.nextTryAt, now),
          lte(plans.periodEnd, now),
          and(eq(plans.state, 'suspended'), lte(plans.suspendedAt, new Date(now.getTime() - suspendedDays * dayMs))),
          and(eq(plans.state, 'starting'), lte(plans.createdAt, new Date(now.getTime() - startingMs))),
        ),
      ),
    );
  for (const { id: planId } of due) await enqueue(db(), 'align-plan', { planId });
  return due.length;
}
