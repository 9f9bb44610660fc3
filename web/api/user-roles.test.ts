import { beforeAll, expect, test } from 'vitest';
import { grantAdmin } from '../../domain/accounts/admins.ts';
import { AuthBrowser } from '../../tests/helpers/auth-browser.ts';
import { appOf } from '../../tests/helpers/authenticator-app.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { member } from '../../tests/helpers/members.ts';
import { password } from '../../tests/helpers/signed-in.ts';

useDatabase();

// The first hash is slow while the library warms up. Don't count it against a test.
beforeAll(async () => {
  await member();
});

const ask = (browser: AuthBrowser, query: string) => browser.get(`/api/user-roles?${query}`);

test('a person reads whether they are an admin, and nothing about others', async () => {
  const [admin, customer] = [await member(), await member()];
  await grantAdmin(admin.email, 'command line');
  expect(await ask(admin.browser, `user_id=${admin.id}&role=admin`)).toMatchObject({ status: 200, body: [{ role: 'admin' }] });
  expect(await ask(customer.browser, `user_id=${customer.id}&role=admin`)).toMatchObject({ status: 200, body: [] });
  const others = await ask(customer.browser, `user_id=${admin.id}&role=admin`);
  const missing = await ask(customer.browser, 'user_id=019ab0c0-0000-7000-8000-000000000000&role=admin');
  expect(others.body).toEqual(missing.body);
  expect(others.body).toEqual([]);
  expect(others.headers.get('cache-control')).toBe('no-store');
});

test('an admin whose second factor is still due gets what no one gets: no row', async () => {
  const admin = await member();
  await grantAdmin(admin.email, 'command line');
  const setUp = await admin.browser.post('/api/auth/factors', { factor_type: 'totp' });
  const app = appOf(setUp.body.totp.secret);
  await admin.browser.post('/api/auth/factors/totp/verify', { code: await app.now() });
  const there = new AuthBrowser();
  await there.post('/api/auth/token?grant_type=password', { email: admin.email, password });
  const query = `user_id=${admin.id}&role=admin`;
  expect(await ask(there, query)).toMatchObject({ status: 403, body: { error_code: 'second_factor_required' } });
  await there.post('/api/auth/factors/totp/verify', { code: await app.in(30) });
  expect((await ask(there, query)).body).toEqual([{ role: 'admin' }]);
});

test('an admin reads only their own row', async () => {
  const [one, other] = [await member(), await member()];
  for (const { email } of [one, other]) await grantAdmin(email, 'command line');
  expect((await ask(one.browser, `user_id=${other.id}&role=admin`)).body).toEqual([]);
});

test.each(['', 'role=admin', 'user_id=me&role=admin', 'user_id=019ab0c0-0000-7000-8000-000000000000&role=owner'])(
  'any other query is refused: %s',
  async (query) => {
    const { browser } = await member();
    expect(await ask(browser, query)).toMatchObject({ status: 422, body: { error_code: 'validation_failed' } });
  },
);

test('a logged-out user gets 401', async () => {
  expect(await ask(new AuthBrowser(), 'user_id=019ab0c0-0000-7000-8000-000000000000&role=admin')).toMatchObject({
    status: 401,
    body: { error_code: 'session_not_found' },
  });
});
