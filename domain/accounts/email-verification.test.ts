import { addSeconds } from 'date-fns';
import { eq, like, sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { db } from '../../db/connect.ts';
import { mails, users, verifications } from '../../db/schema/index.ts';
import { placedOrder } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { password } from '../../tests/helpers/signed-in.ts';
import { signUpForm as form, mailCount, mailTo, requester, tokenOf, viewer } from '../../tests/helpers/signing-up.ts';
import { dayMs } from '../../time/units.ts';
import { markPaid } from '../billing/mark-paid.ts';
import { queueMail } from '../mails/mails.ts';
import { notificationsOf } from '../notifications/list.ts';
import { projectOfOrder } from '../projects/queries.ts';
import { changeName, signUp } from './accounts.ts';
import { changeUnverifiedEmail, resendVerification, secondsToResend, verifyByCode, verifyByLink } from './email-verification.ts';
import { logIn } from './login.ts';
import { replacePassword } from './passwords.ts';

useDatabase();
afterEach(() => vi.useRealTimers());

// The first hash is slow while the library warms up; no test is to blame for it.
beforeAll(async () => {
  await signUp(form('warm@people.test'), requester());
});

test('the link verifies the email when clicked in the account’s session, and welcomes its owner once', async () => {
  const signedUp = await signUp(form('link@people.test'), requester());
  const token = tokenOf(await mailTo('link@people.test', 'verify-email'));
  expect(await verifyByLink(token, requester(signedUp))).toMatchObject({ ok: true });
  const who = await viewer(signedUp);
  expect(Math.abs(Date.parse(who?.user.email_confirmed_at ?? '') - Date.now())).toBeLessThan(60_000);
  expect(await verifyByLink(token, requester(signedUp))).toMatchObject({ ok: true });
  expect(await notificationsOf(who?.user.id ?? '')).toMatchObject([{ title: 'Welcome', link: '/onboarding' }]);
  expect(await db().$count(mails, like(mails.eventKey, `welcome:${who?.user.id}`))).toBe(1);
  expect((await viewer(signedUp))?.user.email_confirmed_at).toBe(who?.user.email_confirmed_at);
});

test('a link clicked by a buyer doesn’t give their orders to a stranger who signed up with their email', async () => {
  const { order } = await placedOrder({ email: 'buyer@people.test', method: 'invoice' });
  await markPaid(order.id, 'admin:1');
  const stranger = await signUp(form('buyer@people.test'), requester());
  const { url, code } = await mailTo('buyer@people.test', 'verify-email');
  const other = await signUp(form('bystander@people.test'), requester());
  for (const presser of [requester(), requester(other)]) {
    expect(await verifyByLink(tokenOf({ url }), presser)).toMatchObject({ ok: false, code: 'log-in-first' });
    expect(await verifyByCode('buyer@people.test', code, presser)).toMatchObject({ ok: false, code: 'log-in-first' });
  }
  const who = await viewer(stranger);
  expect(who?.user.email_confirmed_at).toBeNull();
  expect(await projectOfOrder(who?.user.id ?? '', order.id)).toBeUndefined();
});

test('a mailed link verifies only the account it was mailed for, not another one that has the email now', async () => {
  const first = await signUp(form('passed-on@people.test'), requester());
  const token = tokenOf(await mailTo('passed-on@people.test', 'verify-email'));
  const who = await viewer(first);
  await changeUnverifiedEmail(who?.user.id ?? '', 'moved-away@people.test', requester().address);
  const second = await signUp(form('passed-on@people.test'), requester());
  for (const signedUp of [first, second])
    expect(await verifyByLink(token, requester(signedUp))).toEqual({
      ok: false,
      code: 'verification-link-invalid',
      message: 'This link is no longer valid. Request a new one below.',
    });
  expect((await viewer(second))?.user.email_confirmed_at).toBeNull();
});

test('the time of verification never changes afterward', async () => {
  const signedUp = await signUp(form('moment@people.test'), requester());
  await verifyByLink(tokenOf(await mailTo('moment@people.test', 'verify-email')), requester(signedUp));
  const moment = new Date('2026-03-01T12:00:00Z');
  await db().update(users).set({ emailConfirmedAt: moment }).where(eq(users.email, 'moment@people.test'));
  const who = await viewer(signedUp);
  expect(who?.user.email_confirmed_at).toBe(moment.toISOString());
  await changeName(who?.user.id ?? '', { firstName: 'Dana Marie', lastName: 'Hollis' });
  await replacePassword({ id: who?.user.id ?? '', sessionId: who?.session.id ?? '' }, 'another password');
  expect((await viewer(signedUp))?.user).toMatchObject({ first_name: 'Dana Marie', email_confirmed_at: moment.toISOString() });
});

test('verifying by code records the time too', async () => {
  const signedUp = await signUp(form('code-moment@people.test'), requester());
  const { code } = await mailTo('code-moment@people.test', 'verify-email');
  expect(await verifyByCode('code-moment@people.test', code, requester(signedUp))).toMatchObject({ ok: true });
  const [row] = await db().select().from(users).where(eq(users.email, 'code-moment@people.test'));
  expect((await viewer(signedUp))?.user.email_confirmed_at).toBe(row?.emailConfirmedAt?.toISOString());
});

test('on another device, the link verifies after logging in', async () => {
  await signUp(form('phone@people.test'), requester());
  const token = tokenOf(await mailTo('phone@people.test', 'verify-email'));
  const phone = await logIn({ email: 'phone@people.test', password }, requester());
  expect(await verifyByLink(token, requester(phone))).toMatchObject({ ok: true });
  expect((await viewer(phone))?.user.email_confirmed_at).not.toBeNull();
});

test('guesses of a code are counted over the day, whatever address they come from', async () => {
  const signedUp = await signUp(form('daily@people.test'), requester());
  for (let n = 0; n < 50; n++) await verifyByCode('daily@people.test', '12345x', requester(signedUp));
  const { code, url } = await mailTo('daily@people.test', 'verify-email');
  expect(await verifyByCode('daily@people.test', code, requester(signedUp))).toMatchObject({
    message: 'Too many attempts. Please wait 24 hours.',
  });
  expect(await verifyByLink(tokenOf({ url }), requester(signedUp))).toMatchObject({ ok: true });
});

test('an altered or made-up link verifies nothing', async () => {
  await signUp(form('forged@people.test'), requester());
  const token = tokenOf(await mailTo('forged@people.test', 'verify-email'));
  const [header, , signature] = token.split('.');
  const payload = Buffer.from(JSON.stringify({ email: 'warm@people.test', exp: Math.floor(Date.now() / 1000) + 900 })).toString(
    'base64url',
  );
  for (const forged of ['', 'x', `${token}x`, `${header}.${payload}.${signature}`])
    expect(await verifyByLink(forged, requester())).toEqual({
      ok: false,
      code: 'verification-link-invalid',
      message: 'This link is no longer valid. Request a new one below.',
    });
  const [row] = await db().select().from(users).where(eq(users.email, 'warm@people.test'));
  expect(row).toMatchObject({ emailVerified: false, emailConfirmedAt: null });
});

test('the code verifies the email too, and the order paid while logged out is there', async () => {
  const { order } = await placedOrder({ email: 'code@people.test', method: 'invoice' });
  await markPaid(order.id, 'admin:1');
  const signedUp = await signUp(form('code@people.test'), requester());
  const { code } = await mailTo('code@people.test', 'verify-email');
  expect(await verifyByCode('code@people.test', code, requester(signedUp))).toMatchObject({ ok: true });
  const who = await viewer(signedUp);
  expect(who?.user.email_confirmed_at).not.toBeNull();
  expect(await projectOfOrder(who?.user.id ?? '', order.id)).toMatchObject({ paidAt: expect.any(Date) });
});

test('a code whose transaction fails verifies nothing and can be used again', async () => {
  const email = 'rolled-back@people.test';
  const signedUp = await signUp(form(email), requester());
  const { code } = await mailTo(email, 'verify-email');
  await db().execute(sql`alter table notifications add constraint no_welcome check (title <> 'Welcome') not valid`);
  try {
    await expect(verifyByCode(email, code, requester(signedUp))).rejects.toThrow();
  } finally {
    await db().execute(sql`alter table notifications drop constraint no_welcome`);
  }
  const [row] = await db().select().from(users).where(eq(users.email, email));
  expect(row).toMatchObject({ emailVerified: false, emailConfirmedAt: null });
  expect(await verifyByCode(email, code, requester(signedUp))).toMatchObject({ ok: true });
  expect(await db().$count(mails, like(mails.eventKey, `welcome:${row?.id}`))).toBe(1);
});

test('of two requests with one code, one verifies the email', async () => {
  const email = 'twice@people.test';
  const signedUp = await signUp(form(email), requester());
  const { code } = await mailTo(email, 'verify-email');
  const results = await Promise.all([1, 2].map(() => verifyByCode(email, code, requester(signedUp))));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
});

test('a code is stored hashed', async () => {
  await signUp(form('hashedcode@people.test'), requester());
  const { code } = await mailTo('hashedcode@people.test', 'verify-email');
  expect(JSON.stringify(await db().select().from(verifications))).not.toContain(`"${code}`);
});

test('five wrong attempts invalidate a code; a new email brings a new one', async () => {
  const signedUp = await signUp(form('wrongcode@people.test'), requester());
  const { code } = await mailTo('wrongcode@people.test', 'verify-email');
  const wrong = code === '000000' ? '111111' : '000000';
  const sorry = {
    ok: false,
    code: 'email-code-invalid',
    message: 'That code is wrong or expired. Check our latest email or request a new code.',
  };
  for (let n = 0; n < 5; n++) expect(await verifyByCode('wrongcode@people.test', wrong, requester(signedUp))).toEqual(sorry);
  expect(await verifyByCode('wrongcode@people.test', code, requester(signedUp))).toEqual(sorry);
  await resendVerification('wrongcode@people.test');
  const fresh = await mailTo('wrongcode@people.test', 'verify-email');
  expect((await verifyByCode('wrongcode@people.test', fresh.code, requester(signedUp))).ok).toBe(true);
});

test('a code works once, and only for its own account', async () => {
  const signedUp = await signUp(form('mine@people.test'), requester());
  await signUp(form('yours@people.test'), requester());
  const mine = await mailTo('mine@people.test', 'verify-email');
  const yours = await mailTo('yours@people.test', 'verify-email');
  if (mine.code !== yours.code) expect((await verifyByCode('mine@people.test', yours.code, requester(signedUp))).ok).toBe(false);
  expect((await verifyByCode('mine@people.test', mine.code, requester(signedUp))).ok).toBe(true);
  expect((await verifyByCode('mine@people.test', mine.code, requester(signedUp))).ok).toBe(false);
});

test('an old code and an old link verify nothing', async () => {
  const signedUp = await signUp(form('old@people.test'), requester());
  const mail = await mailTo('old@people.test', 'verify-email');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
  expect((await verifyByCode('old@people.test', mail.code, requester(signedUp))).ok).toBe(false);
  vi.setSystemTime(Date.now() + dayMs);
  expect((await verifyByLink(tokenOf(mail), requester(signedUp))).ok).toBe(false);
});

test('requesting another email gets the same response whether the account exists, is verified, or neither', async () => {
  const signedUp = await signUp(form('resend@people.test'), requester());
  const before = await mailCount('resend@people.test');
  expect(await resendVerification('resend@people.test')).toBe(true);
  expect(await mailCount('resend@people.test')).toBe(before + 1);
  expect(await resendVerification('nobody@people.test')).toBe(true);
  expect(await mailCount('nobody@people.test')).toBe(0);
  await verifyByCode('resend@people.test', (await mailTo('resend@people.test', 'verify-email')).code, requester(signedUp));
  const proved = await mailCount('resend@people.test');
  expect(await resendVerification('resend@people.test')).toBe(true);
  expect(await mailCount('resend@people.test')).toBe(proved);
});

test('an address that is too long for mail servers gets an account but no mail, and another one is mailed', async () => {
  const long = `${'x'.repeat(65)}@people.test`;
  const result = await signUp(form(long), requester());
  const { id } = (await viewer(result))?.user ?? { id: '' };
  expect(await resendVerification(long)).toBe(false);
  expect(await mailCount(long)).toBe(0);
  expect(await changeUnverifiedEmail(id, 'shorter@people.test', '198.51.100.200')).toEqual({ ok: true, mailed: true });
  expect(await mailCount('shorter@people.test')).toBe(1);
});

test('the sixth email in an hour to one address isn’t sent', async () => {
  const sent = [];
  for (let n = 0; n < 6; n++) sent.push(resendVerification('flooded@people.test'));
  expect((await Promise.all(sent)).sort()).toEqual([false, true, true, true, true, true]);
});

test('a typo in the address can be fixed before the email is verified, and never after', async () => {
  const signedUp = await signUp(form('typo@people.test'), requester());
  const who = await viewer(signedUp);
  const id = who?.user.id ?? '';
  expect(await changeUnverifiedEmail(id, 'warm@people.test', '198.51.100.200')).toEqual({
    ok: false,
    code: 'email-taken',
    message: 'An account with this email already exists.',
  });
  expect(await changeUnverifiedEmail(id, 'mended@people.test', '198.51.100.200')).toEqual({ ok: true, mailed: true });
  const { code } = await mailTo('mended@people.test', 'verify-email');
  expect((await verifyByCode('mended@people.test', code, requester(signedUp))).ok).toBe(true);
  expect(await changeUnverifiedEmail(id, 'third@people.test', '198.51.100.200')).toEqual({
    ok: false,
    code: 'own-email-verified',
    message: 'This email is already verified. You can change it in your settings.',
  });
});

test('the link sent to the mistyped address verifies nothing for the new one', async () => {
  const signedUp = await signUp(form('mistyped@people.test'), requester());
  const who = await viewer(signedUp);
  const token = tokenOf(await mailTo('mistyped@people.test', 'verify-email'));
  await changeUnverifiedEmail(who?.user.id ?? '', 'right@people.test', '198.51.100.200');
  await verifyByLink(token, requester(signedUp));
  const [row] = await db().select().from(users).where(eq(users.email, 'right@people.test'));
  expect(row).toMatchObject({ emailVerified: false, emailConfirmedAt: null });
});

test('an address that got too many emails is still changed, and the person learns that no email was sent', async () => {
  const id = (await viewer(await signUp(form('unmailed@people.test'), requester())))?.user.id ?? '';
  for (let n = 0; n < 5; n++) await resendVerification('mailed-out@people.test');
  expect(await changeUnverifiedEmail(id, 'mailed-out@people.test', '198.51.100.201')).toEqual({ ok: true, mailed: false });
});

test('of two people who fix a typo to the same address at the same moment, one gets it and the other sees an error', async () => {
  const ids = await Promise.all(
    ['left', 'right'].map(async (name) => (await viewer(await signUp(form(`${name}-hand@people.test`), requester())))?.user.id ?? ''),
  );
  const results = await Promise.all(ids.map((id, n) => changeUnverifiedEmail(id, 'both-hands@people.test', `198.51.100.21${n}`)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results.find(({ ok }) => !ok)).toEqual({ ok: false, code: 'email-taken', message: 'An account with this email already exists.' });
});

test('after a verification email, the next one to that address waits 60 s', async () => {
  const recipient = 'waits@people.test';
  await queueMail(db(), {
    eventKey: 'verify:1',
    template: 'verify-email',
    recipient,
    props: { firstName: 'Wanda', url: '', code: '481920' },
  });
  const [mail] = await db().select().from(mails).where(eq(mails.recipient, recipient));
  const sentAt = mail?.createdAt ?? new Date(0);
  expect(await secondsToResend(recipient, sentAt)).toBe(60);
  expect(await secondsToResend(recipient, addSeconds(sentAt, 59))).toBe(1);
  expect(await secondsToResend(recipient, addSeconds(sentAt, 60))).toBe(0);
  expect(await secondsToResend('another@people.test', sentAt)).toBe(0);
});
