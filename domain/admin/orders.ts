import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { orderEvents, orders, paymentAttempts, projects, users, webhookEvents } from '../../db/schema/index.ts';
import { matchesSearch } from '../../db/search.ts';
import { adminList } from '../admin-list.ts';
import { isId } from '../ids.ts';
import { filterStates } from '../orders/schema.ts';
import { hasMoneyAlert } from '../refunds/attention.ts';

const who = sql<string>`coalesce(${orders.name}, ${users.name}, '')`;
const email = sql<string>`coalesce(${orders.email}, ${users.email}, '')`;
/** Orders for Admin: a page and the counts of each filter. Orders that visitors only started have a filter of their own, but a search for `all` finds them. */
export const ordersForAdmin = adminList(({ search }) => ({
  filters: {
    all: search ? sql`true` : inStates('all'),
    begun: inStates('begun'),
    open: inStates('open'),
    paid: inStates('paid'),
    ended: inStates('ended'),
    attention: hasMoneyAlert(sql`${orders.id}`),
  },
  sorts: {
    number: sql`${orders.number}`,
    who: sql`lower(${who})`,
    total: sql`${orders.totalCents}`,
    begun: sql`${orders.createdAt}`,
  },
  tieBreak: [desc(orders.number)],
  matches,
  rows: db()
    .select({
      id: orders.id,
      number: orders.number,
      state: orders.state,
      method: orders.method,
      who,
      email,
      projectId: projects.id,
      projectName: projects.name,
      setupCents: orders.setupCents,
      discountCents: orders.discountCents,
      totalCents: orders.totalCents,
      refundedCents: orders.refundedCents,
      monthlyCents: orders.monthlyCents,
      startDay: orders.startDay,
      createdAt: orders.createdAt,
      paidAt: orders.paidAt,
    })
    .from(orders)
    .leftJoin(projects, eq(projects.orderId, orders.id))
    .leftJoin(users, eq(users.id, orders.userId))
    .$dynamic(),
  count: (columns) => db().select(columns).from(orders).leftJoin(users, eq(users.id, orders.userId)).$dynamic(),
}));

function inStates(filter: keyof typeof filterStates): SQL {
  return inArray(orders.state, filterStates[filter]);
}

function matches(search: string): SQL {
  const number = /^(?:s-?)?(\d{1,9})$/i.exec(search)?.[1];
  return sql`(${number ? sql`${orders.number} = ${Number(number)} or ` : sql``}${matchesSearch(search, [who, email])})`;
}

/** How many orders wait for a bank payment that an admin will record. */
export async function openInvoiceCount(): Promise<number> {
  return db().$count(orders, and(eq(orders.state, 'awaiting_payment'), eq(orders.method, 'invoice')));
}

/** One order with its events, payment attempts, project, and what the provider reported. Undefined if it doesn't exist. */
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
  // An event gets its order when it's handled. Until then it's found by the IDs of the order's payment attempts and checkout
  // sessions.
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
