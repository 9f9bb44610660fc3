import { addMinutes } from 'date-fns';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { mails } from '../../db/schema/index.ts';
import { placedOrder } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { queueMail } from '../mails/mails.ts';
import { declineMailKey } from './decline-mail.ts';
import { moveOrder } from './states.ts';

useDatabase();

test.each([
  ['processing', 'withheld'],
  ['paid', 'withheld'],
  ['expired', 'withheld'],
  ['canceled', 'withheld'],
  ['awaiting_payment', 'queued'],
] as const)('if the order is %s before the email about its decline is due, that email is %s', async (state, mailState) => {
  const { order } = await placedOrder();
  await moveOrder(db(), order.id, 'failed', { actor: 'provider', reason: 'Declined' });
  const eventKey = `${declineMailKey(order.id)}2026-11-27`;
  await queueMail(db(), {
    template: 'payment-failed',
    eventKey,
    recipient: 'buyer@people.test',
    dueAt: addMinutes(new Date(), 15),
    props: { orderNumber: order.number, name: 'Dana', reason: 'Your card was declined.', url: 'http://localhost:3000/payment' },
  });
  await moveOrder(db(), order.id, state, { actor: 'provider', reason: 'Meanwhile' });
  expect((await db().select().from(mails).where(eq(mails.eventKey, eventKey))).map((mail) => mail.state)).toEqual([mailState]);
});
