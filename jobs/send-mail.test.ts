import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../db/connect.ts';
import { mails, notifications } from '../db/schema/index.ts';
import { failMail } from '../domain/health/failed-mails.ts';
import { scrape } from '../domain/health/metrics.ts';
import { queueMail } from '../domain/mails/mails.ts';
import { caughtMails } from '../outside/fakes/mail-catcher.ts';
import { openMailer } from '../outside/mailer.ts';
import { useDatabase } from '../tests/helpers/database.ts';
import { useInbox } from '../tests/helpers/inbox.ts';
import { runJobs } from '../tests/helpers/jobs.ts';
import { makePerson } from '../tests/helpers/people.ts';
import { jobSettings } from './jobs.ts';
import { sendQueuedMail } from './send-mail.ts';

const database = useDatabase();
useInbox();

async function queued(eventKey: string, recipient: string) {
  await db().transaction((tx) =>
    queueMail(tx, { eventKey, template: 'welcome', recipient, props: { firstName: 'Dana', url: 'http://localhost:3000/onboarding' } }),
  );
  return mailOf(eventKey);
}

async function mailOf(eventKey: string) {
  const [mail] = await db().select().from(mails).where(eq(mails.eventKey, eventKey));
  if (!mail) throw new Error('The mail is not in the outbox.');
  return mail;
}

test('a queued mail is sent by its job, with both parts and the id of its event', async () => {
  const { id } = await queued('welcome:1', 'one@people.test');
  expect(await runJobs(database.queue(), 'send-mail')).toBe(1);
  const [caught] = caughtMails('one@people.test');
  expect(caught).toMatchObject({ from: 'hello@sunup.test', messageId: `<${id}@localhost>` });
  expect(caught?.html).toContain('http://localhost:3000/onboarding');
  expect(caught?.text).toContain('http://localhost:3000/onboarding');
  expect(await mailOf('welcome:1')).toMatchObject({ state: 'sent', attempts: 1, error: null, sentAt: expect.any(Date) });
  expect((await mailOf('welcome:1')).props, 'links and codes are forgotten').toEqual({});
});

test('a second mail for the same event is never made', async () => {
  const first = await queued('welcome:2', 'two@people.test');
  const second = await queued('welcome:2', 'other@people.test');
  expect(second).toEqual(first);
  expect(await runJobs(database.queue(), 'send-mail')).toBe(1);
  expect(caughtMails('two@people.test')).toHaveLength(1);
  expect(caughtMails('other@people.test')).toEqual([]);
});

test('a job that runs again sends nothing again', async () => {
  const { id } = await queued('welcome:3', 'three@people.test');
  await sendQueuedMail(id);
  await sendQueuedMail(id);
  expect((await mailOf('welcome:3')).attempts).toBe(1);
  expect(caughtMails('three@people.test')).toHaveLength(1);
});

test('a job killed between sending and noting it shows its reader one mail', async () => {
  const { id } = await queued('welcome:4', 'four@people.test');
  const { props } = await mailOf('welcome:4');
  await sendQueuedMail(id);
  await db().update(mails).set({ state: 'queued', sentAt: null, props }).where(eq(mails.id, id));
  await sendQueuedMail(id);
  expect(caughtMails('four@people.test')).toHaveLength(1);
});

test('a missing outbox row is not an error', async () => {
  await sendQueuedMail('01890000-0000-7000-8000-000000000000');
  expect(caughtMails()).toHaveLength(4);
});

test('a server that doesn’t answer leaves the email queued, with the reason, for the next attempt', async () => {
  const { id } = await queued('welcome:5', 'five@people.test');
  openMailer({ url: 'smtp://127.0.0.1:9', from: 'Sunup <hello@sunup.test>' });
  await expect(sendQueuedMail(id)).rejects.toThrow('ECONNREFUSED');
  expect(await mailOf('welcome:5')).toMatchObject({ state: 'queued', attempts: 1, error: expect.stringContaining('ECONNREFUSED') });
});

test('an email whose last attempt failed is given up: its content is removed, and staff are notified once', async () => {
  const admin = await makePerson({ admin: true });
  const { id } = await queued('welcome:6', 'six@people.test');
  const { boss } = database.queue();
  for (let tries = 0; tries <= jobSettings('send-mail').options.retryLimit; tries++) {
    await db().execute(sql`update pgboss.job set start_after = now() where name = 'send-mail' and data->>'mailId' = ${id}`);
    const jobs = await boss.fetch<{ mailId: string }>('send-mail', { batchSize: 50 });
    const job = jobs.find(({ data }) => data.mailId === id);
    expect(job, `try ${tries + 1}`).toBeDefined();
    expect((await mailOf('welcome:6')).state).toBe('queued');
    await boss.fail('send-mail', job?.id ?? '');
  }
  expect(await runJobs(database.queue(), 'fail-mail')).toBe(1);
  expect(await mailOf('welcome:6')).toMatchObject({ state: 'failed', props: {} });
  const notified = () => db().select().from(notifications).where(eq(notifications.userId, admin.id));
  expect(await notified()).toMatchObject([{ title: 'Email not delivered', type: 'error', link: '/admin/dashboard' }]);
  await failMail(id);
  expect(await notified()).toHaveLength(1);
});

test('a mail that was sent is never given up', async () => {
  await failMail((await mailOf('welcome:1')).id);
  expect((await mailOf('welcome:1')).state).toBe('sent');
});

test('emails count by template and outcome', async () => {
  const counts = async () =>
    Object.fromEntries(
      [...(await scrape()).text.matchAll(/^sunup_emails_total\{template="welcome",outcome="(\w+)"\} (\d+)$/gm)].map(
        ([, outcome, count]) => [outcome, Number(count)],
      ),
    );
  const before = await counts();
  // The tests above sent some.
  expect(before.sent).toBeGreaterThan(0);
  openMailer({ url: 'smtp://127.0.0.1:9', from: 'Sunup <hello@sunup.test>' });
  const { id } = await queued('welcome:counted', 'counted@people.test');
  await expect(sendQueuedMail(id)).rejects.toThrow();
  await failMail(id);
  await failMail(id);
  expect(await counts()).toEqual({ sent: before.sent, failed: (before.failed ?? 0) + 1, given_up: (before.given_up ?? 0) + 1 });
});
