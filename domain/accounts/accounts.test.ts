import { and, eq, like } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { db } from '../../db/connect.ts';
import { accounts, mails, sessions, users, verifications } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { placedOrder } from '../../tests/helpers/orders.ts';
import { type Viewer, viewerOf } from '../../web/session.ts';
import { markPaid } from '../billing/billing.ts';
import { notificationsOf } from '../notifications/notifications.ts';
import { projectOfOrder } from '../projects/queries.ts';
import {
  type AuthResult,
  askForReset,
  changeUnprovedEmail,
  logIn,
  logOut,
  resendVerification,
  resetLinkLives,
  resetPassword,
  signUp,
  verifyByCode,
  verifyByLink,
} from './accounts.ts';

useDatabase();

const password = 'correct horse';
const form = (email: string) => ({ firstName: 'Dana', lastName: 'Hollis', email, password, confirmPassword: password });

/** Somebody who asks: each from an address of their own unless told otherwise, with the cookies of an earlier answer. */
let askers = 0;
const asker = (cookies?: AuthResult, address = `198.51.100.${++askers}`) => ({ address, headers: new Headers(cookieOf(cookies)) });

function cookieOf(result?: AuthResult): Record<string, string> {
  if (!result?.ok) return {};
  return {
    cookie: result.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  };
}

const viewer = (result: AuthResult): Promise<Viewer | undefined> => viewerOf(new Headers(cookieOf(result)));

async function mailTo(email: string, template: string): Promise<{ url: string; code: string }> {
  const rows = await db()
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, email), eq(mails.template, template)))
    .orderBy(mails.id);
  const newest = rows.at(-1);
  if (!newest) throw new Error(`No mail "${template}" for ${email}.`);
  return newest.props as { url: string; code: string };
}

const mailCount = (email: string) => db().$count(mails, eq(mails.recipient, email));
const tokenOf = ({ url }: { url: string }) => new URL(url).searchParams.get('token') ?? '';

afterEach(() => vi.useRealTimers());

// The first hash is slow while the library warms up; no test is to blame for it.
beforeAll(async () => {
  await signUp(form('warm@people.test'), asker());
});

test('sign-up makes an account, signs it in, and mails link and code to prove the email', async () => {
  const result = await signUp(form('new@people.test'), asker());
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
  const result = await signUp(form('cookie@people.test'), asker());
  if (!result.ok) throw new Error(result.message);
  const [cookie] = result.headers.getSetCookie().filter((one) => one.startsWith('session='));
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
  expect(cookie).toMatch(/Path=\//i);
  expect(cookie).not.toMatch(/Domain=/i);
});

test('a password is stored hashed', async () => {
  await signUp(form('hashed@people.test'), asker());
  const [row] = await db()
    .select({ password: accounts.password })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(eq(users.email, 'hashed@people.test'));
  expect(row?.password?.length).toBeGreaterThan(60);
  expect(row?.password).not.toContain(password);
});

test('a taken email is told at sign-up, and its account is left as it was', async () => {
  await signUp(form('taken@people.test'), asker());
  const again = await signUp({ ...form('taken@people.test'), firstName: 'Eve', password: 'another one' }, asker());
  expect(again).toEqual({ ok: false, emailTaken: true, message: 'An account with this email already exists.' });
  expect((await logIn({ email: 'taken@people.test', password: 'another one' }, asker())).ok).toBe(false);
  expect(await viewer(await logIn({ email: 'taken@people.test', password }, asker()))).toMatchObject({ user: { first_name: 'Dana' } });
});

test('two sign-ups with one email at the same moment make one account', async () => {
  const results = await Promise.all([signUp(form('race@people.test'), asker()), signUp(form('race@people.test'), asker())]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results.find(({ ok }) => !ok)).toEqual({ ok: false, emailTaken: true, message: 'An account with this email already exists.' });
  expect(await db().$count(users, eq(users.email, 'race@people.test'))).toBe(1);
});

test('role and proof of the email can not be signed up with', async () => {
  const sly = { ...form('sly@people.test'), emailVerified: true, role: 'admin', emailConfirmedAt: new Date() };
  const result = await signUp(sly, asker());
  expect(await viewer(result)).toMatchObject({ isAdmin: false, user: { email_confirmed_at: null } });
});

test('an unknown email and a wrong password get the same answer in about the same time', async () => {
  await signUp(form('known@people.test'), asker());
  const timed = async (email: string) => {
    const started = performance.now();
    const answer = await logIn({ email, password: 'not the right one' }, asker());
    return { answer, ms: performance.now() - started };
  };
  const [known, unknown] = [await timed('known@people.test'), await timed('unknown@people.test')];
  expect(known.answer).toEqual({ ok: false, message: 'Invalid email or password.' });
  expect(unknown.answer).toEqual(known.answer);
  // Both hash a password: neither is done before the hashing can be.
  expect(Math.min(known.ms, unknown.ms)).toBeGreaterThan(20);
});

test('the right password signs in, however often the account did before', async () => {
  await signUp(form('again@people.test'), asker());
  for (let n = 0; n < 2; n++)
    expect(await viewer(await logIn({ email: 'again@people.test', password }, asker()))).toMatchObject({
      user: { email: 'again@people.test' },
    });
});

test('wrong passwords from one address are slowed down; the owner elsewhere is not locked out', async () => {
  await signUp(form('guessed@people.test'), asker());
  const guess = () => logIn({ email: 'guessed@people.test', password: 'a wrong guess' }, asker(undefined, '203.0.113.66'));
  for (let n = 0; n < 10; n++) expect(await guess()).toEqual({ ok: false, message: 'Invalid email or password.' });
  expect(await guess()).toEqual({ ok: false, message: 'Too many tries. Please wait 15 minutes.' });
  expect((await logIn({ email: 'guessed@people.test', password }, asker())).ok).toBe(true);
});

test('wrong passwords from many addresses lock the owner out nowhere but there', async () => {
  await signUp(form('stormed@people.test'), asker());
  await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      logIn({ email: 'stormed@people.test', password: 'a wrong guess' }, asker(undefined, `203.0.113.${n % 6}`)),
    ),
  );
  expect((await logIn({ email: 'stormed@people.test', password }, asker(undefined, '203.0.113.0'))).ok).toBe(false);
  expect((await logIn({ email: 'stormed@people.test', password }, asker())).ok).toBe(true);
});

test('the link proves the email once pressed, welcomes its owner once, and signs in on that device', async () => {
  await signUp(form('link@people.test'), asker());
  const token = tokenOf(await mailTo('link@people.test', 'verify-email'));
  const pressed = await verifyByLink(token, asker());
  const who = await viewer(pressed);
  expect(who?.user.email).toBe('link@people.test');
  expect(Math.abs(Date.parse(who?.user.email_confirmed_at ?? '') - Date.now())).toBeLessThan(60_000);
  const again = await verifyByLink(token, asker());
  expect(again.ok).toBe(true);
  expect(await viewer(again)).toBeUndefined();
  expect(await notificationsOf(who?.user.id ?? '')).toMatchObject([{ title: 'Welcome', link: '/onboarding' }]);
  expect(await db().$count(mails, like(mails.eventKey, `welcome:${who?.user.id}`))).toBe(1);
  expect((await viewer(pressed))?.user.email_confirmed_at).toBe(who?.user.email_confirmed_at);
});

test('a link that was altered or made up proves nothing', async () => {
  await signUp(form('forged@people.test'), asker());
  const token = tokenOf(await mailTo('forged@people.test', 'verify-email'));
  const [header, , signature] = token.split('.');
  const payload = Buffer.from(JSON.stringify({ email: 'warm@people.test', exp: Math.floor(Date.now() / 1000) + 900 })).toString(
    'base64url',
  );
  for (const forged of ['', 'x', `${token}x`, `${header}.${payload}.${signature}`])
    expect(await verifyByLink(forged, asker())).toEqual({ ok: false, message: 'This link is no longer valid. Ask for a new one below.' });
  const [row] = await db().select().from(users).where(eq(users.email, 'warm@people.test'));
  expect(row).toMatchObject({ emailVerified: false, emailConfirmedAt: null });
});

test('the code proves the email too, and the order paid signed out is there', async () => {
  const { order } = await placedOrder({ email: 'code@people.test', method: 'invoice' });
  await markPaid(order.id, 'admin:1');
  const signedUp = await signUp(form('code@people.test'), asker());
  const { code } = await mailTo('code@people.test', 'verify-email');
  expect((await verifyByCode('code@people.test', code, asker(signedUp))).ok).toBe(true);
  const who = await viewer(signedUp);
  expect(who?.user.email_confirmed_at).not.toBeNull();
  expect(await projectOfOrder(who?.user.id ?? '', order.id)).toMatchObject({ paidAt: expect.any(Date) });
});

test('a code is stored hashed', async () => {
  await signUp(form('hashedcode@people.test'), asker());
  const { code } = await mailTo('hashedcode@people.test', 'verify-email');
  expect(JSON.stringify(await db().select().from(verifications))).not.toContain(`"${code}`);
});

test('five wrong codes kill a code; a new mail brings a new one', async () => {
  await signUp(form('wrongcode@people.test'), asker());
  const { code } = await mailTo('wrongcode@people.test', 'verify-email');
  const wrong = code === '000000' ? '111111' : '000000';
  const sorry = { ok: false, message: 'This code is wrong or too old. Check the newest mail, or ask for a new code.' };
  for (let n = 0; n < 5; n++) expect(await verifyByCode('wrongcode@people.test', wrong, asker())).toEqual(sorry);
  expect(await verifyByCode('wrongcode@people.test', code, asker())).toEqual(sorry);
  await resendVerification('wrongcode@people.test');
  const fresh = await mailTo('wrongcode@people.test', 'verify-email');
  expect((await verifyByCode('wrongcode@people.test', fresh.code, asker())).ok).toBe(true);
});

test('a code is used once, and the code of one account is none of another', async () => {
  await signUp(form('mine@people.test'), asker());
  await signUp(form('yours@people.test'), asker());
  const mine = await mailTo('mine@people.test', 'verify-email');
  const yours = await mailTo('yours@people.test', 'verify-email');
  if (mine.code !== yours.code) expect((await verifyByCode('mine@people.test', yours.code, asker())).ok).toBe(false);
  expect((await verifyByCode('mine@people.test', mine.code, asker())).ok).toBe(true);
  expect((await verifyByCode('mine@people.test', mine.code, asker())).ok).toBe(false);
});

test('an old code and an old link prove nothing', async () => {
  await signUp(form('old@people.test'), asker());
  const mail = await mailTo('old@people.test', 'verify-email');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
  expect((await verifyByCode('old@people.test', mail.code, asker())).ok).toBe(false);
  vi.setSystemTime(Date.now() + 86_400_000);
  expect((await verifyByLink(tokenOf(mail), asker())).ok).toBe(false);
});

test('asking for another mail is answered the same whether the account is there, proved, or not', async () => {
  await signUp(form('resend@people.test'), asker());
  const before = await mailCount('resend@people.test');
  expect(await resendVerification('resend@people.test')).toBe(true);
  expect(await mailCount('resend@people.test')).toBe(before + 1);
  expect(await resendVerification('nobody@people.test')).toBe(true);
  expect(await mailCount('nobody@people.test')).toBe(0);
  await verifyByCode('resend@people.test', (await mailTo('resend@people.test', 'verify-email')).code, asker());
  const proved = await mailCount('resend@people.test');
  expect(await resendVerification('resend@people.test')).toBe(true);
  expect(await mailCount('resend@people.test')).toBe(proved);
});

test('the sixth mail of an hour to one address is not sent', async () => {
  const sent = [];
  for (let n = 0; n < 6; n++) sent.push(resendVerification('flooded@people.test'));
  expect((await Promise.all(sent)).sort()).toEqual([false, true, true, true, true, true]);
});

test('a typo in the address is mended before the email is proved, and never after', async () => {
  const who = await viewer(await signUp(form('typo@people.test'), asker()));
  const id = who?.user.id ?? '';
  expect(await changeUnprovedEmail(id, 'warm@people.test', '198.51.100.200')).toEqual({
    ok: false,
    message: 'An account with this email already exists.',
  });
  expect(await changeUnprovedEmail(id, 'mended@people.test', '198.51.100.200')).toEqual({ ok: true });
  const { code } = await mailTo('mended@people.test', 'verify-email');
  expect((await verifyByCode('mended@people.test', code, asker())).ok).toBe(true);
  expect(await changeUnprovedEmail(id, 'third@people.test', '198.51.100.200')).toEqual({
    ok: false,
    message: 'This email is proved already. Change it in the settings.',
  });
});

test('the link that went to the mistyped address proves nothing for the new one', async () => {
  const who = await viewer(await signUp(form('mistyped@people.test'), asker()));
  const token = tokenOf(await mailTo('mistyped@people.test', 'verify-email'));
  await changeUnprovedEmail(who?.user.id ?? '', 'right@people.test', '198.51.100.200');
  await verifyByLink(token, asker());
  const [row] = await db().select().from(users).where(eq(users.email, 'right@people.test'));
  expect(row).toMatchObject({ emailVerified: false, emailConfirmedAt: null });
});

test('a reset link works once, ends every session, and the old password is gone', async () => {
  const first = await signUp(form('reset@people.test'), asker());
  const second = await logIn({ email: 'reset@people.test', password }, asker());
  await askForReset('reset@people.test', asker());
  const mail = await mailTo('reset@people.test', 'reset-password');
  expect(mail.url).toMatch(/^http:\/\/localhost:3000\/auth\/reset\?token=/);
  expect([await resetLinkLives(tokenOf(mail)), await resetLinkLives(tokenOf(mail))]).toEqual([true, true]);
  expect(await resetPassword(tokenOf(mail), 'a brand new one')).toBe(true);
  expect(await resetLinkLives(tokenOf(mail))).toBe(false);
  expect([await viewer(first), await viewer(second)]).toEqual([undefined, undefined]);
  expect(await resetPassword(tokenOf(mail), 'yet another one')).toBe(false);
  expect((await logIn({ email: 'reset@people.test', password }, asker())).ok).toBe(false);
  expect((await logIn({ email: 'reset@people.test', password: 'a brand new one' }, asker())).ok).toBe(true);
});

test('a reset leaves the sessions of other accounts alone', async () => {
  const other = await signUp(form('bystander@people.test'), asker());
  await signUp(form('resetter@people.test'), asker());
  await askForReset('resetter@people.test', asker());
  await resetPassword(tokenOf(await mailTo('resetter@people.test', 'reset-password')), 'a brand new one');
  expect(await viewer(other)).toMatchObject({ user: { email: 'bystander@people.test' } });
});

test('a reset link is dead after ten minutes, and a made-up one never lived', async () => {
  await signUp(form('late@people.test'), asker());
  await askForReset('late@people.test', asker());
  const token = tokenOf(await mailTo('late@people.test', 'reset-password'));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
  expect(await resetLinkLives(token)).toBe(false);
  expect(await resetPassword(token, 'a brand new one')).toBe(false);
  vi.useRealTimers();
  expect(await resetPassword('made-up-token-of-24-chars', 'a brand new one')).toBe(false);
  expect(await resetLinkLives('made-up-token-of-24-chars')).toBe(false);
});

test('asking for a reset tells nobody whether an account is there', async () => {
  await signUp(form('asked@people.test'), asker());
  const timed = async (email: string) => {
    const started = performance.now();
    await askForReset(email, asker());
    return performance.now() - started;
  };
  const [known, unknown] = [await timed('asked@people.test'), await timed('nobody.at.all@people.test')];
  expect(Math.min(known, unknown)).toBeGreaterThanOrEqual(345);
  expect(await mailCount('nobody.at.all@people.test')).toBe(0);
});

test('the sixth reset mail of an hour from one address is not sent; the owner elsewhere gets theirs', async () => {
  const resets = () => db().$count(mails, and(eq(mails.recipient, 'resetflood@people.test'), eq(mails.template, 'reset-password')));
  await signUp(form('resetflood@people.test'), asker());
  await Promise.all(Array.from({ length: 7 }, () => askForReset('resetflood@people.test', asker(undefined, '203.0.113.67'))));
  expect(await resets()).toBe(5);
  await askForReset('resetflood@people.test', asker());
  expect(await resets()).toBe(6);
});

test('reset mails that others asked for do not lock out the owner elsewhere, and stay few', async () => {
  const email = 'resetstorm@people.test';
  await signUp(form(email), asker());
  const resets = () => db().$count(mails, and(eq(mails.recipient, email), eq(mails.template, 'reset-password')));
  const strangers = Array.from({ length: 4 }, () => asker());
  await Promise.all(strangers.flatMap((stranger) => Array.from({ length: 6 }, () => askForReset(email, stranger))));
  expect(await resets()).toBe(20);
  const owner = asker();
  await askForReset(email, owner);
  expect(await resets()).toBe(21);
  await Promise.all([owner, asker(), asker()].map((again) => askForReset(email, again)));
  expect(await resets()).toBe(21);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
  await askForReset(email, owner);
  expect(await resets()).toBe(21);
  await askForReset(email, asker());
  expect(await resets()).toBe(22);
});

test('signing out ends the session at once, here and nowhere else', async () => {
  const here = await signUp(form('out@people.test'), asker());
  const there = await logIn({ email: 'out@people.test', password }, asker());
  await logOut(asker(here));
  expect(await viewer(here)).toBeUndefined();
  expect(await viewer(there)).toMatchObject({ user: { email: 'out@people.test' } });
});

test('a session that was removed, ended or made up is none', async () => {
  const result = await signUp(form('removed@people.test'), asker());
  const who = await viewer(result);
  await db()
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(sessions.userId, who?.user.id ?? ''));
  expect(await viewer(result)).toBeUndefined();
  expect(await viewerOf(new Headers({ cookie: 'session=made.up' }))).toBeUndefined();
  expect(await viewerOf(new Headers())).toBeUndefined();
});
