import { eq } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { projects } from '../../db/schema/index.ts';
import { pausedClock } from '../projects/clock.ts';
import type { ProjectState } from '../projects/schema.ts';
import { moveProject } from '../projects/states.ts';
import { releasePaidSeat } from '../slots/slots.ts';

const launchedOrOver: ProjectState[] = ['live', 'suspended', 'canceled', 'archived'];

/**
 * Ends the project of an order whose setup price is refunded: stops its clock and releases a seat in the future. Does nothing
 * to a launched site. Returns true if a project ended.
 */
export async function endBeforeLaunch(
  tx: Connection,
  orderId: string,
  actor: string,
  reason: string,
  now: Date = new Date(),
): Promise<boolean> {
  const [project] = await tx.select().from(projects).where(eq(projects.orderId, orderId)).for('update');
  if (project && (project.liveSince || launchedOrOver.includes(project.state))) return false;
  await releasePaidSeat(tx, orderId);
  if (!project) return false;
  const set = { ...pausedClock(project, now), dueAt: null };
  return moveProject(tx, project.id, 'canceled', { actor, event: { kind: 'refund', reason }, set });
}
