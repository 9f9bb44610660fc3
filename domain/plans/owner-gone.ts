import { eq, inArray } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { enqueue } from '../../db/enqueue.ts';
import { plans, projects } from '../../db/schema/index.ts';
import { cardColumns } from './rows.ts';

/** Locks the plans of a person's projects, before those: the order in which a plan's own changes lock the two. */
export async function holdPlans(tx: Connection, ownerId: string): Promise<void> {
  const own = tx.select({ id: projects.id }).from(projects).where(eq(projects.ownerId, ownerId));
  await tx.select({ id: plans.id }).from(plans).where(inArray(plans.projectId, own)).orderBy(plans.id).for('update');
}

/**
 * Ends the plans of projects that are about to be deleted, in that transaction: their cards are forgotten here, and the provider
 * is told by a job, which finds no project and lets open bills go. The bills stay for the books. To be called before the rows go.
 */
export async function leavePlans(tx: Connection, projectIds: string[]): Promise<void> {
  if (projectIds.length === 0) return;
  const left = await tx.update(plans).set(cardColumns(undefined)).where(inArray(plans.projectId, projectIds)).returning();
  for (const { id: planId, state } of left) if (state !== 'ended') await enqueue(tx, 'align-plan', { planId });
}
