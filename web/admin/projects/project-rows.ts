import { brand } from '../../../content/brand.ts';
import { orderLabel } from '../../../domain/orders/schema.ts';
import { spentMs } from '../../../domain/projects/clock.ts';
import type { projectsForDesk } from '../../../domain/projects/desk.ts';
import { deadlineOf } from '../../../domain/projects/open-work.ts';
import { standingOf } from '../../../domain/projects/schema.ts';
import { zonedTime } from '../../ui/controls/zoned-time.ts';

type Found = Awaited<ReturnType<typeof projectsForDesk>>['rows'][number];

/** A project as list, board and file show it. */
export function projectRow({ project, ownerId, ownerEmail, ownerName, orderNumber, place, ...work }: Found) {
  const { waitingOn, dueAt, lateAt } = deadlineOf(project, work);
  return {
    id: project.id,
    name: project.name || 'Not named yet',
    place: place ?? '',
    state: project.state,
    standing: standingOf(project.state, work),
    waitingOn,
    dueAt: dueAt?.toISOString() ?? null,
    lateAt: lateAt?.toISOString() ?? null,
    spentHours: Math.max(0, spentMs(project) / 3_600_000),
    owner: { id: ownerId, name: ownerName, email: ownerEmail },
    order: orderNumber ? orderLabel(orderNumber) : '',
    changedAt: zonedTime(project.updatedAt, brand.timeZone),
  };
}
export type ProjectRow = ReturnType<typeof projectRow>;
