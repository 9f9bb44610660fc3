import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { db } from '../../../db/connect.ts';
import { refunds } from '../../../db/schema/index.ts';
import { placedOrder } from '../../../tests/harness/orders.ts';
import { useDatabase } from '../../../tests/helpers/database.ts';
import { htmlOf } from '../../../tests/helpers/screen.ts';
import Orders, { loader } from './orders.tsx';

useDatabase();

test('an order’s money alert is shown in its own row, and in no other', async () => {
  const { order: quiet } = await placedOrder({ email: 'quiet@people.test', method: 'invoice' });
  const { order } = await placedOrder({ email: 'owed@people.test', method: 'invoice' });
  await db()
    .insert(refunds)
    .values({ orderId: order.id, amountCents: 12_300, method: 'bank', state: 'failed', reason: 'x', actor: 'admin:x' });
  const request = new Request('http://localhost:3000/admin/orders');
  const loaderData = await loader({ request } as Parameters<typeof loader>[0]);
  const html = htmlOf(Orders, { loaderData } as ComponentProps<typeof Orders>);
  const rowOf = (number: number) => html.split('<tr').find((row) => row.includes(`S-${number}`)) ?? '';
  expect(rowOf(order.number)).toContain('Refund of $123 due');
  expect(rowOf(quiet.number)).toContain('quiet@people.test');
  expect(rowOf(quiet.number)).not.toContain('Refund of');
});
