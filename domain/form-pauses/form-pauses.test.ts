import { and, asc, desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { auditLog, leads, mails, notifications, publications, siteReleases } from '../../db/schema/index.ts';
import { deleteFile, getFile } from '../../outside/storage/storage.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { draftedProject, liveProject, projectNow } from '../../tests/helpers/projects.ts';
import { siteOrigin } from '../addresses.ts';
import { readManifest } from '../hosting/manifest.ts';
import { hostedSites } from '../hosting/queries.ts';
import { releaseOf, remakeRelease } from '../hosting/releases.ts';
import { repairServed } from '../hosting/served-files.ts';
import { receiveLead } from '../leads/leads.ts';
import { limits, withinLimit } from '../limits/limits.ts';
import { eventsOf } from '../projects/queries.ts';
import { isPausedByStaff, noticeToSuggest, setFormNotice, suggestedNotice } from './form-pauses.ts';
import { formPauseSchema } from './schema.ts';

useDatabase();

const notice = 'We’re away until Monday. Please call (919) 555-0148.';

/** The pages that visitors get, as one text, and the manifest they come from. */
async function served(slug: string) {
  const [row] = await hostedSites([slug]);
  const manifest = await readManifest(row?.manifestHash ?? '');
  const pages = Object.entries(manifest.files).filter(([path]) => !path.includes('.'));
  const bodies = await Promise.all(pages.map(async ([, { hash }]) => (await getFile(hash)).toString()));
  return { manifest, html: bodies.join('\n'), origin: row?.origin ?? '' };
}

test('an owner pauses the forms with a sentence and turns them back on; each is a publication of the same version', async () => {
  const { owner, projectId, version } = await liveProject('Paused Plumbing');
  const before = await served('paused-plumbing');
  expect(before.html).toContain('action="/forms/contact"');
  must(await setFormNotice({ ownerId: owner.id }, projectId, notice));
  must(await setFormNotice({ ownerId: owner.id }, projectId, notice));
  const paused = await served('paused-plumbing');
  expect(paused.html).toContain(notice);
  expect(paused.html).not.toContain('action="/forms/');
  expect(paused.manifest).toMatchObject({ versionId: version.id, contentHash: version.contentHash, formNotice: notice });
  must(await setFormNotice({ ownerId: owner.id }, projectId, ''));
  expect((await served('paused-plumbing')).manifest).toEqual(before.manifest);
  const published = await db()
    .select()
    .from(publications)
    .where(eq(publications.projectId, projectId))
    .orderBy(asc(publications.createdAt), asc(publications.id));
  expect(published.map(({ kind }) => kind)).toEqual(['publish', 'form', 'form']);
  const notices = (await eventsOf(projectId)).filter(({ kind }) => kind === 'form').map(({ details }) => details);
  expect(notices).toEqual([{ notice: '' }, { notice }]);
  // Whoever pauses their own form needs no notification.
  const told = and(eq(notifications.userId, owner.id), eq(notifications.title, 'We paused the forms on your site'));
  expect(await db().$count(notifications, told)).toBe(0);
});

test('equal clicks at the same time are one publication, and hundreds of changes in a row are refused', async () => {
  const { owner, projectId } = await liveProject('Clicked Plumbing');
  await Promise.all([1, 2, 3].map(() => setFormNotice({ ownerId: owner.id }, projectId, notice).then(must)));
  expect(await db().$count(publications, and(eq(publications.projectId, projectId), eq(publications.kind, 'form')))).toBe(1);
  for (let n = 0; n < limits.ownEdit.points; n++) await withinLimit('ownEdit', owner.id);
  const refused = await setFormNotice({ ownerId: owner.id }, projectId, '');
  expect(refused).toMatchObject({
    code: 'too-many-changes',
    message: expect.stringMatching(/^You’ve made a lot of changes in a short time/),
  });
});

test('releases that were made before, or have to be repaired, keep the forms paused', async () => {
  const { owner, projectId, version } = await liveProject('Prepared Plumbing');
  const origin = siteOrigin('prepared-plumbing');
  must(await setFormNotice({ ownerId: owner.id }, projectId, notice));
  const { manifest } = await served('prepared-plumbing');
  expect((await releaseOf(version.id, origin)).formNotice).toBe(notice);
  expect((await remakeRelease(version.id, origin)).servedHash).toBe(manifest.servedHash);
  const path = Object.keys(manifest.files).find((one) => one === '/contact') ?? '/';
  const file = manifest.files[path];
  const page = await getFile(file?.hash ?? '');
  for (const stored of [file, file?.br, file?.gzip]) if (stored) await deleteFile(stored.hash, new Date(Date.now() + 60_000));
  expect(await repairServed(manifest, path, 'identity')).toEqual(page);
  // A release from before the pause is made again before it's published.
  await db().update(siteReleases).set({ formNotice: '' }).where(eq(siteReleases.versionId, version.id));
  expect((await releaseOf(version.id, origin)).formNotice).toBe(notice);
});

test('pausing and going back rewrite no earlier publication: each keeps saying what it served', async () => {
  const { owner, projectId, version } = await liveProject('Kept Plumbing');
  const all = () =>
    db()
      .select()
      .from(publications)
      .where(eq(publications.projectId, projectId))
      .orderBy(asc(publications.createdAt), asc(publications.id));
  const [first] = await all();
  must(await setFormNotice({ ownerId: owner.id }, projectId, notice));
  const [, paused] = await all();
  expect(await all()).toEqual([first, paused]);
  expect(paused?.servedHash).not.toBe(first?.servedHash);
  must(await setFormNotice({ ownerId: owner.id }, projectId, ''));
  // A release of the time of the pause, which is made again before its version goes live again.
  await db().update(siteReleases).set({ formNotice: notice }).where(eq(siteReleases.versionId, version.id));
  await releaseOf(version.id, siteOrigin('kept-plumbing'));
  const [, , resumed] = await all();
  expect(await all()).toEqual([first, paused, resumed]);
  for (const one of await all()) {
    const { servedHash, contentHash } = await readManifest(one.manifestHash);
    expect([servedHash, contentHash]).toEqual([one.servedHash, one.contentHash]);
  }
});

test('a lost manifest that’s made again with other bytes changes only the publication that’s served', async () => {
  const { owner, projectId, version } = await liveProject('Remade Plumbing');
  must(await setFormNotice({ ownerId: owner.id }, projectId, notice));
  const other = { servedHash: 'e'.repeat(64), manifestHash: 'f'.repeat(64) };
  await db().update(publications).set(other).where(eq(publications.projectId, projectId));
  const { servedHash, manifestHash } = await remakeRelease(version.id, siteOrigin('remade-plumbing'));
  const rows = await db()
    .select({ servedHash: publications.servedHash, manifestHash: publications.manifestHash })
    .from(publications)
    .where(eq(publications.projectId, projectId))
    .orderBy(asc(publications.createdAt), asc(publications.id));
  expect(rows).toEqual([other, { servedHash, manifestHash }]);
});

test('staff pause a form too: the owner is notified and the audit log has it', async () => {
  const admin = await makePerson({ admin: true });
  const { owner, projectId } = await liveProject('Flooded Plumbing');
  must(await setFormNotice({ adminId: admin.id }, projectId, notice));
  const [told] = await db()
    .select()
    .from(notifications)
    .where(eq(notifications.userId, owner.id))
    .orderBy(desc(notifications.createdAt))
    .limit(1);
  expect(told).toMatchObject({
    title: 'We paused the forms on your site',
    message: `Visitors see this instead: “${notice}” Message us when you want the forms back.`,
  });
  const sent = await db()
    .select({ props: mails.props })
    .from(mails)
    .where(and(eq(mails.userId, owner.id), eq(mails.template, 'form-pause')));
  expect(sent).toMatchObject([{ props: { notice } }]);
  expect(await db().$count(auditLog, and(eq(auditLog.subject, `project:${projectId}`), eq(auditLog.action, 'project.form')))).toBe(1);
});

test('only staff end a pause that staff made; both end an owner’s', async () => {
  const admin = await makePerson({ admin: true });
  const { owner, projectId } = await liveProject('Locked Plumbing');
  const refused = {
    ok: false,
    code: 'paused-by-staff',
    message: 'We paused these forms, so only we can turn them back on. Please message us.',
  };
  must(await setFormNotice({ adminId: admin.id }, projectId, notice));
  expect(await setFormNotice({ ownerId: owner.id }, projectId, '')).toEqual(refused);
  expect(await setFormNotice({ ownerId: owner.id }, projectId, 'Other words.')).toEqual(refused);
  const paused = await projectNow(projectId);
  expect([paused.formNotice, await isPausedByStaff(paused)]).toEqual([notice, true]);
  must(await setFormNotice({ adminId: admin.id }, projectId, ''));
  expect(await isPausedByStaff(await projectNow(projectId))).toBe(false);
  for (const ends of [{ ownerId: owner.id }, { adminId: admin.id }]) {
    must(await setFormNotice({ ownerId: owner.id }, projectId, notice));
    expect(await isPausedByStaff(await projectNow(projectId))).toBe(false);
    must(await setFormNotice(ends, projectId, ''));
    expect((await projectNow(projectId)).formNotice).toBe('');
  }
});

test('staff make an owner’s pause their own by pausing with the same sentence', async () => {
  const admin = await makePerson({ admin: true });
  const { owner, projectId } = await liveProject('Twice Paused Plumbing');
  must(await setFormNotice({ ownerId: owner.id }, projectId, notice));
  must(await setFormNotice({ adminId: admin.id }, projectId, notice));
  expect(await isPausedByStaff(await projectNow(projectId))).toBe(true);
  expect(await setFormNotice({ ownerId: owner.id }, projectId, '')).toMatchObject({ ok: false });
});

test('a message that still arrives while the form is paused is kept and marked', async () => {
  const { owner, projectId } = await liveProject('Old Page Plumbing');
  const lead = { name: 'Rosa Lind', phone: '(919) 555-0110', email: '', message: 'Hello', service: '', day: '', part: '' };
  await receiveLead(projectId, 'contact', '/', lead);
  must(await setFormNotice({ ownerId: owner.id }, projectId, notice));
  await receiveLead(projectId, 'contact', '/', { ...lead, message: 'Hello again' });
  const rows = await db().select().from(leads).where(eq(leads.projectId, projectId)).orderBy(asc(leads.createdAt), asc(leads.id));
  expect(rows.map(({ message, isWhilePaused }) => [message, isWhilePaused])).toEqual([
    ['Hello', false],
    ['Hello again', true],
  ]);
});

test('someone else’s form and a site that isn’t live can’t be paused', async () => {
  const stranger = await makePerson();
  const { owner, projectId } = await liveProject('Own Plumbing');
  const none = { ok: false, code: 'site-not-live', message: 'This site isn’t live, so it has no form to pause.' };
  expect(await setFormNotice({ ownerId: stranger.id }, projectId, notice)).toEqual(none);
  expect(await noticeToSuggest(await projectNow(projectId))).toMatch(
    /^We aren’t taking messages through this form right now\. Please call \(919\)/,
  );
  const draft = await draftedProject('Draft Form Plumbing');
  expect(await setFormNotice({ ownerId: draft.owner.id }, draft.projectId, notice)).toEqual(none);
  expect(await noticeToSuggest(await projectNow(draft.projectId))).toBeUndefined();
  expect((await projectNow(projectId)).formNotice).toBe('');
  expect(owner.id).not.toBe(stranger.id);
});

test('the suggested sentence offers what the site has, in its language', () => {
  expect(suggestedNotice('en', { email: 'ana@example.com' })).toContain('Please email ana@example.com.');
  expect(suggestedNotice('en', {})).toContain('Please try again in a few days.');
  expect(suggestedNotice('es', { phone: '(919) 555-0148' })).toBe(
    'Por ahora no recibimos mensajes por este formulario. Llámenos al (919) 555-0148.',
  );
  for (const empty of ['', '  ']) expect(formPauseSchema.safeParse({ notice: empty }).success).toBe(false);
});
