import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { leads, mails, messages, projects, sessions, threads } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { payFor } from '../../tests/helpers/projects.ts';
import { makeSignedIn } from '../../tests/helpers/signed-in.ts';
import { viewerOf } from '../../web/session/session.ts';
import { auditOf } from '../admin/audit.ts';
import { openProject } from '../projects/projects.ts';
import { endSessionsOf, resendVerificationTo } from './customer-actions.ts';
import { timelineOf } from './customer-timeline.ts';
import { customerForAdmin, customersForAdmin } from './customers.ts';

useDatabase();

const actor = 'admin:01890000-0000-7000-8000-000000000001';
type CustomerListQuery = Parameters<typeof customersForAdmin>[0];
const plain: CustomerListQuery = { search: '', filter: 'all', sort: 'since', descending: true, page: 1 };
const found = async (query: Partial<CustomerListQuery>) => (await customersForAdmin({ ...plain, ...query })).rows.map(({ id }) => id);

test('people are found by name, email and the name of their project, and filtered by what they are', async () => {
  const payer = await makePerson({ firstName: 'Ottoline', email: 'otto_line@people.test' });
  const unproved = await makePerson({ firstName: 'Ottoline', proved: false });
  const admin = await makePerson({ firstName: 'Ottoline', admin: true });
  const { id } = await openProject(payer.id);
  await db().update(projects).set({ name: 'Rarebit Café', state: 'live' }).where(eq(projects.id, id));
  await payFor(payer);
  expect(await found({ search: 'OTTO_LINE' })).toEqual([payer.id]);
  expect(await found({ search: 'rarebit' })).toEqual([payer.id]);
  expect(await found({ search: 'ottoline', filter: 'paying' })).toEqual([payer.id]);
  expect(await found({ search: 'ottoline', filter: 'live' })).toEqual([payer.id]);
  expect(await found({ search: 'ottoline', filter: 'unproved' })).toEqual([unproved.id]);
  expect(await found({ search: 'ottoline', filter: 'staff' })).toEqual([admin.id]);
  const { rows, counts } = await customersForAdmin({ ...plain, search: 'ottoline', sort: 'paid' });
  expect(counts).toEqual({ all: 3, paying: 1, live: 1, unproved: 1, staff: 1 });
  expect(await found({ search: 'hollis otto_line' })).toEqual([payer.id]);
  expect(await found({ search: 'cafe ottoline' })).toEqual([payer.id]);
  const number = (await customerForAdmin(payer.id))?.orders[0]?.number;
  expect(await found({ search: `S-${number}` })).toEqual([payer.id]);
  const seen = await makeSignedIn();
  expect((await found({ sort: 'seen' }))[0]).toBe(seen.id);
  expect((await found({ sort: 'seen', descending: false }))[0]).toBe(seen.id);
  expect(rows[0]).toMatchObject({ id: payer.id, paidCents: 29_900, projectCount: 1, liveCount: 1, proved: true, isAdmin: false });
  expect(await found({ search: 'ottoline', sort: 'paid', page: 'all' })).toEqual(rows.map((row) => row.id));
});

test("a person's page shows what is theirs and nothing of anyone else", async () => {
  const [person, other] = [await makePerson(), await makePerson()];
  const [own, others] = [await openProject(person.id), await openProject(other.id)];
  await payFor(person);
  await payFor(other);
  const lead = { kind: 'contact' as const, page: '/', name: 'Lee', message: 'Hi' };
  await db()
    .insert(leads)
    .values([
      { projectId: own.id, ...lead },
      { projectId: others.id, ...lead },
    ]);
  await db().insert(threads).values({ userId: person.id, waitingSince: new Date() });
  const page = await customerForAdmin(person.id);
  expect(page).toMatchObject({ user: { id: person.id }, isAdmin: false, leadCount: 1, sessionCount: 0, passkeyCount: 0 });
  expect(page?.projects.map(({ id }) => id)).toEqual([own.id]);
  expect(page?.orders.map(({ userId }) => userId)).toEqual([person.id]);
  const ofPerson = await db().select({ id: threads.id }).from(threads).where(eq(threads.userId, person.id));
  expect(ofPerson).toHaveLength(2);
  expect(page?.threads.map(({ id }) => id).toSorted()).toEqual(ofPerson.map(({ id }) => id).toSorted());
  expect(page?.mails.map(({ template }) => template)).toContain('order-paid');
  expect(await customerForAdmin('01890000-0000-7000-8000-000000000000')).toBeUndefined();
  expect(await customerForAdmin("' or true --")).toBeUndefined();
});

test('the timeline merges all events, newest first, without the text of messages', async () => {
  const [person, other] = [await makePerson(), await makePerson()];
  await openProject(person.id);
  await openProject(other.id);
  await payFor(person);
  await payFor(other);
  const [thread] = await db().insert(threads).values({ userId: person.id }).returning();
  await db()
    .insert(messages)
    .values({ threadId: thread?.id ?? '', author: 'customer', authorId: person.id, via: 'portal', body: 'a secret wish' });
  const { entries, count } = await timelineOf(person.id, 1);
  expect(count).toBe(entries.length);
  expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(['account', 'order', 'project', 'message', 'mail']));
  expect(JSON.stringify(entries)).not.toContain('secret');
  expect(entries.map(({ atMs }) => atMs)).toEqual(entries.map(({ atMs }) => atMs).toSorted((one, next) => next - one));
  const { entries: others } = await timelineOf(other.id, 1);
  expect(entries.filter(({ id }) => others.some((entry) => entry.id === id))).toEqual([]);
  expect((await timelineOf(person.id, 2)).entries).toEqual([]);
});

test('ending all sessions signs a person out everywhere, and is recorded', async () => {
  const person = await makeSignedIn();
  const other = await makeSignedIn();
  expect(await endSessionsOf(person.id, actor)).toBe(1);
  expect(await db().$count(sessions, eq(sessions.userId, other.id))).toBe(1);
  expect(await viewerOf(person.headers)).toBeUndefined();
  expect(await viewerOf(other.headers)).toBeDefined();
  expect(await auditOf(`user:${person.id}`)).toMatchObject([{ actor, action: 'account.sign-out', reason: '1 session ended' }]);
  expect(await endSessionsOf('01890000-0000-7000-8000-000000000000', actor)).toBeUndefined();
});

test('the verification email is sent again only to people who haven’t verified their email', async () => {
  const unproved = await makeSignedIn();
  const before = await db().$count(mails, eq(mails.recipient, unproved.email));
  expect(await resendVerificationTo(unproved.id, actor)).toEqual({ ok: true, email: unproved.email });
  expect(await db().$count(mails, eq(mails.recipient, unproved.email))).toBe(before + 1);
  expect(await auditOf(`user:${unproved.id}`)).toMatchObject([{ action: 'account.verification' }]);
  const proved = await makePerson();
  expect(await resendVerificationTo(proved.id, actor)).toEqual({
    ok: false,
    code: 'email-verified',
    message: 'This email is already verified.',
  });
});
