import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { fits } from '../../db/fits.ts';
import { orderEvents, orders, paymentAttempts, projects, users, webhookEvents } from '../../db/schema/index.ts';
import { isId } from '../ids.ts';
import { hasMoneyAlert } from '../refunds/attention.ts';
import { filterStates, type OrderFilter, type OrderSort, orderFilters } from './schema.ts';

/** Orders on one page of the desk's list. */
export const deskPageSize = 50;

export interface OrderListQuery {
  /** A number ('S-1001', '1001'), or parts of a name or an email; '' for all. */
  search: string;
  filter: OrderFilter;
  sort: OrderSort;
  descending: boolean;
  /** From 1 on; 'all' for every row, as a file needs them. */
  page: number | 'all';
}

const who = sql<string>`coalesce(${orders.name}, ${users.name}, '')`;
const email = sql<string>`coalesce(${orders.email}, ${users.email}, '')`;
const sortColumns: Record<OrderSort, SQL> = {
  number: sql`${orders.number}`,
  who: sql`lower(${who})`,
  total: sql`${orders.totalCents}`,
  begun: sql`${orders.createdAt}`,
};

/** A page of the desk's orders, each with its project, and how many fit the search under each filter. */
export async function ordersForAdmin(query: OrderListQuery) {
  const found = query.search ? matches(query.search) : sql`true`;
  const direction = query.descending ? desc : asc;
  const list = db()
    .select({ order: orders, who, email, totalCents: orders.totalCents, projectId: projects.id, projectName: projects.name })
    .from(orders)
    .leftJoin(projects, eq(projects.orderId, orders.id))
    .leftJoin(users, eq(users.id, orders.userId))
    .where(sql`${found} and ${inFilter(query.filter, query.search)}`)
    .orderBy(direction(sortColumns[query.sort]), desc(orders.number))
    .$dynamic();
  const [rows, [counts]] = await Promise.all([
    query.page === 'all' ? list : list.limit(deskPageSize).offset((query.page - 1) * deskPageSize),
    db().select(countColumns(query.search)).from(orders).leftJoin(users, eq(users.id, orders.userId)).where(found),
  ]);
  return { rows, counts: counts as Record<OrderFilter, number> };
}

function matches(search: string): SQL {
  const number = /^(?:s-?)?(\d{1,9})$/i.exec(search)?.[1];
  return sql`(${number ? sql`${orders.number} = ${Number(number)} or ` : sql``}${fits(search, [who, email])})`;
}

/** What visitors only began stands under its own filter; a search finds it everywhere. */
function inFilter(filter: OrderFilter, search: string): SQL {
  if (filter === 'attention') return hasMoneyAlert(sql`${orders.id}`);
  return filter === 'all' && search ? sql`true` : inArray(orders.state, filterStates[filter]);
}

/** How many orders wait for a bank payment that staff will note. */
export async function openInvoiceCount(): Promise<number> {
  return db().$count(orders, and(eq(orders.state, 'awaiting_payment'), eq(orders.method, 'invoice')));
}

function countColumns(search: string) {
  return Object.fromEntries(
    orderFilters.map((filter) => [filter, sql<number>`count(*) filter (where ${inFilter(filter, search)})::int`]),
  ) as Record<OrderFilter, SQL<number>>;
}

/** One order for the desk with everything that became of it: events, tries to pay, and what the provider reported. Undefined when there is none. */
export async function orderForAdmin(orderId: string) {
  if (!isId(orderId)) return undefined;
  const [found] = await db()
    .select({ order: orders, who, email, account: { id: users.id, name: users.name, email: users.email } })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId));
  if (!found) return undefined;
  const [events, attempts, [project]] = await Promise.all([
    db().select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(orderEvents.createdAt, orderEvents.id),
    db().select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId)).orderBy(paymentAttempts.createdAt),
    db().select().from(projects).where(eq(projects.orderId, orderId)),
  ]);
  // What was taken in before events knew their order is found by the objects of its attempts.
  const objects = attempts.flatMap(({ id, sessionId }) => (sessionId ? [id, sessionId] : [id]));
  const webhooks = await db()
    .select({
      id: webhookEvents.id,
      type: webhookEvents.type,
      receivedAt: webhookEvents.receivedAt,
      handledAt: webhookEvents.handledAt,
      error: webhookEvents.error,
    })
    .from(webhookEvents)
    .where(or(eq(webhookEvents.orderId, orderId), inArray(webhookEvents.objectId, objects)))
    .orderBy(webhookEvents.receivedAt);
  return { ...found, events, attempts, webhooks, project };
}
