import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { sessions, users } from '../../db/schema/index.ts';
import { AccountBrowser, appOf } from '../../tests/helpers/account-browser.ts';
import { announcedIn } from '../../tests/helpers/announced.ts';
import { Authenticator } from '../../tests/helpers/authenticator.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makeSignedIn } from '../../tests/helpers/signed-in.ts';
import { mailTo, signUpForm } from '../../tests/helpers/signing-up.ts';
import { viewerOf, visitOf } from '../../web/session.ts';
import { grantAdmin, signUp } from './accounts.ts';
import { grantFromDesk } from './admins.ts';
import { removeExpiredSessions } from './expired-sessions.ts';
import { askForLoginCode, logInByCode } from './one-time-code.ts';
import { addPasskey, beginPasskey, beginPasskeyLogin, logInWithPasskey } from './passkeys.ts';
import { cookiesAfter } from './request-cookies.ts';
import { beginSecondFactor, secondFactorSetUp, turnOnSecondFactor } from './second-factor.ts';
import { currentSession } from './sessions.ts';

const database = useDatabase();

const hour = 3_600_000;
const day = 24 * hour;

/** Lets time pass for the sessions of a person: it is the rows that grow older. */
async function pass(userId: string, ms: number): Promise<void> {
  const earlier = (column: string) => sql`${sql.identifier(column)} - make_interval(secs => ${ms / 1000})`;
  await db()
    .update(sessions)
    .set({ createdAt: earlier('created_at'), updatedAt: earlier('updated_at'), expiresAt: earlier('expires_at') })
    .where(eq(sessions.userId, userId));
}

/** How long a person's only session lasts from now, in hours. */
async function hoursLeft(userId: string): Promise<number> {
  const rows = await db().select().from(sessions).where(eq(sessions.userId, userId));
  expect(rows).toHaveLength(1);
  return Math.round(((rows[0]?.expiresAt.getTime() ?? 0) - Date.now()) / hour);
}

const isSignedIn = async (headers: Headers) => (await visitOf(headers)).viewer !== undefined;

test('a customer stays signed in from visit to visit for 14 days, and for 30 days from the login in all', async () => {
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

test('a customer who stays away for 14 days is signed out, and the cookie is cleared', async () => {
  const { id, headers } = await makeSignedIn();
  await pass(id, 14 * day + 1);
  const visit = await visitOf(headers);
  expect(visit.viewer).toBeUndefined();
  expect(visit.cookies.join()).toMatch(/session=; Max-Age=0/);
});

test('staff are signed out after two hours without a visit, and twelve hours after the login', async () => {
  const person = await makeSignedIn();
  await grantAdmin(person.email, 'command line');
  const browser = new AccountBrowser();
  await db().delete(sessions);
  await browser.logIn(person.email);
  expect(await hoursLeft(person.id)).toBe(2);
  for (let passed = 1.5; passed <= 10.5; passed += 1.5) {
    await pass(person.id, 1.5 * hour);
    expect(await isSignedIn(browser.headers)).toBe(true);
  }
  await pass(person.id, hour);
  await isSignedIn(browser.headers);
  await pass(person.id, 0.5 * hour + 1);
  expect(await isSignedIn(browser.headers), 'twelve hours are over').toBe(false);
  await browser.logIn(person.email);
  await pass(person.id, 2 * hour + 1);
  expect(await isSignedIn(browser.headers), 'two hours without a visit').toBe(false);
});

test.each([
  ['on the command line', (email: string) => grantAdmin(email, 'command line')],
  ['at the desk', (email: string) => grantFromDesk(email, 'admin:somebody')],
])('whoever becomes an admin %s has the life of staff at once: what is too old for it ends, open pages too', async (_where, grant) => {
  const person = await makeSignedIn();
  await db().update(users).set({ emailVerified: true }).where(eq(users.id, person.id));
  const [idle, old, fresh] = [new AccountBrowser(), new AccountBrowser(), new AccountBrowser()];
  await db().delete(sessions).where(eq(sessions.userId, person.id));
  await idle.logIn(person.email);
  await pass(person.id, 3 * hour);
  await old.logIn(person.email);
  const aged = await currentSession(old.headers);
  await db()
    .update(sessions)
    .set({ createdAt: new Date(Date.now() - 13 * hour) })
    .where(eq(sessions.id, aged?.id ?? ''));
  await fresh.logIn(person.email);
  const heard = await announcedIn(database.url(), () => grant(person.email));
  expect(heard).toContainEqual({ topic: 'session', id: person.id });
  expect([await idle.viewer(), await old.viewer()]).toEqual([undefined, undefined]);
  expect((await fresh.viewer())?.isAdmin).toBe(true);
  expect(await hoursLeft(person.id)).toBe(2);
});

test('sessions that are over are removed', async () => {
  const { id } = await makeSignedIn();
  await pass(id, 15 * day);
  expect(await removeExpiredSessions()).toBeGreaterThan(0);
  expect(await db().$count(sessions, eq(sessions.userId, id))).toBe(0);
});

/** A browser in which somebody is signed in; what it sent then. */
async function occupied() {
  const former = await makeSignedIn();
  const browser = new AccountBrowser();
  await browser.logIn(former.email);
  const { headers } = browser;
  await db().update(users).set({ emailVerified: true });
  return { browser, headers, former };
}

/** The session that was open in the browser is over, told to its open pages; others of the same person are not. */
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

test('so does a sign-up', async () => {
  const place = await occupied();
  const heard = await announcedIn(database.url(), async () => {
    const result = await signUp(signUpForm('newcomer@people.test'), place.browser);
    if (result.ok) place.browser.take(result.headers);
  });
  await expectReplaced(place, heard);
  expect((await place.browser.viewer())?.user.email).toBe('newcomer@people.test');
});

test('so does a login with a mailed code', async () => {
  const place = await occupied();
  const { email } = place.former;
  place.browser.take(await askForLoginCode(email, place.browser));
  const { code } = await mailTo(email, 'login-code');
  const heard = await announcedIn(database.url(), () => logInByCode(email, code, place.browser));
  await expectReplaced(place, heard);
});

test('so does a login with a passkey', async () => {
  const place = await occupied();
  const owner = await makeSignedIn();
  const device = new Authenticator();
  const adding = await beginPasskey(owner);
  const asker = { address: '203.0.113.9', headers: cookiesAfter(owner.headers, adding.headers) };
  await addPasskey(owner.id, 'Phone', device.make(adding.options), asker);
  const begun = await beginPasskeyLogin(place.browser);
  place.browser.take(begun?.headers);
  const heard = await announcedIn(database.url(), () => logInWithPasskey(device.use(begun?.options ?? {}), place.browser));
  await expectReplaced(place, heard);
});

test('so does the right password of an account that owes its second factor, which signs nobody in by itself', async () => {
  const place = await occupied();
  const owner = await makeSignedIn();
  const own = await currentSession(owner.headers);
  await beginSecondFactor(owner.id);
  const setUp = await secondFactorSetUp(owner.id, owner.email);
  const app = appOf(setUp?.text ?? '');
  await turnOnSecondFactor(owner.id, own?.id ?? '', app.now());
  const heard = await announcedIn(database.url(), () => place.browser.logIn(owner.email));
  await expectReplaced(place, heard);
  expect(await place.browser.viewer()).toBeUndefined();
  expect(await place.browser.pass('app', app.in(30))).toMatchObject({ ok: true });
  expect((await place.browser.viewer())?.user.id).toBe(owner.id);
});

test('a wrong password ends nothing', async () => {
  const place = await occupied();
  expect(await place.browser.logIn((await makeSignedIn()).email, 'a wrong one')).toMatchObject({ ok: false });
  expect((await place.browser.viewer())?.user.id).toBe(place.former.id);
});
