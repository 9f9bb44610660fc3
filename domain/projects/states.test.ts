import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { projectEvents } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { projectNow, projectRow } from '../../tests/helpers/projects.ts';
import { type ProjectState, projectStates, stateLabels, statusOf, turnOf, waitingOn } from './schema.ts';
import { moveOrStay, moveProject } from './states.ts';

useDatabase();

/** A live site leaves that state only when it is no longer served; an edit round can end by approving what is there. */
const allowed: Record<ProjectState, ProjectState[]> = {
  awaiting_brief: ['awaiting_payment', 'scheduled', 'canceled'],
  awaiting_payment: ['awaiting_brief', 'scheduled', 'canceled'],
  scheduled: ['drafting', 'canceled'],
  drafting: ['in_qa', 'draft_ready', 'canceled'],
  in_qa: ['draft_ready', 'canceled'],
  draft_ready: ['edits_requested', 'approved', 'canceled'],
  edits_requested: ['draft_ready', 'approved', 'canceled'],
  approved: ['live', 'edits_requested', 'canceled'],
  live: ['suspended', 'canceled'],
  suspended: ['live', 'canceled', 'archived'],
  canceled: ['live', 'suspended', 'archived'],
  archived: [],
};

const pairs = projectStates.flatMap((from) => projectStates.map((to) => [from, to, allowed[from].includes(to)] as const));
const change = { actor: 'admin:1', event: { kind: 'refund' as const, reason: 'A test' } };
const recorded = { actor: 'admin:1', kind: 'refund', details: { reason: 'A test' }, reason: 'Setup price refunded: A test' };

test.each(pairs.filter(([, , may]) => may))('%s may become %s, with who, when and why', async (from, to) => {
  const { projectId: id } = await projectRow({ state: from });
  expect(await moveProject(db(), id, to, { ...change, set: { name: 'changed' } })).toBe(true);
  expect(await projectNow(id)).toMatchObject({ state: to, name: 'changed' });
  const events = await db().select().from(projectEvents).where(eq(projectEvents.projectId, id));
  expect(events).toMatchObject([{ ...recorded, fromState: from, toState: to, createdAt: expect.any(Date) }]);
});

test.each(pairs.filter(([, , may]) => !may))('%s never becomes %s, and nothing is written', async (from, to) => {
  const { projectId: id } = await projectRow({ state: from });
  expect(await moveProject(db(), id, to, { ...change, set: { name: 'changed' } })).toBe(false);
  expect(await projectNow(id)).toMatchObject({ state: from, name: '' });
  expect(await db().$count(projectEvents, eq(projectEvents.projectId, id))).toBe(0);
});

test.each([
  ['live', 'draft_ready'],
  ['live', 'edits_requested'],
  ['live', 'approved'],
  ['draft_ready', 'draft_ready'],
] as const)('a live project that is %s stays so when %s happens, and the event is recorded', async (state, to) => {
  const { projectId: id } = await projectRow({ state });
  expect(await moveOrStay(db(), await projectNow(id), to, { ...change, set: { name: 'changed' } })).toBe(true);
  expect(await projectNow(id)).toMatchObject({ state, name: 'changed' });
  const events = await db().select().from(projectEvents).where(eq(projectEvents.projectId, id));
  expect(events).toMatchObject([{ ...recorded, fromState: null, toState: null }]);
});

test('before launch the same moves the project, or is refused', async () => {
  const { projectId: id } = await projectRow({ state: 'in_qa' });
  expect(await moveOrStay(db(), await projectNow(id), 'approved', change)).toBe(false);
  expect(await moveOrStay(db(), await projectNow(id), 'draft_ready', change)).toBe(true);
  expect((await projectNow(id)).state).toBe('draft_ready');
});

test('of three state changes at the same moment one wins', async () => {
  const { projectId: id } = await projectRow({ state: 'scheduled' });
  const move = () => db().transaction((tx) => moveProject(tx, id, 'drafting', change));
  expect((await Promise.all([move(), move(), move()])).filter(Boolean)).toHaveLength(1);
});

test('every state has a name and says who it waits for', () => {
  expect(Object.keys(stateLabels).sort()).toEqual([...projectStates].sort());
  expect(projectStates.filter((state) => waitingOn[state] === 'us')).toEqual([
    'scheduled',
    'drafting',
    'in_qa',
    'edits_requested',
    'approved',
  ]);
  expect(projectStates.filter((state) => waitingOn[state] === 'customer')).toEqual([
    'awaiting_brief',
    'awaiting_payment',
    'draft_ready',
    'suspended',
  ]);
});

test('a site that staff suspended says so before anything else', () => {
  const work = { openEdits: 2, versionToApprove: 3 };
  expect(statusOf('live', work, true)).toBe('Suspended by staff');
  expect(statusOf('canceled', work, true)).toBe('Canceled, suspended by staff');
});

test.each([
  ['live', 0, null, 'no one', 'Live'],
  ['live', 0, 3, 'customer', 'Live, version 3 to approve'],
  ['live', 2, 3, 'us', 'Live, edits in progress'],
  ['draft_ready', 0, null, 'customer', 'Draft ready'],
  ['edits_requested', 1, null, 'us', 'Edits in progress'],
  ['suspended', 1, 3, 'customer', 'Suspended'],
] as const)('%s with %i open edits and version %s to approve waits for %s: %s', (state, openEdits, versionToApprove, turn, words) => {
  expect(turnOf(state, { openEdits, versionToApprove })).toBe(turn);
  expect(statusOf(state, { openEdits, versionToApprove })).toBe(words);
});
