import { eq } from 'drizzle-orm';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { db } from '../../../db/connect.ts';
import { orders } from '../../../db/schema/index.ts';
import { startOrder } from '../../../domain/orders/orders.ts';
import { useDatabase } from '../../../tests/helpers/database.ts';
import { fivePages } from '../../../tests/helpers/orders.ts';
import { orderCookieHeader } from '../../order-cookie.ts';
import { viewerContext } from '../../session.ts';
import { loader } from './auth.tsx';

useDatabase();

/** What the sign-up of a browser with this cookie is filled in with. */
async function filledIn(cookie: string): Promise<unknown> {
  const context = new RouterContextProvider();
  context.set(viewerContext, null);
  const request = new Request('http://localhost:3000/auth?next=/onboarding', { headers: { cookie: cookie.split(';')[0] ?? '' } });
  return loader({ request, context } as never);
}

test('who ordered in this browser finds the email of the order filled in', async () => {
  const { order, secret } = await startOrder(fivePages, undefined);
  const cookie = await orderCookieHeader(secret);
  expect(await filledIn(cookie)).toEqual({ orderEmail: '', provider: null, refusal: null });
  await db().update(orders).set({ email: 'bo@bakery.test' }).where(eq(orders.id, order.id));
  expect(await filledIn(cookie)).toEqual({ orderEmail: 'bo@bakery.test', provider: null, refusal: null });
});

test('a browser without an order is filled in with nothing', async () => {
  expect(await filledIn('')).toEqual({ orderEmail: '', provider: null, refusal: null });
});
