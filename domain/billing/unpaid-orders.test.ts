import { desc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { auditLog, mails, notifications, orderEvents } from '../../db/schema/index.ts';
import { fivePages, orderNow, placedOrder } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { auditOf } from '../admin/audit.ts';
import { orderIdIn, startOrder } from '../orders/orders.ts';
import { endOrder } from './end-order.ts';
import { markPaid } from './mark-paid.ts';
import { linkPauseLeftMs, sendPaymentLink } from './payment-link.ts';

useDatabase();

const actor = 'admin:01890000-0000-7000-8000-000000000001';

test('the link that staff send opens that order, and is recorded as sent', async () => {
  const { order } = await placedOrder({ email: 'link@people.test' });
  expect(await sendPaymentLink(order.id, actor)).toEqual({ ok: true, email: 'link@people.test' });
  const [mail] = await db().select().from(mails).where(eq(mails.recipient, 'link@people.test')).orderBy(desc(mails.createdAt));
  expect(mail).toMatchObject({ template: 'payment-link', props: { orderNumber: order.number, totalCents: 29_900 } });
  const secret = new URL((mail as { props: { url: string } }).props.url).searchParams.get('order') ?? '';
  expect(orderIdIn(secret)).toBe(order.id);
  expect((await orderNow(order.id)).state).toBe('awaiting_payment');
  const events = await db().select().from(orderEvents).where(eq(orderEvents.orderId, order.id));
  expect(events.map(({ reason }) => reason)).toContain('Payment link sent to the buyer');
  expect(await auditOf(`order:${order.id}`)).toMatchObject([{ actor, action: 'order.payment-link' }]);
});

test('two clicks send one email; it can be sent again later, up to a limit', async () => {
  const { order } = await placedOrder({ email: 'often@people.test' });
  const minuteLater = () =>
    db()
      .update(auditLog)
      .set({ createdAt: sql`created_at - interval '61 seconds'` })
      .where(eq(auditLog.subject, `order:${order.id}`));
  expect((await Promise.all([sendPaymentLink(order.id, actor), sendPaymentLink(order.id, actor)])).filter(({ ok }) => ok)).toHaveLength(1);
  expect(await sendPaymentLink(order.id, actor)).toMatchObject({ ok: false, message: expect.stringContaining('You just sent this.') });
  expect(await linkPauseLeftMs(order.id)).toBeGreaterThan(30_000);
  await minuteLater();
  expect(await linkPauseLeftMs(order.id)).toBe(0);
  // A press that waited for the other may count as a try or not, so the hour ends after four mails or five.
  let sent = 1;
  let last = await sendPaymentLink(order.id, actor);
  for (; last.ok; last = await sendPaymentLink(order.id, actor)) {
    sent++;
    await minuteLater();
  }
  expect(last).toMatchObject({ message: expect.stringContaining('Please wait') });
  expect([4, 5]).toContain(sent);
  expect(await db().$count(mails, eq(mails.recipient, 'often@people.test'))).toBe(sent);
});

test('there is no link for a paid order, nor for one without an email', async () => {
  const { order } = await placedOrder({ email: 'paid@people.test', method: 'invoice' });
  await markPaid(order.id, actor);
  expect(await sendPaymentLink(order.id, actor)).toEqual({
    ok: false,
    code: 'order-not-payable',
    message: 'This order isn’t waiting for payment.',
  });
  const { order: begun } = await startOrder(fivePages, undefined);
  expect((await sendPaymentLink(begun.id, actor)).ok).toBe(false);
});

test('an unpaid order that staff cancel is over for good, and its buyer is notified', async () => {
  const owner = await makePerson();
  const { order } = await placedOrder({ userId: owner.id, method: 'invoice' });
  expect(await endOrder(order.id, actor, { outcome: 'canceled', reason: 'Ordered twice' })).toBe(true);
  expect((await orderNow(order.id)).state).toBe('canceled');
  expect(await markPaid(order.id, actor)).toBe(false);
  expect(await auditOf(`order:${order.id}`)).toMatchObject([{ action: 'order.canceled', reason: 'Ordered twice' }]);
  const notices = await db().select().from(notifications).where(eq(notifications.userId, owner.id));
  expect(notices.map(({ title }) => title)).toEqual(['Order canceled']);
});

test('one that staff let expire can still be marked as paid', async () => {
  const { order } = await placedOrder({ method: 'invoice' });
  expect(await endOrder(order.id, actor, { outcome: 'expired', reason: 'No answer' })).toBe(true);
  expect(await markPaid(order.id, actor)).toBe(true);
});

test('a paid order is not ended here', async () => {
  const { order } = await placedOrder({ method: 'invoice' });
  await markPaid(order.id, actor);
  expect(await endOrder(order.id, actor, { outcome: 'canceled', reason: 'No' })).toBe(false);
  expect((await orderNow(order.id)).state).toBe('paid');
});
