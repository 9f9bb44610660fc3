import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { briefs, mails, orders, projectStates, projects, slots, users, webhookEvents } from '../../db/schema/index.ts';
import { today } from '../orders/slots.ts';
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

/** The few numbers on top of the desk. Money in cents. */
export async function deskNumbers() {
  const month = sql`date_trunc('month', now())`;
  const served = sql`${projects.state} = 'live'`;
  const [money] = await db()
    .select({
      liveSites: sql<number>`count(*) filter (where ${served})::int`,
      recurringCents: sql<number>`coalesce(sum(${orders.monthlyCents}) filter (where ${served}), 0)::int`,
      newLive: sql<number>`count(*) filter (where ${projects.liveSince} >= ${month})::int`,
      medianDraftMs: sql<
        number | null
      >`percentile_cont(0.5) within group (order by ${projects.clockSpentMs}) filter (where ${projects.firstDraftAt} is not null)`,
    })
    .from(projects)
    .leftJoin(orders, eq(orders.id, projects.orderId));
  const [setup] = await db()
    .select({
      cents: sql<number>`coalesce(sum(${orders.setupCents} - ${orders.discountCents} - ${orders.refundedCents}), 0)::int`,
      orders: sql<number>`count(*)::int`,
    })
    .from(orders)
    .where(and(sql`${orders.paidAt} >= ${month}`, inArray(orders.state, ['paid', 'partly_refunded'])));
  return { ...money, setupCents: setup?.cents ?? 0, setupOrders: setup?.orders ?? 0 };
}

/** Seats taken on the next `days` days, from today. */
export async function takenSlots(days: number): Promise<{ day: string; taken: number }[]> {
  const rows = await db()
    .select({ day: sql<string>`to_char(d, 'YYYY-MM-DD')`, taken: sql<number>`count(${slots.orderId})::int` })
    .from(sql`generate_series(${today()}::date, ${today()}::date + ${days - 1}::int, interval '1 day') d`)
    .leftJoin(slots, sql`${slots.day} = d::date`)
    .groupBy(sql`d`)
    .orderBy(sql`d`);
  return rows;
}

/** What runs and what is stuck: mail, jobs, payment events, live sites. */
export async function deskHealth() {
  const [mail] = await db()
    .select({
      sent: sql<number>`count(*) filter (where ${mails.state} = 'sent' and ${mails.sentAt} > now() - interval '24 hours')::int`,
      stuck: sql<number>`count(*) filter (where ${mails.state} = 'queued' and ${mails.createdAt} < now() - interval '5 minutes')::int`,
      failed: sql<number>`count(*) filter (where ${mails.state} = 'failed' and ${mails.createdAt} > now() - interval '7 days')::int`,
    })
    .from(mails);
  const jobs = await db().execute<{ waiting: number; failed: number }>(
    sql`select count(*) filter (where state in ('created', 'retry', 'active') and name not like '\\_\\_%')::int as waiting, count(*) filter (where state = 'failed')::int as failed from pgboss.job`,
  );
  const [webhooks] = await db()
    .select({
      waiting: sql<number>`count(*) filter (where ${webhookEvents.handledAt} is null)::int`,
      handled: sql<number>`count(*) filter (where ${webhookEvents.handledAt} is not null)::int`,
    })
    .from(webhookEvents);
  return { mail, jobs: jobs.rows[0] ?? { waiting: 0, failed: 0 }, webhooks };
}

/** Of the projects begun in the last 30 days, how many reached each step by now. Paid and brief may come in either order. */
export async function deskFunnel() {
  const [counts] = await db()
    .select({
      begun: sql<number>`count(*)::int`,
      picked: sql<number>`count(*) filter (where jsonb_array_length(coalesce(${briefs.answers}->'pages', '[]')) = 5)::int`,
      brief: sql<number>`count(*) filter (where ${projects.briefSubmittedAt} is not null)::int`,
      paid: sql<number>`count(*) filter (where ${projects.paidAt} is not null)::int`,
      approved: sql<number>`count(*) filter (where ${projects.approvedVersionId} is not null)::int`,
    })
    .from(projects)
    .leftJoin(briefs, eq(briefs.projectId, projects.id))
    .where(sql`${projects.createdAt} > now() - interval '30 days'`);
  return counts ?? { begun: 0, picked: 0, brief: 0, paid: 0, approved: 0 };
}
