import { and, eq, like } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { db } from '../../db/connect.ts';
import { accounts, mails, passkeys, twoFactors, users, verifications } from '../../db/schema/index.ts';
import { AccountBrowser } from '../../tests/helpers/account-browser.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { password } from '../../tests/helpers/signed-in.ts';
import { signUpForm as form, mailCount, mailTo, requester, tokenOf, viewer } from '../../tests/helpers/signing-up.ts';
import { recordSent } from '../mails/mails.ts';
import { signUp } from './accounts.ts';
import { pendingEmailOf, requestNewEmail } from './email-change.ts';
import { logIn } from './login.ts';
import { passkeysOf } from './passkeys.ts';
import { isResetLinkValid, requestReset, resetPassword } from './passwords.ts';
import { twoFactorOf } from './two-factor.ts';

useDatabase();
afterEach(() => vi.useRealTimers());

// The first hash is slow while the library warms up; no test is to blame for it.
beforeAll(async () => {
  await signUp(form('warm@people.test'), requester());
});

test('a reset link works once, ends every session, and the old password is gone', async () => {
  const first = await signUp(form('reset@people.test'), requester());
  const second = await logIn({ email: 'reset@people.test', password }, requester());
  await requestReset('reset@people.test', requester());
  const mail = await mailTo('reset@people.test', 'reset-password');
  expect(mail.url).toMatch(/^http:\/\/localhost:3000\/auth\/reset\?token=/);
  expect([await isResetLinkValid(tokenOf(mail)), await isResetLinkValid(tokenOf(mail))]).toEqual([true, true]);
  expect(await resetPassword(tokenOf(mail), 'a brand new one')).toBe(true);
  expect(await isResetLinkValid(tokenOf(mail))).toBe(false);
  expect([await viewer(first), await viewer(second)]).toEqual([undefined, undefined]);
  expect(await resetPassword(tokenOf(mail), 'yet another one')).toBe(false);
  expect((await logIn({ email: 'reset@people.test', password }, requester())).ok).toBe(false);
  expect((await logIn({ email: 'reset@people.test', password: 'a brand new one' }, requester())).ok).toBe(true);
});

test('after the email is sent, neither the database nor the outbox holds the reset token', async () => {
  await signUp(form('hashed@people.test'), requester());
  await requestReset('hashed@people.test', requester());
  const token = tokenOf(await mailTo('hashed@people.test', 'reset-password'));
  expect(token.length).toBeGreaterThan(30);
  const kept = await db().select().from(verifications).where(like(verifications.identifier, 'reset-password:%'));
  expect(kept.length).toBeGreaterThan(0);
  expect(JSON.stringify(kept)).not.toContain(token.slice(0, 12));
  for (const { identifier } of kept) expect(await isResetLinkValid(identifier.slice('reset-password:'.length))).toBe(false);
  const [mail] = await db()
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, 'hashed@people.test'), eq(mails.template, 'reset-password')));
  await recordSent(mail?.id ?? '');
  const sent = await db().query.mails.findFirst({ where: eq(mails.id, mail?.id ?? '') });
  expect(JSON.stringify(sent)).not.toContain(token.slice(0, 12));
  expect(await isResetLinkValid(token)).toBe(true);
});

test('a reset leaves the sessions of other accounts alone', async () => {
  const other = await signUp(form('bystander@people.test'), requester());
  await signUp(form('resetter@people.test'), requester());
  await requestReset('resetter@people.test', requester());
  await resetPassword(tokenOf(await mailTo('resetter@people.test', 'reset-password')), 'a brand new one');
  expect(await viewer(other)).toMatchObject({ user: { email: 'bystander@people.test' } });
});

test('a reset link expires after ten minutes, and a made-up one never works', async () => {
  await signUp(form('late@people.test'), requester());
  await requestReset('late@people.test', requester());
  const token = tokenOf(await mailTo('late@people.test', 'reset-password'));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
  expect(await isResetLinkValid(token)).toBe(false);
  expect(await resetPassword(token, 'a brand new one')).toBe(false);
  vi.useRealTimers();
  expect(await resetPassword('made-up-token-of-24-chars', 'a brand new one')).toBe(false);
  expect(await isResetLinkValid('made-up-token-of-24-chars')).toBe(false);
});

test('requesting a reset doesn’t reveal whether an account exists', async () => {
  await signUp(form('asked@people.test'), requester());
  const timed = async (email: string) => {
    const started = performance.now();
    await requestReset(email, requester());
    return performance.now() - started;
  };
  const [known, unknown] = [await timed('asked@people.test'), await timed('nobody.at.all@people.test')];
  expect(Math.min(known, unknown)).toBeGreaterThanOrEqual(345);
  expect(await mailCount('nobody.at.all@people.test')).toBe(0);
});

test('the sixth reset mail of an hour from one address is not sent; the owner elsewhere gets theirs', async () => {
  const resets = () => db().$count(mails, and(eq(mails.recipient, 'resetflood@people.test'), eq(mails.template, 'reset-password')));
  await signUp(form('resetflood@people.test'), requester());
  await Promise.all(Array.from({ length: 7 }, () => requestReset('resetflood@people.test', requester(undefined, '203.0.113.67'))));
  expect(await resets()).toBe(5);
  await requestReset('resetflood@people.test', requester());
  expect(await resets()).toBe(6);
});

test('reset emails that others request don’t lock out the owner elsewhere, and stay few', async () => {
  const email = 'resetstorm@people.test';
  await signUp(form(email), requester());
  const resets = () => db().$count(mails, and(eq(mails.recipient, email), eq(mails.template, 'reset-password')));
  const strangers = Array.from({ length: 4 }, () => requester());
  await Promise.all(strangers.flatMap((stranger) => Array.from({ length: 6 }, () => requestReset(email, stranger))));
  expect(await resets()).toBe(20);
  const owner = requester();
  await requestReset(email, owner);
  expect(await resets()).toBe(21);
  await Promise.all([owner, requester(), requester()].map((again) => requestReset(email, again)));
  expect(await resets()).toBe(21);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
  await requestReset(email, owner);
  expect(await resets()).toBe(21);
  await requestReset(email, requester());
  expect(await resets()).toBe(22);
});

test('a reset invalidates the other reset links, and the owner is notified', async () => {
  await signUp(form('links@people.test'), requester());
  await requestReset('links@people.test', requester());
  const first = tokenOf(await mailTo('links@people.test', 'reset-password'));
  await requestReset('links@people.test', requester());
  const second = tokenOf(await mailTo('links@people.test', 'reset-password'));
  const uses = await Promise.all([resetPassword(second, 'a brand new one'), resetPassword(first, 'another new one')]);
  expect(uses.sort()).toEqual([false, true]);
  expect([await isResetLinkValid(first), await isResetLinkValid(second)]).toEqual([false, false]);
  expect(await mailTo('links@people.test', 'security-notice')).toMatchObject({ event: 'password-changed' });
});

/** An account with everything that a stranger could leave behind in it. */
async function withDoors(email: string, proved: boolean): Promise<string> {
  const id = (await viewer(await signUp(form(email), requester())))?.user.id ?? '';
  await db()
    .insert(accounts)
    .values({ userId: id, providerId: 'oidc', accountId: `sub-of-${id}` });
  await db()
    .insert(passkeys)
    .values({ userId: id, publicKey: 'AAAA', credentialID: id, counter: 0, deviceType: 'multiDevice', backedUp: true });
  await db().insert(twoFactors).values({ userId: id, secret: 'sealed', backupCodes: 'sealed', verified: true });
  await db().update(users).set({ twoFactorEnabled: true, emailVerified: proved }).where(eq(users.id, id));
  await requestNewEmail({ id, email }, `stranger-${email}`);
  await requestReset(email, requester());
  expect(await resetPassword(tokenOf(await mailTo(email, 'reset-password')), 'a brand new one')).toBe(true);
  return id;
}

test('a reset of an account with an unverified email removes every other way to log in', async () => {
  const id = await withDoors('squatted@people.test', false);
  expect(await passkeysOf(id)).toEqual([]);
  expect(await twoFactorOf(id)).toEqual({ isOn: false, codesLeft: 0 });
  expect(await pendingEmailOf(id)).toBeUndefined();
  const owner = new AccountBrowser();
  expect((await owner.logIn('squatted@people.test', 'a brand new one')).ok).toBe(true);
  expect((await owner.viewer())?.user).toMatchObject({ identities: ['email'], factors: [] });
});

test('a reset of a verified account keeps its two-factor authentication and its ways to log in', async () => {
  const id = await withDoors('settled@people.test', true);
  expect(await passkeysOf(id)).toHaveLength(1);
  expect((await twoFactorOf(id)).isOn).toBe(true);
  expect(await new AccountBrowser().logIn('settled@people.test', 'a brand new one')).toMatchObject({ challenge: expect.any(Headers) });
});
