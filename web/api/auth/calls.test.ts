import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { db } from '../../../db/connect.ts';
import { mails, sessions, users } from '../../../db/schema/index.ts';
import { appOf } from '../../../tests/helpers/account-browser.ts';
import { AuthBrowser } from '../../../tests/helpers/auth-browser.ts';
import { useDatabase } from '../../../tests/helpers/database.ts';

useDatabase();

const password = 'correct horse';
const wait = /^Too many tries\. Please wait /;
let people = 0;

/** A browser signed in to a new account; its email proved unless told otherwise. */
async function member(proved = true): Promise<{ browser: AuthBrowser; email: string; id: string }> {
  const email = `member${++people}@people.test`;
  const browser = new AuthBrowser();
  const { body } = await browser.post('/api/auth/signup', { email, password, data: { first_name: 'Dana', last_name: 'Hollis' } });
  if (proved) await db().update(users).set({ emailVerified: true, emailConfirmedAt: new Date() }).where(eq(users.email, email));
  return { browser, email, id: body.user.id };
}

async function newestMail(email: string, template: string): Promise<Record<string, string>> {
  const [mail] = await db()
    .select({ props: mails.props })
    .from(mails)
    .where(and(eq(mails.recipient, email), eq(mails.template, template)))
    .orderBy(desc(mails.id))
    .limit(1);
  if (!mail) throw new Error(`No mail "${template}" to ${email}.`);
  return mail.props as Record<string, string>;
}

const mailCount = (email: string) => db().$count(mails, eq(mails.recipient, email));
const linkToken = (mail: Record<string, string>) => new URL(mail.url ?? '').searchParams.get('token') ?? '';
const grow = (id: string) =>
  db()
    .update(sessions)
    .set({ confirmedAt: new Date(Date.now() - 20 * 60_000) })
    .where(eq(sessions.userId, id));

// The first hash is slow while the library warms up; no test is to blame for it.
beforeAll(async () => {
  await member();
});

test('sign-up, login and refresh answer a session in the shape of the standard', async () => {
  const browser = new AuthBrowser();
  const form = { email: 'Shape@People.test', password, data: { first_name: 'Dana', last_name: 'Hollis' } };
  const user = {
    id: expect.any(String),
    email: 'shape@people.test',
    email_confirmed_at: null,
    first_name: 'Dana',
    last_name: 'Hollis',
    identities: ['email'],
    factors: [],
  };
  const session = {
    access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    refresh_token: '',
    expires_at: expect.any(Number),
    expires_in: 300,
    token_type: 'bearer',
    user,
  };
  expect(await browser.post('/api/auth/signup', form)).toMatchObject({ status: 200, body: session });
  expect((await browser.post('/api/auth/signup', form)).body).toEqual({
    error_code: 'email_exists',
    message: 'An account with this email already exists.',
  });
  const other = new AuthBrowser();
  const login = await other.post('/api/auth/token?grant_type=password', { email: 'shape@people.test', password });
  expect(login.body).toEqual(session);
  expect(Math.abs(login.body.expires_at - Date.now() / 1000 - 300)).toBeLessThan(5);
  expect(login.headers.get('cache-control')).toBe('no-store');
  expect((await other.post('/api/auth/token?grant_type=refresh_token')).body).toEqual(session);
  expect((await other.get('/api/auth/user')).body).toEqual(user);
});

test('no answer holds what the session cookie says', async () => {
  const { browser } = await member();
  const token = /session=([^;.%]+)/.exec(browser.headers.get('cookie') ?? '')?.[1] ?? 'none';
  expect(token.length).toBeGreaterThan(20);
  for (const path of ['/api/auth/user', '/api/auth/identities', '/api/auth/factors'])
    expect(JSON.stringify((await browser.get(path)).body)).not.toContain(token);
  expect(JSON.stringify((await browser.post('/api/auth/token?grant_type=refresh_token')).body)).not.toContain(token);
});

test('an access token is checked with the published keys, and says who, in which session, for five minutes', async () => {
  const { browser, email, id } = await member();
  const { access_token } = (await browser.post('/api/auth/token?grant_type=refresh_token')).body as { access_token: string };
  const { body } = await new AuthBrowser().get('/api/auth/.well-known/jwks.json');
  const { keys } = body as { keys: (JsonWebKey & { kid: string })[] };
  expect(keys.every((key) => key.d === undefined)).toBe(true);
  const [header = '', claims = '', signature = ''] = access_token.split('.');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  const key = keys.find(({ kid }) => kid === read(header).kid);
  if (!key) throw new Error('The key is not in the set.');
  const isSigned = (text: string) =>
    verify(null, Buffer.from(text), createPublicKey({ key, format: 'jwk' }), Buffer.from(signature, 'base64url'));
  expect(isSigned(`${header}.${claims}`)).toBe(true);
  expect(isSigned(`${header}.${claims}x`)).toBe(false);
  const said = read(claims) as { exp: number; iat: number };
  expect(said).toMatchObject({
    sub: id,
    email,
    session_id: expect.any(String),
    aal: 'aal1',
    iss: 'http://localhost:3000',
    aud: 'http://localhost:3000',
  });
  expect(said.exp - said.iat).toBe(300);
});

test('a session that ended is refreshed no more', async () => {
  const { browser, id } = await member();
  await db().delete(sessions).where(eq(sessions.userId, id));
  expect(await browser.post('/api/auth/token?grant_type=refresh_token')).toMatchObject({
    status: 401,
    body: { error_code: 'session_not_found' },
  });
});

test('a session in use lasts longer, and the cookie with it', async () => {
  const { browser, id } = await member();
  const soon = new Date(Date.now() + 86_400_000);
  await db().update(sessions).set({ expiresAt: soon }).where(eq(sessions.userId, id));
  const { headers } = await browser.post('/api/auth/token?grant_type=refresh_token');
  expect(headers.getSetCookie().join()).toMatch(/session=[^;]{20,}; Max-Age=2592000/);
  const [session] = await db().select().from(sessions).where(eq(sessions.userId, id));
  expect(session?.expiresAt.getTime()).toBeGreaterThan(soon.getTime());
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
    body: { error_code: 'session_not_found', message: 'You are signed out. Login again.' },
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

test.each(writes)(
  '%s %s takes no field it does not name, no other type, no broken JSON, and nothing from another site',
  async (method, path) => {
    const { browser } = await member();
    expect(await browser.call(method, path, { role: 'admin', user_id: 'x' })).toMatchObject({
      status: 422,
      body: { error_code: 'validation_failed' },
    });
    expect(await browser.call(method, path, {}, { 'content-type': 'text/plain' })).toMatchObject({ status: 415 });
    expect(await browser.call(method, path, {}, { origin: 'https://evil.example' })).toMatchObject({
      status: 403,
      body: 'This request came from another site.',
    });
  },
);

test('a broken body and an unknown call are told so', async () => {
  const browser = new AuthBrowser();
  expect((await browser.get('/api/auth/nothing')).body).toEqual({ error_code: 'not_found', message: 'There is no such call.' });
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
    const started = performance.now();
    const { status, body: said } = await new AuthBrowser().post(path, body(to));
    return { answer: { status, said }, ms: performance.now() - started };
  };
  const known = await timed(email);
  const unknown = await timed(`nobody${++people}@people.test`);
  expect(unknown.answer).toEqual(known.answer);
  // Both wait for the same clock, or hash a password.
  expect(Math.min(known.ms, unknown.ms)).toBeGreaterThan(path.includes('password') ? 20 : 345);
});

test('a mailed code signs in once, to an account whose email is proved', async () => {
  const { email } = await member();
  const browser = new AuthBrowser();
  expect((await browser.post('/api/auth/otp', { email })).body).toEqual({});
  const { code } = await newestMail(email, 'login-code');
  const wrong = code === '000000' ? '111111' : '000000';
  expect(await browser.post('/api/auth/verify', { type: 'email', email, token: wrong })).toMatchObject({
    status: 403,
    body: { error_code: 'code_invalid' },
  });
  expect((await browser.post('/api/auth/verify', { type: 'email', email, token: code })).body).toMatchObject({ user: { email } });
  expect(await new AuthBrowser().post('/api/auth/verify', { type: 'email', email, token: code })).toMatchObject({ status: 403 });
});

test('no login code goes to an email that is not proved, or has no account', async () => {
  const { email } = await member(false);
  const before = await mailCount(email);
  await new AuthBrowser().post('/api/auth/otp', { email });
  await new AuthBrowser().post('/api/auth/otp', { email: 'ghost@people.test' });
  expect(await mailCount(email)).toBe(before);
  expect(await mailCount('ghost@people.test')).toBe(0);
});

test('strangers who ask for mails use up their own, not the owner’s', async () => {
  const { email } = await member();
  const stranger = new AuthBrowser();
  const before = await mailCount(email);
  await Promise.all(Array.from({ length: 7 }, () => stranger.post('/api/auth/otp', { email })));
  expect(await mailCount(email)).toBe(before + 5);
  await new AuthBrowser().post('/api/auth/otp', { email });
  expect(await mailCount(email)).toBe(before + 6);
});

test('the code and the link of a sign-up prove the email', async () => {
  const first = await member(false);
  const { code } = await newestMail(first.email, 'verify-email');
  const byCode = await new AuthBrowser().post('/api/auth/verify', { type: 'signup', email: first.email, token: code });
  expect(byCode.body.user).toMatchObject({ email: first.email, email_confirmed_at: expect.any(String) });
  const second = await member(false);
  const link = linkToken(await newestMail(second.email, 'verify-email'));
  expect((await new AuthBrowser().post('/api/auth/verify', { type: 'signup', token_hash: link })).body.user).toMatchObject({
    email: second.email,
  });
  expect(await new AuthBrowser().post('/api/auth/verify', { type: 'signup', token_hash: `${link}x` })).toMatchObject({
    status: 403,
    body: { error_code: 'link_invalid' },
  });
});

test('a reset link is looked at, then used once, and ends every session', async () => {
  const { browser, email } = await member();
  await new AuthBrowser().post('/api/auth/recover', { email });
  const token_hash = linkToken(await newestMail(email, 'reset-password'));
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

test('wrong passwords are slowed down, with the status that says so', async () => {
  const { email } = await member();
  const guesser = new AuthBrowser();
  const guess = () => guesser.post('/api/auth/token?grant_type=password', { email, password: 'a wrong guess' });
  for (let n = 0; n < 10; n++) expect(await guess()).toMatchObject({ status: 400, body: { error_code: 'invalid_credentials' } });
  expect(await guess()).toMatchObject({
    status: 429,
    body: { error_code: 'over_request_rate_limit', message: expect.stringMatching(wait) },
  });
});

test('a name is changed at any time; password and email only in a fresh session', async () => {
  const { browser, email, id } = await member();
  await grow(id);
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

test('a mailed code makes a session fresh too, once, and only its own', async () => {
  const { browser, email, id } = await member();
  await grow(id);
  expect((await browser.post('/api/auth/reauthenticate')).body).toEqual({});
  const { code } = await newestMail(email, 'login-code');
  const other = await member();
  await grow(other.id);
  expect((await other.browser.post('/api/auth/reauthenticate', { token: code })).body.error_code).toBe('code_invalid');
  // A code that confirms does not sign in.
  expect((await new AuthBrowser().post('/api/auth/verify', { type: 'email', email, token: code })).status).toBe(403);
  expect((await browser.post('/api/auth/reauthenticate', { token: code })).status).toBe(200);
  expect((await browser.call('PUT', '/api/auth/user', { password: 'brand new one' })).status).toBe(200);
  await grow(id);
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

test('the last way in stays; another’s is none', async () => {
  const { browser } = await member();
  const stranger = await member();
  const { identities } = (await browser.get('/api/auth/identities')).body;
  expect(identities).toEqual([{ id: expect.any(String), provider: 'email', created_at: expect.any(String) }]);
  const remove = (who: AuthBrowser) => who.call('DELETE', `/api/auth/identities/${identities[0].id}`);
  expect((await remove(stranger.browser)).body.error_code).toBe('identity_not_found');
  expect((await remove(browser)).body.error_code).toBe('single_identity_not_deletable');
  expect((await browser.call('DELETE', '/api/auth/identities/none')).body.error_code).toBe('identity_not_found');
});

test('without a provider there is none to go to', async () => {
  const { browser } = await member();
  for (const answer of [
    await browser.get('/api/auth/authorize?provider=oidc'),
    await browser.post('/api/auth/sso', { provider: 'oidc' }),
    await browser.post('/api/auth/identities', { provider: 'oidc' }),
    await browser.get('/api/auth/callback/oidc?code=x&state=y'),
  ])
    expect(answer).toMatchObject({ status: 404, body: { error_code: 'provider_disabled' } });
});

test('a second step is set up in a fresh session, asked for at the next login, and taken off', async () => {
  const { browser, email, id } = await member();
  await grow(id);
  const begin = () => browser.post('/api/auth/factors', { factor_type: 'totp' });
  expect((await begin()).body.error_code).toBe('reauthentication_needed');
  await browser.post('/api/auth/reauthenticate', { password });
  const setUp = await begin();
  expect(setUp.body).toMatchObject({ id: 'totp', type: 'totp', totp: { uri: expect.stringMatching(/^otpauth:\/\/totp\//) } });
  const app = appOf(setUp.body.totp.secret);
  expect((await browser.post('/api/auth/factors/totp/verify', { code: 'abc' })).body.error_code).toBe('validation_failed');
  const on = await browser.post('/api/auth/factors/totp/verify', { code: app.now() });
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
  const ended = await there.post('/api/auth/factors/totp/verify', { code: app.in(30) });
  expect(ended.body).toMatchObject({ user: { email, factors: ['totp'] } });
  const claims = JSON.parse(Buffer.from(ended.body.access_token.split('.')[1], 'base64url').toString());
  expect(claims.aal).toBe('aal2');

  // A mailed code is one proof; the second step is still owed.
  const third = new AuthBrowser();
  await third.post('/api/auth/otp', { email });
  const { code } = await newestMail(email, 'login-code');
  expect((await third.post('/api/auth/verify', { type: 'email', email, token: code })).body.error_code).toBe('second_factor_required');
  expect((await third.get('/api/auth/user')).status).toBe(403);
  expect((await third.post('/api/auth/factors/totp/verify', { backup_code: on.body.backup_codes[0] })).status).toBe(200);
  expect((await third.get('/api/auth/user')).status).toBe(200);

  expect((await browser.call('DELETE', '/api/auth/factors/none')).body.error_code).toBe('factor_not_found');
  expect((await browser.call('DELETE', '/api/auth/factors/totp')).status).toBe(200);
  expect((await new AuthBrowser().post('/api/auth/token?grant_type=password', { email, password })).status).toBe(200);
});
