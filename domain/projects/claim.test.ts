import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { fivePages, orderNow, placedOrder } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { projectNow, sendBrief } from '../../tests/helpers/projects.ts';
import { markPaid } from '../billing/mark-paid.ts';
import { startOrder } from '../orders/orders.ts';
import { claimOrders } from './claim.ts';
import { openProject } from './projects.ts';
import { projectOfOrder } from './queries.ts';

useDatabase();

const claim = (userId: string, orderOfBrowser?: string) => db().transaction((tx) => claimOrders(tx, userId, orderOfBrowser));

test('an order paid while logged out belongs to the account that verifies the same email, with a paid project', async () => {
  const { order } = await placedOrder({ email: 'claim@people.test', method: 'invoice' });
  await markPaid(order.id, 'admin:1');
  const owner = await makePerson({ email: 'claim@people.test' });
  await claim(owner.id);
  expect((await orderNow(order.id)).userId).toBe(owner.id);
  expect(await projectOfOrder(owner.id, order.id)).toMatchObject({ state: 'awaiting_brief', paidAt: expect.any(Date) });
});

test('a brief already submitted starts the work when the paid order is claimed', async () => {
  const owner = await makePerson();
  const { id } = await openProject(owner.id);
  await sendBrief(owner.id, id, 'Claimed Plumbing');
  const { order } = await placedOrder({ email: owner.email, method: 'invoice' });
  await markPaid(order.id, 'admin:1');
  await claim(owner.id);
  expect(await projectNow(id)).toMatchObject({ state: 'scheduled', orderId: order.id });
});

test('an unverified email claims nothing by itself', async () => {
  const { order } = await placedOrder({ email: 'unproved@people.test', method: 'invoice' });
  await markPaid(order.id, 'admin:1');
  const owner = await makePerson({ email: 'unproved@people.test', proved: false });
  await claim(owner.id);
  expect((await orderNow(order.id)).userId).toBeNull();
});

test('the browser’s order is claimed if it has no email or the account’s own, and no other', async () => {
  const owner = await makePerson();
  const { order: begun } = await startOrder(fivePages, undefined);
  const { order: own } = await placedOrder({ email: owner.email });
  const { order: foreign } = await placedOrder({ email: 'someone.else@people.test' });
  for (const { id } of [begun, own, foreign]) await claim(owner.id, id);
  expect((await orderNow(begun.id)).userId).toBe(owner.id);
  expect((await orderNow(own.id)).userId).toBe(owner.id);
  expect((await orderNow(foreign.id)).userId).toBeNull();
});

test('an order that belongs to someone else is never claimed', async () => {
  const [owner, stranger] = [await makePerson(), await makePerson()];
  const { order } = await placedOrder({ userId: owner.id, email: stranger.email });
  await claim(stranger.id, order.id);
  expect((await orderNow(order.id)).userId).toBe(owner.id);
});

test('claiming at the same moment on two devices ties the order once', async () => {
  const { order } = await placedOrder({ email: 'devices@people.test', method: 'invoice' });
  await markPaid(order.id, 'admin:1');
  const owner = await makePerson({ email: 'devices@people.test' });
  await Promise.all([claim(owner.id), claim(owner.id)]);
  expect(await projectOfOrder(owner.id, order.id)).toMatchObject({ paidAt: expect.any(Date) });
});

test('a deleted account claims nothing', async () => {
  await expect(claim('01890000-0000-7000-8000-000000000000')).resolves.toBeUndefined();
});
