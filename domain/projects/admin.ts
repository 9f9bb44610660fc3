import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { fits } from '../../db/fits.ts';
import { briefs, orders, projects, users } from '../../db/schema/index.ts';
import { openProjects, openWorkColumns } from './open-work.ts';
import { placeColumn } from './queue.ts';
import { filterStates, type ProjectFilter, type ProjectSort, type ProjectState, projectFilters } from './schema.ts';

/** Projects on one page of the desk's list. */
export const deskPageSize = 50;

export interface ProjectListQuery {
  /** Part of the project's name, its address, its owner's name or email, or its order's number; '' for all. */
  search: string;
  filter: ProjectFilter;
  sort: ProjectSort;
  descending: boolean;
  /** From 1 on, or 'all' for every row (for exports). */
  page: number | 'all';
}

const { openEdits, versionToApprove, editsDueAt, editsLateAt } = openWorkColumns;
/** With something to do: before launch, or on a live site. */
const isOpen = sql`(${projects.state} not in ('live', 'suspended', 'cancelled', 'archived')
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

/** A page of Admin's project list, and how many projects match the search under each filter. */
export async function projectsForAdmin(query: ProjectListQuery) {
  const found = query.search ? matches(query.search) : sql`true`;
  const list = adminRows()
    .where(sql`${found} and ${inFilter(query.filter)}`)
    .orderBy(...orderOf(query), desc(projects.updatedAt), desc(projects.id))
    .$dynamic();
  const counted = Object.fromEntries(
    projectFilters.map((filter) => [filter, sql<number>`count(*) filter (where ${inFilter(filter)})::int`]),
  ) as Record<ProjectFilter, SQL<number>>;
  const [rows, [counts]] = await Promise.all([
    query.page === 'all' ? list : list.limit(deskPageSize).offset((query.page - 1) * deskPageSize),
    db()
      .select(counted)
      .from(projects)
      .innerJoin(users, eq(users.id, projects.ownerId))
      .leftJoin(orders, eq(orders.id, projects.orderId))
      .where(found),
  ]);
  return { rows, counts: counts as Record<ProjectFilter, number> };
}

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
  const found = await adminRows()
    .where(
      inArray(
        projects.id,
        wanted.map(({ id }) => id),
      ),
    )
    .orderBy(sql`${urgency} nulls last`, desc(projects.updatedAt), desc(projects.id));
  return columns.map((states) => ({
    rows: found.filter(({ project }) => states.includes(project.state)).slice(0, perColumn),
    count: counted.reduce((sum, { state, count }) => (states.includes(state) ? sum + count : sum), 0),
  }));
}

function orderOf({ sort, descending }: ProjectListQuery): SQL[] {
  const direction = descending ? desc : asc;
  if (sort === 'name') return [direction(sql`lower(${projects.name})`)];
  if (sort === 'changed') return [direction(projects.updatedAt)];
  return [sql`${direction(urgency)} nulls last`];
}

function matches(search: string): SQL {
  const number = /^(?:s-?)?(\d{1,9})$/i.exec(search)?.[1];
  return sql`(${number ? sql`${orders.number} = ${Number(number)} or ` : sql``}${fits(search, [sql`${projects.name}`, sql`${projects.slug}`, sql`${users.name}`, sql`${users.email}`])})`;
}

function inFilter(filter: ProjectFilter): SQL {
  if (filter === 'all') return sql`true`;
  return filter === 'open' ? isOpen : inArray(projects.state, filterStates[filter]);
}
