import { eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { ledgerEntries, mails, notifications } from '../../db/schema/index.ts';
import { placedOrder } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { markPaid } from '../billing/mark-paid.ts';
import { writeDispute } from './disputes.ts';
import { lockSubject } from './refund-subject.ts';

useDatabase();

const created = new Date('2026-11-22T15:00:00Z');
const asked = {
  providerDisputeId: 'du_asked',
  state: 'warning_needs_response' as const,
  amountCents: 29_900,
  reason: 'product_not_received',
  dueBy: new Date('2026-12-01T15:00:00Z'),
  fundsWithdrawn: false,
  createdAt: created,
};

test('an inquiry is announced as a question that takes no money, and again if the bank then takes it', async () => {
  const admin = await makePerson({ admin: true });
  const { order } = await placedOrder({ email: 'asked@banks.test' });
  await markPaid(order.id, 'admin:test');
  const write = (status: Parameters<typeof writeDispute>[2]) =>
    db().transaction(async (tx) => {
      const subject = await lockSubject(tx, { orderId: order.id });
      if (subject) await writeDispute(tx, subject, status, created);
    });
  const notices = async () =>
    (
      await db()
        .select({ title: notifications.title, message: notifications.message })
        .from(notifications)
        .where(eq(notifications.userId, admin.id))
        .orderBy(notifications.createdAt)
    ).filter(({ title }) => /bank|Chargeback|Inquiry/.test(title));
  await write(asked);
  await write(asked);
  const what = `$299 of S-${order.number} (product not received)`;
  const question = {
    title: 'Inquiry by the bank',
    message: `The bank asks about ${what}: an inquiry to answer. No money has been taken yet. Respond in the payment provider’s dashboard by December 1, 2026.`,
  };
  expect(await notices()).toEqual([question]);
  const entries = () => db().$count(ledgerEntries, eq(ledgerEntries.kind, 'dispute'));
  expect(await entries()).toBe(0);
  await write({ ...asked, state: 'needs_response', fundsWithdrawn: true });
  await write({ ...asked, state: 'under_review', fundsWithdrawn: true });
  expect(await notices()).toEqual([
    question,
    { title: 'Chargeback', message: `The bank is taking back ${what}. Respond in the payment provider’s dashboard by December 1, 2026.` },
  ]);
  expect(await entries()).toBe(1);
  expect(await db().$count(mails, like(mails.eventKey, 'dispute%'))).toBe(2);
});

test('an inquiry that was closed took nothing', async () => {
  const admin = await makePerson({ admin: true });
  const { order } = await placedOrder({ email: 'closed@banks.test' });
  await markPaid(order.id, 'admin:test');
  await db().transaction(async (tx) => {
    const subject = await lockSubject(tx, { orderId: order.id });
    if (!subject) throw new Error('There is no order.');
    await writeDispute(tx, subject, { ...asked, providerDisputeId: 'du_closed' }, created);
    await writeDispute(tx, subject, { ...asked, providerDisputeId: 'du_closed', state: 'warning_closed' }, created);
  });
  const notices = await db().select().from(notifications).where(eq(notifications.userId, admin.id));
  expect(notices.filter(({ title }) => title === 'Inquiry closed')).toMatchObject([
    { type: 'success', message: `$299 of S-${order.number}: the inquiry is closed and no money was taken.` },
  ]);
});
