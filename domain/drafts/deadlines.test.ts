import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { credits, mails, notifications, orders, projects } from '../../db/schema/index.ts';
import { placedOrder } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { projectNow, projectRow } from '../../tests/helpers/projects.ts';
import { hourMs } from '../../time/units.ts';
import { eventsOf } from '../projects/queries.ts';
import { changeSetting } from '../settings/settings.ts';
import { markMissedDeadlines } from './deadlines.ts';

useDatabase();

const now = new Date('2026-11-20T14:00:00Z');
const before = (hours: number) => new Date(now.getTime() - hours * hourMs);

const lateProject = (set: Parameters<typeof projectRow>[0] = {}) =>
  projectRow({ name: 'Late Plumbing', state: 'drafting', clockRunningSince: before(25), dueAt: before(1), ...set });

test('a missed draft is marked once, and both sides are notified once', async () => {
  const admin = await makePerson({ admin: true });
  const { owner, projectId } = await lateProject();
  expect(await markMissedDeadlines(now)).toBe(1);
  expect(await markMissedDeadlines(now)).toBe(0);
  expect((await projectNow(projectId)).deadlineMissed).toBe(true);
  const notices = (userId: string) =>
    db().query.notifications.findMany({ where: and(eq(notifications.userId, userId), eq(notifications.eventKey, `late:${projectId}`)) });
  expect(await notices(owner.id)).toMatchObject([{ title: 'We are late', message: 'Your draft is late. Your first month is free.' }]);
  expect(await notices(admin.id)).toMatchObject([{ title: 'Draft late', link: `/admin/projects/${projectId}` }]);
  expect(await db().query.mails.findMany({ where: eq(mails.eventKey, `late:${projectId}`) })).toMatchObject([
    { template: 'deadline-missed', props: { credited: true } },
  ]);
  expect(await eventsOf(projectId)).toMatchObject([{ kind: 'deadline', reason: 'Draft late: the first month is credited' }]);
});

test('the first month of the order is owed once, with its tax', async () => {
  const owner = await makePerson();
  const { order } = await placedOrder({ userId: owner.id });
  await db().update(orders).set({ taxRate: 8_875, taxName: 'Sales tax' }).where(eq(orders.id, order.id));
  const { projectId } = await lateProject({ ownerId: owner.id, orderId: order.id });
  await markMissedDeadlines(now);
  await db().update(projects).set({ deadlineMissed: false }).where(eq(projects.id, projectId));
  await markMissedDeadlines(now);
  // $29.00 and 8.875% of it.
  expect(await db().select().from(credits).where(eq(credits.orderId, order.id))).toMatchObject([
    { kind: 'missed_deadline', amountCents: 3157, providerCreditId: null },
  ]);
});

test('without the setting nothing is credited or promised', async () => {
  await changeSetting('creditMissedDeadline', false, 'admin:1');
  const { order } = await placedOrder();
  const { owner, projectId } = await lateProject({ orderId: order.id });
  expect(await markMissedDeadlines(now)).toBe(1);
  expect(await db().$count(credits, eq(credits.orderId, order.id))).toBe(0);
  expect(await db().select().from(notifications).where(eq(notifications.userId, owner.id))).toMatchObject([
    { message: 'Your draft is late. We are on it.' },
  ]);
  expect(await db().query.mails.findMany({ where: eq(mails.eventKey, `late:${projectId}`) })).toMatchObject([
    { props: { credited: false } },
  ]);
  await changeSetting('creditMissedDeadline', true, 'admin:1');
});

test('two workers at the same moment mark it once', async () => {
  await lateProject();
  const counts = await Promise.all([markMissedDeadlines(now), markMissedDeadlines(now)]);
  expect(counts.sort()).toEqual([0, 1]);
});

test.each([
  ['is not due yet', { dueAt: new Date(now.getTime() + 1000) }],
  ['is shown already', { state: 'draft_ready' as const }],
  ['waits for its payment', { state: 'awaiting_payment' as const }],
  ['has its clock paused', { clockRunningSince: null }],
  ['was marked before', { deadlineMissed: true }],
  ['is over', { state: 'canceled' as const }],
])('a draft that %s is not late', async (_, set) => {
  const { projectId } = await lateProject(set);
  expect(await markMissedDeadlines(now)).toBe(0);
  expect(await eventsOf(projectId)).toEqual([]);
});

test.each(['scheduled', 'drafting', 'in_qa'] as const)('a draft that is %s past its hour is late', async (state) => {
  await lateProject({ state });
  expect(await markMissedDeadlines(now)).toBe(1);
});
