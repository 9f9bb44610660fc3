import { eq, inArray } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { enqueue } from '../../db/enqueue.ts';
import { plans, projects } from '../../db/schema/index.ts';
import { cardColumns } from './rows.ts';

/** Locks the plans of a person's projects. Call this before locking the projects, the order in which plan changes lock both. */
export async function lockPlans(tx: Connection, ownerId: string): Promise<void> {
  const own = tx.select({ id: projects.id }).from(projects).where(eq(projects.ownerId, ownerId));
  await tx.select({ id: plans.id }).from(plans).where(inArray(plans.projectId, own)).orderBy(plans.id).for('update');
}

/**
 * Ends the plans of projects that this transaction is about to delete. Their cards are cleared here; a job then ends them at
 * the provider and drops open bills. The bills are kept as records. Call this before deleting the projects.
 */
export async function releasePlans(tx: Connection, projectIds: string[]): Promise<void> {
  if (projectIds.length === 0) return;
  const released = await tx.update(plans).set(cardColumns(undefined)).where(inArray(plans.projectId, projectIds)).returning();
  for (const { id: planId, state } of released) if (state !== 'ended') await enqueue(tx, 'align-plan', { planId });
}
