import { randomInt } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { startOfDay, today } from '../../content/business-clock.ts';
import type { PageKey } from '../../content/site-pages.ts';
import { type Connection, db } from '../../db/connect.ts';
import { enqueue } from '../../db/enqueue.ts';
import { publishChange } from '../../db/live.ts';
import { briefs, orders, projects } from '../../db/schema/index.ts';
import { closedForHours, hoursBegin } from '../closed-days/queries.ts';
import { newToken } from '../ids.ts';
import { addSystemLine } from '../messages/system-lines.ts';
import { pagesSchema } from '../orders/schema.ts';
import { readSettings } from '../settings/settings.ts';
import { startedClock } from './clock.ts';
import { replacesOrder } from './rival-orders.ts';
import { moveProject, recordEvent } from './states.ts';

export type Project = typeof projects.$inferSelect;

/** A person's current project: their newest one that hasn't ended, or a new one with an empty brief. */
export async function openProject(userId: string, orderId?: string): Promise<Project> {
  return db().transaction(async (tx) => {
    // Locks the order before the person, as payments do.
    if (orderId) await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
    const project = (await currentProject(tx, userId)) ?? (await newProject(tx, userId));
    if (orderId && !project.orderId) await attachOrder(tx, userId, orderId);
    return project;
  });
}

/** A person's newest project that hasn't ended. Holds a lock for the person until the transaction ends. */
export async function currentProject(tx: Connection, userId: string): Promise<Project | undefined> {
  // Serializes one person's requests, so two tabs opened at the same time create one project.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`project:${userId}`}))`);
  const [project] = await tx
    .select()
    .from(projects)
    .where(and(eq(projects.ownerId, userId), sql`${projects.state} not in ('canceled', 'archived')`))
    .orderBy(sql`${projects.createdAt} desc`)
    .limit(1);
  return project;
}

async function newProject(tx: Connection, userId: string): Promise<Project> {
  const [project] = await tx
    .insert(projects)
    .values({ ownerId: userId, seed: randomInt(1, 2 ** 31 - 1) })
    .returning();
  if (!project) throw new Error('The project could not be stored.');
  await tx.insert(briefs).values({ projectId: project.id, previewToken: newToken() });
  await recordEvent(tx, project.id, { actor: `user:${userId}`, event: { kind: 'project' } }, undefined, 'awaiting_brief');
  return project;
}

/**
 * Attaches an order to the project it pays for: the unpaid one, or a new one. If the brief already has an open order, the more
 * advanced one stays. Orders that are attached, fully refunded or someone else's are left alone.
 */
export async function attachOrder(tx: Connection, userId: string, orderId: string): Promise<Project | undefined> {
  const order = await tx.query.orders.findFirst({ where: and(eq(orders.id, orderId), eq(orders.userId, userId)) });
  if (!order) return undefined;
  const [tied] = await tx.select().from(projects).where(eq(projects.orderId, orderId));
  if (tied) return tied;
  if (order.state === 'refunded' || order.state === 'canceled') return undefined;
  const current = await currentProject(tx, userId);
  const unpaid = current && (await isUnpaid(tx, current)) ? current : undefined;
  if (unpaid && !(await replacesOrder(tx, order, unpaid.orderId))) return unpaid;
  const free = unpaid ?? (await newProject(tx, userId));
  // Locks the brief before its project, as every saved answer does; the other order could deadlock.
  const [unsent] = await tx
    .update(briefs)
    .set({
      answers: sql`jsonb_set(${briefs.answers}, '{pages}', ${JSON.stringify(order.pages)}::jsonb)`,
      revision: sql`${briefs.revision} + 1`,
    })
    .where(and(eq(briefs.projectId, free.id), isNull(briefs.submittedAt)))
    .returning({ id: briefs.id });
  const [project] = await tx.update(projects).set({ orderId, paidAt: order.paidAt }).where(eq(projects.id, free.id)).returning();
  // The site is built from its brief, so an unpaid order attached after submission gets the brief's pages.
  const pages = unsent || order.paidAt ? order.pages : await sentPages(tx, free.id);
  await tx.update(orders).set({ pages }).where(eq(orders.id, orderId));
  if (project && order.paidAt) {
    await notifyOfPayment(tx, project.id, orderId);
    await startWhenComplete(tx, project.id);
  }
  return project;
}

async function sentPages(tx: Connection, projectId: string): Promise<PageKey[]> {
  const [brief] = await tx.select({ answers: briefs.answers }).from(briefs).where(eq(briefs.projectId, projectId));
  return pagesSchema.parse(brief?.answers.pages);
}

/** True if a project can get another order, because its current one isn't paid. */
async function isUnpaid(tx: Connection, project: Project): Promise<boolean> {
  if (project.paidAt) return false;
  if (!project.orderId) return true;
  const [order] = await tx.select({ paidAt: orders.paidAt }).from(orders).where(eq(orders.id, project.orderId));
  return !order?.paidAt;
}

/** Records on its project that an order is paid, and starts the work if the brief is submitted too. */
export async function markProjectPaid(tx: Connection, userId: string, orderId: string): Promise<Project | undefined> {
  const project = await attachOrder(tx, userId, orderId);
  if (!project) return undefined;
  const paidAt = project.paidAt ?? new Date();
  await tx.update(projects).set({ paidAt }).where(eq(projects.id, project.id));
  await recordEvent(tx, project.id, { actor: 'system', event: { kind: 'payment' } });
  await notifyOfPayment(tx, project.id, orderId);
  await startWhenComplete(tx, project.id);
  return { ...project, paidAt };
}

async function notifyOfPayment(tx: Connection, projectId: string, orderId: string): Promise<void> {
  await addSystemLine(tx, projectId, `paid:${orderId}`, 'Your order is paid.');
}

/** Records that the brief is submitted, and starts the work if the order is paid too. */
export async function markBriefSubmitted(tx: Connection, projectId: string, name: string, slug: string, actor: string): Promise<void> {
  await tx.update(projects).set({ name, slug, briefSubmittedAt: new Date() }).where(eq(projects.id, projectId));
  await recordEvent(tx, projectId, { actor, event: { kind: 'brief' } });
  await startWhenComplete(tx, projectId);
}

/**
 * Runs once the order is paid and the brief submitted: takes the order's start day, starts the clock on that day, and queues
 * the draft immediately (docs/decisions/0003: a full day moves the deadline, not the draft).
 */
async function startWhenComplete(tx: Connection, projectId: string): Promise<void> {
  const [project] = await tx.select().from(projects).where(eq(projects.id, projectId)).for('update');
  if (!project?.briefSubmittedAt) return;
  if (!project.paidAt) {
    await moveProject(tx, projectId, 'awaiting_payment', { actor: 'system', event: { kind: 'wait' } });
    return;
  }
  const [order] = project.orderId ? await tx.select().from(orders).where(eq(orders.id, project.orderId)) : [];
  const { draftHours } = await readSettings(tx);
  const startDay = order?.startDay ?? null;
  const startAt = await clockStart(tx, projectId, startDay);
  const moved = await moveProject(tx, projectId, 'scheduled', {
    actor: 'system',
    event: { kind: 'schedule' },
    set: { startDay, ...startedClock(startAt, draftHours) },
  });
  if (moved) await enqueue(tx, 'draft-site', { projectId }, { key: projectId });
}

/** When the clock of a project starts: with its start day, or now if that day has begun. After it, hours begin on open days only. */
async function clockStart(tx: Connection, projectId: string, startDay: string | null): Promise<Date> {
  const now = new Date();
  if (startDay && startDay > today(now)) return startOfDay(startDay);
  // A start day that was closed after it was sold stays as promised.
  return startDay === today(now) ? now : hoursBegin(now, await closedForHours(projectId, tx));
}

/** Names a project after its business while the brief is unfinished. */
export async function nameProject(tx: Connection, projectId: string, name: string): Promise<void> {
  const [row] = await tx.update(projects).set({ name }).where(eq(projects.id, projectId)).returning({ ownerId: projects.ownerId });
  if (row) await publishChange(tx, { topic: 'project', id: projectId });
}
