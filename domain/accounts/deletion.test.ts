import { eq, getTableName, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import * as schema from '../../db/schema/index.ts';
import {
  accountDeletions,
  blockedRecipients,
  incomingMails,
  leads,
  mails,
  orders,
  siteFiles,
  siteReleases,
  threads,
  userRoles,
  users,
} from '../../db/schema/index.ts';
import { caughtMails } from '../../outside/fakes/mail-catcher.ts';
import { getFile, putFile } from '../../outside/storage/storage.ts';
import { must } from '../../tests/harness/must.ts';
import { orderNow, placedOrder } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { useInbox } from '../../tests/helpers/inbox.ts';
import { ourAddress, received } from '../../tests/helpers/incoming-mails.ts';
import { runJobs } from '../../tests/helpers/jobs.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { liveProject, scheduledProject } from '../../tests/helpers/projects.ts';
import { makeSignedIn } from '../../tests/helpers/signed-in.ts';
import { visit } from '../../tests/helpers/site-visit.ts';
import { minuteMs } from '../../time/units.ts';
import { viewerOf } from '../../web/session/session.ts';
import { markPaid } from '../billing/mark-paid.ts';
import { book, cancelBooking } from '../bookings/bookings.ts';
import { forgetCallsOf } from '../bookings/forget.ts';
import { moveOrder } from '../orders/states.ts';
import { ownerRefundOf, refundOwnOrder } from '../refunds/owner-refund.ts';
import { deleteAccount, deletionOutlook } from './deletion.ts';
import { filesOfPerson, removeFiles } from './file-removal.ts';

const database = useDatabase();
useInbox();

/** Tables with a row that contains a text in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const names = Object.values(schema).flatMap((table) => {
    try {
      return [getTableName(table as never)].filter(Boolean);
    } catch {
      return [];
    }
  });
  const found: string[] = [];
  for (const name of new Set(names)) {
    const { rows } = await db().execute(sql`select 1 from ${sql.identifier(name)} as held where strpos(held::text, ${text}) > 0 limit 1`);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

test('an account is deleted with all its data, its site goes offline immediately, and only invoices still name its owner', async () => {
  const { owner, projectId, host } = await liveProject('Leaving Plumbing');
  await db().insert(leads).values({ projectId, kind: 'contact', page: '/', name: 'Vera Visitor', message: 'Hello' });
  await makePerson({ admin: true });
  await db().insert(blockedRecipients).values({ address: owner.email, reason: 'complained', detail: '' });
  const to = ourAddress('reply', '01890000-0000-7000-8000-000000000000');
  const { authentication, sender, raw } = received({ from: owner.email, to, text: 'A reply to us' });
  const fileKey = await putFile(raw);
  const mail = { onceKey: 'x', kind: 'reply', recipient: to, sender, fileKey, bytes: raw.length, authentication } as const;
  await db().insert(incomingMails).values(mail);
  expect(await filesOfPerson(db(), owner.id, owner.email)).toContain(fileKey);
  expect((await visit(host, '/')).status).toBe(200);
  expect(await tablesWith(owner.email)).toEqual(expect.arrayContaining(['users', 'orders', 'mails']));
  expect(await deleteAccount(owner.id, 'Retiring')).toEqual({ ok: true });
  expect((await visit(host, '/')).status).toBe(404);
  expect(await runJobs(database.queue(), 'send-mail')).toBeGreaterThan(0);
  expect(caughtMails(owner.email).map(({ subject }) => subject)).toEqual(['Your Sunup account is deleted']);
  expect(caughtMails(owner.email)[0]?.text).toMatch(/Kept for our records.+S-\d+/s);
  expect(await tablesWith(owner.email)).toEqual(['documents']);
  expect(await tablesWith('Vera Visitor')).toEqual([]);
  expect(await tablesWith(projectId)).not.toContain('projects');
});

test('a placed order keeps number, amounts, dates and the payment, and loses name and address', async () => {
  const { owner } = await liveProject('Books Plumbing');
  const [before] = await db().select().from(orders).where(eq(orders.userId, owner.id));
  await db()
    .update(orders)
    .set({ providerPaymentId: 'pi_1' })
    .where(eq(orders.id, before?.id ?? ''));
  await deleteAccount(owner.id, '');
  const kept = await db().query.orders.findFirst({ where: eq(orders.id, before?.id ?? '') });
  expect(kept).toMatchObject({
    number: before?.number,
    state: 'paid',
    setupCents: before?.setupCents,
    paidAt: before?.paidAt,
    providerPaymentId: 'pi_1',
    userId: null,
    email: null,
    name: null,
  });
  expect(await db().select().from(accountDeletions).where(eq(accountDeletions.userId, owner.id))).toMatchObject([
    { keptOrders: [before?.number] },
  ]);
});

test('an order that waits for payment ends', async () => {
  const person = await makePerson();
  const { order } = await placedOrder({ userId: person.id, email: person.email });
  await deleteAccount(person.id, '');
  const [kept] = await db().select().from(orders).where(eq(orders.id, order.id));
  expect(kept).toMatchObject({ state: 'canceled', email: null });
});

test('every session of the account is over', async () => {
  const person = await makeSignedIn();
  expect(await viewerOf(person.headers)).toBeDefined();
  await deleteAccount(person.id, '');
  expect(await viewerOf(person.headers)).toBeUndefined();
});

test('other people keep all their data, even what was sent under the address of an account that never verified it', async () => {
  const stays = await liveProject('Staying Plumbing');
  const guest = 'guest@people.test';
  await db().insert(threads).values({ guestName: 'Gus', guestEmail: guest });
  const pretender = await makePerson({ email: guest, proved: false });
  const { owner } = await liveProject('Going Plumbing');
  await deleteAccount(owner.id, '');
  await deleteAccount(pretender.id, '');
  expect((await visit(stays.host, '/')).status).toBe(200);
  expect(await db().$count(users, eq(users.id, stays.owner.id))).toBe(1);
  expect(await db().$count(mails, eq(mails.userId, stays.owner.id))).toBeGreaterThan(0);
  expect(await db().$count(threads, eq(threads.guestEmail, guest))).toBe(1);
});

test('the last administrator stays; one of two may go', async () => {
  await db().delete(userRoles);
  const [first, second] = [await makePerson({ admin: true }), await makePerson({ admin: true })];
  const both = await Promise.all([deleteAccount(first.id, ''), deleteAccount(second.id, '')]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await db().$count(userRoles)).toBe(1);
});

test('files that only the account had are removed by a job, shared ones stay', async () => {
  const stays = await liveProject('Shared Plumbing');
  const { owner, version } = await liveProject('Alone Plumbing', 20_115);
  const files = async (versionId: string) =>
    (await db().select().from(siteFiles).where(eq(siteFiles.versionId, versionId))).map(({ hash }) => hash);
  const [theirs, others] = [await files(version.id), await files(stays.version.id)];
  const alone = theirs.filter((hash) => !others.includes(hash));
  expect(alone.length).toBeGreaterThan(0);
  expect(alone.length).toBeLessThan(theirs.length);
  const [release] = await db().select().from(siteReleases).where(eq(siteReleases.versionId, version.id));
  const served = [release?.manifestHash ?? '', ...(release?.bodies ?? [])];
  expect(await filesOfPerson(db(), owner.id, owner.email)).toEqual(expect.arrayContaining([...theirs, ...served]));
  // While the site is live, none of its files are removed.
  expect(await removeFiles([...theirs, ...served], new Date(Date.now() + 10 * minuteMs))).toBe(0);
  await deleteAccount(owner.id, '');
  const later = new Date(Date.now() + 10 * minuteMs);
  expect(await removeFiles(served, later)).toBeGreaterThan(10);
  expect(await removeFiles(theirs, later)).toBe(alone.filter((hash) => !served.includes(hash)).length);
  expect(await removeFiles(theirs, later)).toBe(0);
  for (const hash of alone) await expect(getFile(hash)).rejects.toThrow();
  for (const hash of others) expect((await getFile(hash)).length).toBeGreaterThan(0);
});

test('pictures in other people’s versions stay', async () => {
  const stays = await liveProject('Pictured Plumbing');
  const [theirs, ours] = [await putFile(Buffer.from('a photo of theirs')), await putFile(Buffer.from('a photo of ours'))];
  const sources = { uploads: [{ photo: { variants: [{ hash: theirs }] } }] };
  await db().execute(sql`update site_versions set sources = ${JSON.stringify(sources)}::jsonb where id = ${stays.version.id}`);
  const later = new Date(Date.now() + 10 * minuteMs);
  expect(await removeFiles([ours], later)).toBe(1);
  expect(await removeFiles([theirs], later)).toBe(0);
  expect((await getFile(theirs)).toString()).toBe('a photo of theirs');
});

test('an account can’t be deleted while one of its card payments is processing', async () => {
  const person = await makePerson();
  const { order } = await placedOrder({ userId: person.id, email: person.email });
  await moveOrder(db(), order.id, 'processing', { actor: 'stripe', reason: 'The bank is asked' });
  expect(await deleteAccount(person.id, '')).toEqual({
    ok: false,
    code: 'payment-processing',
    orderNumber: order.number,
    message: expect.stringContaining('is being confirmed'),
  });
  expect(await orderNow(order.id)).toMatchObject({ userId: person.id, email: person.email });
  await moveOrder(db(), order.id, 'failed', { actor: 'stripe', reason: 'The bank said no' });
  expect(await deleteAccount(person.id, '')).toEqual({ ok: true });
});

test('a file that was stored again a moment ago stays', async () => {
  const name = await putFile(Buffer.from('stored again'));
  expect(await removeFiles([name])).toBe(0);
  expect((await getFile(name)).toString()).toBe('stored again');
});

test('deleting a missing account does nothing and isn’t an error', async () => {
  expect(await deleteAccount('01890000-0000-7000-8000-000000000000', '')).toMatchObject({ ok: false });
});

test('upcoming calls are canceled, staff are notified, and no call names the person', async () => {
  const admin = await makePerson({ admin: true });
  const person = await makePerson({ firstName: 'Quilla' });
  const now = new Date('2026-11-21T12:00:00Z');
  const wish = {
    zone: 'America/Denver',
    topic: 'site' as const,
    name: 'Quilla Caller',
    phone: '(555) 010-7777',
    message: 'About the logo.',
  };
  const bookFor = async (startsAt: string, userId?: string) => {
    const made = must(await book({ ...wish, email: person.email, startsAt: new Date(startsAt) }, userId, { actor: 'visitor', now }));
    return made.booking.id;
  };
  const ids = [await bookFor('2026-11-23T14:00:00Z', person.id), await bookFor('2026-11-24T14:00:00Z')];
  const canceled = await bookFor('2026-11-25T14:00:00Z', person.id);
  await cancelBooking(canceled, { actor: 'visitor', reason: 'Surgery that week', now });
  await db().transaction((tx) => forgetCallsOf(tx, person.id, person.email, new Date('2026-11-23T15:00:00Z')));
  for (const text of ['Surgery that week', 'Quilla Caller', 'About the logo.', '010-7777'])
    expect(await tablesWith(text), text).toEqual([]);
  const rows = await db().select().from(schema.bookings).where(inArray(schema.bookings.id, ids)).orderBy(schema.bookings.startsAt);
  expect(rows).toMatchObject([{ state: 'confirmed' }, { state: 'canceled' }]);
  for (const row of rows) expect(row).toMatchObject({ name: '', email: '', phone: null, message: '', userId: null, cancelReason: null });
  const notices = await db().select().from(schema.notifications).where(eq(schema.notifications.userId, admin.id));
  expect(notices.map(({ title }) => title)).toEqual(['Call canceled: account deleted']);
  // Staff's mail of it goes out, with its file.
  await runJobs(database.queue(), 'send-mail');
  expect(caughtMails().filter(({ subject }) => /call.*canceled/i.test(subject)).length).toBeGreaterThan(0);
});

test('a deletion and a refund of the same order at the same moment wait for one another', async () => {
  for (let round = 0; round < 4; round++) {
    const { owner, projectId } = await scheduledProject(`Deadlock Plumbing ${round}`);
    const [deleted] = await Promise.all([deleteAccount(owner.id, ''), refundOwnOrder(owner.id, projectId, '')]);
    expect(deleted).toEqual({ ok: true });
  }
});

test('a paid site is named while it can be refunded, even before its brief is submitted', async () => {
  const owner = await makePerson({});
  const { order } = await placedOrder({ userId: owner.id, email: owner.email });
  expect(await deletionOutlook(owner.id)).toMatchObject({ inWork: [], hasPlan: false });
  await markPaid(order.id, 'admin:0198c0de-0000-7000-8000-000000000000');
  const { inWork } = await deletionOutlook(owner.id);
  expect(inWork).toEqual([{ id: expect.any(String), name: 'Your site' }]);
  const projectId = inWork[0]?.id ?? '';
  expect(await ownerRefundOf(owner.id, projectId)).toBeDefined();
  await refundOwnOrder(owner.id, projectId, '');
  expect((await deletionOutlook(owner.id)).inWork).toEqual([]);
});

test('a live site has a plan that ends, and nothing to refund', async () => {
  const { owner } = await liveProject('Outlook Plumbing');
  expect(await deletionOutlook(owner.id)).toMatchObject({ inWork: [], hasPlan: true, liveSites: [expect.any(String)] });
});
