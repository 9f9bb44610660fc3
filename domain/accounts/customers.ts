import { desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { briefs, leads, mails, notifications, orders, passkeys, projects, sessions, threads, users } from '../../db/schema/index.ts';
import { matchesSearch } from '../../db/search.ts';
import { adminList } from '../admin-list.ts';
import { isId } from '../ids.ts';
import { openWorkColumns } from '../projects/open-work.ts';

// Written as SQL, because Drizzle omits table names in queries of one table, and inside a subquery such a column means another
// one.
const paidCents = sql<number>`(select coalesce(sum(total_cents - refunded_cents), 0)::int
  from orders where orders.user_id = users.id and orders.paid_at is not null)`;
const projectCount = sql<number>`(select count(*)::int from projects where projects.owner_id = users.id)`;
const liveCount = sql<number>`(select count(*)::int from projects where projects.owner_id = users.id and projects.state = 'live' and projects.suspension is null)`;
const seenAt = sql<Date | null>`(select max(sessions.updated_at) from sessions where sessions.user_id = users.id)`.mapWith(
  sessions.updatedAt,
);
const isAdmin = sql<boolean>`exists (select from user_roles where user_roles.user_id = users.id and user_roles.role = 'admin')`;

/** Everyone with an account: a page and the counts of each filter. */
export const customersForAdmin = adminList(() => ({
  filters: {
    all: sql`true`,
    paying: sql`${paidCents} > 0`,
    live: sql`${liveCount} > 0`,
    unproved: sql`not ${users.emailVerified}`,
    staff: isAdmin,
  },
  sorts: { since: sql`${users.createdAt}`, name: sql`lower(${users.name})`, paid: paidCents, seen: seenAt },
  emptyLast: ['seen'],
  tieBreak: [desc(users.id)],
  matches,
  rows: db()
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      proved: users.emailVerified,
      twoFactor: users.twoFactorEnabled,
      since: users.createdAt,
      projectCount,
      liveCount,
      paidCents,
      seenAt,
      isAdmin,
    })
    .from(users)
    .$dynamic(),
  count: (columns) => db().select(columns).from(users).$dynamic(),
}));

function matches(search: string): SQL {
  const number = /^(?:s-?)?(\d{1,9})$/i.exec(search)?.[1];
  const names = sql`(select string_agg(projects.name, ' ') from projects where projects.owner_id = users.id)`;
  const ordered = sql`exists (select from orders where orders.user_id = users.id and orders.number = ${Number(number)})`;
  return sql`(${number ? sql`${ordered} or ` : sql``}${matchesSearch(search, [sql`${users.name}`, sql`${users.email}`, names])})`;
}

/** How many notifications and emails of a person Admin shows. */
const newest = 10;

/** One person with everything that belongs to them, for Admin. Undefined if they don't exist. */
export async function customerForAdmin(customerId: string) {
  if (!isId(customerId)) return undefined;
  const [person] = await db().select({ user: users, isAdmin, seenAt }).from(users).where(eq(users.id, customerId));
  if (!person) return undefined;
  const { openEdits, versionToApprove } = openWorkColumns;
  const [ownProjects, ownOrders, ownThreads, ownNotifications, ownMails, leadCount, sessionCount, passkeyCount] = await Promise.all([
    db()
      .select({
        id: projects.id,
        name: projects.name,
        state: projects.state,
        openEdits,
        versionToApprove,
        slug: projects.slug,
        suspension: projects.suspension,
        phone: sql<string | null>`nullif(${briefs.answers} -> 'business' ->> 'phone', '')`,
      })
      .from(projects)
      .leftJoin(briefs, eq(briefs.projectId, projects.id))
      .where(eq(projects.ownerId, customerId))
      .orderBy(desc(projects.createdAt)),
    db().select().from(orders).where(eq(orders.userId, customerId)).orderBy(desc(orders.number)),
    db()
      .select({ id: threads.id, projectName: projects.name, waitingSince: threads.waitingSince, lastMessageAt: threads.lastMessageAt })
      .from(threads)
      .leftJoin(projects, eq(projects.id, threads.projectId))
      .where(eq(threads.userId, customerId))
      .orderBy(desc(threads.lastMessageAt)),
    db().select().from(notifications).where(eq(notifications.userId, customerId)).orderBy(desc(notifications.createdAt)).limit(newest),
    db()
      .select({ id: mails.id, template: mails.template, state: mails.state, error: mails.error, createdAt: mails.createdAt })
      .from(mails)
      .where(or(eq(mails.userId, customerId), eq(mails.recipient, person.user.email)))
      .orderBy(desc(mails.createdAt))
      .limit(newest),
    db().$count(leads, sql`${leads.projectId} in (select projects.id from projects where projects.owner_id = ${customerId})`),
    db().$count(sessions, sql`${sessions.userId} = ${customerId} and ${sessions.expiresAt} > now()`),
    db().$count(passkeys, eq(passkeys.userId, customerId)),
  ]);
  return {
    ...person,
    projects: ownProjects,
    orders: ownOrders,
    threads: ownThreads,
    notifications: ownNotifications,
    mails: ownMails,
    leadCount,
    sessionCount,
    passkeyCount,
  };
}
