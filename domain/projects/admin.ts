import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { briefs, orders, projects, users } from '../../db/schema/index.ts';
import { matchesSearch } from '../../db/search.ts';
import { adminList } from '../admin-list.ts';
import { openProjects, openWorkColumns } from './open-work.ts';
import { placeColumn } from './queue.ts';
import { filterStates, type ProjectState } from './schema.ts';

const { openEdits, versionToApprove, editsDueAt, editsLateAt } = openWorkColumns;
/** Projects with something to do: not live yet, or live with open work. */
const isOpen = sql`(${projects.state} not in ('live', 'suspended', 'canceled', 'archived')
  or (${projects.state} = 'live' and (${openEdits} > 0 or ${versionToApprove} is not null)))`;
const urgency = sql`coalesce(${editsDueAt}, case when ${projects.clockRunningSince} is not null then ${projects.dueAt} end)`;

/** Projects for Admin, with their owners, orders and clocks. */
function adminRows() {
  return db()
    .select({
      project: projects,
      ownerId: users.id,
      ownerEmail: users.email,
      ownerName: users.name,
      orderNumber: orders.number,
      place: placeColumn,
      openEdits,
      versionToApprove,
      editsDueAt,
      editsLateAt,
    })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .leftJoin(orders, eq(orders.id, projects.orderId))
    .leftJoin(briefs, eq(briefs.projectId, projects.id));
}

/** Projects for Admin: a page and the counts of each filter. Those with the least time left come first. */
export const projectsForAdmin = adminList(() => ({
  filters: {
    open: isOpen,
    all: sql`true`,
    begun: inStates('begun'),
    making: inStates('making'),
    review: inStates('review'),
    live: sql`(${inStates('live')} and ${projects.suspension} is null)`,
    over: sql`(${inStates('over')} or ${projects.suspension} is not null)`,
  },
  sorts: { clock: urgency, name: sql`lower(${projects.name})`, changed: sql`${projects.updatedAt}` },
  emptyLast: ['clock'],
  tieBreak: [desc(projects.updatedAt), desc(projects.id)],
  matches,
  rows: adminRows().$dynamic(),
  count: (columns) =>
    db()
      .select(columns)
      .from(projects)
      .innerJoin(users, eq(users.id, projects.ownerId))
      .leftJoin(orders, eq(orders.id, projects.orderId))
      .$dynamic(),
}));

/**
 * Open projects for the board. Returns, for each column (a list of states), up to `perColumn` projects, most urgent first, and
 * the total number.
 */
export async function projectsForBoard(columns: ProjectState[][], perColumn: number) {
  const { rows: wanted } = await db().execute<{ id: string; state: ProjectState }>(sql`
    select id, state from (
      select id, state, row_number() over (partition by state order by urgency nulls last, updated_at desc, id desc) as place
      from ${openProjects} open_project) placed
    where place <= ${perColumn}`);
  const { rows: counted } = await db().execute<{ state: ProjectState; count: number }>(
    sql`select state, count(*)::int as count from ${openProjects} open_project group by state`,
  );
  const rows = await adminRows()
    .where(
      inArray(
        projects.id,
        wanted.map(({ id }) => id),
      ),
    )
    .orderBy(sql`${urgency} nulls last`, desc(projects.updatedAt), desc(projects.id));
  return columns.map((states) => ({
    rows: rows.filter(({ project }) => states.includes(project.state)).slice(0, perColumn),
    count: counted.reduce((sum, { state, count }) => (states.includes(state) ? sum + count : sum), 0),
  }));
}

/** The hosts of a project's own domain, while it has or is getting one. */
const ownHosts = sql`(select string_agg(concat_ws(' ', host, twin), ' ') from domain_claims
  where domain_claims.project_id = ${projects.id} and state <> 'ended')`;

function matches(search: string): SQL {
  const number = /^(?:s-?)?(\d{1,9})$/i.exec(search)?.[1];
  return sql`(${number ? sql`${orders.number} = ${Number(number)} or ` : sql``}${matchesSearch(search, [sql`${projects.name}`, sql`${projects.slug}`, ownHosts, sql`${users.name}`, sql`${users.email}`])})`;
}

function inStates(filter: keyof typeof filterStates): SQL {
  return inArray(projects.state, filterStates[filter]);
}
