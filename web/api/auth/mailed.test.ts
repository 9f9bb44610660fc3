import { beforeAll, expect, test } from 'vitest';
import { AuthBrowser } from '../../../tests/helpers/auth-browser.ts';
import { useDatabase } from '../../../tests/helpers/database.ts';
import { member } from '../../../tests/helpers/members.ts';
import { mailCount, mailTo, tokenOf } from '../../../tests/helpers/signing-up.ts';

useDatabase();

// The first hash is slow while the library warms up. Don't count it against a test.
beforeAll(async () => {
  await member();
});

test('an emailed code logs in once, to an account with a verified email', async () => {
  const { email } = await member();
  const browser = new AuthBrowser();
  expect((await browser.post('/api/auth/otp', { email })).body).toEqual({});
  const { code } = await mailTo(email, 'login-code');
  const wrong = code === '000000' ? '111111' : '000000';
  expect(await browser.post('/api/auth/verify', { type: 'email', email, token: wrong })).toMatchObject({
    status: 403,
    body: { error_code: 'code_invalid' },
  });
  expect((await browser.post('/api/auth/verify', { type: 'email', email, token: code })).body).toMatchObject({ user: { email } });
  expect(await new AuthBrowser().post('/api/auth/verify', { type: 'email', email, token: code })).toMatchObject({ status: 403 });
});

test('no login code goes to an unverified email, or one without an account', async () => {
  const { email } = await member(false);
  const before = await mailCount(email);
  await new AuthBrowser().post('/api/auth/otp', { email });
  await new AuthBrowser().post('/api/auth/otp', { email: 'ghost@people.test' });
  expect(await mailCount(email)).toBe(before);
  expect(await mailCount('ghost@people.test')).toBe(0);
});

test('strangers who request emails use up their own limit, not the owner’s', async () => {
  const { email } = await member();
  const stranger = new AuthBrowser();
  const before = await mailCount(email);
  await Promise.all(Array.from({ length: 7 }, () => stranger.post('/api/auth/otp', { email })));
  expect(await mailCount(email)).toBe(before + 5);
  await new AuthBrowser().post('/api/auth/otp', { email });
  expect(await mailCount(email)).toBe(before + 6);
});

test('the code and link of a sign-up verify the email only in the logged-in browser', async () => {
  const first = await member(false);
  const { code } = await mailTo(first.email, 'verify-email');
  const byCode = { type: 'signup', email: first.email, token: code };
  const second = await member(false);
  const link = tokenOf(await mailTo(second.email, 'verify-email'));
  const byLink = { type: 'signup', token_hash: link };
  for (const body of [byCode, byLink])
    expect(await new AuthBrowser().post('/api/auth/verify', body)).toMatchObject({
      status: 401,
      body: { error_code: 'session_not_found' },
    });
  const proved = { email_confirmed_at: expect.any(String) };
  expect((await first.browser.post('/api/auth/verify', byCode)).body.user).toMatchObject({ email: first.email, ...proved });
  expect((await second.browser.post('/api/auth/verify', byLink)).body.user).toMatchObject({ email: second.email, ...proved });
  expect(await second.browser.post('/api/auth/verify', { type: 'signup', token_hash: `${link}x` })).toMatchObject({
    status: 403,
    body: { error_code: 'link_invalid' },
  });
});

test('a link that is sent again leads where the request says, and only within this site', async () => {
  const { email } = await member(false);
  const resend = (more: object) => new AuthBrowser().post('/api/auth/resend', { type: 'signup', email, ...more });
  const next = async () => new URL((await mailTo(email, 'verify-email')).url).searchParams.get('next');
  expect(await resend({ options: { emailRedirectTo: 'http://localhost:3000/' } })).toMatchObject({ status: 200, body: {} });
  expect(await next()).toBe('/');
  expect((await resend({ emailRedirectTo: '/portal' })).status).toBe(200);
  expect(await next()).toBe('/portal');
  expect((await resend({})).status).toBe(200);
  expect(await next()).toBeNull();
  const before = await mailCount(email);
  expect((await resend({ options: { emailRedirectTo: 'https://evil.example/' } })).status).toBe(422);
  expect(await mailCount(email)).toBe(before);
});

test('a reset link can be opened, then used once, and ends every session', async () => {
  const { browser, email } = await member();
  await new AuthBrowser().post('/api/auth/recover', { email });
  const token_hash = tokenOf(await mailTo(email, 'reset-password'));
  const stranger = new AuthBrowser();
  expect((await stranger.post('/api/auth/verify', { type: 'recovery', token_hash })).status).toBe(200);
  expect((await stranger.post('/api/auth/verify', { type: 'recovery', token_hash, password: '12345' })).status).toBe(422);
  expect((await stranger.post('/api/auth/verify', { type: 'recovery', token_hash, password: 'brand new one' })).status).toBe(200);
  expect((await stranger.post('/api/auth/verify', { type: 'recovery', token_hash, password: 'yet another' })).body.error_code).toBe(
    'link_invalid',
  );
  expect((await browser.get('/api/auth/user')).status).toBe(401);
  expect((await stranger.post('/api/auth/token?grant_type=password', { email, password: 'brand new one' })).status).toBe(200);
});

test('a new email takes effect when its emailed link is clicked', async () => {
  const { browser, email } = await member();
  const moved = `moved-${email}`;
  await browser.call('PUT', '/api/auth/user', { email: moved });
  const token_hash = tokenOf(await mailTo(moved, 'new-email'));
  const press = (who: AuthBrowser, token: string) => who.post('/api/auth/verify', { type: 'email_change', token_hash: token });
  expect((await press(new AuthBrowser(), token_hash)).body.error_code).toBe('session_not_found');
  expect((await press((await member()).browser, token_hash)).body.error_code).toBe('link_invalid');
  expect((await press(browser, `${token_hash}x`)).body.error_code).toBe('link_invalid');
  expect((await browser.get('/api/auth/user')).body.email).toBe(email);
  expect((await press(browser, token_hash)).body).toEqual({});
  expect((await browser.get('/api/auth/user')).body.email).toBe(moved);
});
