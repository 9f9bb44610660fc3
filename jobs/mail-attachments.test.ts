import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../db/connect.ts';
import { mails } from '../db/schema/index.ts';
import { issueOrderInvoice } from '../domain/documents/documents.ts';
import { queueMail } from '../domain/mails/mails.ts';
import { caughtAttachment, caughtMails } from '../outside/fakes/mail-catcher.ts';
import { placedOrder } from '../tests/harness/orders.ts';
import { useDatabase } from '../tests/helpers/database.ts';
import { useInbox } from '../tests/helpers/inbox.ts';
import { runJobs } from '../tests/helpers/jobs.ts';
import { attachmentsOf } from './mail-attachments.ts';

const database = useDatabase();
useInbox();

const refund = (documentId: string) => ({
  step: 'sent' as const,
  orderNumber: 1001,
  name: 'Dana',
  amountCents: 29_900,
  what: 'setup' as const,
  method: 'card' as const,
  projectEnded: false,
  documentId,
});

test('a mail that names a document carries its PDF', async () => {
  const { order } = await placedOrder();
  const documentId = await db().transaction((tx) => issueOrderInvoice(tx, order));
  await db().transaction((tx) =>
    queueMail(tx, { eventKey: 'with-paper', template: 'refund', recipient: 'paper@people.test', props: refund(documentId) }),
  );
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

test('a mail that names nothing, or something that no longer exists, has no attachment', async () => {
  expect(await attachmentsOf({ firstName: 'Dana', url: 'x' })).toEqual([]);
  expect(await attachmentsOf(refund('0197f000-0000-7000-8000-000000000001'))).toEqual([]);
});
