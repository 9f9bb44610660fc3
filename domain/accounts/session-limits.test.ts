import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { sessions, users } from '../../db/schema/index.ts';
import { AccountBrowser } from '../../tests/helpers/account-browser.ts';
import { announcedIn } from '../../tests/helpers/announced.ts';
import { Authenticator } from '../../tests/helpers/authenticator.ts';
import { appOf } from '../../tests/helpers/authenticator-app.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makeSignedIn } from '../../tests/helpers/signed-in.ts';
import { mailTo, signUpForm } from '../../tests/helpers/signing-up.ts';
import { hourMs } from '../../time/units.ts';
import { viewerOf, visitOf } from '../../web/session/session.ts';
import { signUp } from './accounts.ts';
import { addAdmin, grantAdmin } from './admins.ts';
import { cookiesAfter } from './cookies.ts';
import { logInByCode, requestLoginCode } from './login-code.ts';
import { addPasskey, beginPasskey, beginPasskeyLogin, logInWithPasskey } from './passkeys.ts';
import { currentSession, removeExpiredSessions } from './sessions.ts';
import { beginTwoFactor, turnOnTwoFactor, twoFactorSetup } from './two-factor.ts';

const database = useDatabase();

const day = 24 * hourMs;

/** Lets time pass for a person's sessions by making their rows older. */
async function pass(userId: string, ms: number): Promise<void> {
  const earlier = (column: string) => sql`${sql.identifier(column)} - make_interval(secs => ${ms / 1000})`;
  await db()
    .update(sessions)
    .set({ createdAt: earlier('created_at'), updatedAt: earlier('updated_at'), expiresAt: earlier('expires_at') })
    .where(eq(sessions.userId, userId));
}

/** Hours until a person's only session ends. */
async function hoursLeft(userId: string): Promise<number> {
  const rows = await db().select().from(sessions).where(eq(sessions.userId, userId));
  expect(rows).toHaveLength(1);
  return Math.round(((rows[0]?.expiresAt.getTime() ?? 0) - Date.now()) / hourMs);
}

const isSignedIn = async (headers: Headers) => (await visitOf(headers)).viewer !== undefined;

test('a customer stays logged in for 14 days after each visit, and for 30 days after the login at most', async () => {
  const { id, headers } = await makeSignedIn();
  expect(await hoursLeft(id)).toBe(14 * 24);
  await pass(id, 13 * day);
  await viewerOf(headers);
  expect(await hoursLeft(id), 'looking is no visit').toBe(24);
  expect(await isSignedIn(headers)).toBe(true);
  expect(await hoursLeft(id)).toBe(14 * 24);
  await pass(id, 13 * day);
  await isSignedIn(headers);
  expect(await hoursLeft(id)).toBe(4 * 24);
  await pass(id, 4 * day + 1);
  expect(await isSignedIn(headers)).toBe(false);
});

test('a customer is logged out after 14 days without a visit, and the cookie is cleared', async () => {
  const { id, headers } = await makeSignedIn();
  await pass(id, 14 * day + 1);
  const visit = await visitOf(headers);
  expect(visit.viewer).toBeUndefined();
  expect(visit.cookies.join()).toMatch(/session=; Max-Age=0/);
});

test('admins are logged out after two hours without a visit, and twelve hours after the login', async () => {
  const person = await makeSignedIn();
  await grantAdmin(person.email, 'command line');
  const browser = new AccountBrowser();
  await db().delete(sessions);
  await browser.logIn(person.email);
  expect(await hoursLeft(person.id)).toBe(2);
  for (let passed = 1.5; passed <= 10.5; passed += 1.5) {
    await pass(person.id, 1.5 * hourMs);
    expect(await isSignedIn(browser.headers)).toBe(true);
  }
  await pass(person.id, hourMs);
  await isSignedIn(browser.headers);
  await pass(person.id, 0.5 * hourMs + 1);
  expect(await isSignedIn(browser.headers), 'twelve hours are over').toBe(false);
  await browser.logIn(person.email);
  await pass(person.id, 2 * hourMs + 1);
  expect(await isSignedIn(browser.headers), 'two hours without a visit').toBe(false);
});

test.each([
  ['on the command line', (email: string) => grantAdmin(email, 'command line')],
  ['in the admin area', (email: string) => addAdmin(email, 'admin:someone')],
])('when someone becomes an admin %s, their sessions that are too old for an admin end, open pages included', async (_where, grant) => {
  const person = await makeSignedIn();
  await db().update(users).set({ emailVerified: true }).where(eq(users.id, person.id));
  const [idle, old, fresh] = [new AccountBrowser(), new AccountBrowser(), new AccountBrowser()];
  await db().delete(sessions).where(eq(sessions.userId, person.id));
  await idle.logIn(person.email);
  await pass(person.id, 3 * hourMs);
  await old.logIn(person.email);
  const aged = await currentSession(old.headers);
  await db()
    .update(sessions)
    .set({ createdAt: new Date(Date.now() - 13 * hourMs) })
    .where(eq(sessions.id, aged?.id ?? ''));
  await fresh.logIn(person.email);
  const heard = await announcedIn(database.url(), () => grant(person.email));
  expect(heard).toContainEqual({ topic: 'session', id: person.id });
  expect([await idle.viewer(), await old.viewer()]).toEqual([undefined, undefined]);
  expect((await fresh.viewer())?.isAdmin).toBe(true);
  expect(await hoursLeft(person.id)).toBe(2);
});

test('expired sessions are removed', async () => {
  const { id } = await makeSignedIn();
  await pass(id, 15 * day);
  expect(await removeExpiredSessions()).toBeGreaterThan(0);
  expect(await db().$count(sessions, eq(sessions.userId, id))).toBe(0);
});

/** A browser in which someone is logged in, with its headers from then. */
async function occupied() {
  const former = await makeSignedIn();
  const browser = new AccountBrowser();
  await browser.logIn(former.email);
  const { headers } = browser;
  await db().update(users).set({ emailVerified: true });
  return { browser, headers, former };
}

/** Expects that the browser's earlier session has ended, that its open pages were notified, and that the person's other sessions live on. */
async function expectReplaced({ headers, former }: Awaited<ReturnType<typeof occupied>>, heard: unknown[]): Promise<void> {
  expect(await viewerOf(headers)).toBeUndefined();
  expect(await viewerOf(former.headers)).toBeDefined();
  expect(heard).toContainEqual({ topic: 'session', id: former.id });
}

test.each(['the same', 'another'])('a login with a password, of %s person, ends the session that the browser had', async (who) => {
  const place = await occupied();
  const { email } = who === 'another' ? await makeSignedIn() : place.former;
  const heard = await announcedIn(database.url(), () => place.browser.logIn(email));
  await expectReplaced(place, heard);
  expect((await place.browser.viewer())?.user.email).toBe(email);
});

test('a sign-up ends the session that the browser had', async () => {
  const place = await occupied();
  const heard = await announcedIn(database.url(), async () => {
    const result = await signUp(signUpForm('newcomer@people.test'), place.browser);
    if (result.ok) place.browser.take(result.headers);
  });
  await expectReplaced(place, heard);
  expect((await place.browser.viewer())?.user.email).toBe('newcomer@people.test');
});

test('a login with a mailed code ends the session that the browser had', async () => {
  const place = await occupied();
  const { email } = place.former;
  place.browser.take(await requestLoginCode(email, place.browser));
  const { code } = await mailTo(email, 'login-code');
  const heard = await announcedIn(database.url(), () => logInByCode(email, code, place.browser));
  await expectReplaced(place, heard);
});

test('a login with a passkey ends the session that the browser had', async () => {
  const place = await occupied();
  const owner = await makeSignedIn();
  const device = new Authenticator();
  const adding = await beginPasskey(owner);
  const requester = { address: '203.0.113.9', headers: cookiesAfter(owner.headers, adding.headers) };
  await addPasskey(owner.id, 'Phone', device.make(adding.options), requester);
  const begun = await beginPasskeyLogin(place.browser);
  place.browser.take(begun?.headers);
  const heard = await announcedIn(database.url(), () => logInWithPasskey(device.use(begun?.options ?? {}), place.browser));
  await expectReplaced(place, heard);
});

test('the right password ends the session that the browser had, even if two-factor authentication is still due', async () => {
  const place = await occupied();
  const owner = await makeSignedIn();
  const own = await currentSession(owner.headers);
  await beginTwoFactor(owner.id);
  const setUp = await twoFactorSetup(owner.id, owner.email);
  const app = appOf(setUp?.text ?? '');
  await turnOnTwoFactor(owner.id, own?.id ?? '', await app.now());
  const heard = await announcedIn(database.url(), () => place.browser.logIn(owner.email));
  await expectReplaced(place, heard);
  expect(await place.browser.viewer()).toBeUndefined();
  expect(await place.browser.pass('app', await app.in(30))).toMatchObject({ ok: true });
  expect((await place.browser.viewer())?.user.id).toBe(owner.id);
});

test('a wrong password ends no session', async () => {
  const place = await occupied();
  expect(await place.browser.logIn((await makeSignedIn()).email, 'a wrong one')).toMatchObject({ ok: false });
  expect((await place.browser.viewer())?.user.id).toBe(place.former.id);
});
