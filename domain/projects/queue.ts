import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { briefs, projectStates, projects, users } from '../../db/schema/index.ts';
import { spentMs } from './clock.ts';
import { type Deadline, deadlineOf, openWorkColumns } from './open-work.ts';
import { standingOf, waitingOn } from './schema.ts';

/** A project in the desk's queue: due when its draft, or its oldest open edit, is due. */
export interface QueueRow extends Deadline {
  id: string;
  name: string;
  place: string;
  /** 'Drafting', 'Live, edit round'. */
  stage: string;
  /** Hours of the promise that have passed, for the rise; over 24 means late. */
  spentHours: number;
}

const { openEdits, editsDueAt, editsLateAt, versionToApprove } = openWorkColumns;
/** Town of a project, from its brief. */
export const placeColumn = sql<
  string | null
>`coalesce(${briefs.answers}#>>'{business,address,city}', ${briefs.answers}#>>'{business,serviceArea,0}')`;
const isOver = sql`${projects.state} in ('cancelled', 'archived')`;
const isQuietlyLive = sql`(${projects.state} = 'live' and ${openEdits} = 0 and ${versionToApprove} is null)`;

/** Projects with something to do, most urgent first: ours by due time, then those that wait for the customer. */
export async function deskQueue(now: Date = new Date()): Promise<QueueRow[]> {
  const rows = await db()
    .select({
      project: projects,
      ownerName: users.name,
      openEdits,
      editsDueAt,
      editsLateAt,
      versionToApprove,
      place: placeColumn,
    })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .leftJoin(briefs, eq(briefs.projectId, projects.id))
    .where(sql`not ${isOver} and not ${isQuietlyLive}`)
    .orderBy(asc(projects.createdAt));
  return rows
    .map(({ project, ownerName, place, ...work }): QueueRow => {
      return {
        id: project.id,
        name: project.name || `${ownerName}, not named yet`,
        place: place ?? '',
        stage: standingOf(project.state, work),
        ...deadlineOf(project, work),
        spentHours: Math.max(0, spentMs(project, now) / 3_600_000),
      };
    })
    .sort((a, b) => rank(a) - rank(b) || (a.dueAt?.getTime() ?? Infinity) - (b.dueAt?.getTime() ?? Infinity));
}

/** How many projects wait for us. */
export async function waitingOnUs(): Promise<number> {
  const ours = projectStates.filter((state) => waitingOn[state] === 'us');
  return db().$count(projects, or(inArray(projects.state, ours), sql`${projects.state} = 'live' and ${openEdits} > 0`));
}

function rank(row: QueueRow): number {
  return row.waitingOn === 'us' ? 0 : row.waitingOn === 'customer' ? 1 : 2;
}
