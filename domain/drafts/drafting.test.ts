import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { briefs, mails, notifications, projects, siteEdits, siteFiles, siteVersions } from '../../db/schema/index.ts';
import { getFile } from '../../outside/storage/storage.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { runJobs } from '../../tests/helpers/jobs.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { draftedProject, projectNow, scheduledProject } from '../../tests/helpers/projects.ts';
import { hourMs } from '../../time/units.ts';
import { eventsOf } from '../projects/queries.ts';
import { moveProject } from '../projects/states.ts';
import { buildSite } from '../versions/building.ts';
import { type SiteSources, siteSources } from '../versions/sources.ts';
import { newestVersion, storeVersion, versionOf, versionsOf } from '../versions/versions.ts';
import { draftSite } from './drafting.ts';

const database = useDatabase();

const notesOf = (userId: string, title: string) =>
  db().$count(notifications, and(eq(notifications.userId, userId), eq(notifications.title, title)));

test('the job of a paid brief makes a first draft and shows it to its owner', async () => {
  const { owner, projectId } = await scheduledProject('First Draft Plumbing');
  expect(await runJobs(database.queue(), 'draft-site')).toBe(1);
  const [version] = await versionsOf(projectId, true);
  expect(version).toMatchObject({ number: 1, name: 'First draft', passed: true, createdBy: 'system', sentAt: expect.any(Date) });
  expect(version?.contentHash).toMatch(/^[0-9a-f]{64}$/);
  expect(version?.previewToken).toMatch(/^[a-z2-7]{20}$/);
  const project = await projectNow(projectId);
  expect(project).toMatchObject({ state: 'draft_ready', firstDraftAt: expect.any(Date), clockRunningSince: null });
  expect(project.clockSpentMs).toBeLessThan(60_000);
  expect(await notesOf(owner.id, 'Draft ready')).toBe(1);
  const mail = await db().query.mails.findFirst({ where: eq(mails.eventKey, `draft-ready:${version?.id}`) });
  expect(mail).toMatchObject({
    recipient: owner.email,
    template: 'draft-ready',
    props: {
      siteName: 'First Draft Plumbing',
      versionName: 'Version 1',
      pages: expect.arrayContaining(['Home', 'About', 'Services', 'Contact']),
    },
  });
});

test('every file of a version is stored, with its type and length', async () => {
  const { version } = await draftedProject('Stored Plumbing');
  const files = await db().select().from(siteFiles).where(eq(siteFiles.versionId, version.id));
  expect(files.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/', '/about', '/services', '/contact', '/faq', '/404', '/sitemap.xml', '/robots.txt']),
  );
  for (const file of files) expect((await getFile(file.hash)).byteLength).toBe(file.bytes);
});

test('a draft made twice, even at the same moment, is one version, one notification and one email', async () => {
  const { owner, projectId } = await scheduledProject('Twice Drafted Plumbing');
  await Promise.all([draftSite(projectId), draftSite(projectId)]);
  await draftSite(projectId);
  expect(await db().$count(siteVersions, eq(siteVersions.projectId, projectId))).toBe(1);
  expect(await notesOf(owner.id, 'Draft ready')).toBe(1);
  expect((await eventsOf(projectId)).filter(({ reason }) => reason === 'Version 1 shown to the customer')).toHaveLength(1);
});

test('a draft cut short by a killed worker is finished by the next try', async () => {
  const { projectId } = await scheduledProject('Cut Short Plumbing');
  await moveProject(db(), projectId, 'drafting', { actor: 'system', event: { kind: 'draft', step: 'started' } });
  await draftSite(projectId);
  expect((await projectNow(projectId)).state).toBe('draft_ready');
});

test('a project that was canceled meanwhile is left alone', async () => {
  const { projectId } = await scheduledProject('Canceled Plumbing');
  await moveProject(db(), projectId, 'canceled', { actor: 'admin:1', event: { kind: 'refund', reason: 'A test' } });
  await draftSite(projectId);
  expect((await projectNow(projectId)).state).toBe('canceled');
  expect(await newestVersion(projectId, false)).toBeUndefined();
});

test('a missing project is not an error', async () => {
  await expect(draftSite('01890000-0000-7000-8000-000000000000')).resolves.toBeUndefined();
});

test('a draft that fails the quality check stays with staff, its clock running', async () => {
  const admin = await makePerson({ admin: true });
  const { owner, projectId } = await scheduledProject('Leftover Plumbing');
  const { document } = await buildSite(await siteSources(projectId));
  const section = document.pages[0]?.sections.find(({ props }) => 'headline' in (props as object));
  await db()
    .insert(siteEdits)
    .values({
      projectId,
      page: '/',
      section: section?.id ?? '',
      path: 'headline',
      value: 'Lorem ipsum dolor sit amet',
      replaced: { says: '', under: [] },
      actor: 'admin:1',
    });
  await draftSite(projectId);
  expect(await projectNow(projectId)).toMatchObject({ state: 'in_qa', firstDraftAt: null, clockRunningSince: expect.any(Date) });
  expect(await versionsOf(projectId, true)).toEqual([]);
  expect(await versionsOf(projectId, false)).toMatchObject([{ passed: false, sentAt: null }]);
  expect(await notesOf(admin.id, 'Quality check failed')).toBe(1);
  expect(await notesOf(owner.id, 'Draft ready')).toBe(0);
  expect((await eventsOf(projectId))[0]).toMatchObject({
    kind: 'gate',
    toState: 'in_qa',
    reason: expect.stringContaining('Quality check failed: '),
  });
});

test('an unreadable brief fails with a message, and the job can retry', async () => {
  const { projectId } = await scheduledProject('Unreadable Plumbing');
  await db().update(briefs).set({ answers: {} }).where(eq(briefs.projectId, projectId));
  await expect(draftSite(projectId)).rejects.toThrow(`The brief of project ${projectId} can't be read: `);
  expect((await projectNow(projectId)).state).toBe('drafting');
});

const otherFace = (sources: SiteSources): SiteSources => ({ ...sources, project: { ...sources.project, seed: sources.project.seed + 1 } });

test('the same brief and seed make the same bytes; another seed makes another design', async () => {
  const { projectId, version } = await draftedProject('Same Bytes Plumbing');
  const sources = await siteSources(projectId);
  expect((await buildSite(sources)).contentHash).toBe(version.contentHash);
  expect((await buildSite(otherFace(sources))).contentHash).not.toBe(version.contentHash);
});

test('storing an equal site adds no version; a different one gets the next number', async () => {
  const { projectId, version } = await draftedProject('Numbers Plumbing');
  const sources = await siteSources(projectId);
  const same = await buildSite(sources);
  const store = (built: typeof same) =>
    db().transaction((tx) => storeVersion(tx, projectId, built, { name: 'Again', actor: 'admin:1', sent: false }));
  expect((await store(same)).id).toBe(version.id);
  const other = await buildSite(otherFace(sources));
  const [second, third] = await Promise.all([store(other), store(other)]);
  expect(second?.number).toBe(2);
  expect(third?.id).toBe(second?.id);
  expect((await newestVersion(projectId, false))?.number).toBe(2);
});

test('a version of another project is not found', async () => {
  const [mine, other] = [await draftedProject('Mine Plumbing'), await draftedProject('Other Plumbing')];
  expect((await versionOf(db(), mine.projectId, mine.version.id))?.id).toBe(mine.version.id);
  expect(await versionOf(db(), mine.projectId, other.version.id)).toBeUndefined();
});

test('the clock of a draft counts only the time that we had', async () => {
  const { projectId } = await scheduledProject('Counted Plumbing');
  const project = await projectNow(projectId);
  const began = new Date(Date.now() - 3 * hourMs);
  await db().update(projects).set({ clockStartedAt: began, clockRunningSince: began }).where(eq(projects.id, project.id));
  await draftSite(projectId);
  const spent = (await projectNow(projectId)).clockSpentMs;
  expect(spent).toBeGreaterThanOrEqual(3 * hourMs);
  expect(spent).toBeLessThan(3 * hourMs + 60_000);
});
