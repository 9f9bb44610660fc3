import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '../../base/env.ts';
import { daySeconds } from '../../time/units.ts';
import { cookieIn, cookieLine } from './cookies.ts';

/**
 * A cookie that holds a random name of the browser, and a signed mark for each account it has logged in to. It grants no access.
 * A known browser has its own login attempts, so attackers elsewhere don't slow down the owner. A login code works only in the
 * browser that requested it.
 */
const cookie = 'browser';
const cookieSeconds = 180 * daySeconds;
/** Accounts that one browser is remembered for. */
const maxAccounts = 5;

/** The name of a browser that has logged in to this email's account before; undefined for all others. */
export function browserOf(headers: Headers, email: string): string | undefined {
  const { browser, marks } = readCookie(headers);
  const own = markOf(browser, email);
  return marks.some((mark) => mark.length === own.length && timingSafeEqual(Buffer.from(mark), Buffer.from(own))) ? browser : undefined;
}

/** The name of a browser, whether or not it has logged in before. A browser without one gets a new name that matches nothing. */
export function nameOfBrowser(headers: Headers): string {
  return readCookie(headers).browser;
}

/** Names the browser in a response, or renews its cookie. Returns the name. */
export function nameBrowser(response: Headers, request: Headers): string {
  const { browser, marks } = readCookie(request);
  writeCookie(response, [browser, ...marks]);
  return browser;
}

/** Adds this email's account to the cookie, in a response that logs in to it. */
export function rememberBrowser(response: Headers, request: Headers, email: string): void {
  const { browser, marks } = readCookie(request);
  const own = markOf(browser, email);
  writeCookie(response, [browser, own, ...marks.filter((mark) => mark !== own)].slice(0, 1 + maxAccounts));
}

function writeCookie(response: Headers, parts: string[]): void {
  response.append('Set-Cookie', cookieLine(cookie, parts.join('.'), cookieSeconds));
}

function readCookie(headers: Headers): { browser: string; marks: string[] } {
  const [browser = '', ...marks] = (cookieIn(headers, cookie) ?? '').split('.');
  return /^[\w-]{22}$/.test(browser)
    ? { browser, marks: marks.filter((mark) => /^[\w-]{43}$/.test(mark)).slice(0, maxAccounts) }
    : { browser: randomBytes(16).toString('base64url'), marks: [] };
}

function markOf(browser: string, email: string): string {
  return createHmac('sha256', derivedKey('known-browser')).update(`${browser}|${email}`).digest('base64url');
}
