import { and, eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { mails, notifications } from '../../db/schema/index.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { draftedProject, projectNow } from '../../tests/helpers/projects.ts';
import { requestEdit } from '../edit-requests/edit-requests.ts';
import { editRequestsOf } from '../edit-requests/queries.ts';
import { eventsOf } from '../projects/queries.ts';
import type { SiteChange } from '../site-changes/apply-change.ts';
import { changeFromAdmin, changeOwnSite } from '../site-changes/site-changes.ts';
import { type Version, versionsOf } from '../versions/versions.ts';
import { sendFromAdmin } from './sending.ts';

useDatabase();

const words = (text: string, section = 'statement', path = 'text'): SiteChange => ({
  texts: [{ page: '/', section, path, text }],
  name: 'Words',
});
const leftover = 'Lorem ipsum dolor sit amet';

const mailsAbout = (version: Version) => db().query.mails.findMany({ where: like(mails.eventKey, `%${version.id}%`) });

test('a version that failed the quality check is sent only if staff confirm it, and the event says so', async () => {
  const { projectId } = await draftedProject('Failed Gate Plumbing');
  const { version, held } = must(await changeFromAdmin('1', projectId, words(leftover), true));
  expect(version).toMatchObject({ passed: false, sentAt: null });
  expect(held).toHaveLength(1);
  expect(await sendFromAdmin('1', projectId, version.id)).toEqual({
    ok: false,
    code: 'checks-failed',
    checks: held,
    message: `Not sent: ${held[0]}. Choose “Send anyway” to send it.`,
  });
  expect(await versionsOf(projectId, true)).toHaveLength(1);
  expect(await sendFromAdmin('1', projectId, version.id, true)).toEqual({ ok: true });
  expect((await versionsOf(projectId, true))[0]?.id).toBe(version.id);
  expect((await eventsOf(projectId)).map(({ reason }) => reason)).toContain(
    'Version 2 shown to the customer despite a failed quality check',
  );
});

test("an owner's change with new quality problems waits for staff, who are notified; problems they allowed before don’t hold it", async () => {
  const admin = await makePerson({ admin: true });
  const { owner, projectId, version: first } = await draftedProject('Held Plumbing');
  const headlines = first.document.pages.flatMap(({ sections }) =>
    sections.flatMap(({ kind, props }) => (kind === 'hero' ? (props as { headline: { text: string } }).headline.text : [])),
  );
  // Two pages with one heading.
  const { version, held } = must(await changeOwnSite(owner.id, projectId, words(headlines[1] ?? '', 'hero', 'headline')));
  expect([version.sentAt, held.length > 0]).toEqual([null, true]);
  const gateNotice = and(eq(notifications.userId, admin.id), eq(notifications.eventKey, `gate:${version.id}`));
  expect(await db().$count(notifications, gateNotice)).toBe(1);
  expect((await projectNow(projectId)).state).toBe('draft_ready');
  await sendFromAdmin('1', projectId, version.id, true);
  const next = must(await changeOwnSite(owner.id, projectId, words('We text first.')));
  expect(next).toMatchObject({ held: [], version: { passed: false, sentAt: expect.any(Date) } });
});

test("an owner's headline doesn’t fail the quality check, since what it replaced is accounted for", async () => {
  const { owner, projectId, version } = await draftedProject('Own Headline Plumbing');
  const [headline] =
    version.document.pages[0]?.sections.flatMap(({ id, props }) =>
      id === 'hero' ? [(props as { headline: { fields: string[] } }).headline] : [],
    ) ?? [];
  expect(headline?.fields).toContain('business.tagline');
  const { version: next } = must(await changeOwnSite(owner.id, projectId, words('Dry again by noon', 'hero', 'headline')));
  expect(next.passed).toBe(true);
  expect(next.gate.unused).toContainEqual({
    field: 'business.tagline',
    reason: 'Replaced by hand with “Dry again by noon”',
  });
});

test('a request stays open over several saves until staff mark it complete, and then one email goes out', async () => {
  const { owner, projectId, version } = await draftedProject('Two Parts Plumbing');
  await requestEdit(owner.id, projectId, { versionId: version.id, page: '/', section: 'hero', place: 'Home, top', words: 'Two things.' });
  const [request] = await editRequestsOf(projectId);
  const first = must(await changeFromAdmin('1', projectId, words('Part one.'), false));
  expect((await editRequestsOf(projectId))[0]?.state).toBe('open');
  const requests = { ids: [request?.id ?? ''], reply: 'Both are done.' };
  const second = must(await changeFromAdmin('1', projectId, { ...words('Part two.', 'hero', 'headline'), requests }, true));
  expect((await editRequestsOf(projectId))[0]).toMatchObject({ state: 'done', doneVersionId: second.version.id });
  expect(await mailsAbout(first.version)).toEqual([]);
  expect(await mailsAbout(second.version)).toMatchObject([
    { template: 'draft-ready', recipient: owner.email, props: { edits: [{ place: 'Home, top', words: 'Two things.' }] } },
  ]);
});

test('a version that was sent before and completes a request later is announced again', async () => {
  const { owner, projectId, version } = await draftedProject('Sent Before Plumbing');
  await requestEdit(owner.id, projectId, { versionId: version.id, page: '/', section: 'hero', place: 'Home, top', words: 'Shorter.' });
  const [request] = await editRequestsOf(projectId);
  const sent = must(await changeFromAdmin('1', projectId, words('Short.'), true));
  expect((await projectNow(projectId)).state).toBe('edits_requested');
  const requests = { ids: [request?.id ?? ''], reply: '' };
  const same = must(await changeFromAdmin('1', projectId, { texts: [], requests, name: 'Words' }, true));
  expect(same.version.id).toBe(sent.version.id);
  expect((await projectNow(projectId)).state).toBe('draft_ready');
  expect((await mailsAbout(sent.version)).map(({ props }) => (props as { edits: unknown[] }).edits.length).sort()).toEqual([0, 1]);
});

test("an edit that an owner's own change includes gets its own email", async () => {
  const { owner, projectId, version } = await draftedProject('Brought Along Plumbing');
  await requestEdit(owner.id, projectId, { versionId: version.id, page: '/', section: 'hero', place: 'Home, top', words: 'Shorter.' });
  const [request] = await editRequestsOf(projectId);
  must(await changeFromAdmin('1', projectId, { ...words('Short.'), requests: { ids: [request?.id ?? ''], reply: '' } }, false));
  const { version: own } = must(await changeOwnSite(owner.id, projectId, words('Mine', 'hero', 'headline')));
  expect(await mailsAbout(own)).toMatchObject([{ template: 'edit-done', props: { edits: [{ place: 'Home, top' }] } }]);
});

test('staff text that isn’t in the owner’s answers is sent only if staff confirm it, and asked about once', async () => {
  const { projectId } = await draftedProject('Unsourced Plumbing');
  const invented = words('Guaranteed #1 with 500 five-star reviews.', 'hero', 'lead');
  const { version, held } = must(await changeFromAdmin('1', projectId, invented, true));
  expect([version.passed, version.sentAt, held]).toEqual([true, null, ['Text by staff, not from the brief']]);
  expect((await versionsOf(projectId, false))[0]?.unsourced.join(' ')).toContain('"500"');
  expect(await sendFromAdmin('1', projectId, version.id)).toMatchObject({ ok: false });
  expect(await sendFromAdmin('1', projectId, version.id, true)).toEqual({ ok: true });
  const next = must(await changeFromAdmin('1', projectId, words('We text first.'), true));
  expect([next.held, next.version.sentAt]).toEqual([[], expect.any(Date)]);
});

test("an owner's own text needs no confirmation", async () => {
  const { owner, projectId } = await draftedProject('Own Claims Plumbing');
  const { version, held } = must(await changeOwnSite(owner.id, projectId, words('Best in town, 500 jobs done.', 'hero', 'lead')));
  expect([held, version.sentAt]).toEqual([[], expect.any(Date)]);
});
