import { addSeconds } from 'date-fns';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { mails } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { queueMail } from '../mails/mails.ts';
import { secondsToResend } from './resend-wait.ts';

useDatabase();

test('a mail that verifies an email holds the next one to that email back for 60 s', async () => {
  const recipient = 'waits@people.test';
  await queueMail(db(), {
    eventKey: 'verify:1',
    template: 'verify-email',
    recipient,
    props: { firstName: 'Wanda', url: '', code: '481920' },
  });
  const [mail] = await db().select().from(mails).where(eq(mails.recipient, recipient));
  const sentAt = mail?.createdAt ?? new Date(0);
  expect(await secondsToResend(recipient, sentAt)).toBe(60);
  expect(await secondsToResend(recipient, addSeconds(sentAt, 59))).toBe(1);
  expect(await secondsToResend(recipient, addSeconds(sentAt, 60))).toBe(0);
  expect(await secondsToResend('another@people.test', sentAt)).toBe(0);
});
