import { eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { startOfDay, today } from '../../content/business-clock.ts';
import type { PageKey } from '../../content/site-pages.ts';
import { db } from '../../db/connect.ts';
import { briefs, orders, projectEvents, projects } from '../../db/schema/index.ts';
import { fivePages, orderNow } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { payFor, projectNow, sendBrief } from '../../tests/helpers/projects.ts';
import { dayAfter } from '../../time/days.ts';
import { hourMs } from '../../time/units.ts';
import { closeDay, openDay } from '../closed-days/closed-days.ts';
import { startOrder } from '../orders/orders.ts';
import { takeSlot } from '../slots/slots.ts';
import { attachOrder, markProjectPaid, nameProject, openProject } from './projects.ts';
import { eventsOf, latestProjectOf, projectOf, projectOfOrder } from './queries.ts';

useDatabase();

const galleryPages: PageKey[] = ['home', 'about', 'services', 'contact', 'gallery'];

async function draftJobsOf(projectId: string): Promise<number> {
  const { rows } = await db().execute(sql`select 1 from pgboss.job where name = 'draft-site' and data->>'projectId' = ${projectId}`);
  return rows.length;
}

async function pagesOf(projectId: string): Promise<unknown> {
  const [brief] = await db().select().from(briefs).where(eq(briefs.projectId, projectId));
  return (brief?.answers as { pages?: unknown } | undefined)?.pages;
}

/** Fills today's seats, so the next paid order starts later. */
async function fillToday(): Promise<void> {
  const { order } = await startOrder(fivePages, undefined);
  await db().transaction((tx) => takeSlot(tx, order.id));
}

test('payment first, brief second: scheduled, the clock set, one draft job', async () => {
  const owner = await makePerson();
  const { id } = await openProject(owner.id);
  const orderId = await payFor(owner);
  expect(await projectNow(id)).toMatchObject({ state: 'awaiting_brief', orderId, paidAt: expect.any(Date), clockStartedAt: null });
  expect(await draftJobsOf(id)).toBe(0);
  await sendBrief(owner.id, id, 'Pay First Plumbing');
  const project = await projectNow(id);
  expect(project).toMatchObject({ state: 'scheduled', name: 'Pay First Plumbing', slug: 'pay-first-plumbing', clockSpentMs: 0 });
  expect((project.dueAt?.getTime() ?? 0) - (project.clockStartedAt?.getTime() ?? 0)).toBe(24 * hourMs);
  expect(await draftJobsOf(id)).toBe(1);
});

test('brief first, payment second: the same result', async () => {
  const owner = await makePerson();
  const { id } = await openProject(owner.id);
  await sendBrief(owner.id, id, 'Brief First Plumbing');
  expect(await projectNow(id)).toMatchObject({ state: 'awaiting_payment', paidAt: null, clockStartedAt: null });
  expect(await draftJobsOf(id)).toBe(0);
  await payFor(owner);
  expect(await projectNow(id)).toMatchObject({ state: 'scheduled', paidAt: expect.any(Date), clockRunningSince: expect.any(Date) });
  expect(await draftJobsOf(id)).toBe(1);
  const states = (await eventsOf(id)).flatMap(({ toState }) => toState ?? []).reverse();
  expect(states).toEqual(['awaiting_brief', 'awaiting_payment', 'scheduled']);
});

test('payment and brief at the same moment start the work once', async () => {
  const owner = await makePerson();
  const { id } = await openProject(owner.id);
  await Promise.all([payFor(owner), sendBrief(owner.id, id, 'Both At Once Plumbing')]);
  expect((await projectNow(id)).state).toBe('scheduled');
  expect(await draftJobsOf(id)).toBe(1);
});

test('a full day moves the clock to the start of the next free one', async () => {
  await fillToday();
  const owner = await makePerson();
  const { id } = await openProject(owner.id);
  const orderId = await payFor(owner);
  await sendBrief(owner.id, id, 'Tomorrow Plumbing');
  const { startDay } = await orderNow(orderId);
  expect(startDay && startDay > today()).toBe(true);
  const project = await projectNow(id);
  expect(project.startDay).toBe(startDay);
  expect(project.clockStartedAt).toEqual(startOfDay(startDay ?? ''));
  expect(project.dueAt).toEqual(new Date(startOfDay(startDay ?? '').getTime() + 24 * hourMs));
});

test.each([
  ['a start day before it: the clock starts on the next open day', -1],
  ['itself as a start day that was sold: the clock starts right away', 0],
])('a brief that’s sent on a closed day, with %s', async (_name, days) => {
  const owner = await makePerson();
  const { id } = await openProject(owner.id);
  const orderId = await payFor(owner);
  await db()
    .update(orders)
    .set({ startDay: dayAfter(today(), days) })
    .where(eq(orders.id, orderId));
  await closeDay(today(), {}, 'admin:1');
  await sendBrief(owner.id, id, `Closed ${days} Plumbing`);
  await openDay(today(), 'admin:1');
  const { clockStartedAt, dueAt } = await projectNow(id);
  expect((dueAt?.getTime() ?? 0) - (clockStartedAt?.getTime() ?? 0)).toBe(24 * hourMs);
  if (days < 0) expect(clockStartedAt).toEqual(startOfDay(dayAfter(today())));
  else expect(today(clockStartedAt ?? undefined)).toBe(today());
});

test('two tabs that open at the same time share one project, with its brief', async () => {
  const owner = await makePerson();
  const opened = await Promise.all([openProject(owner.id), openProject(owner.id), openProject(owner.id)]);
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  expect(await db().$count(briefs, eq(briefs.projectId, opened[0]?.id ?? ''))).toBe(1);
  expect(await db().$count(projectEvents, eq(projectEvents.projectId, opened[0]?.id ?? ''))).toBe(1);
});

test('a project that is over makes way for a new one', async () => {
  const owner = await makePerson();
  const first = await openProject(owner.id);
  await db().update(projects).set({ state: 'archived' }).where(eq(projects.id, first.id));
  expect((await openProject(owner.id)).id).not.toBe(first.id);
});

test('an order brings its pages into an unfinished brief, never into a submitted one', async () => {
  const owner = await makePerson();
  const { id } = await openProject(owner.id);
  const { order } = await startOrder(galleryPages, owner.id);
  await db().transaction((tx) => attachOrder(tx, owner.id, order.id));
  expect(await pagesOf(id)).toEqual(galleryPages);
  await sendBrief(owner.id, id, 'Submitted Plumbing');
  const { order: later } = await startOrder(galleryPages, owner.id);
  // Placed, it goes before one that is merely begun.
  await db().update(orders).set({ state: 'awaiting_payment' }).where(eq(orders.id, later.id));
  await db().transaction((tx) => attachOrder(tx, owner.id, later.id));
  expect((await projectNow(id)).orderId).toBe(later.id);
  expect(await pagesOf(id)).toEqual(fivePages);
});

test("another person's order is left alone", async () => {
  const [owner, stranger] = [await makePerson(), await makePerson()];
  const { id } = await openProject(stranger.id);
  const { order } = await startOrder(fivePages, owner.id);
  expect(await db().transaction((tx) => attachOrder(tx, stranger.id, order.id))).toBeUndefined();
  expect(await db().transaction((tx) => markProjectPaid(tx, stranger.id, order.id))).toBeUndefined();
  expect(await projectNow(id)).toMatchObject({ orderId: null, paidAt: null });
});

test('an order is tied to one project, however often it is attached', async () => {
  const owner = await makePerson();
  const { order } = await startOrder(fivePages, owner.id);
  const attach = () => db().transaction((tx) => attachOrder(tx, owner.id, order.id));
  const tied = await Promise.all([attach(), attach()]);
  expect(new Set(tied.map((project) => project?.id)).size).toBe(1);
  expect(await db().$count(projects, eq(projects.ownerId, owner.id))).toBe(1);
});

test('a second paid order is a second project', async () => {
  const owner = await makePerson();
  const first = await openProject(owner.id);
  await payFor(owner);
  const second = await payFor(owner);
  const project = await projectOfOrder(owner.id, second);
  expect(project?.id).not.toBe(first.id);
  expect(project).toMatchObject({ state: 'awaiting_brief', paidAt: expect.any(Date) });
});

test('a payment for an unclaimed order changes no project', async () => {
  const { order } = await startOrder(fivePages, undefined);
  expect((await orderNow(order.id)).userId).toBeNull();
  expect(await db().$count(projects, eq(projects.orderId, order.id))).toBe(0);
});

test("another person's project and a missing one look the same", async () => {
  const [owner, stranger] = [await makePerson(), await makePerson()];
  const { id } = await openProject(owner.id);
  const orderId = await payFor(owner);
  expect((await projectOf(owner.id, id))?.id).toBe(id);
  expect((await projectOfOrder(owner.id, orderId))?.id).toBe(id);
  expect((await latestProjectOf(owner.id))?.id).toBe(id);
  expect(await projectOf(stranger.id, id)).toBeUndefined();
  expect(await projectOfOrder(stranger.id, orderId)).toBeUndefined();
  expect(await latestProjectOf(stranger.id)).toBeUndefined();
});

test('an order that is removed leaves its project; one with an invoice is never removed', async () => {
  const owner = await makePerson();
  const { id } = await openProject(owner.id);
  const { order } = await startOrder(galleryPages, owner.id);
  await db().transaction((tx) => attachOrder(tx, owner.id, order.id));
  expect(await projectNow(id)).toMatchObject({ orderId: order.id });
  await db().delete(orders).where(eq(orders.id, order.id));
  expect(await projectNow(id)).toMatchObject({ orderId: null });
  const paidId = await payFor(owner);
  await expect(db().delete(orders).where(eq(orders.id, paidId))).rejects.toThrow();
});

test('an order attached while the brief is being saved waits for it, and blocks no one', async () => {
  const owner = await makePerson();
  const { id } = await openProject(owner.id);
  const { order } = await startOrder(galleryPages, owner.id);
  const waitsForLock = async () => {
    const { rows } = await db().execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rows).toHaveLength(1);
  };
  let attached: Promise<unknown> = Promise.resolve();
  await db().transaction(async (tx) => {
    await tx.select().from(briefs).where(eq(briefs.projectId, id)).for('update');
    attached = db().transaction((other) => attachOrder(other, owner.id, order.id));
    await vi.waitFor(waitsForLock, 5000);
    await nameProject(tx, id, 'Typed Plumbing');
  });
  await attached;
  expect(await projectNow(id)).toMatchObject({ name: 'Typed Plumbing', orderId: order.id });
});
