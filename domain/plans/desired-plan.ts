import { eq } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { projects } from '../../db/schema/index.ts';
import { openCancellation } from '../projects/queries.ts';
import type { Plan } from './rows.ts';

/** The state that a plan should have at the provider. */
export type DesiredPlan = { running: true; cancelsAtPeriodEnd: boolean; paused: boolean } | { running: false };

/**
 * A plan runs while its site is online or suspended. It ends when the site is canceled, archived or deleted, and at the end
 * of the month that a cancellation names, even if the site goes offline a moment later.
 */
export async function desiredPlan(tx: Connection, plan: Plan, now: Date): Promise<DesiredPlan> {
  const [project] = plan.projectId ? await tx.select().from(projects).where(eq(projects.id, plan.projectId)) : [];
  if (!project || plan.state === 'ended' || project.state === 'canceled' || project.state === 'archived') return { running: false };
  const cancellation = await openCancellation(tx, project.id);
  if (cancellation && cancellation.endsAt <= now) return { running: false };
  return { running: true, cancelsAtPeriodEnd: cancellation !== undefined, paused: plan.state === 'suspended' };
}
