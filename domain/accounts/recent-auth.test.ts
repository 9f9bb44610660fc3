import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { sessions, users } from '../../db/schema/index.ts';
import { cookiePairs } from '../../tests/harness/cookie-pairs.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makeSignedIn, password, type SignedIn } from '../../tests/helpers/signed-in.ts';
import { minuteMs } from '../../time/units.ts';
import { viewerOf } from '../../web/session/session.ts';
import { grantAdmin } from './admins.ts';
import { logIn } from './login.ts';
import { confirmByPassword, hasRecentAuth } from './recent-auth.ts';

useDatabase();

let person: SignedIn;
beforeEach(async () => {
  person = await makeSignedIn();
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * minuteMs);
const signedInAt = (confirmedAt: Date) => db().update(sessions).set({ confirmedAt }).where(eq(sessions.userId, person.id));

test('a sign-in is fresh for 15 minutes', async () => {
  expect(await hasRecentAuth(person.headers)).toBe(true);
  await signedInAt(minutesAgo(14));
  expect(await hasRecentAuth(person.headers)).toBe(true);
  await signedInAt(minutesAgo(15));
  expect(await hasRecentAuth(person.headers)).toBe(false);
  expect(await hasRecentAuth(new Headers())).toBe(false);
});

test('the password makes this session fresh again, and no other', async () => {
  const elsewhere = await logIn({ email: person.email, password }, { address: '198.51.100.20', headers: new Headers() });
  await signedInAt(minutesAgo(60));
  expect(await confirmByPassword(password, { address: '198.51.100.20', headers: person.headers })).toEqual({ ok: true });
  expect(await hasRecentAuth(person.headers)).toBe(true);
  const cookie = cookiePairs(must(elsewhere).headers);
  expect(await hasRecentAuth(new Headers({ cookie }))).toBe(false);
});

test('a wrong password doesn’t make a session fresh, and is slowed down like at login', async () => {
  await signedInAt(minutesAgo(60));
  const guess = () => confirmByPassword('not the one', { address: '198.51.100.21', headers: person.headers });
  for (let n = 0; n < 10; n++)
    expect(await guess()).toEqual({ ok: false, code: 'wrong-password', message: 'That’s not your password. Try again.' });
  expect(await guess()).toEqual({ ok: false, code: 'wait', retryInSeconds: 900, message: 'Too many attempts. Please wait 15 minutes.' });
  expect(await hasRecentAuth(person.headers)).toBe(false);
});

test('someone who isn’t logged in can’t confirm', async () => {
  expect(await confirmByPassword(password, { address: '198.51.100.22', headers: new Headers() })).toMatchObject({ ok: false });
});

test('a session that still owes its second factor authenticates no one, and an admin afterward', async () => {
  await grantAdmin(person.email, 'command line');
  expect((await viewerOf(person.headers))?.isAdmin).toBe(true);
  await db().update(users).set({ twoFactorEnabled: true }).where(eq(users.id, person.id));
  expect(await viewerOf(person.headers)).toBeUndefined();
  await db().update(sessions).set({ twoFactorPassedAt: new Date() }).where(eq(sessions.userId, person.id));
  expect((await viewerOf(person.headers))?.isAdmin).toBe(true);
});
