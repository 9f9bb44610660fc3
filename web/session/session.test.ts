import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { adminGuard, adminsOnly, customersOnly, safeNext, signedInOnly, type Viewer, viewerContext } from './session.ts';

const origin = 'http://localhost:3000';

function viewer(given: { proved?: boolean; admin?: boolean } = {}): Viewer {
  const { proved = true, admin = false } = given;
  return {
    isAdmin: admin,
    session: { id: 's1', aal: 'aal1' },
    user: {
      id: '1',
      email: 'dana@people.test',
      email_confirmed_at: proved ? '2026-11-20T14:00:00.000Z' : null,
      first_name: 'Dana',
      last_name: 'Hollis',
      identities: ['email'],
      factors: [],
    },
  };
}

/** Where a guard sends a viewer who asks for a path; undefined when they may enter. */
async function sentTo(
  guard: typeof customersOnly,
  who: Viewer | null,
  path = '/portal',
  method = 'GET',
): Promise<string | null | undefined> {
  const context = new RouterContextProvider();
  context.set(viewerContext, who);
  const request = new Request(origin + path, { method });
  try {
    await guard({ request, url: new URL(request.url), context, params: {}, pattern: path } as never, async () => new Response());
    return undefined;
  } catch (answer) {
    return (answer as Response).headers.get('location');
  }
}

test('a logged-out visitor is sent to /auth and comes back afterward', async () => {
  for (const guard of [customersOnly, signedInOnly, adminsOnly])
    expect(await sentTo(guard, null, '/portal/leads?new=1')).toBe('/auth?next=%2Fportal%2Fleads%3Fnew%3D1');
});

test('an unverified email is sent to /verify-email, except where only the role counts', async () => {
  const unproved = viewer({ proved: false });
  expect(await sentTo(customersOnly, unproved)).toBe('/verify-email?next=%2Fportal');
  expect(await sentTo(signedInOnly, unproved)).toBeUndefined();
  expect(await sentTo(adminsOnly, viewer({ proved: false, admin: true }), '/admin/orders')).toBeUndefined();
});

test('a customer enters the portal and is sent home from Admin; an admin enters both', async () => {
  expect(await sentTo(customersOnly, viewer())).toBeUndefined();
  expect(await sentTo(adminsOnly, viewer(), '/admin/orders')).toBe('/');
  expect(await sentTo(customersOnly, viewer({ admin: true }))).toBeUndefined();
  expect(await sentTo(adminsOnly, viewer({ admin: true }), '/admin/orders')).toBeUndefined();
});

test('an admin who owes two-factor authentication can read, and must set it up before changing anything', async () => {
  const [owing, past] = [adminGuard(async () => false), adminGuard(async () => true)];
  const admin = viewer({ admin: true });
  expect(await sentTo(owing, admin, '/admin/orders')).toBeUndefined();
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    expect(await sentTo(owing, admin, '/admin/orders', method)).toBe('/portal/settings/security?for-staff');
    expect(await sentTo(past, admin, '/admin/orders', method)).toBeUndefined();
  }
  expect(await sentTo(past, viewer(), '/admin/orders', 'POST')).toBe('/');
});

test.each([
  ['/portal.data', '/portal'],
  ['/portal.data?_routes=portal%2Flayout', '/portal'],
  ['/portal.data?version=3&_routes=a%2Cb', '/portal?version=3'],
  ['/portal.data?_routes=a&version=3', '/portal?version=3'],
  ['/_root.data', '/'],
])('a page asked for by script (%s) comes back as the page %s', async (asked, next) => {
  expect(await sentTo(customersOnly, null, asked)).toBe(`/auth?next=${encodeURIComponent(next)}`);
});

test.each([
  ['/ok?x=1#y', '/ok?x=1#y'],
  ['/portal', '/portal'],
  ['/a/../b', '/b'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\\/evil.example', '/'],
  ['///evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/a/..//evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/\n/evil.example', '/'],
  ['https://evil.example', '/'],
  ['https:evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['data:text/html,x', '/'],
  ['evil.example', '/'],
  [' /portal', '/'],
  ['', '/'],
  [null, '/'],
])('after sign-in, %j leads to %s', (next, target) => {
  expect(safeNext(next)).toBe(target);
  expect(new URL(safeNext(next), origin).origin).toBe(origin);
});

test('a refused path leads to the fallback', () => {
  expect(safeNext('//evil.example', '/onboarding')).toBe('/onboarding');
});
