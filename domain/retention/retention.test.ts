import { addDays, subDays, subHours, subMonths } from 'date-fns';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { privacy } from '../../content/legal/privacy.ts';
import { db } from '../../db/connect.ts';
import {
  auditLog,
  blockedRecipients,
  dmarcReports,
  domainClaims,
  emailAddresses,
  emailDomains,
  firstLooks,
  incomingMails,
  mailboxes,
  mails,
  vacationAnswers,
  verifications,
  webhookEvents,
} from '../../db/schema/index.ts';
import { getFile, ifIntact, putFile } from '../../outside/storage/storage.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { emailSite } from '../../tests/helpers/email-site.ts';
import { projectRow } from '../../tests/helpers/projects.ts';
import { checked } from '../../tests/helpers/written-emails.ts';
import { removeFiles } from '../accounts/file-removal.ts';
import { applyRetention, kept } from './retention.ts';

const database = useDatabase();

const now = new Date('2026-11-22T12:00:00Z');

test('a payment event loses its content after 90 days but never its ID, and an unhandled one keeps both', async () => {
  const event = (id: string, days: number, handled = true) => ({
    id,
    type: 'customer.updated',
    objectId: 'cus_1',
    payload: { name: 'Dana' },
    receivedAt: subDays(now, days),
    handledAt: handled ? subDays(now, days) : null,
  });
  await db()
    .insert(webhookEvents)
    .values([event('evt_old', 91), event('evt_new', 89), event('evt_stuck', 91, false)]);
  expect(await applyRetention(now)).toMatchObject({ webhooks: 1 });
  const rows = await db().select({ id: webhookEvents.id, payload: webhookEvents.payload }).from(webhookEvents).orderBy(webhookEvents.id);
  expect(rows).toEqual([
    { id: 'evt_new', payload: { name: 'Dana' } },
    { id: 'evt_old', payload: {} },
    { id: 'evt_stuck', payload: { name: 'Dana' } },
  ]);
  expect(await applyRetention(now)).toMatchObject({ webhooks: 0 });
});

test('an email loses its content after 6 months and its row after 24, and a waiting one is left alone', async () => {
  const mail = (eventKey: string, months: number, state: 'sent' | 'queued' = 'sent') => ({
    eventKey,
    template: 'lead-received' as const,
    recipient: 'dana@people.test',
    props: { message: 'My sink leaks.' },
    state,
    createdAt: subMonths(now, months),
  });
  await db()
    .insert(mails)
    .values([mail('ancient', 25), mail('old', 7), mail('new', 5), mail('waits', 25, 'queued')]);
  expect(await applyRetention(now)).toMatchObject({ mails: 1 });
  const rows = await db()
    .select({ eventKey: mails.eventKey, message: sql`${mails.props} ->> 'message'` })
    .from(mails)
    .orderBy(mails.eventKey);
  expect(rows).toEqual([
    { eventKey: 'new', message: 'My sink leaks.' },
    { eventKey: 'old', message: null },
    { eventKey: 'waits', message: 'My sink leaks.' },
  ]);
});

test('an email that came in loses its file after 90 days and its row after 24 months, unless nothing was done about it yet', async () => {
  const received = async (onceKey: string, createdAt: Date, state: 'done' | 'new' = 'done') => {
    const fileKey = await putFile(Buffer.from(onceKey));
    const envelope = { kind: 'reply', recipient: 'reply@mail.test', sender: 'dana@people.test' } as const;
    await db()
      .insert(incomingMails)
      .values({ onceKey, ...envelope, fileKey, bytes: 9, authentication: checked('dana@people.test'), state, createdAt });
    return fileKey;
  };
  const [ancient, old, recent, waits] = [
    await received('ancient', subMonths(now, 25)),
    await received('old', subDays(now, 91)),
    await received('recent', subDays(now, 89)),
    await received('waits', subDays(now, 91), 'new'),
  ];
  expect(await applyRetention(now)).toMatchObject({ receivedMails: 2, receivedRows: 1 });
  const rows = await db().select({ onceKey: incomingMails.onceKey, fileKey: incomingMails.fileKey }).from(incomingMails);
  expect(Object.fromEntries(rows.map(({ onceKey, fileKey }) => [onceKey, fileKey]))).toEqual({ old: null, recent, waits });
  const [job] = await database.queue().boss.fetch<{ names: string[] }>('remove-files');
  expect(job?.data.names.toSorted()).toEqual([ancient, old].toSorted());
  // Files that were written a moment ago may be in use.
  await removeFiles(job?.data.names ?? [], addDays(new Date(), 1));
  expect(await Promise.all([ancient, old, recent, waits].map(async (name) => (await ifIntact(getFile(name))) !== undefined))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(await applyRetention(now)).toMatchObject({ receivedMails: 0, receivedRows: 0 });
});

test('links and codes are deleted a week after they expired', async () => {
  const link = (identifier: string, days: number) => ({ identifier, value: 'x', expiresAt: subDays(now, days) });
  await db()
    .insert(verifications)
    .values([link('old', 8), link('lately', 6), link('open', -1)]);
  await applyRetention(now);
  expect((await db().select().from(verifications)).map(({ identifier }) => identifier).sort()).toEqual(['lately', 'open']);
});

test('what a visitor typed on the home page is there for a day and deleted within two', async () => {
  const typed = { name: 'Bell Roofing', trade: 'roofer', town: 'Boise', seed: 1 };
  await db()
    .insert(firstLooks)
    .values([
      { ...typed, token: 'over-a-day', createdAt: subHours(now, 25) },
      { ...typed, token: 'under-a-day', createdAt: subHours(now, 23) },
    ]);
  await applyRetention(now);
  expect(await db().select({ token: firstLooks.token }).from(firstLooks)).toEqual([{ token: 'under-a-day' }]);
  await applyRetention(addDays(now, 1));
  expect(await db().$count(firstLooks)).toBe(0);
});

test('a mailbox that no one verified is deleted after 30 days, unless its link still works, and who got a vacation answer after 8', async () => {
  const { projectId } = await emailSite('retention.test');
  const mailbox = (address: string, days: number, verifiedAt: Date | null = null) => ({
    id: v7(),
    projectId,
    address,
    verifiedAt,
    createdAt: subDays(now, days),
  });
  const resent = mailbox('resent', 31);
  await db()
    .insert(mailboxes)
    .values([mailbox('old', 31), mailbox('new', 29), mailbox('verified', 31, now), resent]);
  await db()
    .insert(mails)
    .values({
      eventKey: `mailbox-verify:${resent.id}:1`,
      template: 'mailbox-verify',
      recipient: 'resent',
      props: {},
      expiresAt: addDays(now, 1),
    });
  const [address] = await db()
    .insert(emailAddresses)
    .values({ projectId, localPart: 'info', senderName: 'Hollis' })
    .returning({ id: emailAddresses.id });
  const answer = (sender: string, days: number) => ({ addressId: address?.id ?? '', sender, answeredAt: subDays(now, days) });
  await db()
    .insert(vacationAnswers)
    .values([answer('old', 9), answer('new', 7)]);
  expect(await applyRetention(now)).toMatchObject({ unverifiedMailboxes: 1, vacationAnswers: 1 });
  expect((await db().select().from(mailboxes)).map((one) => one.address).sort()).toEqual(['new', 'resent', 'verified']);
  expect((await db().select().from(vacationAnswers)).map(({ sender }) => sender)).toEqual(['new']);
});

test('an address that emails came back from is tried again after two years, and one whose reader complained isn’t', async () => {
  const block = (address: string, months: number, reason: 'bounced' | 'complained') => ({
    address,
    reason,
    detail: '',
    createdAt: subMonths(now, months),
  });
  await db()
    .insert(blockedRecipients)
    .values([block('old', 25, 'bounced'), block('new', 23, 'bounced'), block('complained', 25, 'complained')]);
  expect(await applyRetention(now)).toMatchObject({ bounces: 1 });
  expect((await db().select().from(blockedRecipients)).map(({ address }) => address).sort()).toEqual(['complained', 'new']);
});

test('reports about owners’ emails are deleted after 90 days', async () => {
  const { projectId } = await projectRow({ slug: 'reported' });
  const [claim] = await db().insert(domainClaims).values({ projectId, domain: 'a.localhost', host: 'a.localhost', proof: '' }).returning();
  const [domain] = await db()
    .insert(emailDomains)
    .values({ claimId: claim?.id ?? '', provider: 'us' })
    .returning();
  const report = (reportId: string, days: number) => ({
    emailDomainId: domain?.id ?? '',
    reporter: 'google.com',
    reportId,
    beginsAt: subDays(now, days + 1),
    endsAt: subDays(now, days),
    counts: { sent: 1, proved: 1 },
  });
  await db()
    .insert(dmarcReports)
    .values([report('old', 91), report('new', 89)]);
  expect(await applyRetention(now)).toMatchObject({ emailReports: 1 });
  expect(await db().select({ reportId: dmarcReports.reportId }).from(dmarcReports)).toEqual([{ reportId: 'new' }]);
});

test('more rows than fit one statement are all removed', async () => {
  await db().execute(sql`insert into first_looks (token, name, trade, town, seed, created_at)
    select n, 'Bell Roofing', 'roofer', 'Boise', 1, '2020-01-01' from generate_series(1, 4100) n`);
  expect(await applyRetention(now)).toMatchObject({ firstLooks: 4100 });
});

test('the audit log stays', async () => {
  await db()
    .insert(auditLog)
    .values({ actor: 'system', action: 'test', subject: 'order:1', createdAt: subMonths(now, 60) });
  await applyRetention(now);
  expect(await db().$count(auditLog)).toBe(1);
});

test('the privacy policy states these figures', () => {
  const text = privacy.sections.flatMap(({ paragraphs }) => paragraphs).join(' ');
  expect(text).toContain(`${kept.analyticsMonths} months`);
  expect(text).toContain(`${kept.webhookDays} days`);
  expect(text).toContain(`emails that we received after ${kept.receivedDays} days`);
  expect(text).toContain(`after ${kept.mailMonths} months`);
  expect(text).toContain(`after ${kept.mailRowMonths} months`);
  expect(text).toContain(`within ${kept.firstLookDays} days`);
  expect(text).toContain(`never verified after ${kept.unverifiedMailboxDays} days`);
  expect(text).toContain(`vacation answer after ${kept.vacationAnswerDays} days`);
});
