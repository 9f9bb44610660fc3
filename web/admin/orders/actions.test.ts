import { expect, test } from 'vitest';
import { refundsForAdmin } from '../../../domain/refunds/queries.ts';
import { requestRefund } from '../../../domain/refunds/refunds.ts';
import { orderNow } from '../../../tests/harness/orders.ts';
import { useDatabase } from '../../../tests/helpers/database.ts';
import { usePayments } from '../../../tests/helpers/payments.ts';
import { billsNow, launchedProject, planNow, work } from '../../../tests/helpers/plans.ts';
import { planAction } from './plan-actions.ts';
import { refundAction } from './refund-actions.ts';

const database = useDatabase();
const provider = usePayments();
const actor = 'admin:0198c0de-0000-7000-8000-000000000000';
/** No one is logged in: whatever gets past the ids is asked for the password. */
const request = new Request('http://localhost/admin/orders/x', { method: 'POST' });

test('a plan of this order gives no access to another order’s bill, nor a bill to another plan', async () => {
  const [one, other] = [await launchedProject(provider, { by: 'bank' }), await launchedProject(provider, { by: 'bank' })];
  await work(database.queue());
  const planId = (await planNow(one.projectId)).id;
  const [[bill], [otherBill]] = [await billsNow(one.projectId), await billsNow(other.projectId)];
  const act = (fields: Record<string, string>) => planAction(request, one.orderId, actor, fields);
  const asPaid = { intent: 'plan-bank-payment', reference: 'TX 4711' };
  const missing = { init: { status: 404 } };
  await expect(act({ ...asPaid, planId, billId: otherBill?.id ?? '' })).rejects.toMatchObject(missing);
  const otherPlan = (await planNow(other.projectId)).id;
  for (const intent of ['plan-try', 'plan-end'])
    await expect(act({ intent, planId: otherPlan, billId: bill?.id ?? '' })).rejects.toMatchObject(missing);
  await expect(act({ ...asPaid, billId: bill?.id ?? '' })).rejects.toMatchObject({ status: 302 });
  await expect(act({ intent: 'plan-end', planId, reason: 'By phone' })).rejects.toMatchObject({ status: 302 });
  expect(await act({ intent: 'plan-sell', planId })).toBeUndefined();
});

test('only the intent of its own name calls off a refund', async () => {
  const { orderId } = await launchedProject(provider, { by: 'bank' });
  await requestRefund({ orderId }, { method: 'bank', actor, reason: 'Agreed by phone' });
  const refundId = (await refundsForAdmin(orderId)).refunds[0]?.id ?? '';
  const act = (intent: string) => refundAction(request, orderId, actor, { intent, refundId });
  expect(await act('refunds')).toBeUndefined();
  expect(await act('refund-everything')).toBeUndefined();
  await expect(act('refund-off')).rejects.toMatchObject({ status: 302 });
  expect((await orderNow(orderId)).refundedCents).toBe(0);
});
