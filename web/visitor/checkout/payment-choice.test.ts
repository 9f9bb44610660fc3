import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { startOrder } from '../../../domain/orders/orders.ts';
import { useDatabase } from '../../../tests/helpers/database.ts';
import { fivePages } from '../../../tests/helpers/orders.ts';
import { codeCookieHeader } from '../../cookies/code-cookie.ts';
import { orderCookieHeader } from '../../cookies/order-cookie.ts';
import { clientAddressContext, viewerContext } from '../../session.ts';
import { action, loader } from './payment-choice.tsx';

useDatabase();

/** A visitor's request to /payment-choice with an order and a code from a link. */
async function visit(body?: URLSearchParams) {
  const { secret } = await startOrder(fivePages, undefined);
  const cookies = [await orderCookieHeader(secret), await codeCookieHeader('MAINSTREET15')].map((header) => header.split(';')[0]);
  const context = new RouterContextProvider();
  context.set(viewerContext, null);
  context.set(clientAddressContext, '192.0.2.1');
  const init = body ? { method: 'POST', body } : {};
  const request = new Request('http://localhost:3000/payment-choice', { ...init, headers: { cookie: cookies.join('; ') } });
  return { request, context } as never;
}

test('a code from a link is filled in until the buyer removes it', async () => {
  expect(await loader(await visit())).toMatchObject({ values: { code: 'MAINSTREET15' } });
  const removed = await action(await visit(new URLSearchParams({ intent: 'no-code' })));
  const headers = new Headers((removed as { init: ResponseInit }).init.headers);
  expect(headers.get('set-cookie')).toMatch(/^code=;.*Max-Age=0/);
});

test('a code that we refuse stays in the cookie', async () => {
  const refused = await action(await visit(new URLSearchParams({ intent: 'code', code: 'NOSUCHCODE' })));
  expect(refused).toMatchObject({ init: { status: 422 }, data: { errors: { code: expect.any(String) } } });
  expect(new Headers((refused as { init: ResponseInit }).init.headers).has('set-cookie')).toBe(false);
});
