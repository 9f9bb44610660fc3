import { and, asc, eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { auditLog, mails, notifications, projects } from '../../db/schema/index.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { runJobs } from '../../tests/helpers/jobs.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { buildOnce, draftedProject, liveProject, projectNow } from '../../tests/helpers/projects.ts';
import { siteFromStore } from '../hosting/host-objects.ts';
import { hostedSites, stateOf } from '../hosting/queries.ts';
import { projectsForAdmin } from '../projects/admin.ts';
import { approveVersion } from '../publications/publishing.ts';
import { resolveSite } from '../publications/serving.ts';
import { siteSources } from '../versions/sources.ts';
import { storeVersion } from '../versions/versions.ts';
import { suspensionInWords, suspensionSchema } from './schema.ts';
import { liftSuspension, suspendSite } from './suspensions.ts';

const database = useDatabase();

const complaint = { reason: 'complaint', note: 'Please remove the photo of the neighbor’s store.' } as const;
const why = 'We received a complaint about your site. Please remove the photo of the neighbor’s store.';
const suspensionMails = (userId: string) =>
  db()
    .select()
    .from(mails)
    .where(and(eq(mails.userId, userId), eq(mails.template, 'suspension')))
    .orderBy(asc(mails.createdAt), asc(mails.id));

async function hosted(slug: string): Promise<string | undefined> {
  const [row] = await hostedSites([slug]);
  return row && stateOf(row);
}

test('a suspended site is offline with its plan and state as they were, and its owner reads why', async () => {
  const admin = await makePerson({ admin: true });
  const { owner, projectId } = await liveProject('Held Plumbing');
  must(await suspendSite(projectId, complaint, `admin:${admin.id}`));
  expect(await suspendSite(projectId, complaint, `admin:${admin.id}`)).toEqual({
    ok: false,
    code: 'already-suspended',
    message: 'This site is already suspended.',
  });
  expect(await projectNow(projectId)).toMatchObject({ state: 'live', suspension: complaint });
  expect(await hosted('held-plumbing')).toBe('off');
  expect(await resolveSite('held-plumbing')).toBe('off');
  await runJobs(database.queue(), 'write-host');
  expect(await siteFromStore('held-plumbing')).toEqual({ kind: 'off' });
  expect(await db().select().from(notifications).where(eq(notifications.userId, owner.id)).orderBy(notifications.createdAt)).toEqual(
    expect.arrayContaining([expect.objectContaining({ title: 'We suspended your site', message: why, type: 'warning' })]),
  );
  expect(await suspensionMails(owner.id)).toMatchObject([{ props: { step: 'suspended', why } }]);

  expect(await liftSuspension(projectId, `admin:${admin.id}`)).toEqual({ ok: true, isOnline: true });
  expect(await liftSuspension(projectId, `admin:${admin.id}`)).toEqual({
    ok: false,
    code: 'not-suspended',
    message: 'This site isn’t suspended.',
  });
  expect(await hosted('held-plumbing')).toBe('live');
  expect((await suspensionMails(owner.id)).map(({ props }) => (props as { step: string }).step)).toEqual(['suspended', 'online']);
  const audited = await db()
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, `project:${projectId}`), inArray(auditLog.action, ['project.suspension', 'project.restoration'])))
    .orderBy(asc(auditLog.createdAt), asc(auditLog.id));
  expect(audited.map(({ actor, action, detail }) => [actor, action, detail.reason])).toEqual([
    [`admin:${admin.id}`, 'project.suspension', `Suspended: Complaint or legal letter. ${complaint.note}`],
    [`admin:${admin.id}`, 'project.restoration', 'Suspension lifted'],
  ]);
});

test('a version that’s approved while the site is suspended shows once that’s lifted', async () => {
  const { owner, projectId } = await liveProject('Fixed Plumbing');
  must(await suspendSite(projectId, { reason: 'content', note: '' }, 'admin:1'));
  const { seed } = await projectNow(projectId);
  await db()
    .update(projects)
    .set({ seed: seed + 1 })
    .where(eq(projects.id, projectId));
  const built = await buildOnce(await siteSources(projectId));
  const version = await db().transaction((tx) => storeVersion(tx, projectId, built, { name: 'Next', actor: 'admin:1', sent: true }));
  expect(await approveVersion(owner.id, projectId, version.id, version.contentHash)).toEqual({ ok: true, isSuspended: true });
  expect((await projectNow(projectId)).liveVersionId).toBe(version.id);
  expect(await hosted('fixed-plumbing')).toBe('off');
  const approved = and(eq(mails.userId, owner.id), eq(mails.template, 'site-approved'));
  expect(await db().select().from(mails).where(approved)).toMatchObject([{ props: { isSuspended: true } }]);
  must(await liftSuspension(projectId, 'admin:1'));
  const [row] = await hostedSites(['fixed-plumbing']);
  expect(row).toMatchObject({ versionId: version.id, isSuspended: false });
});

test('a site that’s unpaid as well stays offline when the suspension is lifted, and no message says it’s online', async () => {
  const { owner, projectId } = await liveProject('Unpaid Plumbing');
  must(await suspendSite(projectId, { reason: 'abuse', note: '' }, 'admin:1'));
  await db().update(projects).set({ state: 'suspended' }).where(eq(projects.id, projectId));
  expect(await liftSuspension(projectId, 'admin:1')).toEqual({ ok: true, isOnline: false });
  expect(await hosted('unpaid-plumbing')).toBe('off');
  expect((await suspensionMails(owner.id)).map(({ props }) => (props as { step: string }).step)).toEqual(['suspended', 'lifted']);
});

test('only a published site can be suspended, and Admin’s list has it under Offline', async () => {
  const draft = await draftedProject('Draft Plumbing');
  const none = { ok: false, code: 'site-not-published', message: 'There’s no published site to suspend.' };
  expect(await suspendSite(draft.projectId, complaint, 'admin:1')).toEqual(none);
  const { projectId } = await liveProject('Listed Plumbing');
  const listed = async (filter: 'live' | 'over') => {
    const { rows } = await projectsForAdmin({ filter, search: 'Listed Plumbing', sort: 'name', descending: false, page: 1 });
    return rows.map(({ project }) => project.id);
  };
  expect([await listed('live'), await listed('over')]).toEqual([[projectId], []]);
  must(await suspendSite(projectId, complaint, 'admin:1'));
  expect([await listed('live'), await listed('over')]).toEqual([[], [projectId]]);
  await db().update(projects).set({ state: 'archived', suspension: null }).where(eq(projects.id, projectId));
  expect(await suspendSite(projectId, complaint, 'admin:1')).toEqual(none);
});

test('a reason from the list is enough, and another reason has to be written down', () => {
  expect(suspensionInWords(suspensionSchema.parse({ reason: 'abuse' }))).toBe('We found spam, phishing or harmful files on your site.');
  expect(suspensionInWords(suspensionSchema.parse({ reason: 'other', note: 'Your domain expired.' }))).toBe('Your domain expired.');
  for (const [field, typed] of [
    ['note', { reason: 'other', note: ' ' }],
    ['reason', { reason: '', note: 'Spam' }],
  ] as const)
    expect(suspensionSchema.safeParse(typed).error?.issues.map(({ path }) => path)).toEqual([[field]]);
});
