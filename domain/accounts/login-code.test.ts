import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { db } from '../../db/connect.ts';
import { mails } from '../../db/schema/index.ts';
import { AuthBrowser } from '../../tests/helpers/auth-browser.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { member } from '../../tests/helpers/members.ts';
import { mailTo } from '../../tests/helpers/signing-up.ts';
import { cookiesAfter } from './cookies.ts';
import { logInByCode, requestLoginCode } from './login-code.ts';

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
      headers = cookiesAfter(headers, await requestLoginCode(to, { address, headers }));
    },
    type: async (code: string, to = email) => {
      const result = await logInByCode(to, code, { address, headers });
      if (result.ok) headers = cookiesAfter(headers, result.headers);
      return result;
    },
  };
}
const code = async () => (await mailTo(email, 'login-code')).code;
const notThis = (right: string) => (right === '000000' ? '111111' : '000000');
/** The responses to ten unknown browsers that each request a code at the same time and use up all its attempts. */
async function fiftyGuesses(to: string) {
  const strangers = Array.from({ length: 10 }, codeBrowser);
  await Promise.all(strangers.map((stranger) => stranger.ask(to)));
  const sent = await db().select({ props: mails.props }).from(mails).where(eq(mails.recipient, to));
  const wrong = ['000000', '111111'].find((guess) => !sent.some(({ props }) => (props as { code?: string }).code === guess)) ?? '222222';
  return (await Promise.all(strangers.map((stranger) => fiveTries(stranger, wrong, to)))).flat();
}

/** All attempts for a code, at the same time. */
const fiveTries = (browser: ReturnType<typeof codeBrowser>, code: string, to = email) =>
  Promise.all(Array.from({ length: 5 }, () => browser.type(code, to)));

const sorry = {
  ok: false,
  code: 'email-code-invalid',
  message: 'That code is wrong or expired. Check our latest email or request a new code.',
};

test('a code logs in once, and only in the browser that requested it', async () => {
  const [owner, other] = [codeBrowser(), codeBrowser()];
  await owner.ask();
  const mailed = await code();
  expect(await other.type(mailed)).toEqual(sorry);
  expect((await owner.type(mailed)).ok).toBe(true);
  expect(await owner.type(mailed)).toEqual(sorry);
});

test('strangers who try or request codes don’t affect the owner’s code', async () => {
  const [owner, stranger] = [codeBrowser(), codeBrowser()];
  await owner.ask();
  const mailed = await code();
  await stranger.ask();
  expect(await fiveTries(stranger, notThis(mailed))).toEqual(Array(5).fill(sorry));
  expect((await owner.type(mailed)).ok).toBe(true);
});

test('a code ends after five wrong attempts or ten minutes', async () => {
  const owner = codeBrowser();
  await owner.ask();
  const first = await code();
  expect(await fiveTries(owner, notThis(first))).toEqual(Array(5).fill(sorry));
  expect(await owner.type(first)).toEqual(sorry);
  await owner.ask();
  const second = await code();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
  expect(await owner.type(second)).toEqual(sorry);
});

test('guesses are counted per day for all unknown browsers together, but not against a browser that logged in before', async () => {
  const owner = codeBrowser();
  await owner.ask();
  expect((await owner.type(await code())).ok).toBe(true);
  expect(await fiftyGuesses(email)).toEqual(Array(50).fill(sorry));
  const [late, later] = [codeBrowser(), codeBrowser()];
  for (const browser of [late, later]) await browser.ask();
  const mailed = await code();
  // One try in ten minutes is left for them all.
  expect(await late.type(notThis(mailed))).toEqual(sorry);
  expect(await later.type(mailed)).toEqual({
    ok: false,
    code: 'wait',
    retryInSeconds: 600,
    message: 'Too many attempts. Please wait 10 minutes.',
  });
  await owner.ask();
  expect((await owner.type(await code())).ok).toBe(true);
});

test('an email without an account gets the same response, even after its guesses are used up', async () => {
  const nobody = `nobody-${email}`;
  expect(await fiftyGuesses(nobody)).toEqual(Array(50).fill(sorry));
  const stranger = codeBrowser();
  await stranger.ask(nobody);
  expect(await stranger.type('000000', nobody)).toEqual(sorry);
  expect(await stranger.type('000000', nobody)).toMatchObject({ message: expect.stringMatching(/^Too many attempts/) });
});
