import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { db } from '../../../db/connect.ts';
import { paymentAttempts } from '../../../db/schema/index.ts';
import { nextFreeDay } from '../../../domain/slots/slots.ts';
import { openPayments } from '../../../outside/payments/client.ts';
import { placedOrder } from '../../../tests/harness/orders.ts';
import { useDatabase } from '../../../tests/helpers/database.ts';
import { orderCookieHeader } from '../../cookies/order-cookie.ts';
import { clientAddressContext, viewerContext } from '../../session/session.ts';
import { action } from './payment.tsx';

useDatabase();

/** A provider that accepts every request and answers none. */
const silent = createServer(() => undefined);
beforeAll(async () => {
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  openPayments({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', address: () => ({ host: '127.0.0.1', port }) });
});
afterAll(() => {
  silent.closeAllConnections();
  silent.close();
});

test('if the provider never answers, the buyer gets an answer within 15 seconds and can try the same order again', async () => {
  const { order, secret } = await placedOrder();
  const context = new RouterContextProvider();
  context.set(viewerContext, null);
  context.set(clientAddressContext, '192.0.2.1');
  const cookie = (await orderCookieHeader(secret)).split(';')[0] ?? '';
  const body = new URLSearchParams({ day: await nextFreeDay(), total: String(order.totalCents) });
  const started = performance.now();
  const answer = await action({
    request: new Request('http://localhost:3000/payment', { method: 'POST', body, headers: { cookie } }),
    context,
  } as never);
  expect(performance.now() - started).toBeLessThan(15_000);
  expect(answer).toMatchObject({
    init: { status: 502 },
    data: { text: 'We couldn’t open the payment page. You weren’t charged. Please try again in a moment.' },
  });
  // The attempt keeps its ID, so trying again opens the same checkout.
  expect(await db().select({ state: paymentAttempts.state }).from(paymentAttempts).where(eq(paymentAttempts.orderId, order.id))).toEqual([
    { state: 'open' },
  ]);
});
