import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { addressParser, decodeWords } from 'postal-mime';
import { expect, test } from 'vitest';
import { env } from '../base/env.ts';
import { db } from '../db/connect.ts';
import { projects, threads } from '../db/schema/index.ts';
import { book, cancelBooking, moveBooking } from '../domain/bookings/bookings.ts';
import { receiveMessage } from '../domain/contact/contact.ts';
import { receiveLead } from '../domain/leads/leads.ts';
import { writeAsCustomer, writeAsStaff } from '../domain/messages/messages.ts';
import { caughtAttachment, caughtMails } from '../outside/fakes/mail-catcher.ts';
import { must } from '../tests/harness/must.ts';
import { useDatabase } from '../tests/helpers/database.ts';
import { useInbox } from '../tests/helpers/inbox.ts';
import { ourAddress } from '../tests/helpers/incoming-mails.ts';
import { runJobs } from '../tests/helpers/jobs.ts';
import { makePerson } from '../tests/helpers/people.ts';

const database = useDatabase();
useInbox();

const send = () => runJobs(database.queue(), 'send-mail');

/** The newest email to an address. */
function mailTo(email: string) {
  const [mail] = caughtMails(email);
  if (!mail) throw new Error(`Nothing was sent to ${email}.`);
  return mail;
}

/** Whom a reply reaches, as a mail program reads it. */
function replyOf(email: string) {
  return addressParser(mailTo(email).headers['reply-to'] ?? '').map(({ name, address }) => ({ name: decodeWords(name), address }));
}

async function siteOwner() {
  const owner = await makePerson();
  const [project] = await db()
    .insert(projects)
    .values({ ownerId: owner.id, state: 'live', name: 'Juniper & Salt', seed: 1 })
    .returning({ id: projects.id });
  return { ...owner, projectId: project?.id ?? '' };
}

const lead = { name: 'Rosa', phone: '', email: '', message: 'Two lines:\nhere.', service: '', day: '', part: '' };

test.each(['Rosa Lind', 'Rosa "R" <x@y>, Inc', 'Zoë; O’Brien \\ 🥐', 'Rosa\r\nBcc: everyone@people.test'])(
  'a reply to a lead from %j goes to them and no one else',
  async (name) => {
    const owner = await siteOwner();
    await receiveLead(owner.projectId, 'contact', '/contact', { ...lead, name, email: 'rosa@example.com' });
    await send();
    expect(replyOf(owner.email)).toEqual([{ name: name.replace('\r\n', ' '), address: 'rosa@example.com' }]);
    const mail = mailTo(owner.email);
    expect([mail.from, mail.to, mail.headers.bcc]).toEqual(['hello@sunup.test', [owner.email], undefined]);
    expect(mail.text).toContain('Reply to this email to answer ');
    expect(mail.html).toMatch(/Two lines:<br\/?>here\./);
  },
);

test('a lead who left only a phone number can’t be answered by email, and the email doesn’t say so', async () => {
  const owner = await siteOwner();
  await receiveLead(owner.projectId, 'contact', '/contact', { ...lead, phone: '(919) 555-0148' });
  await send();
  expect(mailTo(owner.email).headers['reply-to']).toBeUndefined();
  expect(mailTo(owner.email).text).not.toContain('Reply to');
});

test('each email says that a program sent it (RFC 3834)', async () => {
  const owner = await siteOwner();
  await receiveLead(owner.projectId, 'contact', '/contact', { ...lead, phone: '(919) 555-0148' });
  await send();
  expect(mailTo(owner.email).headers['auto-submitted']).toBe('auto-generated');
});

test('all emails about a call make one thread, with the calendar entry of their reader’s side', async () => {
  const admin = await makePerson({ admin: true });
  const now = new Date('2026-11-21T12:00:00Z');
  const by = { actor: 'visitor' as const, now };
  const { booking } = must(
    await book(
      {
        startsAt: new Date('2026-11-23T14:00:00Z'),
        zone: 'America/Denver',
        topic: 'before',
        name: 'Rosa Lind',
        email: 'rosa@visitor.test',
        phone: '',
        message: '',
      },
      undefined,
      by,
    ),
  );
  await moveBooking(booking.id, { startsAt: new Date('2026-11-24T15:00:00Z') }, by);
  await cancelBooking(booking.id, by);
  // Sent one after another, each email would have the calendar entry of its time.
  await send();
  const thread = `<call-${booking.id}@localhost>`;
  for (const email of ['rosa@visitor.test', admin.email]) {
    const mails = caughtMails(email);
    expect(mails.map(({ headers }) => [headers.references, headers['in-reply-to']])).toEqual(Array(3).fill([thread, thread]));
    for (const { id, attachments } of mails) {
      // The part that calendars look for, and the file.
      expect(attachments.map(({ type }) => type)).toEqual(['text/calendar', 'application/ics']);
      const [part, file] = [0, 1].map((place) => caughtAttachment(id, place)?.content.toString());
      expect(part).toBe(file);
      const calendar = ICAL.Component.fromString(part ?? '');
      expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
      expect(calendar.getFirstSubcomponent('vevent')?.getFirstPropertyValue('summary')).toBe(
        email === admin.email ? 'Call with Rosa Lind' : 'Call with Sunup',
      );
    }
  }
  expect(replyOf(admin.email)).toEqual([{ name: 'Rosa Lind', address: 'rosa@visitor.test' }]);
});

test('a contact message reaches the mailbox with its sender as the one to answer', async () => {
  const message = { topic: 'before' as const, name: 'Ann "A"', email: 'ann@visitor.test', phone: '', message: 'Can you move my domain?' };
  await receiveMessage(message, undefined, undefined);
  await send();
  expect(replyOf('hello@sunup.test')).toEqual([{ name: 'Ann "A"', address: 'ann@visitor.test' }]);
  const [copy, ours] = [mailTo('ann@visitor.test'), mailTo('hello@sunup.test')];
  expect(copy.headers.references).toMatch(/^<conversation-[0-9a-f-]{36}@localhost>$/);
  expect(ours.headers.references).toBe(copy.headers.references);
});

/** A customer writes, and an admin answers. Returns their conversation, and where replies of each go. */
async function wroteTwice() {
  const [owner, admin] = [await siteOwner(), await makePerson({ admin: true, firstName: 'Mara' })];
  const words = (body: string) => ({ body, files: [] });
  must(await writeAsCustomer(owner.id, owner.projectId, words('Hello')));
  await send();
  const [thread] = await db().select({ id: threads.id }).from(threads).where(eq(threads.userId, owner.id));
  must(await writeAsStaff(admin.id, thread?.id ?? '', words('Yes')));
  await send();
  expect(mailTo(owner.email).headers.references).toBe(mailTo(admin.email).headers.references);
  return { owner, threadId: thread?.id ?? '', replies: [replyOf(admin.email), replyOf(owner.email)] };
}

test('a reply to a message comes in as a message of its conversation, which is one thread', async () => {
  const { threadId, replies } = await wroteTwice();
  const conversation = [{ name: 'Sunup', address: ourAddress('reply', threadId) }];
  expect(replies).toEqual([conversation, conversation]);
});

test('where no email can come in, a reply to a message reaches whoever wrote it', async () => {
  const { mailIn } = env();
  Object.assign(env(), { mailIn: undefined });
  const { owner, replies } = await wroteTwice().finally(() => Object.assign(env(), { mailIn }));
  expect(replies).toEqual([[{ name: 'Dana Hollis', address: owner.email }], [{ name: 'Sunup', address: 'hello@sunup.test' }]]);
});
