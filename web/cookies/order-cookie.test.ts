import { expect, test } from 'vitest';
import { startOrder } from '../../domain/orders/orders.ts';
import { changeSetting } from '../../domain/settings/settings.ts';
import { fivePages } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { orderCookieHeader, orderOfRequest } from './order-cookie.ts';

useDatabase();

const request = (path: string, cookie = '') =>
  new Request(`http://localhost:3000${path}`, { headers: { cookie: cookie.split(';')[0] ?? '' } });

test('the cookie of an order opens it, is read by no script and lasts as long as the order', async () => {
  const { order, secret } = await startOrder(fivePages, undefined);
  const header = await orderCookieHeader(secret);
  expect(header).toMatch(/; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(await orderOfRequest(request('/payment', header))).toMatchObject({ order: { id: order.id }, secret });
  await changeSetting('orderDays', 3, 'admin:1');
  expect(await orderCookieHeader(secret)).toContain('; Max-Age=259200;');
  await changeSetting('orderDays', 14, 'admin:1');
});

test('a resume link opens its order before the one of the browser', async () => {
  const [kept, linked] = [await startOrder(fivePages, undefined), await startOrder(fivePages, undefined)];
  const header = await orderCookieHeader(kept.secret);
  expect((await orderOfRequest(request(`/payment?order=${linked.secret}`, header)))?.order.id).toBe(linked.order.id);
});

test('a link that opens nothing leaves the order of the browser', async () => {
  const { order, secret } = await startOrder(fivePages, undefined);
  expect((await orderOfRequest(request('/payment?order=wrong', await orderCookieHeader(secret))))?.order.id).toBe(order.id);
});

test.each(['', 'order=garbage', `order=${'x'.repeat(5000)}`, 'order=eyJhIjoxfQ%3D%3D'])('the cookie %s opens nothing', async (cookie) => {
  expect(await orderOfRequest(request('/payment', cookie))).toBeUndefined();
});
