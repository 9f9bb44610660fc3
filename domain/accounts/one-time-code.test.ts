import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AuthBrowser } from '../../tests/helpers/auth-browser.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { member, newestMail } from '../../tests/helpers/members.ts';
import { askForLoginCode, logInByCode } from './one-time-code.ts';
import { cookiesAfter } from './request-cookies.ts';

useDatabase();
afterEach(() => vi.useRealTimers());

let email: string;
beforeEach(async () => {
  email = (await member()).email;
});

/** A browser that asks for codes and types them. */
function codeBrowser() {
  const { address } = new AuthBrowser();
  let headers = new Headers();
  return {
    ask: async (to = email) => {
      headers = cookiesAfter(headers, await askForLoginCode(to, { address, headers }));
    },
    type: async (code: string, to = email) => {
      const result = await logInByCode(to, code, { address, headers });
      if (result.ok) headers = cookiesAfter(headers, result.headers);
      return result;
    },
  };
}
const code = async () => (await newestMail(email, 'login-code')).code ?? '';
const notThis = (right: string) => (right === '000000' ? '111111' : '000000');
const sorry = { ok: false, message: 'This code is wrong or too old. Check the newest mail, or ask for a new code.' };

test('a code signs in once, in the browser that asked for it and nowhere else', async () => {
  const [owner, other] = [codeBrowser(), codeBrowser()];
  await owner.ask();
  const mailed = await code();
  expect(await other.type(mailed)).toEqual(sorry);
  expect((await owner.type(mailed)).ok).toBe(true);
  expect(await owner.type(mailed)).toEqual(sorry);
});

test('strangers who try codes, or ask for some, leave the owner’s alone', async () => {
  const [owner, stranger] = [codeBrowser(), codeBrowser()];
  await owner.ask();
  const mailed = await code();
  await stranger.ask();
  for (let n = 0; n < 5; n++) expect(await stranger.type(notThis(mailed))).toEqual(sorry);
  expect((await owner.type(mailed)).ok).toBe(true);
});

test('five wrong tries kill a code, and ten minutes do', async () => {
  const owner = codeBrowser();
  await owner.ask();
  const first = await code();
  for (let n = 0; n < 5; n++) expect(await owner.type(notThis(first))).toEqual(sorry);
  expect(await owner.type(first)).toEqual(sorry);
  await owner.ask();
  const second = await code();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
  expect(await owner.type(second)).toEqual(sorry);
});

test('guesses are counted over the day for all strange browsers together, and not against one that signed in before', async () => {
  const owner = codeBrowser();
  await owner.ask();
  expect((await owner.type(await code())).ok).toBe(true);
  for (let n = 0; n < 10; n++) {
    const stranger = codeBrowser();
    await stranger.ask();
    const mailed = await code();
    for (let guess = 0; guess < 5; guess++) await stranger.type(notThis(mailed));
  }
  const [late, later] = [codeBrowser(), codeBrowser()];
  for (const browser of [late, later]) await browser.ask();
  const mailed = await code();
  // One try in ten minutes is left for them all.
  expect(await late.type(notThis(mailed))).toEqual(sorry);
  expect(await later.type(mailed)).toEqual({ ok: false, message: 'Too many tries. Please wait 10 minutes.' });
  await owner.ask();
  expect((await owner.type(await code())).ok).toBe(true);
}, 60_000);

test('an email without an account is answered alike, also when its guesses are used up', async () => {
  const nobody = `nobody-${email}`;
  for (let n = 0; n < 10; n++) {
    const stranger = codeBrowser();
    await stranger.ask(nobody);
    for (let guess = 0; guess < 5; guess++) expect(await stranger.type('000000', nobody)).toEqual(sorry);
  }
  const stranger = codeBrowser();
  await stranger.ask(nobody);
  expect(await stranger.type('000000', nobody)).toEqual(sorry);
  expect(await stranger.type('000000', nobody)).toMatchObject({ message: expect.stringMatching(/^Too many tries/) });
}, 60_000);
