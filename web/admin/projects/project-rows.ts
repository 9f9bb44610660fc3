import { brand } from '../../../content/brand.ts';
import { comingEndsOf } from '../../../domain/admin/endings.ts';
import { orderLabel } from '../../../domain/orders/schema.ts';
import { projectsForAdmin } from '../../../domain/projects/admin.ts';
import { spentMs } from '../../../domain/projects/clock.ts';
import { deadlineOf } from '../../../domain/projects/open-work.ts';
import { statusOf } from '../../../domain/projects/schema.ts';
import { hourMs } from '../../../time/units.ts';
import { zonedTime } from '../../ui/controls/zoned-time.ts';
import { statusWithEnd } from '../ending-words.ts';

type Found = Awaited<ReturnType<typeof projectsForAdmin>>['rows'][number];

/** Reads Admin's list of projects. */
export async function readProjectRows(query: Parameters<typeof projectsForAdmin>[0]) {
  const page = await projectsForAdmin(query);
  return { ...page, rows: await projectRows(page.rows) };
}

/** Projects as rows for list, board and CSV. */
export async function projectRows(projects: Found[]) {
  const ends = await comingEndsOf(projects.map(({ project }) => project.id));
  return projects.map((one) => projectRow(one, ends.get(one.project.id)));
}

function projectRow({ project, ownerId, ownerEmail, ownerName, orderNumber, place, ...work }: Found, endsAt: Date | undefined) {
  const { waitingOn, dueAt, lateAt } = deadlineOf(project, work);
  return {
    id: project.id,
    name: project.name || 'No name yet',
    place: place ?? '',
    state: project.state,
    status: statusWithEnd(statusOf(project.state, work, project.suspension !== null), endsAt),
    waitingOn,
    dueAt: dueAt?.toISOString() ?? null,
    lateAt: lateAt?.toISOString() ?? null,
    spentHours: Math.max(0, spentMs(project) / hourMs),
    owner: { id: ownerId, name: ownerName, email: ownerEmail },
    order: orderNumber ? orderLabel(orderNumber) : '',
    createdAt: project.createdAt,
    liveSince: project.liveSince,
    changedAt: zonedTime(project.updatedAt, brand.timeZone),
  };
}
export type ProjectRow = ReturnType<typeof projectRow>;
