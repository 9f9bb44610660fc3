import { and, desc, eq, ilike } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { env } from '../../../base/env.ts';
import { log } from '../../../base/log.ts';
import { db } from '../../../db/connect.ts';
import { accounts, mails, notifications, sessions, users } from '../../../db/schema/index.ts';
import { requestReset, resetPassword } from '../../../domain/accounts/passwords.ts';
import { resetProvider } from '../../../domain/accounts/provider-login.ts';
import { AuthBrowser } from '../../../tests/helpers/auth-browser.ts';
import { useDatabase } from '../../../tests/helpers/database.ts';
import { type OidcProvider, startOidcProvider } from '../../../tests/helpers/oidc-provider.ts';
import { minuteMs } from '../../../time/units.ts';
import { waitingToast } from '../../cookies/flash.ts';

useDatabase();

const password = 'correct horse';
const origin = 'http://localhost:3000';
let provider: OidcProvider;
let people = 0;

beforeAll(async () => {
  provider = await startOidcProvider();
});
beforeEach(() => {
  env().oidc = provider.settings;
});
afterEach(() => {
  vi.restoreAllMocks();
  provider.lie = {};
  provider.userInfoLie = {};
  provider.keepsIdToken = false;
  resetProvider();
});
afterAll(async () => {
  env().oidc = undefined;
  await provider.stop();
});

/** Someone new who is logged in at the provider from now on. */
function atProvider(given: { email?: string; email_verified?: boolean } = {}) {
  const sub = `sub-${++people}`;
  const person = { sub, email: `${sub}@people.test`, email_verified: true, given_name: 'Dana', family_name: 'Hollis', ...given };
  provider.person = person;
  return person;
}

/** The provider's answer to a browser that was sent there: where it is sent back to. */
async function onwards(url: string): Promise<string> {
  expect(url.startsWith(`${provider.settings.issuer}/authorize?`)).toBe(true);
  const response = await fetch(url, { redirect: 'manual' });
  const back = response.headers.get('location') ?? '';
  expect(back.startsWith(`${origin}/api/auth/callback/oidc?`)).toBe(true);
  return back.slice(origin.length);
}

/** The whole trip. Answers where the browser ends up, and the toast it is shown there. */
async function trip(browser: AuthBrowser, next = '/portal') {
  const start = await browser.get(`/api/auth/authorize?provider=oidc&next=${encodeURIComponent(next)}`);
  expect(start.status).toBe(302);
  return ending(browser, await onwards(start.headers.get('location') ?? ''));
}

async function ending(browser: AuthBrowser, back: string): Promise<{ path: string | null; toast: object }> {
  const end = await browser.get(back);
  const toast = (await waitingToast(browser.headers.get('cookie'))) ?? {};
  return { path: end.headers.get('location'), toast };
}

const userOf = async (browser: AuthBrowser) => (await browser.get('/api/auth/user')).body as Record<string, unknown>;

async function withPassword(email: string): Promise<AuthBrowser> {
  const browser = new AuthBrowser();
  await browser.post('/api/auth/signup', { email, password, data: { first_name: 'Dana', last_name: 'Hollis' } });
  await db().update(users).set({ emailVerified: true }).where(eq(users.email, email));
  return browser;
}

async function startLink(browser: AuthBrowser): Promise<string> {
  const { body } = await browser.post('/api/auth/identities', { provider: 'oidc' });
  return onwards(body.url);
}

test('a new person gets an account with the provider’s name and verified email, and returns to it', async () => {
  const { email } = atProvider();
  const browser = new AuthBrowser();
  expect(await trip(browser)).toMatchObject({ path: '/portal', toast: { type: 'success', title: 'Account created successfully!' } });
  const user = await userOf(browser);
  expect(user).toMatchObject({
    email,
    first_name: 'Dana',
    last_name: 'Hollis',
    email_confirmed_at: expect.any(String),
    identities: ['oidc'],
  });
  expect(await db().$count(notifications, and(eq(notifications.userId, String(user.id)), eq(notifications.title, 'Welcome')))).toBe(1);
  const again = new AuthBrowser();
  await trip(again, '/portal/leads');
  expect((await userOf(again)).id).toBe(user.id);
  expect(await db().$count(users, eq(users.email, email))).toBe(1);
});

test('no provider tokens are stored', async () => {
  const { sub } = atProvider();
  await trip(new AuthBrowser());
  await trip(new AuthBrowser());
  expect(await db().select().from(accounts).where(eq(accounts.accountId, sub))).toMatchObject([
    { providerId: 'oidc', accessToken: null, refreshToken: null, idToken: null, password: null },
  ]);
});

test('an email that the provider hasn’t verified is verified by email, like any other', async () => {
  const { email } = atProvider({ email_verified: false });
  const browser = new AuthBrowser();
  await trip(browser);
  expect(await userOf(browser)).toMatchObject({ email, email_confirmed_at: null });
  expect(await db().$count(mails, and(eq(mails.recipient, email), eq(mails.template, 'verify-email')))).toBe(1);
});

test('a password reset takes an account away from someone who opened it at the provider with an unverified email', async () => {
  const { email } = atProvider({ email_verified: false });
  const squatter = new AuthBrowser();
  await trip(squatter);
  await requestReset(email, { address: '203.0.113.9', headers: new Headers() });
  const [mail] = await db()
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, email), eq(mails.template, 'reset-password')))
    .orderBy(desc(mails.id));
  const link = (mail?.props as { url?: string } | undefined)?.url ?? '';
  expect(await resetPassword(new URL(link).searchParams.get('token') ?? '', 'brand new one')).toBe(true);
  const owner = new AuthBrowser();
  await owner.post('/api/auth/token?grant_type=password', { email, password: 'brand new one' });
  expect(await userOf(owner)).toMatchObject({ identities: ['email'] });
  expect((await trip(squatter)).toast).toMatchObject({ type: 'error' });
});

test('an email that already has an account isn’t logged in, and sees how to link the provider', async () => {
  const { email } = atProvider();
  await withPassword(email);
  const browser = new AuthBrowser();
  expect(await trip(browser)).toMatchObject({
    path: '/auth?next=%2Fportal&provider=account_not_linked',
    toast: {
      title: 'Login failed',
      description: 'You already have an account with this email. Log in with your password, then link Acme under Settings, Security.',
    },
  });
  expect((await browser.get('/api/auth/user')).status).toBe(401);
});

test.each([' dana@people.test', 'ﾟdana@people.test', 'dana@people', '"dana"@people.test', 'dana@people.test\r\n'])(
  'a provider’s email that isn’t an address, %j, opens no account',
  async (email) => {
    atProvider({ email });
    const browser = new AuthBrowser();
    expect(await trip(browser)).toMatchObject({
      path: '/auth?next=%2Fportal&provider=email_not_found',
      toast: { title: 'Login failed', description: 'Acme didn’t share a valid email address, and we need one for your account.' },
    });
    expect(await db().$count(users, ilike(users.email, '%dana%@people%'))).toBe(0);
  },
);

test('a person links the provider in a fresh session, logs in with it, and unlinks it', async () => {
  const owner = await withPassword('linker@people.test');
  const { sub } = atProvider({ email: 'work-address@people.test' });
  await db()
    .update(sessions)
    .set({ confirmedAt: new Date(Date.now() - 20 * minuteMs) });
  expect((await owner.post('/api/auth/identities', { provider: 'oidc' })).body.error_code).toBe('reauthentication_needed');
  await owner.post('/api/auth/reauthenticate', { password });
  expect(await ending(owner, await startLink(owner))).toMatchObject({
    path: '/portal/settings/security',
    toast: { title: 'Acme is linked.' },
  });
  expect(await userOf(owner)).toMatchObject({ email: 'linker@people.test', identities: ['email', 'oidc'] });
  const elsewhere = new AuthBrowser();
  await trip(elsewhere);
  expect(await userOf(elsewhere)).toMatchObject({ email: 'linker@people.test' });

  const { identities } = (await owner.get('/api/auth/identities')).body as { identities: { id: string; provider: string }[] };
  const linked = identities.find(({ provider: name }) => name === 'oidc');
  expect((await owner.call('DELETE', `/api/auth/identities/${linked?.id}`)).status).toBe(200);
  expect(await db().$count(accounts, eq(accounts.accountId, sub))).toBe(0);
  const notices = await db()
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, 'linker@people.test'), eq(mails.template, 'security-notice')));
  expect(notices.map(({ props }) => (props as { event: string }).event).sort()).toEqual(['provider-linked', 'provider-unlinked']);
});

test('one account at the provider opens one account here', async () => {
  const first = new AuthBrowser();
  atProvider();
  await trip(first);
  const second = await withPassword('second@people.test');
  expect(await ending(second, await startLink(second))).toMatchObject({
    path: '/portal/settings/security',
    toast: { title: 'Nothing was linked', description: 'That Acme account is already linked to a different account here.' },
  });
  expect(await userOf(second)).toMatchObject({ identities: ['email'] });
});

test('a provider login started in another browser, or made up, ends at the login page, and isn’t an error of ours', async () => {
  const failures = vi.spyOn(log, 'error');
  atProvider();
  const victim = new AuthBrowser();
  const attacker = new AuthBrowser();
  const start = await attacker.get('/api/auth/authorize?provider=oidc');
  const back = await onwards(start.headers.get('location') ?? '');
  for (const path of [back, '/api/auth/callback/oidc?code=made&state=up', '/api/auth/callback/oidc'])
    expect(await ending(victim, path)).toMatchObject({
      toast: { description: 'This login took too long or started in another browser. Please try again.' },
    });
  expect((await victim.get('/api/auth/user')).status).toBe(401);
  expect(failures).not.toHaveBeenCalled();
});

test.each([
  ['another nonce', { nonce: 'replayed' }],
  ['another audience', { aud: 'another client' }],
  ['another issuer', { iss: 'https://evil.example' }],
  ['a time that is over', { exp: 1 }],
])('an ID token with %s logs no one in', async (_name, lie) => {
  atProvider();
  provider.lie = lie;
  const browser = new AuthBrowser();
  expect(await trip(browser)).toMatchObject({
    path: '/auth?next=%2Fportal',
    toast: { description: 'Logging in with Acme didn’t work. Please try again.' },
  });
  expect((await browser.get('/api/auth/user')).status).toBe(401);
});

test('an email that is only in the user info counts if the user info is about the person in the ID token', async () => {
  const { email } = atProvider();
  provider.lie = { email: undefined };
  const browser = new AuthBrowser();
  await trip(browser);
  expect(await userOf(browser)).toMatchObject({ email });
});

test('user info about another user logs no one in', async () => {
  const victim = atProvider();
  const owner = new AuthBrowser();
  await trip(owner);
  atProvider();
  provider.lie = { email: undefined };
  provider.userInfoLie = { sub: victim.sub, email: victim.email };
  const browser = new AuthBrowser();
  expect((await trip(browser)).toast).toMatchObject({ description: 'Logging in with Acme didn’t work. Please try again.' });
  expect((await browser.get('/api/auth/user')).status).toBe(401);
  expect(await db().$count(accounts, eq(accounts.accountId, victim.sub))).toBe(1);
});

test('if the ID token and the user info name different users, the ID token counts', async () => {
  const victim = atProvider();
  await trip(new AuthBrowser());
  const { email } = atProvider();
  provider.userInfoLie = { sub: victim.sub, email: victim.email };
  const browser = new AuthBrowser();
  await trip(browser);
  expect(await userOf(browser)).toMatchObject({ email });
});

test('without an ID token, no one is logged in', async () => {
  atProvider();
  provider.keepsIdToken = true;
  const browser = new AuthBrowser();
  expect((await trip(browser)).toast).toMatchObject({ type: 'error' });
  expect((await browser.get('/api/auth/user')).status).toBe(401);
});

test('linking ends with the session that started it', async () => {
  const owner = await withPassword('ended-linker@people.test');
  const { sub } = atProvider();
  const back = await startLink(owner);
  const { headers } = owner;
  await owner.post('/api/auth/logout?scope=local');
  // The browser still has what the trip needs, including the cookie of the ended session.
  owner.headers = headers;
  expect((await ending(owner, back)).toast).toMatchObject({ type: 'error', title: 'Nothing was linked' });
  expect(await db().$count(accounts, eq(accounts.accountId, sub))).toBe(0);
});

test('a login at the provider ends the session that the browser had', async () => {
  const browser = await withPassword('former@people.test');
  const former = new AuthBrowser();
  former.headers = browser.headers;
  atProvider();
  await trip(browser);
  expect(await userOf(browser)).toMatchObject({ identities: ['oidc'] });
  expect((await former.get('/api/auth/user')).status).toBe(401);
});

test('an account with two-factor authentication needs it after a provider login too', async () => {
  atProvider();
  const browser = new AuthBrowser();
  await trip(browser);
  const { id } = await userOf(browser);
  await db()
    .update(users)
    .set({ twoFactorEnabled: true })
    .where(eq(users.id, String(id)));
  const end = await trip(new AuthBrowser());
  expect(end).toMatchObject({ path: '/auth/two-factor?next=%2Fportal' });
});

test('a refusal at the provider shows a message', async () => {
  provider.person = undefined;
  expect((await trip(new AuthBrowser())).toast).toMatchObject({ description: 'You canceled the Acme login.' });
});

test('the return path is within our app', async () => {
  atProvider();
  expect((await trip(new AuthBrowser(), 'https://evil.example/')).path).toBe('/');
  expect((await trip(new AuthBrowser(), '//evil.example/')).path).toBe('/');
});

test('a provider that is down or misconfigured shows a message, and password logins still work', async () => {
  for (const issuer of ['http://127.0.0.1:9', provider.settings.issuer.replace('127.0.0.1', 'localhost')]) {
    env().oidc = { ...provider.settings, issuer };
    resetProvider();
    const browser = new AuthBrowser();
    const start = await browser.post('/api/auth/sso', { provider: 'oidc' });
    expect(start).toMatchObject({ status: 502, body: { error_code: 'provider_unreachable' } });
    expect((await browser.get('/api/auth/authorize?provider=oidc')).headers.get('location')).toBe('/auth?next=%2F');
  }
  await withPassword('steady@people.test');
  expect((await new AuthBrowser().post('/api/auth/token?grant_type=password', { email: 'steady@people.test', password })).status).toBe(200);
});

test('a script gets the address instead of a redirect', async () => {
  atProvider();
  const browser = new AuthBrowser();
  const { body } = await browser.post('/api/auth/sso', { provider: 'oidc', next: '/portal' });
  expect(await ending(browser, await onwards(body.url))).toMatchObject({ path: '/portal' });
});

test('provider logins started from one address are limited', async () => {
  const browser = new AuthBrowser();
  const begin = () => browser.post('/api/auth/sso', { provider: 'oidc' });
  for (let n = 0; n < 30; n++) expect((await begin()).status).toBe(200);
  expect((await begin()).status).toBe(429);
});
