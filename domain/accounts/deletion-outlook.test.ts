import { expect, test } from 'vitest';
import { useDatabase } from '../../tests/helpers/database.ts';
import { placedOrder } from '../../tests/helpers/orders.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { liveProject } from '../../tests/helpers/projects.ts';
import { markPaid } from '../billing/mark-paid.ts';
import { ownerRefundOf, refundOwnOrder } from '../refunds/owner-refund.ts';
import { deletionOutlook } from './deletion.ts';

useDatabase();

test('a site that is paid for is named while its money can be taken back, also before its brief is in', async () => {
  const owner = await makePerson({});
  const { order } = await placedOrder({ userId: owner.id, email: owner.email });
  expect(await deletionOutlook(owner.id)).toMatchObject({ inWork: [], hasPlan: false });
  await markPaid(order.id, 'admin:0198c0de-0000-7000-8000-000000000000');
  const { inWork } = await deletionOutlook(owner.id);
  expect(inWork).toEqual([{ id: expect.any(String), name: 'Your site' }]);
  const projectId = inWork[0]?.id ?? '';
  expect(await ownerRefundOf(owner.id, projectId)).toBeDefined();
  await refundOwnOrder(owner.id, projectId, '');
  expect((await deletionOutlook(owner.id)).inWork).toEqual([]);
});

test('a live site has a plan that ends, and no money to take back', async () => {
  const { owner } = await liveProject('Outlook Plumbing');
  expect(await deletionOutlook(owner.id)).toMatchObject({ inWork: [], hasPlan: true, liveSites: [expect.any(String)] });
});
