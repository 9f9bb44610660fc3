import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { cookiePairs } from '../../tests/harness/cookie-pairs.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { password } from '../../tests/helpers/signed-in.ts';
import { refundPoint } from '../limits/limits.ts';
import { signUp } from './accounts.ts';
import { checkLoginLimits, logIn } from './login.ts';
import type { AuthResult } from './requester.ts';

useDatabase();
afterEach(() => vi.useRealTimers());

const wait = /^Too many attempts\. Please wait /;
let addresses = 0;
const newAddress = () => `198.51.100.${++addresses}`;
const requester = (address = newAddress(), cookies = '') => ({ address, headers: new Headers(cookies ? { cookie: cookies } : {}) });

function cookiesOf(result: AuthResult): string {
  return cookiePairs(must(result).headers);
}

/** The browser's own cookie, without the session. */
const browserCookie = (result: AuthResult) => /(?:^|; )(browser=[^;]+)/.exec(cookiesOf(result))?.[1] ?? '';

const form = (email: string) => ({ firstName: 'Dana', lastName: 'Hollis', email, password, confirmPassword: password });

beforeAll(async () => {
  await signUp(form('owner@people.test'), requester());
  await signUp(form('other@people.test'), requester());
});

/** Guesses of a storm: fifty, each from an address of its own. */
async function storm(email: string): Promise<void> {
  for (let n = 0; n < 50; n++) expect(await checkLoginLimits(email, requester())).toEqual({ ok: true });
}

test('guesses from many addresses are slowed to one a minute, and a known browser still gets in', async () => {
  const known = browserCookie(await logIn({ email: 'owner@people.test', password }, requester()));
  await storm('owner@people.test');
  const spare = newAddress();
  expect(await checkLoginLimits('owner@people.test', requester(spare))).toEqual({ ok: true });
  expect(await checkLoginLimits('owner@people.test', requester(spare))).toMatchObject({ ok: false, message: expect.stringMatching(wait) });
  expect(await checkLoginLimits('owner@people.test', requester())).toEqual({
    ok: false,
    code: 'wait',
    retryInSeconds: 60,
    message: 'Too many attempts. Please wait a minute.',
  });
  expect((await logIn({ email: 'owner@people.test', password }, requester(spare, known))).ok).toBe(true);
});

test('an owner in a new place who was refused meanwhile still gets an attempt, and learns to wait a minute', async () => {
  await storm('patient@people.test');
  const [owner, quicker] = [newAddress(), newAddress()];
  expect(await checkLoginLimits('patient@people.test', requester(quicker))).toEqual({ ok: true });
  for (let n = 0; n < 12; n++)
    expect(await checkLoginLimits('patient@people.test', requester(owner))).toEqual({
      ok: false,
      code: 'wait',
      retryInSeconds: 60,
      message: 'Too many attempts. Please wait a minute.',
    });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  // Who had theirs waits until their own count begins anew, not for the hour of all.
  expect(await checkLoginLimits('patient@people.test', requester(quicker))).toMatchObject({
    ok: false,
    message: 'Too many attempts. Please wait 14 minutes.',
  });
  expect(await checkLoginLimits('patient@people.test', requester(owner))).toEqual({ ok: true });
});

test('an address that guesses is blocked, and the owner at the same address gets in with a known browser', async () => {
  const known = browserCookie(await logIn({ email: 'other@people.test', password }, requester()));
  const office = newAddress();
  for (let n = 0; n < 10; n++) expect(await checkLoginLimits('other@people.test', requester(office))).toEqual({ ok: true });
  expect(await logIn({ email: 'other@people.test', password }, requester(office))).toMatchObject({ message: expect.stringMatching(wait) });
  expect((await logIn({ email: 'other@people.test', password }, requester(office, known))).ok).toBe(true);
});

test('a browser is known only to the accounts it logged in to, and a made-up mark counts for nothing', async () => {
  const known = browserCookie(await logIn({ email: 'other@people.test', password }, requester()));
  await storm('stranger@people.test');
  expect(await checkLoginLimits('stranger@people.test', requester())).toEqual({ ok: true });
  expect((await checkLoginLimits('stranger@people.test', requester(newAddress(), known))).ok).toBe(false);
  const forged = `${known.slice(0, -43)}${'A'.repeat(43)}`;
  expect((await checkLoginLimits('stranger@people.test', requester(newAddress(), forged))).ok).toBe(false);
});

test('a known browser has ten attempts of its own and no more', async () => {
  const known = browserCookie(await signUp(form('thief@people.test'), requester()));
  for (let n = 0; n < 10; n++) expect(await checkLoginLimits('thief@people.test', requester(newAddress(), known))).toEqual({ ok: true });
  expect(await checkLoginLimits('thief@people.test', requester(newAddress(), known))).toMatchObject({
    message: expect.stringMatching(wait),
  });
});

test('correct passwords don’t use up the limit that all browsers share', async () => {
  await signUp(form('busy@people.test'), requester());
  for (let n = 0; n < 51; n++) {
    expect((await checkLoginLimits('busy@people.test', requester())).ok).toBe(true);
    await refundPoint('loginAccount', 'busy@people.test');
  }
});

test('the cookie is for this host alone, readable by no script', async () => {
  const result = must(await logIn({ email: 'other@people.test', password }, requester()));
  const [cookie] = result.headers.getSetCookie().filter((one) => one.startsWith('browser='));
  expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
});
