import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { fits } from '../../db/fits.ts';
import { briefs, orders, projects, users } from '../../db/schema/index.ts';
import { openWorkColumns } from './open-work.ts';
import { placeColumn } from './queue.ts';
import { filterStates, type ProjectFilter, type ProjectSort, projectFilters } from './schema.ts';

/** Projects on one page of the desk's list. */
export const deskPageSize = 50;

export interface ProjectListQuery {
  /** Part of the project's name, its address, its owner's name or email, or its order's number; '' for all. */
  search: string;
  filter: ProjectFilter;
  sort: ProjectSort;
  descending: boolean;
  /** From 1 on; 'all' for every row, as the board and a file need them. */
  page: number | 'all';
}

const { openEdits, versionToApprove, editsDueAt, editsLateAt } = openWorkColumns;
/** With something to do: before launch, or on a live site. */
const isOpen = sql`(${projects.state} not in ('live', 'suspended', 'cancelled', 'archived')
  or (${projects.state} = 'live' and (${openEdits} > 0 or ${versionToApprove} is not null)))`;
const urgency = sql`coalesce(${editsDueAt}, case when ${projects.clockRunningSince} is not null then ${projects.dueAt} end)`;

/** A page of the desk's projects with their owners, orders and clocks, and how many fit the search under each filter. */
export async function projectsForDesk(query: ProjectListQuery) {
  const found = query.search ? matches(query.search) : sql`true`;
  const list = db()
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
    .leftJoin(briefs, eq(briefs.projectId, projects.id))
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
