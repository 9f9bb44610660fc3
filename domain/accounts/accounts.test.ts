import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { log } from '../../base/log.ts';
import { db } from '../../db/connect.ts';
import { accounts, sessions, users } from '../../db/schema/index.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { passwordsHashed } from '../../tests/helpers/less-effort.ts';
import { password } from '../../tests/helpers/signed-in.ts';
import { signUpForm as form, mailTo, requester, viewer } from '../../tests/helpers/signing-up.ts';
import { viewerOf } from '../../web/session/session.ts';
import { signUp } from './accounts.ts';
import { logIn } from './login.ts';
import { logOut } from './sessions.ts';

useDatabase();

// The first hash is slow while the library warms up; no test is to blame for it.
beforeAll(async () => {
  await signUp(form('warm@people.test'), requester());
});

test('sign-up makes an account, signs it in, and mails link and code to prove the email', async () => {
  const result = await signUp(form('new@people.test'), requester());
  expect(await viewer(result)).toEqual({
    isAdmin: false,
    session: { id: expect.any(String), aal: 'aal1' },
    user: {
      id: expect.any(String),
      email: 'new@people.test',
      email_confirmed_at: null,
      first_name: 'Dana',
      last_name: 'Hollis',
      identities: ['email'],
      factors: [],
    },
  });
  const mail = await mailTo('new@people.test', 'verify-email');
  expect(mail.url).toMatch(/^http:\/\/localhost:3000\/verify-email\?token=.{20,}/);
  expect(mail.code).toMatch(/^\d{6}$/);
});

test('the session cookie is HttpOnly, Lax, for this host alone and all its paths', async () => {
  const result = must(await signUp(form('cookie@people.test'), requester()));
  const [cookie] = result.headers.getSetCookie().filter((one) => one.startsWith('session='));
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
  expect(cookie).toMatch(/Path=\//i);
  expect(cookie).not.toMatch(/Domain=/i);
});

test('a password is stored hashed', async () => {
  await signUp(form('hashed@people.test'), requester());
  const [row] = await db()
    .select({ password: accounts.password })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(eq(users.email, 'hashed@people.test'));
  expect(row?.password?.length).toBeGreaterThan(60);
  expect(row?.password).not.toContain(password);
});

test('sign-up says that an email is taken, and leaves its account unchanged', async () => {
  await signUp(form('taken@people.test'), requester());
  const again = await signUp({ ...form('taken@people.test'), firstName: 'Eve', password: 'another one' }, requester());
  expect(again).toEqual({ ok: false, code: 'email-taken', message: 'An account with this email already exists.' });
  expect((await logIn({ email: 'taken@people.test', password: 'another one' }, requester())).ok).toBe(false);
  expect(await viewer(await logIn({ email: 'taken@people.test', password }, requester()))).toMatchObject({ user: { first_name: 'Dana' } });
});

test('two sign-ups with one email at the same moment make one account', async () => {
  const results = await Promise.all([signUp(form('race@people.test'), requester()), signUp(form('race@people.test'), requester())]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results.find(({ ok }) => !ok)).toEqual({ ok: false, code: 'email-taken', message: 'An account with this email already exists.' });
  expect(await db().$count(users, eq(users.email, 'race@people.test'))).toBe(1);
});

test('a sign-up that the database refuses says so, and its cause is logged without the person', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  await db().execute(sql`alter table users add constraint no_refused check (email not like 'refused@%')`);
  const result = await signUp(form('refused@people.test'), requester());
  await db().execute(sql`alter table users drop constraint no_refused`);
  expect(result).toEqual({ ok: false, code: 'signup-failed', message: 'We couldn’t create your account. Please try again.' });
  expect(logged.mock.calls).toEqual([[{ err: expect.any(Error) }, 'Failed to create user']]);
  const [[entry]] = logged.mock.calls as unknown as [[{ err: Error }]];
  expect(entry.err.cause).toMatchObject({ code: '23514', constraint: 'no_refused' });
  logged.mockClear();
  await Promise.all([signUp(form('twice@people.test'), requester()), signUp(form('twice@people.test'), requester())]);
  await logIn({ email: 'twice@people.test', password: 'not this one' }, requester());
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

test('sign-up accepts neither a role nor a verified email', async () => {
  const sly = { ...form('sly@people.test'), emailVerified: true, role: 'admin', emailConfirmedAt: new Date() };
  const result = await signUp(sly, requester());
  expect(await viewer(result)).toMatchObject({ isAdmin: false, user: { email_confirmed_at: null } });
});

test('an unknown email and a wrong password get the same answer after hashing a password', async () => {
  await signUp(form('known@people.test'), requester());
  const counted = async (email: string) => {
    const before = passwordsHashed();
    const answer = await logIn({ email, password: 'not the right one' }, requester());
    return { answer, hashes: passwordsHashed() - before };
  };
  const [known, unknown] = [await counted('known@people.test'), await counted('unknown@people.test')];
  expect(known.answer).toEqual({ ok: false, code: 'invalid-credentials', message: 'Invalid email or password.' });
  expect(unknown.answer).toEqual(known.answer);
  // Hashing takes nearly all of the time, so one answer takes about as long as the other.
  expect([known.hashes, unknown.hashes]).toEqual([1, 1]);
});

test('the right password signs in, however often the account did before', async () => {
  await signUp(form('again@people.test'), requester());
  for (let n = 0; n < 2; n++)
    expect(await viewer(await logIn({ email: 'again@people.test', password }, requester()))).toMatchObject({
      user: { email: 'again@people.test' },
    });
});

test('wrong passwords from one address are slowed down, and the owner elsewhere isn’t locked out', async () => {
  await signUp(form('guessed@people.test'), requester());
  const guess = () => logIn({ email: 'guessed@people.test', password: 'a wrong guess' }, requester(undefined, '203.0.113.66'));
  for (let n = 0; n < 10; n++)
    expect(await guess()).toEqual({ ok: false, code: 'invalid-credentials', message: 'Invalid email or password.' });
  expect(await guess()).toEqual({ ok: false, code: 'wait', retryInSeconds: 900, message: 'Too many attempts. Please wait 15 minutes.' });
  expect((await logIn({ email: 'guessed@people.test', password }, requester())).ok).toBe(true);
});

test('wrong passwords from many addresses lock the owner out at those addresses only', async () => {
  await signUp(form('stormed@people.test'), requester());
  const guesses = (rounds: number) =>
    Promise.all(
      Array.from({ length: rounds * 6 }, (_, n) =>
        logIn({ email: 'stormed@people.test', password: 'a wrong guess' }, requester(undefined, `203.0.113.${n % 6}`)),
      ),
    );
  // Each address has its first guess while the account's own count lasts. A later first guess would take this minute's spare.
  await guesses(1);
  await guesses(9);
  expect((await logIn({ email: 'stormed@people.test', password }, requester(undefined, '203.0.113.0'))).ok).toBe(false);
  expect((await logIn({ email: 'stormed@people.test', password }, requester())).ok).toBe(true);
});

test('signing out ends this session immediately, and no other', async () => {
  const here = await signUp(form('out@people.test'), requester());
  const there = await logIn({ email: 'out@people.test', password }, requester());
  await logOut(requester(here));
  expect(await viewer(here)).toBeUndefined();
  expect(await viewer(there)).toMatchObject({ user: { email: 'out@people.test' } });
});

test('a session that can’t be ended stays, and the person sees an error', async () => {
  const here = await signUp(form('stuck@people.test'), requester());
  await db().execute(sql`create function refuse_ends() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`);
  await db().execute(sql`create trigger refuse_ends before delete on sessions for each row execute function refuse_ends()`);
  await expect(logOut(requester(here))).rejects.toThrow();
  await db().execute(sql`drop trigger refuse_ends on sessions`);
  expect(await viewer(here)).toMatchObject({ user: { email: 'stuck@people.test' } });
});

test('a removed, ended or made-up session authenticates no one', async () => {
  const result = await signUp(form('removed@people.test'), requester());
  const who = await viewer(result);
  await db()
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(sessions.userId, who?.user.id ?? ''));
  expect(await viewer(result)).toBeUndefined();
  expect(await viewerOf(new Headers({ cookie: 'session=made.up' }))).toBeUndefined();
  expect(await viewerOf(new Headers())).toBeUndefined();
});
