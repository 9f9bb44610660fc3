import { addDays } from 'date-fns';
import { and, eq, like, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { cancellations, mails, notifications, projects } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { liveProject, projectNow, scheduledProject } from '../../tests/helpers/projects.ts';
import { sendForm, visit } from '../../tests/helpers/site-visit.ts';
import { leadsOf } from '../leads/queries.ts';
import { eventsOf } from '../projects/queries.ts';
import { archiveCanceled, cancelService, endCanceled, undoCancellation } from './canceling.ts';

useDatabase();

// What one test cancels is not for the next one's clock to end.
beforeEach(async () => {
  await db().delete(cancellations);
});

const soon = () => addDays(new Date(), 32);

async function letters(userId: string): Promise<string[]> {
  const rows = await db().select().from(mails).where(eq(mails.userId, userId)).orderBy(mails.createdAt, mails.id);
  return rows.filter(({ template }) => template === 'service-change').map(({ props }) => (props as { step: string }).step);
}

test('a cancellation waits for the end of the paid month and can be undone', async () => {
  const { owner, projectId, host } = await liveProject('Waiting Plumbing');
  expect(await cancelService(owner.id, projectId, 'Closing the shop')).toEqual({ ok: true });
  expect(await endCanceled()).toBe(0);
  expect((await visit(host, '/')).status).toBe(200);
  expect(await undoCancellation(owner.id, projectId)).toEqual({ ok: true });
  expect(await endCanceled(soon())).toBe(0);
  expect((await projectNow(projectId)).state).toBe('live');
  expect(await letters(owner.id)).toEqual(['noted', 'undone']);
  expect((await eventsOf(projectId)).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['cancellation']));
});

test('two requests make one cancellation, one notice and one email', async () => {
  const { owner, projectId } = await liveProject('Twice Plumbing');
  const answers = await Promise.all([cancelService(owner.id, projectId, ''), cancelService(owner.id, projectId, '')]);
  expect(answers).toEqual([{ ok: true }, { ok: true }]);
  expect(await db().$count(cancellations, eq(cancellations.projectId, projectId))).toBe(1);
  expect(await letters(owner.id)).toEqual(['noted']);
});

test('when the month is over the site is offline, its form takes no messages, and one click brings the same version back', async () => {
  const { owner, projectId, host, version } = await liveProject('Ending Plumbing');
  await cancelService(owner.id, projectId, '');
  const after = soon();
  expect(await endCanceled(after)).toBe(1);
  expect(await endCanceled(after)).toBe(0);
  expect((await projectNow(projectId)).state).toBe('canceled');
  const page = await visit(host, '/');
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '86400']);
  expect(await page.text()).not.toContain('<form');
  await sendForm(host, '/forms/contact', { name: 'Vera', email: 'vera@visitor.test', message: 'Hello' });
  expect(await leadsOf(owner.id, projectId)).toEqual([]);
  expect(await archiveCanceled(addDays(after, 29))).toBe(0);
  expect(await undoCancellation(owner.id, projectId, addDays(after, 29))).toEqual({ ok: true });
  expect(await projectNow(projectId)).toMatchObject({ state: 'live', liveVersionId: version.id });
  expect((await visit(host, '/')).status).toBe(200);
  expect(await letters(owner.id)).toEqual(['noted', 'taken-off', 'restored']);
  // What the owner did themselves rings no bell.
  const rung = await db()
    .select({ title: notifications.title })
    .from(notifications)
    .where(and(eq(notifications.userId, owner.id), like(notifications.eventKey, 'cancellation-%')));
  expect(rung.map(({ title }) => title)).toEqual(['Your site is offline']);
});

test('after 30 days it’s archived, asks search engines to forget it, and can’t be brought back', async () => {
  const { owner, projectId, host } = await liveProject('Over Plumbing');
  await cancelService(owner.id, projectId, '');
  const after = soon();
  await endCanceled(after);
  expect(await archiveCanceled(addDays(after, 30))).toBe(1);
  expect((await projectNow(projectId)).state).toBe('archived');
  expect((await visit(host, '/')).status).toBe(410);
  expect(await undoCancellation(owner.id, projectId, addDays(after, 31))).toMatchObject({ ok: false });
  expect((await projectNow(projectId)).state).toBe('archived');
});

test('it can be canceled again after it was brought back', async () => {
  const { owner, projectId } = await liveProject('Again Plumbing');
  await cancelService(owner.id, projectId, '');
  await undoCancellation(owner.id, projectId);
  expect(await cancelService(owner.id, projectId, 'This time for good')).toEqual({ ok: true });
  expect(await letters(owner.id)).toEqual(['noted', 'undone', 'noted']);
});

test('staff are notified of a cancellation, of its undoing, and of a customer who returns', async () => {
  const admin = await makePerson({ admin: true });
  const { owner, projectId } = await liveProject('Noticed Plumbing');
  await cancelService(owner.id, projectId, 'Too dear');
  await undoCancellation(owner.id, projectId);
  await cancelService(owner.id, projectId, '');
  await endCanceled(soon());
  await undoCancellation(owner.id, projectId, soon());
  const rung = await db()
    .select({ title: notifications.title, link: notifications.link })
    .from(notifications)
    .where(and(eq(notifications.userId, admin.id), like(notifications.eventKey, 'cancellation%')))
    .orderBy(notifications.id);
  const titles = ['A customer canceled', 'A customer undid a cancellation', 'A customer canceled', 'A customer returned'];
  expect(rung).toEqual(titles.map((title) => ({ title, link: `/admin/projects/${projectId}` })));
});

test("another person's site can be neither canceled nor brought back", async () => {
  const { owner, projectId } = await liveProject('Own Plumbing');
  const stranger = await makePerson();
  expect(await cancelService(stranger.id, projectId, '')).toEqual({
    ok: false,
    code: 'project-not-found',
    message: 'This project no longer exists.',
  });
  await cancelService(owner.id, projectId, '');
  expect(await undoCancellation(stranger.id, projectId)).toEqual({
    ok: false,
    code: 'project-not-found',
    message: 'This project no longer exists.',
  });
});

test('before a site is live there is nothing to cancel', async () => {
  const { owner, projectId } = await scheduledProject('Early Plumbing');
  expect(await cancelService(owner.id, projectId, '')).toMatchObject({ ok: false });
  expect(await db().$count(cancellations, eq(cancellations.projectId, projectId))).toBe(0);
});

test('the end moves a suspended site too, and what staff archived meanwhile stays as it is', async () => {
  const { owner, projectId } = await liveProject('Suspended Plumbing');
  const other = await liveProject('Archived Plumbing');
  await cancelService(owner.id, projectId, '');
  await cancelService(other.owner.id, other.projectId, '');
  await db().update(projects).set({ state: 'suspended' }).where(eq(projects.id, projectId));
  await db().update(projects).set({ state: 'archived' }).where(eq(projects.id, other.projectId));
  expect(await endCanceled(soon())).toBe(1);
  expect((await projectNow(projectId)).state).toBe('canceled');
  expect((await projectNow(other.projectId)).state).toBe('archived');
});

test('a suspended site that is brought back is suspended as before, and no message says it’s online', async () => {
  const { owner, projectId, host } = await liveProject('Unpaid Plumbing');
  await db().update(projects).set({ state: 'suspended' }).where(eq(projects.id, projectId));
  await cancelService(owner.id, projectId, '');
  await undoCancellation(owner.id, projectId);
  await cancelService(owner.id, projectId, '');
  await endCanceled(soon());
  expect((await projectNow(projectId)).state).toBe('canceled');
  expect(await undoCancellation(owner.id, projectId, soon())).toEqual({ ok: true });
  expect((await projectNow(projectId)).state).toBe('suspended');
  expect((await visit(host, '/')).status).toBe(503);
  expect(await letters(owner.id)).toEqual(['noted', 'still-suspended', 'noted', 'taken-off', 'still-suspended']);
});

test('a site that can’t be taken offline or archived doesn’t hold up the ones after it', async () => {
  const stuck = await liveProject('Stuck Plumbing');
  const next = await liveProject('Next Plumbing');
  await cancelService(stuck.owner.id, stuck.projectId, '');
  await cancelService(next.owner.id, next.projectId, '');
  await db().execute(sql.raw(refusing(stuck.projectId)));
  const after = soon();
  expect(await endCanceled(after)).toBe(1);
  expect((await projectNow(next.projectId)).state).toBe('canceled');
  await db().execute(sql.raw('drop trigger stuck on projects'));
  await endCanceled(after);
  await db().execute(sql.raw(refusing(stuck.projectId)));
  expect(await archiveCanceled(addDays(after, 30))).toBe(1);
  expect((await projectNow(next.projectId)).state).toBe('archived');
  await db().execute(sql.raw('drop trigger stuck on projects'));
});

/** Makes the database refuse every change of one project. */
const refusing = (projectId: string) => `
  create or replace function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
  create trigger stuck before update on projects for each row when (old.id = '${projectId}') execute function refuse();`;
