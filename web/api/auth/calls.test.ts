import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { AuthBrowser } from '../../../tests/helpers/auth-browser.ts';
import { useDatabase } from '../../../tests/helpers/database.ts';
import { passwordsHashed } from '../../../tests/helpers/less-effort.ts';
import { member } from '../../../tests/helpers/members.ts';

useDatabase();

// The first hash is slow while the library warms up. Don't count it against a test.
beforeAll(async () => {
  await member();
});

test.each([
  ['POST', '/api/auth/logout?scope=others'],
  ['POST', '/api/auth/reauthenticate'],
  ['GET', '/api/auth/user'],
  ['PUT', '/api/auth/user'],
  ['GET', '/api/auth/identities'],
  ['POST', '/api/auth/identities'],
  ['DELETE', '/api/auth/identities/019ab0c0-0000-7000-8000-000000000000'],
  ['GET', '/api/auth/factors'],
  ['POST', '/api/auth/factors'],
  ['POST', '/api/auth/factors/totp/challenge'],
  ['POST', '/api/auth/factors/totp/verify'],
  ['POST', '/api/auth/factors/passkey/challenge'],
  ['POST', '/api/auth/factors/passkey/verify'],
  ['DELETE', '/api/auth/factors/totp'],
])('%s %s is not for strangers', async (method, path) => {
  const stranger = new AuthBrowser();
  const body = method === 'POST' || method === 'PUT' ? {} : undefined;
  expect(await stranger.call(method, path, body)).toMatchObject({
    status: 401,
    body: { error_code: 'session_not_found', message: 'You’re logged out. Log in again.' },
  });
});

const writes: [method: string, path: string][] = [
  ['POST', '/api/auth/signup'],
  ['POST', '/api/auth/token?grant_type=password'],
  ['POST', '/api/auth/otp'],
  ['POST', '/api/auth/recover'],
  ['POST', '/api/auth/resend'],
  ['POST', '/api/auth/verify'],
  ['POST', '/api/auth/sso'],
  ['PUT', '/api/auth/user'],
  ['POST', '/api/auth/reauthenticate'],
  ['POST', '/api/auth/identities'],
  ['POST', '/api/auth/factors'],
];

test('an address with unusual signs signs up and logs in', async () => {
  const data = { first_name: 'Pat', last_name: 'Ito' };
  for (const email of ['pat&co@people.test', 'pat/co@people.test', 'pat@xn--mller-kva.test', 'pat@people.xn--p1ai']) {
    const browser = new AuthBrowser();
    expect(await browser.post('/api/auth/signup', { email, password: 'correct horse', data })).toMatchObject({ status: 200 });
    expect((await browser.get('/api/auth/user')).body).toMatchObject({ email });
    const other = new AuthBrowser();
    const login = await other.post('/api/auth/token?grant_type=password', { email, password: 'correct horse' });
    expect(login).toMatchObject({ status: 200 });
    expect((await new AuthBrowser().post('/api/auth/resend', { email, type: 'signup' })).status).toBe(200);
  }
});

test.each(writes)('%s %s refuses unknown fields, other types, broken JSON, and requests from other sites', async (method, path) => {
  const { browser } = await member();
  expect(await browser.call(method, path, { role: 'admin', user_id: 'x' })).toMatchObject({
    status: 422,
    body: { error_code: 'validation_failed' },
  });
  expect(await browser.call(method, path, {}, { 'content-type': 'text/plain' })).toMatchObject({
    status: 415,
    body: { error_code: 'unsupported_media_type', message: 'This endpoint only accepts JSON.' },
  });
  expect(await browser.call(method, path, {}, { origin: 'https://evil.example' })).toMatchObject({
    status: 403,
    body: { error_code: 'foreign_origin', message: 'This request came from a different website, so we refused it.' },
  });
});

test('a body that is too large, compressed or not JSON is refused in JSON too', async () => {
  const browser = new AuthBrowser();
  const otp = (body: unknown, more?: Record<string, string>) => browser.call('POST', '/api/auth/otp', body, more);
  expect(await otp({ email: 'x'.repeat(1_100_000) })).toMatchObject({ status: 413, body: { error_code: 'payload_too_large' } });
  expect(await otp({}, { 'content-encoding': 'gzip' })).toMatchObject({ status: 415, body: { error_code: 'unsupported_media_type' } });
  expect(await browser.callRaw('POST', '/api/auth/otp', '{"email"')).toMatchObject({ status: 400, body: { error_code: 'bad_json' } });
});

test('a request without a body needs no content type', async () => {
  expect(await new AuthBrowser().call('POST', '/api/auth/otp')).toMatchObject({ status: 422, body: { error_code: 'validation_failed' } });
  expect(await new AuthBrowser().call('POST', '/api/auth/token?grant_type=refresh_token')).toMatchObject({ status: 401 });
});

test('a broken body and an unknown call get an error', async () => {
  const browser = new AuthBrowser();
  expect((await browser.get('/api/auth/nothing')).body).toEqual({ error_code: 'not_found', message: 'Unknown API call.' });
  expect((await browser.post('/api/auth/token?grant_type=magic')).body).toMatchObject({ error_code: 'validation_failed' });
  expect((await browser.call('POST', '/api/auth/otp', 'not an object')).body).toMatchObject({ error_code: 'validation_failed' });
});

test.each([
  ['/api/auth/otp', (email: string) => ({ email })],
  ['/api/auth/recover', (email: string) => ({ email })],
  ['/api/auth/resend', (email: string) => ({ type: 'signup', email })],
  ['/api/auth/verify', (email: string) => ({ type: 'email', email, token: '000000' })],
  ['/api/auth/verify', (email: string) => ({ type: 'signup', email, token: '000000' })],
  ['/api/auth/token?grant_type=password', (email: string) => ({ email, password: 'a wrong guess' })],
])('%s answers the same in the same time, whether the email has an account or not', async (path, body) => {
  const { email } = await member(!path.endsWith('resend'));
  const timed = async (to: string) => {
    const [started, before] = [performance.now(), passwordsHashed()];
    const { status, body: answerBody } = await new AuthBrowser().post(path, body(to));
    return { answer: { status, answerBody }, ms: performance.now() - started, hashes: passwordsHashed() - before };
  };
  const known = await timed(email);
  const unknown = await timed(`nobody-${randomBytes(5).toString('hex')}@people.test`);
  expect(unknown.answer).toEqual(known.answer);
  // Both wait for the same clock, or hash a password.
  if (path.includes('password')) expect([known.hashes, unknown.hashes]).toEqual([1, 1]);
  else expect(Math.min(known.ms, unknown.ms)).toBeGreaterThan(345);
});
