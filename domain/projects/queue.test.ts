import { addDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { mails, orders, projects, webhookEvents } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { fivePages } from '../../tests/helpers/orders.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { draftedProject, liveProject, payFor } from '../../tests/helpers/projects.ts';
import { startOrder } from '../orders/orders.ts';
import { startOf, today } from '../orders/slots.ts';
import { askForEdit } from '../reviews/reviews.ts';
import { changeOwnSite } from '../reviews/self-edits.ts';
import { projectsForDesk } from './desk.ts';
import { deskFunnel, deskHealth, deskNumbers, deskQueue, takenSlots, waitingOnUs } from './queue.ts';

useDatabase();

const hourMs = 3_600_000;
const now = new Date();
const at = (hours: number) => new Date(now.getTime() + hours * hourMs);

async function projectWith(set: Partial<typeof projects.$inferInsert>): Promise<string> {
  const owner = await makePerson({ firstName: 'Nora' });
  const [project] = await db()
    .insert(projects)
    .values({ ownerId: owner.id, seed: 1, ...set })
    .returning({ id: projects.id });
  return project?.id ?? '';
}

test('the queue puts what we owe first, the most urgent on top, then what waits for customers; what is over is not in it', async () => {
  await projectWith({ name: 'due later', state: 'drafting', dueAt: at(20), clockRunningSince: at(-4) });
  await projectWith({ name: 'overdue', state: 'in_qa', dueAt: at(-2), clockRunningSince: at(-26) });
  await projectWith({ name: 'waits', state: 'draft_ready', dueAt: at(-50), clockSpentMs: hourMs });
  await projectWith({ name: 'live', state: 'live' });
  await projectWith({ name: 'archived', state: 'archived' });
  const queue = await deskQueue(now);
  expect(queue.map(({ name, waitingOn }) => [name, waitingOn])).toEqual([
    ['overdue', 'us'],
    ['due later', 'us'],
    ['waits', 'customer'],
  ]);
  expect(queue.map(({ spentHours }) => spentHours)).toEqual([26, 4, 1]);
  expect(queue.map(({ dueAt }) => dueAt)).toEqual([at(-2), at(20), null]);
  await db().delete(projects);
});

test('a project without a name is called after its owner, and one whose clock is ahead has spent nothing', async () => {
  await projectWith({ state: 'scheduled', dueAt: at(30), clockRunningSince: at(6) });
  expect(await deskQueue(now)).toMatchObject([{ name: 'Nora Hollis, not named yet', spentHours: 0, place: '' }]);
  await db().delete(projects);
});

test('an open edit makes a site ours again, due when the edit is, and names its town', async () => {
  const { owner, projectId, version } = await liveProject('Queued Edit Plumbing');
  await askForEdit(owner.id, projectId, { versionId: version.id, page: '/', section: 'statement', place: 'Home', words: 'Shorter.' });
  const [row] = await deskQueue(now);
  expect(row).toMatchObject({ id: projectId, stage: 'Live, edit round', waitingOn: 'us', place: 'Raleigh' });
  expect(Math.abs((row?.dueAt?.getTime() ?? 0) - now.getTime() - 48 * hourMs)).toBeLessThan(10 * 60_000);
  expect((row?.lateAt?.getTime() ?? 0) - (row?.dueAt?.getTime() ?? 0)).toBe(3 * hourMs);
  expect(await waitingOnUs()).toBe(1);
  expect((await projectsForDesk({ search: '', filter: 'open', sort: 'clock', descending: false, page: 1 })).rows).toMatchObject([
    { project: { id: projectId, state: 'live' }, openEdits: 1 },
  ]);
});

test('a live site with a version to approve waits for its owner, and stays live', async () => {
  const { owner, projectId } = await liveProject('Queued Approval Plumbing');
  const text = { page: '/', section: 'hero', path: 'headline', text: 'We answer on Sundays too.' };
  expect((await changeOwnSite(owner.id, projectId, { texts: [text], name: 'Headline' })).ok).toBe(true);
  const row = (await deskQueue(now)).find(({ id }) => id === projectId);
  expect(row).toMatchObject({ stage: 'Live, version 2 to approve', waitingOn: 'customer', dueAt: null });
  expect(await waitingOnUs()).toBe((await deskQueue(now)).filter(({ waitingOn }) => waitingOn === 'us').length);
});

test('money counts what was paid this month and what live sites bring, not what was only ordered', async () => {
  const before = await deskNumbers();
  await startOrder(fivePages, undefined);
  expect(await deskNumbers()).toEqual(before);
  await payFor(await makePerson());
  const paid = await deskNumbers();
  expect([paid.setupCents - before.setupCents, paid.setupOrders - before.setupOrders]).toEqual([29_900, 1]);
  expect(paid.recurringCents).toBe(before.recurringCents);
  const { projectId } = await liveProject('Money Plumbing');
  const live = await deskNumbers();
  expect([(live.recurringCents ?? 0) - (before.recurringCents ?? 0), (live.liveSites ?? 0) - (before.liveSites ?? 0)]).toEqual([2_900, 1]);
  await db().update(projects).set({ state: 'suspended' }).where(eq(projects.id, projectId));
  expect((await deskNumbers()).liveSites).toBe(before.liveSites);
});

test('slots are told day by day from today, free days too', async () => {
  const day = (n: number) => addDays(startOf(today()), n).toISOString().slice(0, 10);
  const taken = await takenSlots(14);
  expect(taken.map((row) => row.day)).toEqual(Array.from({ length: 14 }, (_, n) => day(n)));
  expect(taken[0]?.taken).toBe(1);
  expect(taken.reduce((sum, row) => sum + row.taken, 0)).toBe(await db().$count(orders, eq(orders.state, 'paid')));
});

test('a mail or a payment event that is stuck shows', async () => {
  const before = await deskHealth();
  await db()
    .insert(mails)
    .values({
      eventKey: 'stuck',
      template: 'welcome',
      recipient: 'x@people.test',
      props: {},
      createdAt: new Date(Date.now() - 10 * 60_000),
    });
  await db().insert(mails).values({ eventKey: 'given up', template: 'welcome', recipient: 'x@people.test', props: {}, state: 'failed' });
  await db().insert(webhookEvents).values({ id: 'evt_waiting', type: 'x', objectId: 'x', payload: {} });
  const after = await deskHealth();
  expect((after.mail?.stuck ?? 0) - (before.mail?.stuck ?? 0)).toBe(1);
  expect((after.mail?.failed ?? 0) - (before.mail?.failed ?? 0)).toBe(1);
  expect((after.webhooks?.waiting ?? 0) - (before.webhooks?.waiting ?? 0)).toBe(1);
});

test('the funnel counts the same projects at every step', async () => {
  const before = await deskFunnel();
  await draftedProject('Funnel Plumbing');
  await projectWith({ state: 'awaiting_brief' });
  // An order without a project is on no step: it is not known whose it is.
  await startOrder(fivePages, undefined);
  const after = await deskFunnel();
  const grown = Object.fromEntries(Object.entries(after).map(([step, count]) => [step, count - before[step as keyof typeof before]]));
  expect(grown).toEqual({ begun: 2, picked: 1, brief: 1, paid: 1, approved: 0 });
  const [begun, ...later] = [after.begun, after.picked, after.brief, after.paid, after.approved];
  for (const step of later) expect(step).toBeLessThanOrEqual(begun ?? 0);
});
