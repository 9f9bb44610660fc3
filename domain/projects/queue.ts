import { and, asc, eq, inArray, min, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import {
  analyticsEvents,
  editRequests,
  mails,
  orders,
  projects,
  siteVersions,
  slots,
  users,
  webhookEvents,
} from '../../db/schema/index.ts';
import { today } from '../orders/slots.ts';
import { type ProjectState, waitingOn } from './schema.ts';

/** A project in the desk's queue: due when its draft, or its oldest open edit, is due. */
export interface QueueRow {
  id: string;
  name: string;
  place: string;
  state: ProjectState;
  waitingOn: 'customer' | 'us' | 'nobody';
  dueAt: Date | null;
  /** Hours of the promise that have passed, for the rise; over 24 means late. */
  spentHours: number;
}

const open = ['open', 'in_progress', 'reopened'] as const;

/** Projects that are not over, most urgent first: ours by due time, then those that wait for the customer. */
export async function deskQueue(now: Date = new Date()): Promise<QueueRow[]> {
  const edits = db()
    .select({ projectId: editRequests.projectId, dueAt: min(editRequests.dueAt).as('edit_due_at') })
    .from(editRequests)
    .where(inArray(editRequests.state, [...open]))
    .groupBy(editRequests.projectId)
    .as('edits');
  const rows = await db()
    .select({
      project: projects,
      ownerName: users.name,
      editDueAt: edits.dueAt,
      place: sql<
        string | null
      >`(select ${siteVersions.document}->'facts'->>'city' from ${siteVersions} where ${siteVersions.projectId} = ${projects.id} order by ${siteVersions.number} desc limit 1)`,
    })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .leftJoin(edits, eq(edits.projectId, projects.id))
    .where(sql`${projects.state} not in ('live', 'cancelled', 'archived') or ${edits.dueAt} is not null`)
    .orderBy(asc(projects.createdAt));
  return rows
    .map(({ project, ownerName, editDueAt, place }): QueueRow => {
      const waits = editDueAt ? 'us' : waitingOn[project.state];
      const dueAt = editDueAt ?? (waits === 'us' ? project.dueAt : null);
      const spentMs = project.clockSpentMs + (project.clockRunningSince ? now.getTime() - project.clockRunningSince.getTime() : 0);
      return {
        id: project.id,
        name: project.name || `${ownerName}, not named yet`,
        place: place ?? '',
        state: editDueAt ? 'edits_requested' : project.state,
        waitingOn: waits,
        dueAt,
        spentHours: Math.max(0, spentMs / 3_600_000),
      };
    })
    .sort((a, b) => rank(a) - rank(b) || (a.dueAt?.getTime() ?? Infinity) - (b.dueAt?.getTime() ?? Infinity));
}

function rank(row: QueueRow): number {
  return row.waitingOn === 'us' ? 0 : row.waitingOn === 'customer' ? 1 : 2;
}

/** The few numbers on top of the desk. Money in cents. */
export async function deskNumbers() {
  const month = sql`date_trunc('month', now())`;
  // A site whose next version is being judged is served, and paid for, all the same.
  const served = sql`${projects.liveVersionId} is not null and ${projects.state} not in ('suspended', 'cancelled', 'archived')`;
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

/** The way from the first question to the yes, over 30 days: how many projects reached each step. */
export async function deskFunnel() {
  const [orderCounts] = await db()
    .select({ picked: sql<number>`count(*)::int`, paid: sql<number>`count(*) filter (where ${orders.paidAt} is not null)::int` })
    .from(orders)
    .where(sql`${orders.createdAt} > now() - interval '30 days'`);
  const [projectCounts] = await db()
    .select({
      brief: sql<number>`count(*) filter (where ${projects.briefSubmittedAt} is not null)::int`,
      approved: sql<number>`count(*) filter (where ${projects.approvedVersionId} is not null)::int`,
    })
    .from(projects)
    .where(sql`${projects.createdAt} > now() - interval '30 days'`);
  const [visits] = await db()
    .select({ n: sql<number>`count(distinct ${analyticsEvents.visit})::int` })
    .from(analyticsEvents)
    .where(sql`${analyticsEvents.createdAt} > now() - interval '30 days'`);
  return {
    visits: visits?.n ?? 0,
    picked: orderCounts?.picked ?? 0,
    brief: projectCounts?.brief ?? 0,
    paid: orderCounts?.paid ?? 0,
    approved: projectCounts?.approved ?? 0,
  };
}
