import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { symmetricEncrypt } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { db } from '../../../db/connect.ts';
import { sessions, signingKeys } from '../../../db/schema/index.ts';
import { grantAdmin } from '../../../domain/accounts/admins.ts';
import { AuthBrowser } from '../../../tests/helpers/auth-browser.ts';
import { useDatabase } from '../../../tests/helpers/database.ts';
import { member } from '../../../tests/helpers/members.ts';
import { password } from '../../../tests/helpers/signed-in.ts';
import { mailCount, mailTo } from '../../../tests/helpers/signing-up.ts';
import { hourMs } from '../../../time/units.ts';

useDatabase();

const wait = /^Too many attempts\. Please wait /;

// The first hash is slow while the library warms up. Don't count it against a test.
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

const origin = 'http://localhost:3000';
const person = { first_name: 'Dana', last_name: 'Hollis' };

test.each([
  ['at the top level', (emailRedirectTo: string) => ({ emailRedirectTo, data: person })],
  ['inside options', (emailRedirectTo: string) => ({ options: { emailRedirectTo, data: person } })],
])('a sign-up says where its mailed link leads, %s', async (where, more) => {
  const signUp = async (email: string, to: string) => new AuthBrowser().post('/api/auth/signup', { email, password, ...more(to) });
  for (const [n, [to, next]] of [
    [`${origin}/`, '/'],
    ['/', '/'],
    [`${origin}/portal/settings?tab=1#top`, '/portal/settings?tab=1#top'],
  ].entries()) {
    const email = `${where.replaceAll(' ', '-')}-${n}@people.test`;
    expect(await signUp(email, to ?? '')).toMatchObject({ status: 200, body: { user: person } });
    const link = new URL((await mailTo(email, 'verify-email')).url);
    expect([link.origin, link.pathname, link.searchParams.get('next')]).toEqual([origin, '/verify-email', next]);
  }
});

test('without emailRedirectTo the link names no page to go on to', async () => {
  const { email } = await member(false);
  expect(new URL((await mailTo(email, 'verify-email')).url).searchParams.has('next')).toBe(false);
});

test.each([
  'https://evil.example/',
  '//evil.example',
  'http://localhost:3000.evil.example/',
  'javascript:alert(1)',
  '/.//evil.example',
  'x',
])('an emailed link that would lead to %s is refused, and no one is signed up', async (emailRedirectTo) => {
  const email = 'led-away@people.test';
  expect(await new AuthBrowser().post('/api/auth/signup', { email, password, data: person, emailRedirectTo })).toMatchObject({
    status: 422,
    body: { error_code: 'validation_failed', message: 'emailRedirectTo must be an address on this site.' },
  });
  expect(await mailCount(email)).toBe(0);
});

test.each([
  { options: { data: person, role: 'admin' } },
  { data: person, options: { data: person } },
  { data: { ...person, role: 'admin' } },
  { options: 'none', data: person },
])('a sign-up accepts nothing else: %j', async (more) => {
  const { status } = await new AuthBrowser().post('/api/auth/signup', { email: 'more@people.test', password, ...more });
  expect(status).toBe(422);
});

test('zero characters, which no database text may hold, are left out of a sign-up', async () => {
  const data = { first_name: 'Da\0na', last_name: 'Hollis\0' };
  expect(await new AuthBrowser().post('/api/auth/signup', { email: 'zero\0@people.test', password, data })).toMatchObject({
    status: 200,
    body: { user: { email: 'zero@people.test', first_name: 'Dana', last_name: 'Hollis' } },
  });
});

test('no response contains the session cookie’s value', async () => {
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
  const claimed = read(claims) as { exp: number; iat: number };
  expect(claimed).toMatchObject({
    sub: id,
    email,
    session_id: expect.any(String),
    aal: 'aal1',
    iss: 'http://localhost:3000',
    aud: 'http://localhost:3000',
  });
  expect(claimed.exp - claimed.iat).toBe(300);
});

test('with another AUTH_SECRET a new key signs, and tokens of the old one can still be checked', async () => {
  const { browser } = await member();
  const kidOf = async () => {
    const { status, body } = await browser.post('/api/auth/token?grant_type=refresh_token');
    expect(status).toBe(200);
    return (JSON.parse(Buffer.from(body.access_token.split('.')[0], 'base64url').toString()) as { kid: string }).kid;
  };
  const old = await kidOf();
  const locked = JSON.stringify(await symmetricEncrypt({ key: 'another secret', data: '{}' }));
  await db().update(signingKeys).set({ privateKey: locked });
  const fresh = await kidOf();
  expect(fresh).not.toBe(old);
  expect(await kidOf()).toBe(fresh);
  const { keys } = (await browser.get('/api/auth/.well-known/jwks.json')).body as { keys: { kid: string }[] };
  expect(keys.map(({ kid }) => kid).sort()).toEqual([old, fresh].sort());
});

test('an ended session can’t be refreshed', async () => {
  const { browser, id } = await member();
  await db().delete(sessions).where(eq(sessions.userId, id));
  expect(await browser.post('/api/auth/token?grant_type=refresh_token')).toMatchObject({
    status: 401,
    body: { error_code: 'session_not_found' },
  });
});

/** Makes a person's sessions end in an hour, with the last visit an hour ago. */
async function endSoon(userId: string): Promise<void> {
  await db()
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() + hourMs), updatedAt: new Date(Date.now() - hourMs) })
    .where(eq(sessions.userId, userId));
}

/** How long a person's session lasts, in hours. */
async function hoursLeft(userId: string): Promise<number> {
  const [session] = await db().select().from(sessions).where(eq(sessions.userId, userId));
  return Math.round(((session?.expiresAt.getTime() ?? 0) - Date.now()) / hourMs);
}

test('a refresh extends a customer’s session', async () => {
  const { browser, id } = await member();
  await endSoon(id);
  expect((await browser.post('/api/auth/token?grant_type=refresh_token')).status).toBe(200);
  expect(await hoursLeft(id)).toBe(14 * 24);
});

test('a refresh does not extend an admin’s session, so an open page does not keep them logged in', async () => {
  const { browser, id, email } = await member();
  await grantAdmin(email, 'command line');
  await endSoon(id);
  expect((await browser.post('/api/auth/token?grant_type=refresh_token')).status).toBe(200);
  expect(await hoursLeft(id)).toBe(1);
});

test('the cookie lasts as long as the longest session', async () => {
  const { email } = await member();
  const { headers } = await new AuthBrowser().post('/api/auth/token?grant_type=password', { email, password });
  expect(headers.getSetCookie().join()).toMatch(/session=[^;]{20,}; Max-Age=2592000/);
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
