import { eq } from 'drizzle-orm';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { db } from '../../../db/connect.ts';
import { orders, projects } from '../../../db/schema/index.ts';
import { signUp } from '../../../domain/accounts/accounts.ts';
import { startOrder } from '../../../domain/orders/orders.ts';
import { fivePages } from '../../../tests/harness/orders.ts';
import { useDatabase } from '../../../tests/helpers/database.ts';
import { cookieOf, mailTo, requester, signUpForm, viewer } from '../../../tests/helpers/signing-up.ts';
import { orderCookieHeader } from '../../cookies/order-cookie.ts';
import { clientAddressContext, viewerContext } from '../../session/session.ts';
import { action, loader } from './auth.tsx';
import { action as verify } from './verify-email.tsx';

useDatabase();

/** What the sign-up of a browser with this cookie is filled in with. */
async function filledIn(cookie: string): Promise<unknown> {
  const context = new RouterContextProvider();
  context.set(viewerContext, null);
  const request = new Request('http://localhost:3000/auth?next=/onboarding', { headers: { cookie: cookie.split(';')[0] ?? '' } });
  return loader({ request, context } as never);
}

test('someone who ordered in this browser finds the order’s email filled in', async () => {
  const { order, secret } = await startOrder(fivePages, undefined);
  const cookie = await orderCookieHeader(secret);
  expect(await filledIn(cookie)).toEqual({ orderEmail: '', provider: null, refusal: null });
  await db().update(orders).set({ email: 'bo@bakery.test' }).where(eq(orders.id, order.id));
  expect(await filledIn(cookie)).toEqual({ orderEmail: 'bo@bakery.test', provider: null, refusal: null });
});

test('without an order nothing is filled in', async () => {
  expect(await filledIn('')).toEqual({ orderEmail: '', provider: null, refusal: null });
});

test.each([
  ['here@people.test', '/onboarding?project=1', '/onboarding?project=1'],
  ['away@people.test', 'https://evil.example/', '/'],
  ['none@people.test', '', null],
])('%s signs up on the way to %j, and the emailed link leads there too if it is one of our pages', async (email, next, linked) => {
  const password = 'a quiet door';
  const fields = { intent: 'signup', next, firstName: 'Wes', lastName: 'Way', email, password, confirmPassword: password };
  const context = new RouterContextProvider();
  context.set(clientAddressContext, '192.0.2.1');
  const request = new Request('http://localhost:3000/auth', { method: 'POST', body: new URLSearchParams(fields) });
  await action({ request, context } as never);
  const link = new URL((await mailTo(email, 'verify-email')).url);
  expect(link.searchParams.get('next')).toBe(linked);
});

test.each([
  ['brief@people.test', '/onboarding', '/onboarding', 1],
  ['portal@people.test', '/portal', '/portal', 0],
  ['nowhere@people.test', '', '/portal', 0],
])('%s verifies their email on the way to %j, and has a brief only if they were on the way to it', async (email, next, target, count) => {
  const signedUp = await signUp(signUpForm(email), requester(), next);
  const { code } = await mailTo(email, 'verify-email');
  const context = new RouterContextProvider();
  const person = await viewer(signedUp);
  context.set(viewerContext, person ?? null);
  context.set(clientAddressContext, '192.0.2.1');
  const body = new URLSearchParams({ intent: 'code', code, next });
  const request = new Request('http://localhost:3000/verify-email', { method: 'POST', headers: cookieOf(signedUp), body });
  const answer = (await verify({ request, context } as never)) as Response;
  expect(answer.headers.get('Location')).toBe(target);
  expect(await db().$count(projects, eq(projects.ownerId, person?.user.id ?? ''))).toBe(count);
});
