import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { briefs, leads, mails } from '../../db/schema/index.ts';
import { caughtMails } from '../../outside/fakes/mail-catcher.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { useInbox } from '../../tests/helpers/inbox.ts';
import { runJobs } from '../../tests/helpers/jobs.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { liveProject, projectRow } from '../../tests/helpers/projects.ts';
import { weekdayOf } from '../../time/days.ts';
import { minuteMs } from '../../time/units.ts';
import { notificationsOf } from '../notifications/list.ts';
import { eventsOf } from '../projects/queries.ts';
import { sendLeadDigests } from './digest.ts';
import { markLeadNotSpam, markLeadsRead, markLeadUnread, newLeadCount, receiveLead } from './leads.ts';
import { leadCalendar, leadCounts, leadSummary, leadsOf } from './queries.ts';
import { leadSchema } from './schema.ts';

const database = useDatabase();
useInbox();

const ownedProject = () => projectRow({ name: 'Hollis Plumbing', state: 'live' });

const lead = leadSchema.parse({ name: ' Vera Visitor ', phone: '(919) 555-0101', message: 'My sink leaks.' });

test('a lead is stored, shown in the portal and the history, and emailed once', async () => {
  const { owner, projectId } = await ownedProject();
  await receiveLead(projectId, 'contact', '/contact', lead);
  expect(await leadsOf(owner.id, projectId)).toMatchObject([
    {
      kind: 'contact',
      page: '/contact',
      name: 'Vera Visitor',
      phone: '(919) 555-0101',
      email: null,
      message: 'My sink leaks.',
      readAt: null,
    },
  ]);
  expect(await notificationsOf(owner.id)).toMatchObject([
    { type: 'success', title: 'New message from your site', message: 'From Vera Visitor.' },
  ]);
  expect(await eventsOf(projectId)).toMatchObject([{ actor: 'visitor', kind: 'lead', reason: 'New message' }]);
  expect(await runJobs(database.queue(), 'send-mail')).toBe(1);
  const [mail] = caughtMails(owner.email);
  expect(mail?.text).toContain('My sink leaks.');
  expect(mail?.text).toContain('(919) 555-0101');
  expect(caughtMails(owner.email)).toHaveLength(1);
});

test('the history and the notification don’t repeat what the visitor wrote', async () => {
  const { owner, projectId } = await ownedProject();
  await receiveLead(projectId, 'contact', '/contact', lead);
  expect(JSON.stringify(await eventsOf(projectId))).not.toContain('sink');
  expect(JSON.stringify(await notificationsOf(owner.id))).not.toContain('sink');
});

test('a booking request says that it is one', async () => {
  const { owner, projectId } = await ownedProject();
  await receiveLead(projectId, 'booking', '/booking', leadSchema.parse({ ...lead, service: 'Drains', day: '2026-12-01', part: 'Morning' }));
  expect(await notificationsOf(owner.id)).toMatchObject([{ title: 'New booking request' }]);
  expect(await leadsOf(owner.id, projectId)).toMatchObject([{ kind: 'booking', service: 'Drains', day: '2026-12-01', part: 'Morning' }]);
});

test('the same message within ten minutes is one lead and one email, and two afterwards', async () => {
  const { owner, projectId } = await ownedProject();
  const send = () => receiveLead(projectId, 'contact', '/contact', lead);
  await Promise.all([send(), send()]);
  expect(await leadsOf(owner.id, projectId)).toHaveLength(1);
  expect(await db().$count(mails, eq(mails.userId, owner.id))).toBe(1);
  await db()
    .update(leads)
    .set({ createdAt: new Date(Date.now() - 11 * minuteMs) })
    .where(eq(leads.projectId, projectId));
  await send();
  expect(await leadsOf(owner.id, projectId)).toHaveLength(2);
});

test('possible spam is listed apart, without a notification, until its owner says that it’s none', async () => {
  const { owner, projectId } = await ownedProject();
  const stranger = await makePerson();
  await receiveLead(projectId, 'contact', '/contact', lead, { isSpam: true });
  expect(await leadsOf(owner.id, projectId)).toEqual([]);
  expect([await newLeadCount(owner.id, projectId), await notificationsOf(owner.id)]).toEqual([0, []]);
  expect(await leadSummary(owner.id, projectId)).toEqual({ newest: null, count: 0 });
  const [kept] = await leadsOf(owner.id, projectId, { filter: 'spam' });
  await markLeadNotSpam(db(), stranger.id, projectId, kept?.id ?? '');
  expect(await leadCounts(owner.id, projectId)).toMatchObject({ all: 0, spam: 1 });
  await markLeadNotSpam(db(), owner.id, projectId, kept?.id ?? '');
  expect(await leadCounts(owner.id, projectId)).toMatchObject({ all: 1, new: 1, spam: 0 });
});

test('leads over the limit are listed at once, and emailed in one digest an hour later, at most one a day', async () => {
  const { owner, projectId } = await ownedProject();
  const mailCount = () => db().$count(mails, eq(mails.userId, owner.id));
  const send = (message: string) => receiveLead(projectId, 'contact', '/contact', { ...lead, message }, { isOverLimit: true });
  await send('Over the limit');
  await send('Over it as well');
  await receiveLead(projectId, 'contact', '/contact', { ...lead, message: 'Spam' }, { isOverLimit: true, isSpam: true });
  expect((await leadsOf(owner.id, projectId, { filter: 'new' })).map(({ message }) => message)).toEqual([
    'Over it as well',
    'Over the limit',
  ]);
  const now = Date.now();
  await sendLeadDigests(new Date(now + 30 * minuteMs));
  expect(await mailCount()).toBe(0);
  await sendLeadDigests(new Date(now + 61 * minuteMs));
  await sendLeadDigests(new Date(now + 62 * minuteMs));
  expect(await notificationsOf(owner.id)).toMatchObject([{ title: '2 more messages from your site' }]);
  await runJobs(database.queue(), 'send-mail');
  const [mail] = caughtMails(owner.email);
  expect(mail?.subject).toBe('Hollis Plumbing: 2 more messages');
  expect(mail?.text).toMatch(/Vera Visitor: \(919\) 555-0101[\s\S]*Over the limit[\s\S]*Over it as well/);
  expect(mail?.text).not.toContain('Spam');
  await send('The same night');
  await sendLeadDigests(new Date(now + 3 * 60 * minuteMs));
  expect(await mailCount()).toBe(1);
  await sendLeadDigests(new Date(now + 26 * 60 * minuteMs));
  expect(await mailCount()).toBe(2);
});

test('a digest leaves out what its owner has read in the portal', async () => {
  const { owner, projectId } = await ownedProject();
  await receiveLead(projectId, 'contact', '/contact', lead, { isOverLimit: true });
  await markLeadsRead(owner.id, projectId);
  await sendLeadDigests(new Date(Date.now() + 61 * minuteMs));
  expect(await db().$count(mails, eq(mails.userId, owner.id))).toBe(0);
});

test('the owner reads a wished date in words, and that it’s on a closed day', async () => {
  const { owner, projectId } = await liveProject('Dated Plumbing');
  const year = new Date().getUTCFullYear() + 1;
  const sunday = [1, 2, 3, 4, 5, 6, 7].map((day) => `${year}-08-0${day}`).find((day) => weekdayOf(day) === 0) ?? '';
  await receiveLead(projectId, 'booking', '/booking', leadSchema.parse({ ...lead, day: sunday }));
  await runJobs(database.queue(), 'send-mail');
  const mail = caughtMails(owner.email).find(({ subject }) => subject.includes('booking request'));
  expect(mail?.text).toContain(`Sunday, August ${Number(sunday.slice(-2))}, ${year} (by your hours, you’re closed that day)`);
  expect(await leadsOf(owner.id, projectId)).toMatchObject([{ day: sunday }]);
});

test('a message for a deleted project is not an error and leaves nothing', async () => {
  const before = await db().$count(leads);
  await receiveLead('01890000-0000-7000-8000-000000000000', 'contact', '/contact', lead);
  expect(await db().$count(leads)).toBe(before);
});

test("another person's leads can be neither read, counted nor marked", async () => {
  const { owner, projectId } = await ownedProject();
  const stranger = await makePerson();
  await receiveLead(projectId, 'contact', '/contact', lead);
  expect(await leadsOf(stranger.id, projectId)).toEqual([]);
  expect(await newLeadCount(stranger.id, projectId)).toBe(0);
  await markLeadsRead(stranger.id, projectId);
  expect(await newLeadCount(owner.id, projectId)).toBe(1);
  await markLeadsRead(owner.id, projectId);
  expect(await newLeadCount(owner.id, projectId)).toBe(0);
});

test('leads come newest first', async () => {
  const { owner, projectId } = await ownedProject();
  for (const message of ['first', 'second', 'third']) await receiveLead(projectId, 'contact', '/contact', { ...lead, message });
  expect((await leadsOf(owner.id, projectId)).map(({ message }) => message)).toEqual(['third', 'second', 'first']);
});

test('one lead is marked as read, another of the list stays new, and filters count both', async () => {
  const { owner, projectId } = await ownedProject();
  const stranger = await makePerson();
  for (const [n, kind] of (['contact', 'contact', 'booking'] as const).entries())
    await receiveLead(projectId, kind, '/contact', { ...lead, message: `Number ${n}` });
  const [first] = await leadsOf(owner.id, projectId);
  await markLeadsRead(stranger.id, projectId, first?.id);
  expect(await leadCounts(owner.id, projectId)).toEqual({ all: 3, new: 3, messages: 2, bookings: 1, emails: 0, spam: 0 });
  await markLeadsRead(owner.id, projectId, first?.id);
  expect(await leadCounts(owner.id, projectId)).toEqual({ all: 3, new: 2, messages: 2, bookings: 1, emails: 0, spam: 0 });
  await markLeadUnread(stranger.id, projectId, first?.id ?? '');
  expect(await newLeadCount(owner.id, projectId)).toBe(2);
  await markLeadUnread(owner.id, projectId, first?.id ?? '');
  expect(await newLeadCount(owner.id, projectId)).toBe(3);
  await markLeadsRead(owner.id, projectId, first?.id);
  expect((await leadsOf(owner.id, projectId, { filter: 'new' })).map(({ id }) => id)).not.toContain(first?.id);
  expect(await leadsOf(owner.id, projectId, { filter: 'bookings' })).toMatchObject([{ kind: 'booking' }]);
  expect(await leadCounts(stranger.id, projectId)).toEqual({ all: 0, new: 0, messages: 0, bookings: 0, emails: 0, spam: 0 });
  expect(await leadSummary(stranger.id, projectId)).toEqual({ newest: null, count: 0 });
  expect(await leadSummary(owner.id, projectId)).toMatchObject({ newest: { name: 'Vera Visitor' }, count: 3 });
});

test('leads are found by exactly what their senders entered, and counted the same', async () => {
  const { owner, projectId } = await ownedProject();
  await receiveLead(projectId, 'contact', '/contact', leadSchema.parse({ ...lead, name: 'Ann', message: '100% of the sink leaks.' }));
  await receiveLead(projectId, 'booking', '/booking', leadSchema.parse({ name: 'Bo', email: 'bo@mail.test', service: 'Sink fitting' }));
  const named = async (search: string) => (await leadsOf(owner.id, projectId, { search })).map(({ name }) => name);
  expect(await named('SINK')).toEqual(['Bo', 'Ann']);
  expect(await named('bo@mail')).toEqual(['Bo']);
  expect(await named('555-0101')).toEqual(['Ann']);
  expect(await named('0% of')).toEqual(['Ann']);
  expect(await named('%')).toEqual(['Ann']);
  expect(await leadCounts(owner.id, projectId, 'sink')).toEqual({ all: 2, new: 2, messages: 1, bookings: 1, emails: 0, spam: 0 });
});

test("lead times are shown in the business's own zone, or in ours", async () => {
  const { projectId } = await ownedProject();
  expect((await leadCalendar(projectId)).zone).toBe('America/New_York');
  const answers = (timeZone: string) => ({ business: { timeZone } });
  await db()
    .insert(briefs)
    .values({ projectId, previewToken: projectId, answers: answers('America/Boise') });
  expect((await leadCalendar(projectId)).zone).toBe('America/Boise');
  await db()
    .update(briefs)
    .set({ answers: answers('Moon/Base') })
    .where(eq(briefs.projectId, projectId));
  expect((await leadCalendar(projectId)).zone).toBe('America/New_York');
});

test('new leads beyond one page are counted too', async () => {
  const { owner, projectId } = await ownedProject();
  await db()
    .insert(leads)
    .values(Array.from({ length: 120 }, (_, n) => ({ projectId, kind: 'contact' as const, page: '/', name: `Visitor ${n}`, message: '' })));
  expect(await leadsOf(owner.id, projectId)).toHaveLength(25);
  expect(await leadsOf(owner.id, projectId, { page: 5 })).toHaveLength(20);
  expect(await leadsOf(owner.id, projectId, { page: 'all' })).toHaveLength(120);
  expect(await newLeadCount(owner.id, projectId)).toBe(120);
});

test.each([
  [{ name: '', phone: '919-555-0148' }, ['Enter your name so we know who’s asking.']],
  [{ name: 'V', phone: '', email: '' }, ['Enter a phone number or email so we can answer you.']],
  [{ name: 'V', email: 'nope' }, ['Invalid email address']],
  [{ name: 'V', phone: '12' }, ['Enter the full phone number, such as (919) 555-0148.']],
  [{ name: 'V', phone: '555-0148' }, ['Add the area code, such as (919) 555-0148.']],
  [{ name: 'V', phone: '(919) 555-0148 ext. 2', message: 'x'.repeat(4001) }, ['Use 4000 characters or fewer.']],
])('%o needs another look', (form, messages) => {
  expect(leadSchema.safeParse(form).error?.issues.map(({ message }) => message)).toEqual(messages);
});
