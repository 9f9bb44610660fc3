import { and, eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { env } from '../../base/env.ts';
import { db } from '../../db/connect.ts';
import { mails, sessions, twoFactors, users } from '../../db/schema/index.ts';
import { must } from '../../tests/harness/must.ts';
import { AccountBrowser } from '../../tests/helpers/account-browser.ts';
import { appOf } from '../../tests/helpers/authenticator-app.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makeSignedIn, type SignedIn } from '../../tests/helpers/signed-in.ts';
import { mailTo, tokenOf } from '../../tests/helpers/signing-up.ts';
import { dayMs } from '../../time/units.ts';
import { viewerOf } from '../../web/session/session.ts';
import { grantAdmin } from './admins.ts';
import { requestReset, resetPassword } from './passwords.ts';
import { currentSession, endEveryOtherSession } from './sessions.ts';
import {
  beginTwoFactor,
  mayWriteAsAdmin,
  renewBackupCodes,
  turnOffTwoFactor,
  turnOnTwoFactor,
  twoFactorOf,
  twoFactorSetup,
} from './two-factor.ts';
import { awaitsAfterPassword, awaitsTwoFactor, passTwoFactor } from './two-factor-login.ts';
import { countApps } from './unreadable-apps.ts';

useDatabase();
afterEach(() => vi.useRealTimers());

async function setUp(person: SignedIn) {
  expect(await beginTwoFactor(person.id)).toBe(true);
  return appOf((await twoFactorSetup(person.id, person.email))?.text ?? '');
}

async function enrolled() {
  const person = await makeSignedIn();
  const app = await setUp(person);
  const session = await currentSession(person.headers);
  const result = must(await turnOnTwoFactor(person.id, session?.id ?? '', await app.now()));
  return { person, app, codes: result.codes };
}

const noticesTo = async (email: string) =>
  (
    await db().query.mails.findMany({ where: and(eq(mails.recipient, email), eq(mails.template, 'security-notice')), orderBy: mails.id })
  ).map(({ props }) => (props as { event: string }).event);

test('an app that was set up here is readable with this AUTH_SECRET, and with no other', async () => {
  await enrolled();
  const { rows } = await db().execute<{ secret: string }>('select secret from two_factors where verified');
  const query = async () => rows as never[];
  expect(await countApps(query, env().authSecret)).toEqual({ all: rows.length, unreadable: 0 });
  expect(await countApps(query, 'another secret of at least thirty-two characters')).toEqual({ all: rows.length, unreadable: rows.length });
});

test('two-factor isn’t required at login until a first code confirms the setup', async () => {
  const person = await makeSignedIn();
  const app = await setUp(person);
  const setup = await twoFactorSetup(person.id, person.email);
  expect(setup?.text).toMatch(/^[A-Z2-7]{40}$/);
  expect(setup?.address).toContain(`secret=${setup?.text}`);
  expect((await new AccountBrowser().logIn(person.email)).ok).toBe(true);
  const session = await currentSession(person.headers);
  expect(await turnOnTwoFactor(person.id, session?.id ?? '', await app.in(300))).toMatchObject({ ok: false });
  expect(await twoFactorOf(person.id)).toEqual({ isOn: false, codesLeft: 0 });
  expect(await noticesTo(person.email)).toEqual([]);
});

test('starting the setup again makes another secret; one that is in use isn’t replaced', async () => {
  const person = await makeSignedIn();
  const first = await setUp(person);
  await setUp(person);
  const session = await currentSession(person.headers);
  expect(await turnOnTwoFactor(person.id, session?.id ?? '', await first.now())).toMatchObject({ ok: false });
  expect(await db().$count(twoFactors, eq(twoFactors.userId, person.id))).toBe(1);
  const { person: other } = await enrolled();
  expect(await beginTwoFactor(other.id)).toBe(false);
  expect(await twoFactorSetup(other.id, other.email)).toBeUndefined();
});

test('turning it on gives ten backup codes, keeps this session, ends the others and sends an email', async () => {
  const person = await makeSignedIn();
  const elsewhere = new AccountBrowser();
  await elsewhere.logIn(person.email);
  const app = await setUp(person);
  const session = await currentSession(person.headers);
  const result = must(await turnOnTwoFactor(person.id, session?.id ?? '', await app.now()));
  expect(new Set(result.codes).size).toBe(10);
  for (const code of result.codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
  expect(await twoFactorOf(person.id)).toEqual({ isOn: true, codesLeft: 10 });
  expect((await viewerOf(person.headers))?.user.id).toBe(person.id);
  expect(await elsewhere.viewer()).toBeUndefined();
  expect(await noticesTo(person.email)).toEqual(['second-step-on']);
  const [row] = await db().select().from(twoFactors).where(eq(twoFactors.userId, person.id));
  expect(row?.backupCodes).not.toContain(result.codes[0]);
});

test('the right password logs no one in before the code', async () => {
  const { person, app } = await enrolled();
  const browser = new AccountBrowser();
  expect(await browser.logIn(person.email)).toMatchObject({ ok: false, challenge: expect.any(Headers) });
  expect(await browser.viewer()).toBeUndefined();
  expect(await awaitsTwoFactor(browser.headers)).toBe(true);
  expect(await awaitsAfterPassword(browser.headers)).toBe(true);
  expect(await browser.pass('app', await app.in(300))).toEqual({
    ok: false,
    code: 'app-code-invalid',
    message: 'That code is wrong or expired.',
  });
  expect(await browser.viewer()).toBeUndefined();
  expect((await browser.pass('app', await app.now())).ok).toBe(true);
  expect((await browser.viewer())?.user.id).toBe(person.id);
});

test('a wrong password does not get as far as the code, nor does a browser without one', async () => {
  const { person, app } = await enrolled();
  const browser = new AccountBrowser();
  expect(await browser.logIn(person.email, 'not the one')).toEqual({
    ok: false,
    code: 'invalid-credentials',
    message: 'Invalid email or password.',
  });
  expect(await awaitsTwoFactor(browser.headers)).toBe(false);
  expect(await browser.pass('app', await app.now())).toMatchObject({ ok: false, code: 'login-expired' });
});

test('a code works once', async () => {
  const { person, app } = await enrolled();
  const [first, second] = [new AccountBrowser(), new AccountBrowser()];
  await first.logIn(person.email);
  await second.logIn(person.email);
  const code = await app.now();
  expect((await first.pass('app', code)).ok).toBe(true);
  expect(await second.pass('app', code)).toEqual({
    ok: false,
    code: 'app-code-used',
    message: 'You’ve already used this code. Wait for your app to show the next one.',
  });
  expect((await second.pass('app', await app.in(30))).ok).toBe(true);
});

test('five wrong codes end a login; ten block guessing from everywhere for a while, and the owner is notified', async () => {
  const { person, app, codes } = await enrolled();
  const guess = async (browser: AccountBrowser, times: number, from: number) => {
    const answers = [];
    for (let n = 0; n < times; n++) answers.push(await browser.pass('app', String(100_000 + from + n)));
    return answers;
  };
  const first = new AccountBrowser();
  await first.logIn(person.email);
  await guess(first, 5, 0);
  expect(await first.pass('app', await app.now())).toMatchObject({ ok: false, code: 'login-expired' });
  const second = new AccountBrowser();
  await second.logIn(person.email);
  const answers = await guess(second, 4, 10);
  expect(answers.at(-1)).toMatchObject({ ok: false, message: expect.stringMatching(/^Too many attempts/) });
  expect(await noticesTo(person.email)).toEqual(['second-step-on', 'codes-refused-after-password']);
  // The owner still gets in with a code that no one can guess.
  const owner = new AccountBrowser();
  await owner.logIn(person.email);
  expect((await owner.pass('backup', codes[0] ?? '')).ok).toBe(true);
});

test('a backup code works once, however it is typed, and its owner is notified', async () => {
  const { person, codes } = await enrolled();
  const browser = new AccountBrowser();
  await browser.logIn(person.email);
  const [code = '', other = ''] = codes;
  expect((await browser.pass('backup', ` ${code.toUpperCase().replace('-', ' ')} `)).ok).toBe(true);
  expect((await browser.viewer())?.user.id).toBe(person.id);
  expect((await twoFactorOf(person.id)).codesLeft).toBe(9);
  expect(await noticesTo(person.email)).toEqual(['second-step-on', 'backup-code-used']);
  const again = new AccountBrowser();
  await again.logIn(person.email);
  expect(await again.pass('backup', code)).toEqual({
    ok: false,
    code: 'backup-code-invalid',
    message: 'That backup code is wrong or already used.',
  });
  expect((await again.pass('backup', other)).ok).toBe(true);
});

test('a trusted device is not asked again for 30 days; another one is', async () => {
  const { person, app } = await enrolled();
  const trusted = new AccountBrowser();
  await trusted.logIn(person.email);
  expect((await trusted.pass('app', await app.now(), true)).ok).toBe(true);
  expect((await trusted.logIn(person.email)).ok).toBe(true);
  expect((await trusted.viewer())?.user.id).toBe(person.id);
  expect((await new AccountBrowser().logIn(person.email)).ok).toBe(false);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * dayMs });
  expect((await trusted.logIn(person.email)).ok).toBe(false);
});

test('logging out everywhere else ends the trust in all devices', async () => {
  const { person, app } = await enrolled();
  const trusted = new AccountBrowser();
  await trusted.logIn(person.email);
  await trusted.pass('app', await app.now(), true);
  const session = await currentSession(person.headers);
  expect(await endEveryOtherSession(person.id, session?.id ?? '')).toBe(1);
  expect(await trusted.viewer()).toBeUndefined();
  expect((await trusted.logIn(person.email)).ok).toBe(false);
});

test('new backup codes replace the old ones', async () => {
  const { person, codes } = await enrolled();
  const renewed = must(await renewBackupCodes(person.id));
  const browser = new AccountBrowser();
  await browser.logIn(person.email);
  expect((await browser.pass('backup', codes[0] ?? '')).ok).toBe(false);
  expect((await browser.pass('backup', renewed.codes[0] ?? '')).ok).toBe(true);
  expect(await renewBackupCodes((await makeSignedIn()).id)).toMatchObject({ ok: false });
});

test('after it’s turned off the password is enough, and the owner is notified', async () => {
  const { person } = await enrolled();
  expect(await turnOffTwoFactor(person.id)).toBe(true);
  expect(await turnOffTwoFactor(person.id)).toBe(false);
  expect((await new AccountBrowser().logIn(person.email)).ok).toBe(true);
  expect(await noticesTo(person.email)).toEqual(['second-step-on', 'second-step-off']);
});

test('resetting the password by email doesn’t skip the second factor', async () => {
  const { person, app } = await enrolled();
  await db().update(users).set({ emailVerified: true }).where(eq(users.id, person.id));
  await requestReset(person.email, new AccountBrowser());
  const token = tokenOf(await mailTo(person.email, 'reset-password'));
  expect(await resetPassword(token, 'a brand new one')).toBe(true);
  expect(await viewerOf(person.headers)).toBeUndefined();
  const browser = new AccountBrowser();
  expect(await browser.logIn(person.email, 'a brand new one')).toMatchObject({ ok: false, challenge: expect.any(Headers) });
  expect((await browser.pass('app', await app.now())).ok).toBe(true);
});

test('a session made without the code waits for it, and is complete after it', async () => {
  const { person, app } = await enrolled();
  await db().update(sessions).set({ twoFactorPassedAt: null }).where(eq(sessions.userId, person.id));
  expect(await viewerOf(person.headers)).toBeUndefined();
  expect(await awaitsTwoFactor(person.headers)).toBe(true);
  expect(await awaitsAfterPassword(person.headers)).toBe(false);
  const requester = { address: '198.51.100.250', headers: person.headers };
  expect((await passTwoFactor({ kind: 'app', code: await app.in(300), trustDevice: false }, requester)).ok).toBe(false);
  expect((await passTwoFactor({ kind: 'app', code: await app.now(), trustDevice: false }, requester)).ok).toBe(true);
  expect((await viewerOf(person.headers))?.user.id).toBe(person.id);
});

test('wrong codes after a login without a password get a message that doesn’t mention the password', async () => {
  const { person } = await enrolled();
  await db().update(sessions).set({ twoFactorPassedAt: null }).where(eq(sessions.userId, person.id));
  const requester = { address: '198.51.100.251', headers: person.headers };
  for (let n = 0; n < 11; n++) await passTwoFactor({ kind: 'app', code: String(100_000 + n), trustDevice: false }, requester);
  expect(await noticesTo(person.email)).toEqual(['second-step-on', 'codes-refused']);
});

test('in live mode admins can change things only after a second factor, except in a trial on one’s own machine', async () => {
  const person = await makeSignedIn();
  await grantAdmin(person.email, 'test');
  const live = { mode: 'live', isLocal: false } as const;
  expect(await mayWriteAsAdmin(person.headers, { mode: 'demo', isLocal: false })).toBe(true);
  expect(await mayWriteAsAdmin(person.headers, live)).toBe(false);
  expect(await mayWriteAsAdmin(person.headers, { mode: 'live', isLocal: true })).toBe(true);
  const app = await setUp(person);
  const session = await currentSession(person.headers);
  await turnOnTwoFactor(person.id, session?.id ?? '', await app.now());
  expect(await mayWriteAsAdmin(person.headers, live)).toBe(true);
  expect((await viewerOf(person.headers))?.isAdmin).toBe(true);
  expect(await db().$count(users, and(eq(users.id, person.id), eq(users.twoFactorEnabled, true)))).toBe(1);
});
