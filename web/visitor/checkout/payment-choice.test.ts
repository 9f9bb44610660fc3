import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { saveAnswer } from '../../../domain/briefs/briefs.ts';
import { openBrief } from '../../../domain/briefs/opening.ts';
import { currentBriefForm } from '../../../domain/briefs/queries.ts';
import { keepFirstLook } from '../../../domain/looks/first-looks.ts';
import { startOrder } from '../../../domain/orders/orders.ts';
import { fivePages } from '../../../tests/harness/orders.ts';
import { useDatabase } from '../../../tests/helpers/database.ts';
import { makePerson } from '../../../tests/helpers/people.ts';
import { codeCookieHeader } from '../../cookies/code-cookie.ts';
import { firstLookCookieHeader } from '../../cookies/first-look-cookie.ts';
import { orderCookieHeader } from '../../cookies/order-cookie.ts';
import { clientAddressContext, viewerContext } from '../../session/session.ts';
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

/** What the page shows of a site to someone with this first look in the browser, logged in or not, and where its link back leads. */
async function shown(orderSecret: string, user?: { id: string; email: string }, look?: string) {
  const cookies = [await orderCookieHeader(orderSecret), ...(look ? [await firstLookCookieHeader(look)] : [])];
  const context = new RouterContextProvider();
  context.set(viewerContext, user ? ({ user: { ...user, first_name: 'Dana', last_name: 'Hollis' } } as never) : null);
  const headers = { cookie: cookies.map((header) => header.split(';')[0]).join('; ') };
  const request = new Request('http://localhost:3000/payment-choice', { headers });
  const { ownPage, back } = await loader({ request, context } as never);
  return [ownPage && new URL(ownPage).host.split('.')[0], back.to];
}

test('a buyer sees their own home page: of their brief, or of what they typed on ours; an order’s link alone shows none', async () => {
  const { token } = await keepFirstLook({ name: 'Shallow End', trade: 'pool cleaning', town: 'Tucson' });
  const { order, secret } = await startOrder(fivePages, undefined);
  expect(await shown(secret)).toEqual([undefined, '/#picker']);
  expect(await shown(secret, undefined, token)).toEqual([`f-${token}`, '/#picker']);

  const owner = await makePerson();
  const { project } = await openBrief(owner.id, order.id);
  expect(await shown(secret, owner)).toEqual([undefined, '/onboarding']);
  await saveAnswer(owner.id, project.id, 'business.trade', 'plumber');
  const form = await currentBriefForm(owner.id);
  expect(await shown(secret, owner, token)).toEqual([`b-${form?.previewToken}`, '/onboarding']);
  expect(await shown(secret)).toEqual([undefined, '/#picker']);
});
