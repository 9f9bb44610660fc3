import { beforeAll, expect, test } from 'vitest';
import { AuthBrowser } from '../../../tests/helpers/auth-browser.ts';
import { useDatabase } from '../../../tests/helpers/database.ts';
import { ageSessions, member } from '../../../tests/helpers/members.ts';
import { password } from '../../../tests/helpers/signed-in.ts';
import { mailCount, mailTo } from '../../../tests/helpers/signing-up.ts';

useDatabase();

// The first hash is slow while the library warms up. Don't count it against a test.
beforeAll(async () => {
  await member();
});

test('a name can be changed at any time, password and email only in a fresh session', async () => {
  const { browser, email, id } = await member();
  await ageSessions(id);
  const renamed = await browser.call('PUT', '/api/auth/user', { data: { first_name: ' Dee ', last_name: 'Hollis' } });
  expect(renamed.body).toMatchObject({ first_name: 'Dee', email });
  const change = () => browser.call('PUT', '/api/auth/user', { password: 'brand new one' });
  expect((await change()).body.error_code).toBe('reauthentication_needed');
  expect((await browser.call('PUT', '/api/auth/user', { email: 'moved@people.test' })).body.error_code).toBe('reauthentication_needed');
  expect((await browser.post('/api/auth/reauthenticate', { password: 'not the one' })).body.error_code).toBe('invalid_credentials');
  expect((await browser.post('/api/auth/reauthenticate', { password })).status).toBe(200);
  const elsewhere = new AuthBrowser();
  await elsewhere.post('/api/auth/token?grant_type=password', { email, password });
  expect((await change()).status).toBe(200);
  expect((await elsewhere.get('/api/auth/user')).status).toBe(401);
  expect((await browser.get('/api/auth/user')).status).toBe(200);
  expect((await browser.call('PUT', '/api/auth/user', { email: 'moved@people.test' })).body.email).toBe(email);
  expect(await mailCount('moved@people.test')).toBe(1);
});

test('a change of several things is saved whole or not at all', async () => {
  const { browser, email } = await member();
  const change = { data: { first_name: 'Half', last_name: 'Saved' }, password: 'brand new one', email };
  expect(await browser.call('PUT', '/api/auth/user', change)).toMatchObject({
    status: 422,
    body: { message: 'That’s already your email.' },
  });
  expect((await browser.get('/api/auth/user')).body.first_name).toBe('Dana');
  expect((await new AuthBrowser().post('/api/auth/token?grant_type=password', { email, password })).status).toBe(200);
});

test('an emailed code makes a session fresh too, once, and only its own', async () => {
  const { browser, email, id } = await member();
  await ageSessions(id);
  expect((await browser.post('/api/auth/reauthenticate')).body).toEqual({});
  const { code } = await mailTo(email, 'login-code');
  const other = await member();
  await ageSessions(other.id);
  expect((await other.browser.post('/api/auth/reauthenticate', { token: code })).body.error_code).toBe('code_invalid');
  // A code that confirms does not sign in.
  expect((await new AuthBrowser().post('/api/auth/verify', { type: 'email', email, token: code })).status).toBe(403);
  expect((await browser.post('/api/auth/reauthenticate', { token: code })).status).toBe(200);
  expect((await browser.call('PUT', '/api/auth/user', { password: 'brand new one' })).status).toBe(200);
  await ageSessions(id);
  expect((await browser.post('/api/auth/reauthenticate', { token: code })).body.error_code).toBe('code_invalid');
});

test('a sign-out ends this session, all others, or all', async () => {
  const { browser: here, email } = await member();
  const there = new AuthBrowser();
  const login = () => there.post('/api/auth/token?grant_type=password', { email, password });
  const isIn = async (browser: AuthBrowser) => (await browser.get('/api/auth/user')).status === 200;
  await login();
  expect((await here.post('/api/auth/logout?scope=everything')).body.error_code).toBe('validation_failed');
  await here.post('/api/auth/logout?scope=others');
  expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
  await login();
  await there.post('/api/auth/logout?scope=local');
  expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
  await login();
  await there.post('/api/auth/logout?scope=global');
  expect([await isIn(here), await isIn(there)]).toEqual([false, false]);
});

test('a logout needs no body or content type, and ends the session', async () => {
  const asSent: Record<string, string>[] = [
    {},
    { 'content-length': '0' },
    { 'content-length': '0', 'content-type': 'application/x-www-form-urlencoded' },
  ];
  for (const more of asSent) {
    const { browser } = await member();
    expect((await browser.get('/api/auth/user')).status).toBe(200);
    const { headers } = browser;
    expect(await browser.call('POST', '/api/auth/logout', undefined, more)).toMatchObject({ status: 200, body: {} });
    browser.headers = headers;
    expect((await browser.get('/api/auth/user')).status).toBe(401);
  }
});
