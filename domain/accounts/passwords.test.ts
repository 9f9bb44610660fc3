import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { accounts, mails } from '../../db/schema/index.ts';
import { AccountBrowser } from '../../tests/helpers/account-browser.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makeSignedIn, password, type SignedIn } from '../../tests/helpers/signed-in.ts';
import { mailTo, tokenOf } from '../../tests/helpers/signing-up.ts';
import { viewerOf } from '../../web/session/session.ts';
import { logIn } from './login.ts';
import { changePassword, hasPassword, requestReset, resetPassword, setFirstPassword } from './passwords.ts';
import { confirmByPassword } from './recent-auth.ts';
import { currentSession } from './sessions.ts';

useDatabase();

let addresses = 0;
const change = async (person: SignedIn, current: string, next: string, address = `203.0.113.${++addresses}`) => {
  const session = await currentSession(person.headers);
  return changePassword({ id: person.id, sessionId: session?.id ?? '' }, current, next, {
    address,
    headers: person.headers,
  });
};
const noticesTo = async (email: string) =>
  (await db().query.mails.findMany({ where: and(eq(mails.recipient, email), eq(mails.template, 'security-notice')) })).map(
    ({ props }) => (props as { event: string }).event,
  );

test('a changed password replaces the old one, keeps this session and ends every other', async () => {
  const person = await makeSignedIn();
  const elsewhere = new AccountBrowser();
  await elsewhere.logIn(person.email);
  expect(await change(person, password, 'a brand new one')).toEqual({ ok: true });
  expect((await viewerOf(person.headers))?.user.id).toBe(person.id);
  expect(await elsewhere.viewer()).toBeUndefined();
  expect((await elsewhere.logIn(person.email)).ok).toBe(false);
  expect((await elsewhere.logIn(person.email, 'a brand new one')).ok).toBe(true);
  expect(await noticesTo(person.email)).toEqual(['password-changed']);
});

test('without the current password nothing changes, and guessing is slowed down', async () => {
  const person = await makeSignedIn();
  const guess = () => change(person, 'not the one', 'a brand new one', '203.0.113.250');
  for (let n = 0; n < 10; n++)
    expect(await guess()).toEqual({ ok: false, code: 'wrong-password', message: 'That’s not your password. Try again.' });
  expect(await guess()).toMatchObject({ ok: false, message: expect.stringMatching(/^Too many attempts/) });
  expect((await new AccountBrowser().logIn(person.email)).ok).toBe(true);
  expect(await noticesTo(person.email)).toEqual([]);
});

test('strangers who guess from the same network don’t stop the logged-in owner', async () => {
  const person = await makeSignedIn();
  const office = '203.0.113.251';
  for (let n = 0; n < 10; n++) await logIn({ email: person.email, password: 'a wrong guess' }, { address: office, headers: new Headers() });
  expect(await confirmByPassword(password, { address: office, headers: person.headers })).toEqual({ ok: true });
  expect(await change(person, password, 'a brand new one', office)).toEqual({ ok: true });
});

test('an account without a password can set one, once', async () => {
  const person = await makeSignedIn();
  expect(await hasPassword(person.id)).toBe(true);
  await db().delete(accounts).where(eq(accounts.userId, person.id));
  expect(await hasPassword(person.id)).toBe(false);
  const elsewhere = await currentSession(person.headers);
  expect(await setFirstPassword({ id: person.id, sessionId: elsewhere?.id ?? '' }, 'the first one')).toBe(true);
  expect(await setFirstPassword({ id: person.id, sessionId: elsewhere?.id ?? '' }, 'another one')).toBe(false);
  expect((await new AccountBrowser().logIn(person.email, 'the first one')).ok).toBe(true);
  expect(await noticesTo(person.email)).toEqual(['password-set']);
});

test('a reset link that is still unused stops working once the password changes', async () => {
  const person = await makeSignedIn();
  await requestReset(person.email, new AccountBrowser());
  const token = tokenOf(await mailTo(person.email, 'reset-password'));
  await change(person, password, 'a brand new one');
  expect(await resetPassword(token, 'a third one')).toBe(false);
});
