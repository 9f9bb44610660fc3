import { eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { db } from '../../db/connect.ts';
import { briefs } from '../../db/schema/index.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { liveProject } from '../../tests/helpers/projects.ts';
import { sendFromAdmin } from '../drafts/sending.ts';
import { asAdmin, asOwner } from '../projects/site-editor.ts';
import { approveVersion, rollBack } from '../publications/publishing.ts';
import { newestVersion } from '../versions/versions.ts';
import { changeFromAdmin, changeFromEditor, changeOwnSite, redoChange, undoChange } from './site-changes.ts';
import { stepsOf, type Undoable } from './undoing.ts';

useDatabase();

const phone = (value: string) => ({ texts: [], facts: [{ path: 'business.phone' as const, value }], name: 'Phone and hours' });

const undoable = async (ownerId: string, projectId: string): Promise<Undoable | undefined> =>
  (await stepsOf(asOwner(ownerId), projectId)).undo;

async function phoneNow(projectId: string): Promise<string | undefined> {
  return (await newestVersion(projectId, true))?.document.facts.phone?.display;
}

async function change(ownerId: string, projectId: string, value: string): Promise<string> {
  return must(await changeOwnSite(ownerId, projectId, phone(value))).version.id;
}

test('an owner’s change can be undone, and undoing that restores it', async () => {
  const { owner, projectId } = await liveProject('Undo Plumbing');
  expect(await undoable(owner.id, projectId)).toBeUndefined();
  const former = await phoneNow(projectId);
  const changed = await change(owner.id, projectId, '(919) 555-0199');
  expect(await undoChange(asOwner(owner.id), projectId, changed)).toMatchObject({
    ok: true,
    version: { name: 'Undid: Phone and hours', number: 3 },
  });
  expect(await phoneNow(projectId)).toBe(former);
  expect(await stepsOf(asOwner(owner.id), projectId)).toMatchObject({ redo: { version: { id: changed } } });
  expect(await redoChange(asOwner(owner.id), projectId, changed)).toMatchObject({
    ok: true,
    version: { name: 'Phone and hours', number: 4 },
  });
  expect(await phoneNow(projectId)).toBe('(919) 555-0199');
});

test('several changes are undone one by one and redone in their order, until another change is made', async () => {
  const { owner, projectId } = await liveProject('Steps Plumbing');
  const first = await phoneNow(projectId);
  for (const last of ['1', '2', '3']) await change(owner.id, projectId, `(919) 555-010${last}`);
  const undo = async () => undoChange(asOwner(owner.id), projectId, (await stepsOf(asOwner(owner.id), projectId)).undo?.version.id ?? '');
  const redo = async () => redoChange(asOwner(owner.id), projectId, (await stepsOf(asOwner(owner.id), projectId)).redo?.version.id ?? '');
  for (const phone of ['(919) 555-0102', '(919) 555-0101', first]) {
    expect(await undo()).toMatchObject({ ok: true });
    expect(await phoneNow(projectId)).toBe(phone);
  }
  expect((await stepsOf(asOwner(owner.id), projectId)).undo).toBeUndefined();
  for (const phone of ['(919) 555-0101', '(919) 555-0102']) {
    expect(await redo()).toMatchObject({ ok: true });
    expect(await phoneNow(projectId)).toBe(phone);
  }
  await change(owner.id, projectId, '(919) 555-0109');
  expect((await stepsOf(asOwner(owner.id), projectId)).redo).toBeUndefined();
  expect(await undo()).toMatchObject({ ok: true });
  expect(await phoneNow(projectId)).toBe('(919) 555-0102');
});

test('undoing a change made after a restore returns to the restored version', async () => {
  const { owner, projectId, version } = await liveProject('Back Plumbing');
  const first = await phoneNow(projectId);
  const second = await change(owner.id, projectId, '(919) 555-0222');
  await approveVersion(owner.id, projectId, second, (await newestVersion(projectId, true))?.contentHash ?? '');
  expect(await rollBack(owner.id, projectId, version.id)).toEqual({ ok: true, isSuspended: false });
  const third = await change(owner.id, projectId, '(919) 555-0333');
  expect(await undoable(owner.id, projectId)).toMatchObject({ version: { number: 3 }, former: { number: 1 } });
  await undoChange(asOwner(owner.id), projectId, third);
  expect(await phoneNow(projectId)).toBe(first);
});

test('an approved older version in between does not move where changes start', async () => {
  const { owner, projectId } = await liveProject('Between Plumbing');
  const second = await change(owner.id, projectId, '(919) 555-0222');
  const hash = (await newestVersion(projectId, true))?.contentHash ?? '';
  await change(owner.id, projectId, '(919) 555-0333');
  await approveVersion(owner.id, projectId, second, hash);
  await change(owner.id, projectId, '(919) 555-0444');
  expect(await undoable(owner.id, projectId)).toMatchObject({ version: { number: 4 }, former: { number: 3 } });
});

test("a change can’t be undone after staff changed the site, if it’s older, or if it’s another person's", async () => {
  const { owner, projectId } = await liveProject('Staff Plumbing');
  const admin = await makePerson({ admin: true });
  const stranger = await makePerson();
  const changed = await change(owner.id, projectId, '(919) 555-0199');
  expect(await undoChange(asOwner(stranger.id), projectId, changed)).toMatchObject({ ok: false });
  await changeFromAdmin(admin.id, projectId, phone('(919) 555-0111'), true);
  expect(await undoable(owner.id, projectId)).toBeUndefined();
  expect(await undoChange(asOwner(owner.id), projectId, changed)).toMatchObject({ ok: false });
  expect(await phoneNow(projectId)).toBe('(919) 555-0111');
});

test('a change that is saved while an older one is being undone stays', async () => {
  const { owner, projectId } = await liveProject('Race Plumbing');
  const changed = await change(owner.id, projectId, '(919) 555-0199');
  const statement = { texts: [{ page: '/', section: 'statement', path: 'text', text: 'Saved in between.' }], name: 'Statement' };
  const [saving, undoing] = await db().transaction(async (tx) => {
    // Whoever stores first waits here for the brief, and goes first.
    await tx.select().from(briefs).where(eq(briefs.projectId, projectId)).for('update');
    const queued = [changeOwnSite(owner.id, projectId, statement)];
    await waitingForLock(1);
    queued.push(undoChange(asOwner(owner.id), projectId, changed));
    await waitingForLock(2);
    return queued;
  });
  expect(await saving).toMatchObject({ ok: true });
  expect(await undoing).toMatchObject({
    ok: false,
    problems: [{ code: 'changed-since', message: expect.stringContaining('Something else has changed since then') }],
  });
  expect(JSON.stringify((await newestVersion(projectId, true))?.document)).toContain('Saved in between.');
});

async function waitingForLock(many: number): Promise<void> {
  const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(async () => expect((await db().execute(waiting)).rows).toHaveLength(many), { timeout: 20_000 });
}

test('an owner can’t redo what an operator made and took back, and an operator can’t redo what the owner undid', async () => {
  const { owner, projectId } = await liveProject('Redo Apart Plumbing');
  const operator = asAdmin((await makePerson({ admin: true })).id);
  const tuned = { texts: [], facts: [{ path: 'look.tuning' as const, value: { shape: 'round' } }], name: 'Corners' };
  const made = must(await changeFromEditor(operator, projectId, tuned)).version;
  const undone = must(await undoChange(operator, projectId, made.id)).version;
  expect((await stepsOf(operator, projectId)).redo?.version.id).toBe(made.id);
  expect(await sendFromAdmin(operator.userId, projectId, undone.id, false)).toMatchObject({ ok: true });
  expect(await stepsOf(asOwner(owner.id), projectId)).toEqual({});
  expect(await redoChange(asOwner(owner.id), projectId, made.id)).toMatchObject({ ok: false });

  const changed = await change(owner.id, projectId, '(919) 555-0188');
  must(await undoChange(asOwner(owner.id), projectId, changed));
  expect((await stepsOf(operator, projectId)).redo).toBeUndefined();
  expect(await redoChange(operator, projectId, changed)).toMatchObject({ ok: false });
});
