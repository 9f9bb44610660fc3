import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { startOfDay, today } from '../../content/business-clock.ts';
import { db } from '../../db/connect.ts';
import { editRequests, mails, notifications, projects } from '../../db/schema/index.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { draftedProject, liveProject, projectNow } from '../../tests/helpers/projects.ts';
import { dayAfter } from '../../time/days.ts';
import { hourMs } from '../../time/units.ts';
import { closeDay, openDay } from '../closed-days/closed-days.ts';
import { sendFromAdmin } from '../drafts/sending.ts';
import { conversationOf, messagesOf, messagesOfRequests } from '../messages/queries.ts';
import { openWorkOf } from '../projects/open-work.ts';
import { eventsOf } from '../projects/queries.ts';
import { changeSetting } from '../settings/settings.ts';
import { textChangeSchema } from '../site-changes/schema.ts';
import { changeFromAdmin } from '../site-changes/site-changes.ts';
import { versionsOf } from '../versions/versions.ts';
import { judgeEdit, requestEdit, sectionProps, startRequest, withdrawEdit } from './edit-requests.ts';
import { editRequestsOf } from './queries.ts';
import { editRequestSchema } from './schema.ts';

useDatabase();

let staffId: string;
beforeAll(async () => {
  staffId = (await makePerson({ firstName: 'Mara', admin: true })).id;
});

const statementChange = (text: string) => ({ page: '/', section: 'statement', path: 'text', text });
const ask = (versionId: string, words = 'Please say that we text a photo.') => ({
  versionId,
  page: '/',
  section: 'statement',
  place: 'Home, statement',
  words,
});

async function onlyRequest(projectId: string) {
  const [request] = await editRequestsOf(projectId);
  if (!request) throw new Error('There is no edit request.');
  return request;
}

/** A request that staff answered with a sent version. */
async function answeredRequest(name: string) {
  const drafted = await draftedProject(name);
  const { owner, projectId, version } = drafted;
  await requestEdit(owner.id, projectId, ask(version.id));
  const { id } = await onlyRequest(projectId);
  await startRequest(staffId, projectId, id);
  const changed = must(
    await changeFromAdmin(
      '1',
      projectId,
      { texts: [statementChange('A photo first, then the visit.')], requests: { ids: [id], reply: 'Done.' }, name: 'Photo' },
      true,
    ),
  );
  return { ...drafted, requestId: id, answer: changed.version };
}

test('a request is pinned to a section of a version, keeps it as it was, and is due in 48 hours, late at 51', async () => {
  const admin = await makePerson({ admin: true });
  const { owner, projectId, version } = await draftedProject('Asked Plumbing');
  expect(await requestEdit(owner.id, projectId, ask(version.id))).toEqual({ ok: true });
  const request = await onlyRequest(projectId);
  expect(request).toMatchObject({
    state: 'open',
    versionId: version.id,
    page: '/',
    section: 'statement',
    words: 'Please say that we text a photo.',
    after: null,
  });
  expect(request.before).toEqual(sectionProps(version.document, '/', 'statement'));
  expect(Math.abs(request.dueAt.getTime() - Date.now() - 48 * hourMs)).toBeLessThan(60_000);
  expect(request.lateAt.getTime() - request.dueAt.getTime()).toBe(3 * hourMs);
  expect((await projectNow(projectId)).state).toBe('edits_requested');
  expect(await db().$count(notifications, and(eq(notifications.userId, admin.id), eq(notifications.title, 'Edit requested')))).toBe(1);
});

test('the hours of an edit that’s requested on a closed day start on the next open day', async () => {
  await closeDay(today(), {}, 'admin:1');
  const { owner, projectId, version } = await draftedProject('Closed Plumbing');
  await requestEdit(owner.id, projectId, ask(version.id));
  const { dueAt, lateAt } = await onlyRequest(projectId);
  const opens = startOfDay(dayAfter(today())).getTime();
  expect([dueAt.getTime(), lateAt.getTime()]).toEqual([opens + 48 * hourMs, opens + 51 * hourMs]);
  await openDay(today(), 'admin:1');
});

test('due and late follow the settings', async () => {
  await changeSetting('editDueHours', 10, 'admin:1');
  await changeSetting('editLateHours', 12, 'admin:1');
  const { owner, projectId, version } = await draftedProject('Settings Plumbing');
  await requestEdit(owner.id, projectId, ask(version.id));
  const { dueAt, lateAt } = await onlyRequest(projectId);
  expect(Math.abs(dueAt.getTime() - Date.now() - 10 * hourMs)).toBeLessThan(60_000);
  expect(lateAt.getTime() - dueAt.getTime()).toBe(2 * hourMs);
  await changeSetting('editDueHours', 48, 'admin:1');
  await changeSetting('editLateHours', 51, 'admin:1');
});

test("no one can request edits of another person's site, of another project’s version, or of one that wasn’t shown", async () => {
  const [mine, other] = [await draftedProject('Mine Reviews'), await draftedProject('Other Reviews')];
  const gone = { ok: false, code: 'version-not-found', message: 'This version no longer exists.' };
  expect(await requestEdit(mine.owner.id, other.projectId, ask(other.version.id))).toEqual(gone);
  expect(await requestEdit(mine.owner.id, mine.projectId, ask(other.version.id))).toEqual(gone);
  const unsent = must(await changeFromAdmin('1', mine.projectId, { texts: [statementChange('Not shown yet.')], name: 'Hidden' }, false));
  expect(await requestEdit(mine.owner.id, mine.projectId, ask(unsent.version.id))).toEqual(gone);
  expect(await editRequestsOf(mine.projectId)).toEqual([]);
  expect(await editRequestsOf(other.projectId)).toEqual([]);
});

test.each(['canceled', 'archived'] as const)('no edit can be requested for a project that is %s', async (state) => {
  const { owner, projectId, version } = await draftedProject(`Over ${state} Plumbing`);
  await db().update(projects).set({ state }).where(eq(projects.id, projectId));
  expect(await requestEdit(owner.id, projectId, ask(version.id))).toEqual({
    ok: false,
    code: 'project-ended',
    message: 'This project has ended.',
  });
  expect(await editRequestsOf(projectId)).toEqual([]);
});

test('a second request joins the current edit round', async () => {
  const { owner, projectId, version } = await draftedProject('Two Requests Plumbing');
  await requestEdit(owner.id, projectId, ask(version.id, 'First wish.'));
  expect(await requestEdit(owner.id, projectId, ask(version.id, 'Second wish.'))).toEqual({ ok: true });
  expect((await editRequestsOf(projectId)).map(({ words }) => words)).toEqual(['Second wish.', 'First wish.']);
  expect((await eventsOf(projectId)).filter(({ kind }) => kind === 'edit-request')).toHaveLength(2);
});

test('a live site stays live through an edit round, which has its clock and ends with a version to approve', async () => {
  const { owner, projectId, version } = await liveProject('Live Edits Plumbing');
  await requestEdit(owner.id, projectId, ask(version.id));
  expect(await projectNow(projectId)).toMatchObject({ state: 'live', liveVersionId: version.id });
  const { id, dueAt, lateAt } = await onlyRequest(projectId);
  expect(Math.abs(dueAt.getTime() - Date.now() - 48 * hourMs)).toBeLessThan(60_000);
  expect(lateAt.getTime() - dueAt.getTime()).toBe(3 * hourMs);
  expect(await openWorkOf(projectId)).toEqual({ openEdits: 1, versionToApprove: null });
  const change = {
    texts: [{ page: '/', section: 'hero', path: 'headline', text: 'We text a photo.' }],
    requests: { ids: [id], reply: '' },
    name: 'Hero',
  };
  const answer = must(await changeFromAdmin('1', projectId, change, true));
  expect(await projectNow(projectId)).toMatchObject({ state: 'live', liveVersionId: version.id });
  expect(await openWorkOf(projectId)).toEqual({ openEdits: 0, versionToApprove: 2 });
  const mail = await db().query.mails.findFirst({ where: eq(mails.eventKey, `draft-ready:${answer.version.id}:${id}`) });
  expect(mail).toMatchObject({ props: { live: true, versionName: 'Version 2' } });
  expect(await db().$count(notifications, and(eq(notifications.userId, owner.id), eq(notifications.title, 'New version ready')))).toBe(1);
  expect(await judgeEdit(owner.id, projectId, id, false, 'Not like that.')).toEqual({ ok: true });
  expect((await projectNow(projectId)).state).toBe('live');
  expect(await openWorkOf(projectId)).toEqual({ openEdits: 1, versionToApprove: 2 });
});

test('no edit can be requested for a suspended site', async () => {
  const { owner, projectId, version } = await liveProject('Suspended Edits Plumbing');
  await db().update(projects).set({ state: 'suspended' }).where(eq(projects.id, projectId));
  expect(await requestEdit(owner.id, projectId, ask(version.id))).toEqual({
    ok: false,
    code: 'site-suspended',
    message: 'Your site is suspended. Once it’s back online, you can request edits again.',
  });
});

test('work on a request starts once, and only within its project', async () => {
  const { owner, projectId, version } = await draftedProject('Taken Up Plumbing');
  const other = await draftedProject('Not Taken Up Plumbing');
  await requestEdit(owner.id, projectId, ask(version.id));
  const { id } = await onlyRequest(projectId);
  expect(await startRequest(staffId, other.projectId, id)).toBe(false);
  expect(await startRequest(staffId, projectId, id)).toBe(true);
  expect(await editRequestsOf(projectId)).toMatchObject([{ staffName: 'Mara', state: 'in_progress' }]);
  expect(await startRequest(staffId, projectId, id)).toBe(false);
  expect((await onlyRequest(projectId)).state).toBe('in_progress');
});

test('a completed request shows before and after, names the version, and notifies its owner once', async () => {
  const { owner, projectId, version, requestId, answer } = await answeredRequest('Answered Plumbing');
  const request = await onlyRequest(projectId);
  expect(request).toMatchObject({ state: 'done', reply: 'Done.', doneVersionId: answer.id, doneAt: expect.any(Date) });
  expect(request.before).toEqual(sectionProps(version.document, '/', 'statement'));
  expect(request.after).toMatchObject({ text: { text: 'A photo first, then the visit.' } });
  expect(await projectNow(projectId)).toMatchObject({ state: 'draft_ready' });
  expect((await versionsOf(projectId, true)).map(({ number }) => number)).toEqual([2, 1]);
  expect(await db().$count(notifications, and(eq(notifications.userId, owner.id), eq(notifications.title, 'Edit done')))).toBe(1);
  const mailed = await db().select().from(mails).where(eq(mails.userId, owner.id));
  expect(mailed.filter(({ eventKey }) => eventKey.includes(answer.id))).toMatchObject([
    {
      eventKey: `draft-ready:${answer.id}:${requestId}`,
      recipient: owner.email,
      props: { edits: [{ place: 'Home, statement', words: 'Please say that we text a photo.' }] },
    },
  ]);
});

test("an edit's request and its completion are in the thread, each with a link", async () => {
  const { owner, projectId, requestId } = await answeredRequest('Thread Plumbing');
  const { thread } = (await conversationOf(owner.id, projectId)) ?? {};
  const lines = (await messagesOf(thread?.id ?? '')).messages.filter(({ edit }) => edit?.id === requestId);
  expect(lines.map(({ message }) => [message.author, message.body])).toEqual([
    ['system', 'Edit requested: Home, statement'],
    ['system', 'Edit done in version 2: Home, statement'],
  ]);
  // Neither is the message that a request was made of.
  expect(await messagesOfRequests(projectId)).toEqual(new Map());
});

test('an unsent answer completes its request and notifies the owner only when it’s sent', async () => {
  const { owner, projectId, version } = await draftedProject('Workshop Plumbing');
  await requestEdit(owner.id, projectId, ask(version.id));
  const { id } = await onlyRequest(projectId);
  const requests = { ids: [id], reply: 'As you wished.' };
  must(await changeFromAdmin('1', projectId, { texts: [statementChange('In the workshop.')], requests, name: 'Hidden' }, false));
  const noticeCount = () => db().$count(notifications, and(eq(notifications.userId, owner.id), eq(notifications.title, 'Edit done')));
  expect(await versionsOf(projectId, true)).toHaveLength(1);
  expect(await onlyRequest(projectId)).toMatchObject({ state: 'in_progress', doneAt: null });
  expect(await noticeCount()).toBe(0);
  const later = must(await changeFromAdmin('1', projectId, { texts: [statementChange('In the workshop, later.')], name: 'Later' }, false));
  expect(await sendFromAdmin('1', projectId, later.version.id)).toEqual({ ok: true });
  expect(await onlyRequest(projectId)).toMatchObject({ state: 'done', doneVersionId: later.version.id, reply: 'As you wished.' });
  expect((await onlyRequest(projectId)).after).toMatchObject({ text: { text: 'In the workshop, later.' } });
  expect(await noticeCount()).toBe(1);
});

test('sending a version from before the answer completes nothing', async () => {
  const { owner, projectId, version } = await draftedProject('Earlier Plumbing');
  await requestEdit(owner.id, projectId, ask(version.id));
  const { id } = await onlyRequest(projectId);
  await changeFromAdmin('1', projectId, { texts: [statementChange('Answer.')], requests: { ids: [id], reply: '' }, name: 'Hidden' }, false);
  expect(await sendFromAdmin('1', projectId, version.id)).toEqual({ ok: true });
  expect((await onlyRequest(projectId)).state).toBe('in_progress');
});

test('requests of another project aren’t completed by mistake', async () => {
  const [mine, other] = [await draftedProject('Answering Plumbing'), await draftedProject('Unanswered Plumbing')];
  await requestEdit(other.owner.id, other.projectId, ask(other.version.id));
  const { id } = await onlyRequest(other.projectId);
  await changeFromAdmin('1', mine.projectId, { texts: [statementChange('Mine.')], requests: { ids: [id], reply: '' }, name: 'Mine' }, true);
  expect((await onlyRequest(other.projectId)).state).toBe('open');
});

test('an owner accepts what was done, once', async () => {
  const { owner, projectId, requestId } = await answeredRequest('Accepted Plumbing');
  expect(await judgeEdit(owner.id, projectId, requestId, true, '')).toEqual({ ok: true });
  expect((await onlyRequest(projectId)).state).toBe('accepted');
  expect((await projectNow(projectId)).state).toBe('draft_ready');
  expect(await judgeEdit(owner.id, projectId, requestId, true, '')).toEqual({
    ok: false,
    code: 'edit-not-done',
    message: 'This edit isn’t waiting for your review.',
  });
});

test('an edit that isn’t quite right is reopened with the new text and a new due time', async () => {
  const admin = await makePerson({ admin: true });
  const { owner, projectId, requestId } = await answeredRequest('Reopened Plumbing');
  await db()
    .update(editRequests)
    .set({ dueAt: new Date(0), lateAt: new Date(0) })
    .where(eq(editRequests.id, requestId));
  expect(await judgeEdit(owner.id, projectId, requestId, false, 'Shorter, please.')).toEqual({ ok: true });
  const request = await onlyRequest(projectId);
  expect(request).toMatchObject({ state: 'reopened', words: 'Please say that we text a photo.\n\nShorter, please.' });
  expect(Math.abs(request.dueAt.getTime() - Date.now() - 48 * hourMs)).toBeLessThan(60_000);
  expect((await projectNow(projectId)).state).toBe('edits_requested');
  expect(await db().$count(notifications, and(eq(notifications.userId, admin.id), eq(notifications.title, 'Edit reopened')))).toBe(1);
});

test('a reopened request counts as not done, so it can be late', async () => {
  const { owner, projectId, requestId } = await answeredRequest('Late Again Plumbing');
  await judgeEdit(owner.id, projectId, requestId, false, '');
  expect((await onlyRequest(projectId)).doneAt).toBeNull();
});

test("no one can judge another person's edit, or one that isn’t done", async () => {
  const { owner, projectId, requestId } = await answeredRequest('Judged Plumbing');
  const stranger = await draftedProject('Stranger Plumbing');
  expect(await judgeEdit(stranger.owner.id, projectId, requestId, true, '')).toEqual({
    ok: false,
    code: 'project-not-found',
    message: 'This project no longer exists.',
  });
  expect(await judgeEdit(stranger.owner.id, stranger.projectId, requestId, true, '')).toEqual({
    ok: false,
    code: 'edit-not-done',
    message: 'This edit isn’t waiting for your review.',
  });
  await judgeEdit(owner.id, projectId, requestId, false, 'Again.');
  expect(await judgeEdit(owner.id, projectId, requestId, true, '')).toEqual({
    ok: false,
    code: 'edit-not-done',
    message: 'This edit isn’t waiting for your review.',
  });
});

test('a request without text, or with far too much, is refused with a message', () => {
  const request = { versionId: '01890000-0000-7000-8000-000000000000', page: '/', section: 'hero', place: 'Home, hero', words: 'Bigger.' };
  const messages = (form: object) => editRequestSchema.safeParse(form).error?.issues.map(({ message }) => message);
  expect(messages(request)).toBeUndefined();
  expect(messages({ ...request, words: ' x ' })).toEqual(['Tell us what to change in a few words.']);
  expect(messages({ ...request, words: 'x'.repeat(2001) })).toEqual(['Use 2,000 characters or fewer.']);
  expect(messages({ ...request, section: '../hero' })).toHaveLength(1);
  expect(messages({ ...request, projectId: 'x' })).toHaveLength(1);
});

test('a text change without text, or with an invalid path, is refused', () => {
  const change = { page: '/', section: 'hero', path: 'items.0.text', text: 'New words' };
  const messages = (form: object) => textChangeSchema.safeParse(form).error?.issues.map(({ message }) => message);
  expect(messages(change)).toBeUndefined();
  expect(messages({ ...change, text: '  ' })).toEqual(['This can’t be empty.']);
  expect(messages({ ...change, path: '__proto__' })).toHaveLength(1);
  expect(messages({ ...change, path: 'items[0]' })).toHaveLength(1);
});

test('only its owner can withdraw an edit that hasn’t been started, and the round ends if it was the last', async () => {
  const { owner, projectId, version } = await draftedProject('Withdrawn Plumbing');
  const stranger = await makePerson();
  await requestEdit(owner.id, projectId, ask(version.id));
  const { id } = await onlyRequest(projectId);
  expect(await withdrawEdit(stranger.id, projectId, id)).toMatchObject({ ok: false });
  await requestEdit(owner.id, projectId, ask(version.id, 'Another wish.'));
  expect(await withdrawEdit(owner.id, projectId, id)).toEqual({ ok: true });
  expect((await projectNow(projectId)).state).toBe('edits_requested');
  const another = (await editRequestsOf(projectId)).find(({ state }) => state === 'open');
  expect(await withdrawEdit(owner.id, projectId, another?.id ?? '')).toEqual({ ok: true });
  expect((await projectNow(projectId)).state).toBe('draft_ready');
  expect(await openWorkOf(projectId)).toMatchObject({ openEdits: 0 });
  expect((await eventsOf(projectId))[0]).toMatchObject({ reason: 'Canceled: Home, statement', toState: 'draft_ready' });
});

test('an edit that is in progress can’t be withdrawn', async () => {
  const { owner, projectId, version } = await draftedProject('Started Plumbing');
  await requestEdit(owner.id, projectId, ask(version.id));
  const { id } = await onlyRequest(projectId);
  await startRequest(staffId, projectId, id);
  expect(await withdrawEdit(owner.id, projectId, id)).toMatchObject({ ok: false, message: expect.stringContaining('already started') });
  expect((await onlyRequest(projectId)).state).toBe('in_progress');
});
