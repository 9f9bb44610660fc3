import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { documents, ledgerEntries } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { orderNow, placedOrder } from '../../tests/helpers/orders.ts';
import { ledgerBalance } from '../ledger/queries.ts';
import { coverOldOrders } from './cover-old-orders.ts';
import { markPaid } from './mark-paid.ts';

useDatabase();

test('an order that was paid before the ledger gets its entry and its invoice once, with the day it was paid', async () => {
  const { order } = await placedOrder({ method: 'invoice' });
  await markPaid(order.id, 'admin:1', 'wire 1');
  await db().delete(documents);
  await db().delete(ledgerEntries);
  expect(await coverOldOrders()).toBe(1);
  expect(await coverOldOrders()).toBe(0);
  const { paidAt } = await orderNow(order.id);
  expect(await db().select().from(ledgerEntries).where(eq(ledgerEntries.orderId, order.id))).toMatchObject([
    { kind: 'setup', amountCents: 29_900, method: 'bank', happenedAt: paidAt },
  ]);
  expect(await db().select().from(documents).where(eq(documents.orderId, order.id))).toMatchObject([{ paidAt, paidBy: 'bank transfer' }]);
  expect(await ledgerBalance()).toBe(29_900);
});
