import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { mails } from '../../db/schema/index.ts';
import { caughtAttachment, caughtMails } from '../../outside/fakes/mail-catcher.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { useInbox } from '../../tests/helpers/inbox.ts';
import { runJobs } from '../../tests/helpers/jobs.ts';
import { placedOrder } from '../../tests/helpers/orders.ts';
import { issueOrderInvoice } from '../documents/documents.ts';
import { attachmentsOf } from './attachments.ts';
import { queueMail } from './mails.ts';
import type { MailProps } from './schema.ts';

const database = useDatabase();
useInbox();

test('a mail that names a document carries its PDF', async () => {
  const { order } = await placedOrder();
  const documentId = await db().transaction((tx) => issueOrderInvoice(tx, order));
  const props: MailProps['welcome'] & { documentId: string } = { firstName: 'Dana', url: 'http://localhost:3000/onboarding', documentId };
  await db().transaction((tx) => queueMail(tx, { eventKey: 'with-paper', template: 'welcome', recipient: 'paper@people.test', props }));
  await runJobs(database.queue(), 'send-mail');
  const [caught] = caughtMails('paper@people.test');
  expect(caught?.attachments).toEqual([{ filename: 'Sunup-invoice-0001.pdf', type: 'application/pdf' }]);
  expect(
    caughtAttachment(caught?.id ?? '', 0)
      ?.content.subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(await db().select({ state: mails.state }).from(mails).where(eq(mails.eventKey, 'with-paper'))).toEqual([{ state: 'sent' }]);
});

test('what names nothing, or what is not there any more, comes without', async () => {
  expect(await attachmentsOf({ url: 'x' })).toEqual([]);
  expect(await attachmentsOf({ documentId: '0197f000-0000-7000-8000-000000000001' })).toEqual([]);
});
