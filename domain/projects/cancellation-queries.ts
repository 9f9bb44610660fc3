import { and, eq, isNull } from 'drizzle-orm';
import { dateOf } from '../../content/business-clock.ts';
import { type Connection, db } from '../../db/connect.ts';
import { cancellations, projects } from '../../db/schema/index.ts';

/** The cancellation of a project that was not taken back, whether it took effect or not. */
export async function openCancellation(tx: Connection, projectId: string): Promise<typeof cancellations.$inferSelect | undefined> {
  const [row] = await tx
    .select()
    .from(cancellations)
    .where(and(eq(cancellations.projectId, projectId), isNull(cancellations.withdrawnAt)));
  return row;
}

/** A person's own standing cancellation, its days in words by the business's clock; null when there is none. */
export async function cancellationOf(ownerId: string, projectId: string) {
  const [row] = await db()
    .select({ cancellation: cancellations })
    .from(cancellations)
    .innerJoin(projects, eq(projects.id, cancellations.projectId))
    .where(and(eq(projects.id, projectId), eq(projects.ownerId, ownerId), isNull(cancellations.withdrawnAt)));
  if (!row) return null;
  const { endsAt, tookEffectAt, restorableUntil } = row.cancellation;
  return {
    endsOn: dateOf(endsAt),
    /** The day it was taken off; null while it is still online. */
    offSince: tookEffectAt && dateOf(tookEffectAt),
    /** The last day on which it can be put back; null before it is off and when that is over. */
    restorableOn: restorableUntil && restorableUntil > new Date() ? dateOf(restorableUntil) : null,
  };
}
