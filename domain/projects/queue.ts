import { and, eq, inArray, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { briefs, editRequests, projects, users } from '../../db/schema/index.ts';
import { hourMs } from '../../time/units.ts';
import { spentMs } from './clock.ts';
import { type Deadline, deadlineOf, openProjects, openWorkColumns, statesOf } from './open-work.ts';
import { openRequestStates, statusOf } from './schema.ts';

/** A project in Admin's queue: due when its draft, or its oldest open edit, is due. */
export interface QueueRow extends Deadline {
  id: string;
  name: string;
  place: string;
  /** 'Drafting', 'Live, edits in progress'. */
  stage: string;
  /** Hours of the promised 24 that have passed, for the progress display. More than 24 means late. */
  spentHours: number;
}

const { openEdits, editsDueAt, editsLateAt, versionToApprove } = openWorkColumns;
/** A project's town, from its brief. */
export const placeColumn = sql<
  string | null
>`coalesce(${briefs.answers}#>>'{business,address,city}', ${briefs.answers}#>>'{business,serviceArea,0}')`;
/** Filter of the queue by who has to act. */
export type QueueSide = 'all' | 'us' | 'customer';

/**
 * Projects with something to do, most urgent first: those that need us, by due time, then those that wait for the customer.
 * Returns up to `limit` rows of one side and the number of projects on each side.
 */
export async function projectQueue({ side, limit, now = new Date() }: { side: QueueSide; limit: number; now?: Date }) {
  const [wanted, [counts]] = await Promise.all([
    db().execute<{ id: string }>(sql`select id from ${openProjects} open_project where ${side} in ('all', turn)
      order by turn = 'us' desc, due_at nulls last, created_at limit ${limit}`),
    db()
      .execute<Record<QueueSide, number>>(sql`select count(*)::int as "all", (count(*) filter (where turn = 'us'))::int as us,
        (count(*) filter (where turn = 'customer'))::int as customer from ${openProjects} open_project`)
      .then(({ rows }) => rows),
  ]);
  const ids = wanted.rows.map(({ id }) => id);
  const rows = await db()
    .select({ project: projects, ownerName: users.name, openEdits, editsDueAt, editsLateAt, versionToApprove, place: placeColumn })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .leftJoin(briefs, eq(briefs.projectId, projects.id))
    .where(inArray(projects.id, ids));
  const queue = rows
    .map(({ project, ownerName, place, ...work }): QueueRow => {
      return {
        id: project.id,
        name: project.name || `${ownerName}, not named yet`,
        place: place ?? '',
        stage: statusOf(project.state, work, project.suspension !== null),
        ...deadlineOf(project, work),
        spentHours: Math.max(0, spentMs(project, now) / hourMs),
      };
    })
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return { rows: queue, counts: counts ?? { all: 0, us: 0, customer: 0 } };
}

/** How many projects wait for us. Counts live sites through their open edit requests, so it doesn't scan all sites. */
export async function waitingOnUs(): Promise<number> {
  const [before, edits] = await Promise.all([
    db().$count(projects, inArray(projects.state, statesOf('us'))),
    db()
      .select({ sites: sql<number>`count(distinct ${projects.id})::int` })
      .from(editRequests)
      .innerJoin(projects, eq(projects.id, editRequests.projectId))
      .where(and(inArray(editRequests.state, [...openRequestStates]), eq(projects.state, 'live'))),
  ]);
  return before + (edits[0]?.sites ?? 0);
}
