import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { projects } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { liveProject, projectRow } from '../../tests/helpers/projects.ts';
import { hourMs, minuteMs } from '../../time/units.ts';
import { requestEdit } from '../edit-requests/edit-requests.ts';
import { changeOwnSite } from '../site-changes/site-changes.ts';
import { projectsForAdmin, projectsForBoard } from './admin.ts';
import { projectQueue, waitingOnUs } from './queue.ts';

useDatabase();

const now = new Date();
const at = (hours: number) => new Date(now.getTime() + hours * hourMs);

test('the queue lists what we owe first, the most urgent on top, then what waits for customers, and nothing that has ended', async () => {
  await projectRow({ name: 'due later', state: 'drafting', dueAt: at(20), clockRunningSince: at(-4) });
  await projectRow({ name: 'overdue', state: 'in_qa', dueAt: at(-2), clockRunningSince: at(-26) });
  await projectRow({ name: 'waits', state: 'draft_ready', dueAt: at(-50), clockSpentMs: hourMs });
  await projectRow({ name: 'live', state: 'live' });
  await projectRow({ name: 'archived', state: 'archived' });
  const { rows: queue, counts } = await projectQueue({ side: 'all', limit: 10, now });
  expect(counts).toEqual({ all: 3, us: 2, customer: 1 });
  expect((await projectQueue({ side: 'customer', limit: 10, now })).rows.map(({ name }) => name)).toEqual(['waits']);
  expect((await projectQueue({ side: 'all', limit: 1, now })).rows.map(({ name }) => name)).toEqual(['overdue']);
  expect(queue.map(({ name, waitingOn }) => [name, waitingOn])).toEqual([
    ['overdue', 'us'],
    ['due later', 'us'],
    ['waits', 'customer'],
  ]);
  expect(queue.map(({ spentHours }) => spentHours)).toEqual([26, 4, 1]);
  expect(queue.map(({ dueAt }) => dueAt)).toEqual([at(-2), at(20), null]);
  await db().delete(projects);
});

test('a project without a name is named after its owner, and one whose clock starts later has used no time', async () => {
  await projectRow({ state: 'scheduled', dueAt: at(30), clockRunningSince: at(6) });
  expect((await projectQueue({ side: 'all', limit: 10, now })).rows).toMatchObject([
    { name: 'Nora Hollis, not named yet', spentHours: 0, place: '' },
  ]);
  await db().delete(projects);
});

test('an open edit makes a site ours again, due when the edit is, and names its town', async () => {
  const { owner, projectId, version } = await liveProject('Queued Edit Plumbing');
  await requestEdit(owner.id, projectId, { versionId: version.id, page: '/', section: 'statement', place: 'Home', words: 'Shorter.' });
  const [row] = (await projectQueue({ side: 'all', limit: 10, now })).rows;
  expect(row).toMatchObject({ id: projectId, stage: 'Live, edits in progress', waitingOn: 'us', place: 'Raleigh' });
  expect(Math.abs((row?.dueAt?.getTime() ?? 0) - now.getTime() - 48 * hourMs)).toBeLessThan(10 * minuteMs);
  expect((row?.lateAt?.getTime() ?? 0) - (row?.dueAt?.getTime() ?? 0)).toBe(3 * hourMs);
  expect(await waitingOnUs()).toBe(1);
  expect((await projectsForAdmin({ search: '', filter: 'open', sort: 'clock', descending: false, page: 1 })).rows).toMatchObject([
    { project: { id: projectId, state: 'live' }, openEdits: 1 },
  ]);
});

test('a live site with a version to approve waits for its owner, and stays live', async () => {
  const { owner, projectId } = await liveProject('Queued Approval Plumbing');
  const text = { page: '/', section: 'hero', path: 'headline', text: 'We answer on Sundays too.' };
  expect((await changeOwnSite(owner.id, projectId, { texts: [text], name: 'Headline' })).ok).toBe(true);
  const queue = await projectQueue({ side: 'all', limit: 10, now });
  const row = queue.rows.find(({ id }) => id === projectId);
  expect(row).toMatchObject({ stage: 'Live, version 2 to approve', waitingOn: 'customer', dueAt: null });
  expect(await waitingOnUs()).toBe(queue.counts.us);
  const [column] = await projectsForBoard([['live']], 1);
  expect(column).toMatchObject({ count: 2, rows: [{ project: { state: 'live' }, openEdits: 1 }] });
});
