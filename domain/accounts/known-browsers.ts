import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { derivedKey, env } from '../../env.ts';
import { daySeconds } from '../../time/units.ts';

const keptDays = 180;
/** Accounts that one browser is remembered for. */
const keptAccounts = 5;

/**
 * A cookie says which accounts a browser has signed in to: a random name of the browser, and a mark for each account that
 * only we can make. It opens nothing. It gives the browser tries of its own at login, so that strangers who guess
 * elsewhere do not slow down the owner, and a login code works only in the browser whose name asked for it.
 */
function cookieName(): string {
  return env().appUrl.startsWith('https://') ? '__Host-browser' : 'browser';
}

/** The name of a browser that has signed in to the account of this email before. */
export function browserOf(headers: Headers, email: string): string | undefined {
  const { browser, marks } = readCookie(headers);
  const own = markOf(browser, email);
  return marks.some((mark) => mark.length === own.length && timingSafeEqual(Buffer.from(mark), Buffer.from(own))) ? browser : undefined;
}

/** The name of a browser, whether or not it signed in before; a new one, which nobody has, for a browser without. */
export function nameOfBrowser(headers: Headers): string {
  return readCookie(headers).browser;
}

/** Has the answer give the browser a name, or keep the one it has with its marks. Returns the name. */
export function nameBrowser(answer: Headers, request: Headers): string {
  const { browser, marks } = readCookie(request);
  keep(answer, [browser, ...marks]);
  return browser;
}

/** Adds the cookie to an answer that signs in to the account of this email. */
export function rememberBrowser(answer: Headers, request: Headers, email: string): void {
  const { browser, marks } = readCookie(request);
  const own = markOf(browser, email);
  keep(answer, [browser, own, ...marks.filter((mark) => mark !== own)].slice(0, 1 + keptAccounts));
}

function keep(answer: Headers, parts: string[]): void {
  const secure = env().appUrl.startsWith('https://') ? '; Secure' : '';
  answer.append(
    'Set-Cookie',
    `${cookieName()}=${parts.join('.')}; Max-Age=${keptDays * daySeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`,
  );
}

/** What the cookie says; a new name when there is none. */
function readCookie(headers: Headers): { browser: string; marks: string[] } {
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/);
  const value = cookies.find((cookie) => cookie.startsWith(`${cookieName()}=`))?.slice(cookieName().length + 1) ?? '';
  const [browser = '', ...marks] = value.split('.');
  return /^[\w-]{22}$/.test(browser)
    ? { browser, marks: marks.filter((mark) => /^[\w-]{43}$/.test(mark)).slice(0, keptAccounts) }
    : { browser: randomBytes(16).toString('base64url'), marks: [] };
}

function markOf(browser: string, email: string): string {
  return createHmac('sha256', derivedKey('known-browser')).update(`${browser}|${email}`).digest('base64url');
}
