import { eq } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { projects } from '../../db/schema/index.ts';
import { openCancellation } from '../projects/queries.ts';
import type { Plan } from './rows.ts';

/** What we want a plan to be at the provider. */
export type Wish = { running: true; cancelsAtPeriodEnd: boolean; paused: boolean } | { running: false };

/**
 * A plan runs as long as its site is served or could be at once; it ends when that was cancelled, archived or deleted, and with
 * the month that a cancellation names, also when the site itself is taken off a moment later or nobody could tell the provider before.
 */
export async function wishFor(tx: Connection, plan: Plan, now: Date): Promise<Wish> {
  const [project] = plan.projectId ? await tx.select().from(projects).where(eq(projects.id, plan.projectId)) : [];
  if (!project || plan.state === 'ended' || project.state === 'cancelled' || project.state === 'archived') return { running: false };
  const cancellation = await openCancellation(tx, project.id);
  if (cancellation && cancellation.endsAt <= now) return { running: false };
  return { running: true, cancelsAtPeriodEnd: cancellation !== undefined, paused: plan.state === 'suspended' };
}
