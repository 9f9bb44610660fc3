import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { orders } from '../../db/schema/index.ts';
import { startOrder } from '../../domain/orders/orders.ts';
import { fivePages } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makeSignedIn } from '../../tests/helpers/signed-in.ts';
import { action } from '../visitor/auth/logout.tsx';
import { cookiesAfterLogout } from './after-logout.ts';
import { orderCookieHeader } from './order-cookie.ts';

useDatabase();

const forgotten = /^(call|order)=[^;]*; Max-Age=0;/;
const namesOf = (cookies: string[]) => cookies.flatMap((cookie) => forgotten.exec(cookie)?.[1] ?? []);

test('logging out closes the call and the order that the browser had open', async () => {
  const person = await makeSignedIn();
  const { secret } = await startOrder(fivePages, person.id);
  const cookie = `${person.headers.get('cookie')}; ${(await orderCookieHeader(secret)).split(';')[0]}`;
  const request = new Request('http://localhost:3000/logout', { method: 'POST', headers: { cookie } });
  const answer = await action({ request, context: { get: () => '192.0.2.1' } } as never);
  expect(answer.headers.get('Location')).toBe('/');
  expect(namesOf(answer.headers.getSetCookie())).toEqual(['call', 'order']);
});

test('an order with a person’s name is forgotten, and pages that were only picked aren’t', async () => {
  const { order, secret } = await startOrder(fivePages, undefined);
  const cookie = (await orderCookieHeader(secret)).split(';')[0] ?? '';
  const after = async () => namesOf(await cookiesAfterLogout(new Request('http://localhost:3000/', { headers: { cookie } })));
  expect(await after()).toEqual(['call']);
  await db().update(orders).set({ email: 'bo@bakery.test' }).where(eq(orders.id, order.id));
  expect(await after()).toEqual(['call', 'order']);
  // Left for the books when the account was deleted.
  await db().update(orders).set({ email: null, termsAcceptedAt: new Date() }).where(eq(orders.id, order.id));
  expect(await after()).toEqual(['call', 'order']);
});
