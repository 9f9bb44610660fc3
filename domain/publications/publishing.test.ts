import { and, desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { approvals, mails, notifications, projects, publications } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { buildOnce, draftedProject, projectNow } from '../../tests/helpers/projects.ts';
import { requestEdit } from '../edit-requests/edit-requests.ts';
import { openWorkOf } from '../projects/open-work.ts';
import { approvalOf, eventsOf } from '../projects/queries.ts';
import type { ProjectState } from '../projects/schema.ts';
import { siteSources } from '../versions/sources.ts';
import { storeVersion, type Version } from '../versions/versions.ts';
import { approveVersion, publishFromAdmin, rollBack } from './publishing.ts';

useDatabase();

const publicationsOf = (projectId: string) =>
  db().select().from(publications).where(eq(publications.projectId, projectId)).orderBy(publications.id);

/** The details of a project's newest publication. */
async function whyOf(projectId: string): Promise<unknown> {
  return (await eventsOf(projectId)).find(({ kind }) => kind === 'publication')?.details;
}

/** The next version of a project, shown to its owner or not: the same brief with another face. */
async function nextVersion(projectId: string, sent: boolean): Promise<Version> {
  const project = await projectNow(projectId);
  await db()
    .update(projects)
    .set({ seed: project.seed + 1 })
    .where(eq(projects.id, projectId));
  const built = await buildOnce(await siteSources(projectId));
  return db().transaction((tx) => storeVersion(tx, projectId, built, { name: 'Next', actor: 'admin:1', sent }));
}

async function setState(projectId: string, state: ProjectState): Promise<void> {
  await db().update(projects).set({ state }).where(eq(projects.id, projectId));
}

/** A live site with an approved version 2 over an approved version 1. */
async function twiceApproved(name: string) {
  const drafted = await draftedProject(name);
  const { owner, projectId, version: first } = drafted;
  await approveVersion(owner.id, projectId, first.id, first.contentHash);
  const second = await nextVersion(projectId, true);
  expect(await approveVersion(owner.id, projectId, second.id, second.contentHash)).toEqual({ ok: true, isSuspended: false });
  return { owner, projectId, first, second };
}

test('an approval names version and hash, and publishes exactly that version immediately', async () => {
  const admin = await makePerson({ admin: true });
  const { owner, projectId, version } = await draftedProject('Approved Plumbing');
  expect(await approveVersion(owner.id, projectId, version.id, version.contentHash)).toEqual({ ok: true, isSuspended: false });
  expect(await projectNow(projectId)).toMatchObject({
    state: 'live',
    approvedVersionId: version.id,
    liveVersionId: version.id,
    liveSince: expect.any(Date),
  });
  expect(await approvalOf(version.id)).toMatchObject({ versionId: version.id, contentHash: version.contentHash, userId: owner.id });
  expect(await publicationsOf(projectId)).toMatchObject([{ versionId: version.id, kind: 'publish', actor: `user:${owner.id}` }]);
  expect((await eventsOf(projectId)).slice(0, 2).map(({ fromState, toState }) => [fromState, toState])).toEqual([
    ['approved', 'live'],
    ['draft_ready', 'approved'],
  ]);
  const mail = await db().query.mails.findFirst({ where: eq(mails.eventKey, `site-live:${projectId}`) });
  expect(mail).toMatchObject({ recipient: owner.email, props: { address: 'http://approved-plumbing.sites.localhost:3000' } });
  expect(
    await db().$count(notifications, and(eq(notifications.userId, admin.id), eq(notifications.eventKey, `approved:${version.id}`))),
  ).toBe(1);
});

test('a hash that isn’t the version’s is refused, so only what was seen is approved', async () => {
  const { owner, projectId, version } = await draftedProject('Wrong Hash Plumbing');
  expect(await approveVersion(owner.id, projectId, version.id, 'f'.repeat(64))).toEqual({
    ok: false,
    code: 'version-changed',
    message: 'This version changed after you opened it. Review it again before you approve.',
  });
  expect(await projectNow(projectId)).toMatchObject({ state: 'draft_ready', liveVersionId: null });
  expect(await approvalOf(version.id)).toBeUndefined();
});

test("another person's project, another project's version, an unsent one and a missing one get the same answer", async () => {
  const [mine, other] = [await draftedProject('Mine To Approve'), await draftedProject('Not Mine To Approve')];
  const unsent = await nextVersion(mine.projectId, false);
  const gone = { ok: false, code: 'version-not-found', message: 'This version no longer exists.' };
  expect(await approveVersion(mine.owner.id, other.projectId, other.version.id, other.version.contentHash)).toEqual(gone);
  expect(await approveVersion(mine.owner.id, mine.projectId, other.version.id, other.version.contentHash)).toEqual(gone);
  expect(await approveVersion(mine.owner.id, mine.projectId, unsent.id, unsent.contentHash)).toEqual(gone);
  expect(await approveVersion(mine.owner.id, mine.projectId, '01890000-0000-7000-8000-000000000000', 'x')).toEqual(gone);
  expect((await projectNow(other.projectId)).state).toBe('draft_ready');
});

test('approving twice, even at the same moment, makes one publication', async () => {
  const { owner, projectId, version } = await draftedProject('Approved Twice Plumbing');
  const approve = () => approveVersion(owner.id, projectId, version.id, version.contentHash);
  expect(await Promise.all([approve(), approve()])).toEqual([
    { ok: true, isSuspended: false },
    { ok: true, isSuspended: false },
  ]);
  expect(await approve()).toEqual({ ok: true, isSuspended: false });
  expect(await publicationsOf(projectId)).toHaveLength(1);
  expect(await db().$count(approvals, eq(approvals.projectId, projectId))).toBe(1);
});

test.each(['scheduled', 'drafting', 'in_qa', 'suspended', 'canceled', 'archived'] as const)(
  'nothing is approved while a project is %s',
  async (state) => {
    const { owner, projectId, version } = await draftedProject(`Approve ${state} Plumbing`);
    await setState(projectId, state);
    expect(await approveVersion(owner.id, projectId, version.id, version.contentHash)).toEqual({
      ok: false,
      code: 'nothing-to-approve',
      message: 'There’s nothing to approve right now.',
    });
    expect((await projectNow(projectId)).liveVersionId).toBeNull();
  },
);

test('a live site changes only when its next version is approved, and announces going live once', async () => {
  const { owner, projectId, first, second } = await twiceApproved('Second Version Plumbing');
  expect(await projectNow(projectId)).toMatchObject({ state: 'live', liveVersionId: second.id });
  expect((await publicationsOf(projectId)).map(({ versionId, kind }) => [versionId, kind])).toEqual([
    [first.id, 'publish'],
    [second.id, 'publish'],
  ]);
  expect(await db().$count(notifications, and(eq(notifications.userId, owner.id), eq(notifications.eventKey, `live:${projectId}`)))).toBe(
    1,
  );
});

test('an owner can restore only versions that were approved', async () => {
  const { owner, projectId, first, second } = await twiceApproved('Rolled Back Plumbing');
  const third = await nextVersion(projectId, true);
  const only = { ok: false, code: 'version-not-approved', message: 'Only a version the owner approved can go live.' };
  expect(await rollBack(owner.id, projectId, third.id)).toEqual(only);
  expect(await rollBack(owner.id, projectId, second.id)).toEqual({
    ok: false,
    code: 'version-live',
    number: 2,
    message: 'Version 2 is already live.',
  });
  expect(await rollBack(owner.id, projectId, first.id)).toEqual({ ok: true, isSuspended: false });
  expect(await projectNow(projectId)).toMatchObject({ state: 'live', liveVersionId: first.id });
  expect((await publicationsOf(projectId)).at(-1)).toMatchObject({
    versionId: first.id,
    kind: 'rollback',
    actor: `user:${owner.id}`,
  });
  expect(await whyOf(projectId)).toEqual({ by: 'owner', number: 1 });
});

test("no one can roll back another person's site, or publish another project’s version", async () => {
  const mine = await twiceApproved('Own Rollback Plumbing');
  const other = await twiceApproved('Other Rollback Plumbing');
  expect(await rollBack(mine.owner.id, other.projectId, other.first.id)).toEqual({
    ok: false,
    code: 'project-not-found',
    message: 'This project no longer exists.',
  });
  expect(await rollBack(mine.owner.id, mine.projectId, other.first.id)).toEqual({
    ok: false,
    code: 'version-not-approved',
    message: 'Only a version the owner approved can go live.',
  });
  expect((await projectNow(other.projectId)).liveVersionId).toBe(other.second.id);
});

test('a newer version leaves a live site live, and is named as the one to approve until it is', async () => {
  const { owner, projectId, first, second } = await twiceApproved('Newer Version Plumbing');
  expect(await openWorkOf(projectId)).toEqual({ openEdits: 0, versionToApprove: null });
  const third = await nextVersion(projectId, true);
  expect(await projectNow(projectId)).toMatchObject({ state: 'live', liveVersionId: second.id });
  expect(await openWorkOf(projectId)).toMatchObject({ versionToApprove: 3 });
  expect(await rollBack(owner.id, projectId, first.id)).toEqual({ ok: true, isSuspended: false });
  expect(await openWorkOf(projectId)).toMatchObject({ versionToApprove: 3 });
  expect(await approveVersion(owner.id, projectId, third.id, third.contentHash)).toEqual({ ok: true, isSuspended: false });
  expect(await openWorkOf(projectId)).toEqual({ openEdits: 0, versionToApprove: null });
  expect((await eventsOf(projectId)).slice(0, 2).map(({ kind, fromState, toState }) => [kind, fromState, toState])).toEqual([
    ['publication', null, null],
    ['approval', null, null],
  ]);
});

test('restoring an older version needs no approval, and an unsent version asks no one for one', async () => {
  const { owner, projectId, first } = await twiceApproved('Nothing To Approve Plumbing');
  await nextVersion(projectId, false);
  expect(await rollBack(owner.id, projectId, first.id)).toEqual({ ok: true, isSuspended: false });
  expect(await openWorkOf(projectId)).toEqual({ openEdits: 0, versionToApprove: null });
});

test('an edit round continues while an older version is restored', async () => {
  const { owner, projectId, first, second } = await twiceApproved('Edits Continue Plumbing');
  const asked = { versionId: second.id, page: '/', section: 'hero', place: 'Home, opening', words: 'Say that we answer on Sundays.' };
  expect(await requestEdit(owner.id, projectId, asked)).toEqual({ ok: true });
  expect(await rollBack(owner.id, projectId, first.id)).toEqual({ ok: true, isSuspended: false });
  expect(await projectNow(projectId)).toMatchObject({ state: 'live', liveVersionId: first.id });
  expect(await openWorkOf(projectId)).toMatchObject({ openEdits: 1 });
});

test('the database itself refuses a published site in a state before launch', async () => {
  const { projectId } = await twiceApproved('Refused State Plumbing');
  await expect(setState(projectId, 'draft_ready')).rejects.toThrow();
  expect((await projectNow(projectId)).state).toBe('live');
});

test.each(['suspended', 'canceled', 'archived'] as const)(
  'publishing another version doesn’t bring back a site that is %s',
  async (state) => {
    const { owner, projectId, first, second } = await twiceApproved(`Back From ${state} Plumbing`);
    await setState(projectId, state);
    const refused = { ok: false, code: 'site-offline', message: 'This site is offline right now, so you can’t publish a version.' };
    expect(await rollBack(owner.id, projectId, first.id)).toEqual(refused);
    expect(await publishFromAdmin('1', projectId, first.id)).toEqual(refused);
    expect(await projectNow(projectId)).toMatchObject({ state, liveVersionId: second.id });
  },
);

test('Admin publishes only what the owner approved', async () => {
  const { owner, projectId, first, second } = await twiceApproved('Staff Plumbing');
  const third = await nextVersion(projectId, true);
  expect(await publishFromAdmin('7', projectId, third.id)).toEqual({
    ok: false,
    code: 'version-not-approved',
    message: 'Only a version the owner approved can go live.',
  });
  expect(await publishFromAdmin('7', projectId, first.id, 'The prices are wrong.')).toEqual({ ok: true, isSuspended: false });
  expect((await publicationsOf(projectId)).at(-1)).toMatchObject({
    versionId: first.id,
    kind: 'rollback',
    actor: 'admin:7',
  });
  expect(await whyOf(projectId)).toEqual({ by: 'rollback', before: 2, number: 1, why: 'The prices are wrong.' });
  const [notice] = await db()
    .select()
    .from(notifications)
    .where(eq(notifications.userId, owner.id))
    .orderBy(desc(notifications.createdAt))
    .limit(1);
  expect(notice).toMatchObject({
    title: 'Version 1 is live again',
    message: 'We restored it in place of version 2: The prices are wrong.',
  });
  expect(await publishFromAdmin('7', projectId, second.id)).toEqual({ ok: true, isSuspended: false });
  expect((await publicationsOf(projectId)).at(-1)).toMatchObject({ versionId: second.id, actor: 'admin:7' });
  expect(await whyOf(projectId)).toEqual({ by: 'admin', number: 2 });
  expect(await publishFromAdmin('7', '01890000-0000-7000-8000-000000000000', first.id)).toEqual({
    ok: false,
    code: 'project-not-found',
    message: 'This project no longer exists.',
  });
});

test('Admin doesn’t publish an unapproved draft', async () => {
  const { projectId, version } = await draftedProject('Unapproved Plumbing');
  expect((await publishFromAdmin('7', projectId, version.id)).ok).toBe(false);
  expect(await publicationsOf(projectId)).toEqual([]);
});

test('a version whose bytes differ from those approved is refused', async () => {
  const { projectId, first } = await twiceApproved('Other Bytes Plumbing');
  await db()
    .update(approvals)
    .set({ contentHash: 'f'.repeat(64) })
    .where(eq(approvals.versionId, first.id));
  expect(await publishFromAdmin('7', projectId, first.id)).toEqual({
    ok: false,
    code: 'other-version-approved',
    message: 'This isn’t the version that was approved.',
  });
});
