import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { v7 } from 'uuid';
import { derivedKey } from '../../base/env.ts';
import { db } from '../../db/connect.ts';
import { users, verifications } from '../../db/schema/index.ts';
import { emailedCode, type LimitResult, refundPoint, withinLimit } from '../limits/limits.ts';
import { queueMail } from '../mails/mails.ts';
import { auth } from './auth.ts';
import { isRefusal } from './auth-errors.ts';
import { browserOf, nameBrowser, nameOfBrowser, rememberBrowser } from './known-browsers.ts';
import { mayRequestMail, withMinimumDuration } from './mail-requests.ts';
import { refusedAs } from './refusals.ts';
import type { AuthResult, Requester } from './requester.ts';

interface StoredCode {
  hash: string;
  wrongAttempts: number;
}

/**
 * Emails a login code to an account whose email is verified. It works only in the browser that requested it, so strangers can
 * neither guess it nor use up its attempts. The answer is the same for any email, in the same time. Its headers name the browser.
 */
export async function requestLoginCode(email: string, requester: Requester): Promise<Headers> {
  const headers = new Headers();
  const identifier = identifierOf(nameBrowser(headers, requester.headers), email);
  await withMinimumDuration(async () => {
    if (!(await mayRequestMail('code', email, requester.address))) return;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const person = await verifiedPerson(email);
    await db().transaction(async (tx) => {
      await tx.delete(verifications).where(eq(verifications.identifier, identifier));
      const stored: StoredCode = { hash: hashOf(identifier, code), wrongAttempts: 0 };
      // Stored even without an account, so guesses are answered and counted the same way.
      const expiresAt = new Date(Date.now() + emailedCode.seconds * 1000);
      await tx.insert(verifications).values({ identifier, value: JSON.stringify(stored), expiresAt });
      if (!person) return;
      await queueMail(tx, {
        eventKey: `login-code:${person.id}:${v7()}`,
        template: 'login-code',
        recipient: email,
        userId: person.id,
        expiresAt,
        props: { firstName: person.firstName, code, purpose: 'login' },
      });
    });
  });
  return headers;
}

/** Logs in by an emailed code, which works once. An unknown email and a wrong code get the same answer. Two-factor still follows. */
export async function logInByCode(email: string, code: string, requester: Requester): Promise<AuthResult> {
  const identifier = identifierOf(nameOfBrowser(requester.headers), email);
  return withMinimumDuration(async () => {
    const limit = await countAttempt(identifier, email, requester);
    if (!limit.ok) return limit;
    const person = (await redeemCode(identifier, code)) ? await verifiedPerson(email) : undefined;
    if (!person) return refusedAs('email-code-invalid');
    await refundPoint('codeDay', dailyKey(email, requester));
    try {
      const { headers } = await auth().api.startSession({ body: { userId: person.id }, headers: requester.headers, returnHeaders: true });
      rememberBrowser(headers, requester.headers, email);
      return { ok: true, headers };
    } catch (error) {
      // The account was deleted in the meantime.
      if (isRefusal(error) && error.statusCode === 404) return refusedAs('email-code-invalid');
      throw error;
    }
  });
}

/** Without a requested code no attempt can succeed, so it counts only toward its address. */
async function countAttempt(identifier: string, email: string, requester: Requester): Promise<LimitResult> {
  if ((await db().$count(verifications, validCode(identifier))) === 0)
    return withinLimit('verifyCode', `login|${email}|${requester.address}`);
  const day = await withinLimit('codeDay', dailyKey(email, requester));
  return day.ok ? day : withinLimit('codeSpare', email);
}

/** A browser that has logged in to the account before is counted separately. */
function dailyKey(email: string, requester: Requester): string {
  const knownBrowser = browserOf(requester.headers, email);
  return knownBrowser ? `${email}|browser ${knownBrowser}` : email;
}

/** True for the right code. A right attempt removes the code, and so do too many wrong ones. */
async function redeemCode(identifier: string, code: string): Promise<boolean> {
  return db().transaction(async (tx) => {
    const [row] = await tx.select().from(verifications).where(validCode(identifier)).for('update');
    if (!row) return false;
    const stored: StoredCode = JSON.parse(row.value);
    const isRight = timingSafeEqual(Buffer.from(stored.hash), Buffer.from(hashOf(identifier, code)));
    const wrongAttempts = stored.wrongAttempts + 1;
    if (isRight || wrongAttempts >= emailedCode.attempts) await tx.delete(verifications).where(eq(verifications.id, row.id));
    else
      await tx
        .update(verifications)
        .set({ value: JSON.stringify({ ...stored, wrongAttempts }) })
        .where(eq(verifications.id, row.id));
    return isRight;
  });
}

async function verifiedPerson(email: string): Promise<{ id: string; firstName: string } | undefined> {
  const [person] = await db()
    .select({ id: users.id, firstName: users.firstName })
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, true)));
  return person;
}

function identifierOf(browser: string, email: string): string {
  return `login-code-${browser}-${email}`;
}

function validCode(identifier: string) {
  return and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, new Date()));
}

function hashOf(identifier: string, code: string): string {
  return createHmac('sha256', derivedKey('login-code')).update(`${identifier}|${code}`).digest('base64url');
}
