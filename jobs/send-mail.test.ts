import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../db/connect.ts';
import { jobSettings } from '../db/job-kinds.ts';
import { mails, notifications } from '../db/schema/index.ts';
import { failMail } from '../domain/health/failed-mails.ts';
import { scrape } from '../domain/health/metrics.ts';
import { queueMail, retryMails } from '../domain/mails/mails.ts';
import { caughtMails } from '../outside/fakes/mail-catcher.ts';
import { openMailer } from '../outside/mailer.ts';
import { useDatabase } from '../tests/helpers/database.ts';
import { useInbox } from '../tests/helpers/inbox.ts';
import { runJobs } from '../tests/helpers/jobs.ts';
import { makePerson } from '../tests/helpers/people.ts';
import { withRefusingServer } from '../tests/helpers/refusing-mail-server.ts';
import { dayMs, daySeconds, minuteMs } from '../time/units.ts';
import { sendQueuedMail } from './send-mail.ts';

const database = useDatabase();
const inbox = useInbox();

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

test('an email is tried for four days, then given up: its content stays, and staff are notified once', async () => {
  const admin = await makePerson({ admin: true });
  const { id } = await queued('welcome:6', 'six@people.test');
  const { boss } = database.queue();
  let waitedSeconds = 0;
  for (let tries = 0; tries <= jobSettings('send-mail').options.retryLimit; tries++) {
    const { rows } = await db().execute<{ seconds: number }>(sql`with waiting as (select id, start_after from pgboss.job
      where name = 'send-mail' and data->>'mailId' = ${id})
      update pgboss.job set start_after = now() from waiting where job.id = waiting.id
      returning extract(epoch from waiting.start_after - now())::float as seconds`);
    const { seconds = 0 } = rows[0] ?? {};
    if (tries === 1) expect(seconds).toBeLessThanOrEqual(120);
    waitedSeconds += Math.max(0, seconds);
    const jobs = await boss.fetch<{ mailId: string }>('send-mail', { batchSize: 50 });
    const job = jobs.find(({ data }) => data.mailId === id);
    expect(job, `try ${tries + 1}`).toBeDefined();
    expect((await mailOf('welcome:6')).state).toBe('queued');
    await boss.fail('send-mail', job?.id ?? '');
  }
  expect(waitedSeconds / daySeconds).toBeGreaterThan(3.9);
  expect(waitedSeconds / daySeconds).toBeLessThan(5);
  expect(await runJobs(database.queue(), 'fail-mail')).toBe(1);
  expect(await mailOf('welcome:6')).toMatchObject({ state: 'failed', props: { firstName: 'Dana' } });
  const notified = () => db().select().from(notifications).where(eq(notifications.userId, admin.id));
  expect(await notified()).toMatchObject([{ title: 'Email not delivered', type: 'error', link: '/admin/settings/mail' }]);
  await failMail(id);
  expect(await notified()).toHaveLength(1);
});

test('a mail that was sent is never given up', async () => {
  await failMail((await mailOf('welcome:1')).id);
  expect((await mailOf('welcome:1')).state).toBe('sent');
});

test.each([
  ['a mailbox that doesn’t exist', '550 5.1.1 No such user', 'failed'],
  ['a mailbox that is full for now', '452 4.2.2 Mailbox full', 'queued'],
  ['greylisting', '451 4.7.1 Try again later', 'queued'],
  ['a login that may not relay', '554 5.7.1 Relay access denied', 'queued'],
  ['a server that wants a login', '550 Authentication required', 'queued'],
])('%s', async (_, answer, state) => {
  const { id } = await queued(answer, 'someone@people.test');
  await withRefusingServer(answer, async () => {
    const sending = sendQueuedMail(id);
    if (state === 'queued') await expect(sending).rejects.toThrow(answer);
    else await sending;
  });
  expect(await mailOf(answer)).toMatchObject({ state, props: { firstName: 'Dana' }, error: expect.stringContaining(answer) });
});

test('staff hear of a mail server that is away, once a day', async () => {
  const admin = await makePerson({ admin: true });
  const { id } = await queued('delayed', 'delayed@people.test');
  await db()
    .update(mails)
    .set({ createdAt: new Date(Date.now() - 16 * minuteMs) })
    .where(eq(mails.id, id));
  openMailer({ url: 'smtp://127.0.0.1:9', from: 'Sunup <hello@sunup.test>' });
  await expect(sendQueuedMail(id)).rejects.toThrow();
  await expect(sendQueuedMail(id)).rejects.toThrow();
  const notified = await db().select().from(notifications).where(eq(notifications.userId, admin.id));
  expect(notified.map(({ title }) => title)).toEqual(['Emails are delayed']);
});

test('a code that has expired isn’t sent late, and isn’t kept', async () => {
  const code = async (eventKey: string, expiresAt: Date) => {
    const props = { firstName: 'Dana', code: '123456', purpose: 'login' as const };
    await queueMail(db(), { eventKey, template: 'login-code', recipient: `${eventKey}@people.test`, props, expiresAt });
    return mailOf(eventKey);
  };
  const late = await code('late', new Date(Date.now() - 1));
  await sendQueuedMail(late.id);
  expect(await mailOf('late')).toMatchObject({ state: 'withheld', props: {}, attempts: 0 });
  const refused = await code('refused', new Date(Date.now() + dayMs));
  await failMail(refused.id);
  expect(await mailOf('refused')).toMatchObject({ state: 'failed', props: {} });
});

test('undelivered emails are sent again on request: given up ones and waiting ones, and nothing twice', async () => {
  await db().delete(mails);
  await db().execute(sql`delete from pgboss.job where name = 'send-mail'`);
  const [givenUp, waiting] = [await queued('given up', 'again-1@people.test'), await queued('waiting', 'again-2@people.test')];
  await failMail(givenUp.id);
  await db().update(mails).set({ attempts: 3 }).where(eq(mails.id, waiting.id));
  // The waiting one's own job is in four hours.
  await db().execute(sql`update pgboss.job set start_after = now() + interval '4 hours', state = 'retry' where name = 'send-mail'`);
  openMailer({ url: inbox.url(), from: 'Sunup <hello@sunup.test>' });
  expect(await db().transaction((tx) => retryMails(tx))).toBe(2);
  await runJobs(database.queue(), 'send-mail');
  await db().execute(sql`update pgboss.job set start_after = now() where name = 'send-mail'`);
  await runJobs(database.queue(), 'send-mail');
  expect([caughtMails('again-1@people.test').length, caughtMails('again-2@people.test').length]).toEqual([1, 1]);
  expect(await mailOf('waiting')).toMatchObject({ state: 'sent', attempts: 4 });
  expect(await db().transaction((tx) => retryMails(tx))).toBe(0);
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
