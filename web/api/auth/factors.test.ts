import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { db } from '../../../db/connect.ts';
import { twoFactors, users } from '../../../db/schema/index.ts';
import { AuthBrowser } from '../../../tests/helpers/auth-browser.ts';
import { appOf } from '../../../tests/helpers/authenticator-app.ts';
import { useDatabase } from '../../../tests/helpers/database.ts';
import { ageSessions, member } from '../../../tests/helpers/members.ts';
import { password } from '../../../tests/helpers/signed-in.ts';
import { mailTo } from '../../../tests/helpers/signing-up.ts';

useDatabase();

// The first hash is slow while the library warms up. Don't count it against a test.
beforeAll(async () => {
  await member();
});

test('two-factor authentication is set up in a fresh session, required at the next login, and removed', async () => {
  const { browser, email, id } = await member();
  await ageSessions(id);
  const begin = () => browser.post('/api/auth/factors', { factor_type: 'totp' });
  expect((await begin()).body.error_code).toBe('reauthentication_needed');
  await browser.post('/api/auth/reauthenticate', { password });
  const setUp = await begin();
  expect(setUp.body).toMatchObject({ id: 'totp', type: 'totp', totp: { uri: expect.stringMatching(/^otpauth:\/\/totp\//) } });
  const app = appOf(setUp.body.totp.secret);
  expect((await browser.post('/api/auth/factors/totp/verify', { code: 'abc' })).body.error_code).toBe('validation_failed');
  const on = await browser.post('/api/auth/factors/totp/verify', { code: await app.now() });
  expect(on.body.backup_codes).toHaveLength(10);
  expect((await begin()).body.error_code).toBe('factor_exists');
  expect((await browser.get('/api/auth/factors')).body.factors).toMatchObject([{ id: 'totp', factor_type: 'totp' }]);
  expect((await browser.get('/api/auth/user')).body.factors).toEqual(['totp']);

  const there = new AuthBrowser();
  const login = await there.post('/api/auth/token?grant_type=password', { email, password });
  expect(login).toMatchObject({ status: 403, body: { error_code: 'second_factor_required' } });
  expect((await there.get('/api/auth/user')).body.error_code).toBe('second_factor_required');
  expect((await there.post('/api/auth/factors/totp/challenge')).body).toEqual({ id: 'totp', type: 'totp' });
  expect((await there.post('/api/auth/factors/totp/verify', { code: '000000' })).status).toBe(403);
  const ended = await there.post('/api/auth/factors/totp/verify', { code: await app.in(30) });
  expect(ended.body).toMatchObject({ user: { email, factors: ['totp'] } });
  const claims = JSON.parse(Buffer.from(ended.body.access_token.split('.')[1], 'base64url').toString());
  expect(claims.aal).toBe('aal2');

  // An emailed code is one factor; the second is still missing.
  const third = new AuthBrowser();
  await third.post('/api/auth/otp', { email });
  const { code } = await mailTo(email, 'login-code');
  expect((await third.post('/api/auth/verify', { type: 'email', email, token: code })).body.error_code).toBe('second_factor_required');
  expect((await third.get('/api/auth/user')).status).toBe(403);
  expect((await third.post('/api/auth/factors/totp/verify', { backup_code: on.body.backup_codes[0] })).status).toBe(200);
  expect((await third.get('/api/auth/user')).status).toBe(200);

  expect((await browser.call('DELETE', '/api/auth/factors/none')).body.error_code).toBe('factor_not_found');
  expect((await browser.call('DELETE', '/api/auth/factors/totp')).status).toBe(200);
  expect((await new AuthBrowser().post('/api/auth/token?grant_type=password', { email, password })).status).toBe(200);
});

test('no one can add a way to log in before the email is verified, since the account may belong to someone else', async () => {
  const { browser, id } = await member(false);
  for (const [method, path, body] of [
    ['POST', '/api/auth/factors', { factor_type: 'totp' }],
    ['POST', '/api/auth/factors/totp/verify', { code: '123456' }],
    ['POST', '/api/auth/factors/passkey/challenge', {}],
    ['POST', '/api/auth/factors/passkey/verify', { friendly_name: 'Phone', credential: { id: 'x' } }],
    ['DELETE', '/api/auth/factors/totp', undefined],
    ['POST', '/api/auth/identities', { provider: 'oidc' }],
    ['DELETE', `/api/auth/identities/${id}`, undefined],
  ] as const)
    expect(await browser.call(method, path, body), path).toMatchObject({ status: 403, body: { error_code: 'email_not_confirmed' } });
});

test('two-factor data of another AUTH_SECRET is refused with a message, for every kind of code', async () => {
  const { email, id } = await member();
  await db().insert(twoFactors).values({ userId: id, secret: 'of another secret', backupCodes: 'of another secret', verified: true });
  await db().update(users).set({ twoFactorEnabled: true }).where(eq(users.id, id));
  const browser = new AuthBrowser();
  const login = await browser.post('/api/auth/token?grant_type=password', { email, password });
  expect(login.body.error_code).toBe('second_factor_required');
  for (const body of [{ code: '123456' }, { backup_code: 'aaaaa-bbbbb' }])
    expect(await browser.post('/api/auth/factors/totp/verify', body)).toMatchObject({
      status: 403,
      body: { message: 'We can’t check your two-factor code anymore. Contact us and we’ll turn it off for you.' },
    });
});
