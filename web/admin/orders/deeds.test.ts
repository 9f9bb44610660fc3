import { expect, test } from 'vitest';
import { refundsForDesk } from '../../../domain/refunds/queries.ts';
import { askRefund } from '../../../domain/refunds/refunds.ts';
import { useDatabase } from '../../../tests/helpers/database.ts';
import { orderNow } from '../../../tests/helpers/orders.ts';
import { usePayments } from '../../../tests/helpers/payments.ts';
import { billsNow, launchedProject, planNow, work } from '../../../tests/helpers/plans.ts';
import { planDeed } from './plan-deeds.ts';
import { refundDeed } from './refund-deeds.ts';

const database = useDatabase();
const provider = usePayments();
const actor = 'admin:0198c0de-0000-7000-8000-000000000000';
/** Nobody is signed in: whatever gets past the ids is asked for the password. */
const request = new Request('http://localhost/admin/orders/x', { method: 'POST' });

test('a plan of this order opens no way to the bill of another, and a bill none to another plan', async () => {
  const [one, other] = [await launchedProject(provider, { by: 'bank' }), await launchedProject(provider, { by: 'bank' })];
  await work(database.queue());
  const planId = (await planNow(one.projectId)).id;
  const [[bill], [otherBill]] = [await billsNow(one.projectId), await billsNow(other.projectId)];
  const deed = (fields: Record<string, string>) => planDeed(request, one.orderId, actor, fields);
  const asPaid = { intent: 'plan-bank-payment', reference: 'TX 4711' };
  const missing = { init: { status: 404 } };
  await expect(deed({ ...asPaid, planId, billId: otherBill?.id ?? '' })).rejects.toMatchObject(missing);
  const otherPlan = (await planNow(other.projectId)).id;
  for (const intent of ['plan-try', 'plan-end'])
    await expect(deed({ intent, planId: otherPlan, billId: bill?.id ?? '' })).rejects.toMatchObject(missing);
  await expect(deed({ ...asPaid, billId: bill?.id ?? '' })).rejects.toMatchObject({ status: 302 });
  await expect(deed({ intent: 'plan-end', planId, reason: 'By phone' })).rejects.toMatchObject({ status: 302 });
  expect(await deed({ intent: 'plan-sell', planId })).toBeUndefined();
});

test('only its own name calls a refund off', async () => {
  const { orderId } = await launchedProject(provider, { by: 'bank' });
  await askRefund({ orderId }, { method: 'bank', actor, reason: 'Agreed by phone' });
  const refundId = (await refundsForDesk(orderId)).refunds[0]?.id ?? '';
  const deed = (intent: string) => refundDeed(request, orderId, actor, { intent, refundId });
  expect(await deed('refunds')).toBeUndefined();
  expect(await deed('refund-everything')).toBeUndefined();
  await expect(deed('refund-off')).rejects.toMatchObject({ status: 302 });
  expect((await orderNow(orderId)).refundedCents).toBe(0);
});
