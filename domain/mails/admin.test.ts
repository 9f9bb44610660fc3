import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { mails } from '../../db/schema/index.ts';
import { sendQueuedMail } from '../../jobs/send-mail.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { useInbox } from '../../tests/helpers/inbox.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { minuteMs } from '../../time/units.ts';
import { mailTroubles, sendTestMail, testMailsOf } from './admin.ts';

useDatabase();
useInbox();

test('a test email goes to whoever requested it, the usual way, and its status can be read', async () => {
  const [mara, other] = [await makePerson({ admin: true }), await makePerson({ admin: true })];
  expect(await sendTestMail(mara.id)).toEqual({ ok: true, email: mara.email });
  const [queued] = await testMailsOf(mara.id);
  expect(queued).toMatchObject({ state: 'queued', recipient: mara.email });
  await sendQueuedMail(queued?.id ?? '');
  expect(await testMailsOf(mara.id)).toMatchObject([{ state: 'sent', sentAt: expect.any(Date) }]);
  expect(await testMailsOf(other.id)).toEqual([]);
});

test('ten an hour is the limit', async () => {
  const { id } = await makePerson({ admin: true });
  for (let n = 0; n < 10; n++) expect((await sendTestMail(id)).ok).toBe(true);
  expect(await sendTestMail(id)).toMatchObject({ ok: false, message: expect.stringContaining('Please wait') });
});

test('emails that were given up or wait too long are reported, and no others', async () => {
  const mail = { template: 'welcome' as const, recipient: 'x@people.test', props: {} };
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * minuteMs);
  await db()
    .insert(mails)
    .values([
      { eventKey: 'given up', state: 'failed', error: 'No such mailbox', ...mail },
      { eventKey: 'long ago', state: 'failed', createdAt: minutesAgo(31 * 24 * 60), ...mail },
      { eventKey: 'stuck', createdAt: minutesAgo(6), ...mail },
      { eventKey: 'fresh', createdAt: minutesAgo(1), ...mail },
      { eventKey: 'done', state: 'sent', createdAt: minutesAgo(9), ...mail },
    ]);
  expect((await mailTroubles()).map(({ state, error }) => [state, error])).toEqual([
    ['failed', 'No such mailbox'],
    ['queued', null],
  ]);
});
