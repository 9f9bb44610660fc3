import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { APIError } from 'better-auth/api';
import { and, eq, gt } from 'drizzle-orm';
import { v7 } from 'uuid';
import { db } from '../../db/connect.ts';
import { users, verifications } from '../../db/schema/index.ts';
import { derivedKey } from '../../env.ts';
import { type LimitResult, refundPoint, waitMessage, withinLimit } from '../limits/limits.ts';
import { queueMail } from '../mails/mails.ts';
import type { AuthResult, Requester } from './accounts.ts';
import { auth } from './auth.ts';
import { withMinimumDuration } from './even-time.ts';
import { browserOf, nameBrowser, nameOfBrowser, rememberBrowser } from './known-browsers.ts';
import { mayRequestMail } from './mail-limits.ts';

const wrongCode = 'This code is wrong or too old. Check the newest mail, or ask for a new code.';
const codeMs = 600_000;
/** Wrong tries before a code is dead. */
const codeTries = 5;

type Kept = { hash: string; wrongTries: number };

/**
 * Mails a code that signs in, to an account whose email is proved. It works in the browser that asked for it and nowhere else,
 * so strangers can neither try it nor use up its tries. The answer is the same for any email, in the same time; its headers
 * give the browser a name.
 */
export async function requestLoginCode(email: string, requester: Requester): Promise<Headers> {
  const answer = new Headers();
  const identifier = identifierOf(nameBrowser(answer, requester.headers), email);
  await withMinimumDuration(async () => {
    if (!(await mayRequestMail('code', email, requester.address))) return;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const person = await provedPerson(email);
    await db().transaction(async (tx) => {
      await tx.delete(verifications).where(eq(verifications.identifier, identifier));
      const kept: Kept = { hash: hashOf(identifier, code), wrongTries: 0 };
      // Kept without an account too: guesses are then answered and counted alike.
      await tx.insert(verifications).values({ identifier, value: JSON.stringify(kept), expiresAt: new Date(Date.now() + codeMs) });
      if (!person) return;
      await queueMail(tx, {
        eventKey: `login-code:${person.id}:${v7()}`,
        template: 'login-code',
        recipient: email,
        userId: person.id,
        props: { firstName: person.firstName, code, purpose: 'login' },
      });
    });
  });
  return answer;
}

/** Signs in by a mailed code, once. Unknown email and wrong code get the same answer. A second factor is still owed afterwards. */
export async function logInByCode(email: string, code: string, requester: Requester): Promise<AuthResult> {
  const identifier = identifierOf(nameOfBrowser(requester.headers), email);
  return withMinimumDuration(async () => {
    const may = await mayTry(identifier, email, requester);
    if (!may.ok) return { ok: false, message: waitMessage(may.retryInSeconds) };
    const person = (await takeCode(identifier, code)) ? await provedPerson(email) : undefined;
    if (!person) return { ok: false, message: wrongCode };
    await refundPoint('codeDay', countedAs(email, requester));
    try {
      const { headers } = await auth().api.startSession({ body: { userId: person.id }, headers: requester.headers, returnHeaders: true });
      rememberBrowser(headers, requester.headers, email);
      return { ok: true, headers };
    } catch (error) {
      // The account was deleted in the meantime.
      if (error instanceof APIError && error.statusCode === 404) return { ok: false, message: wrongCode };
      throw error;
    }
  });
}

/** Counts a try. One where no code was asked for can't be right, so it is counted for its address alone. */
async function mayTry(identifier: string, email: string, requester: Requester): Promise<LimitResult> {
  if ((await db().$count(verifications, living(identifier))) === 0) return withinLimit('verifyCode', `login|${email}|${requester.address}`);
  const day = await withinLimit('codeDay', countedAs(email, requester));
  return day.ok ? day : withinLimit('codeSpare', email);
}

/** A browser that signed in to the account before has a count of its own. */
function countedAs(email: string, requester: Requester): string {
  const known = browserOf(requester.headers, email);
  return known ? `${email}|browser ${known}` : email;
}

/** Whether this is the code; a right one is gone by it, and so is one that was tried wrongly too often. */
async function takeCode(identifier: string, code: string): Promise<boolean> {
  return db().transaction(async (tx) => {
    const [row] = await tx.select().from(verifications).where(living(identifier)).for('update');
    if (!row) return false;
    const kept = JSON.parse(row.value) as Kept;
    const isRight = timingSafeEqual(Buffer.from(kept.hash), Buffer.from(hashOf(identifier, code)));
    const wrongTries = kept.wrongTries + 1;
    if (isRight || wrongTries >= codeTries) await tx.delete(verifications).where(eq(verifications.id, row.id));
    else
      await tx
        .update(verifications)
        .set({ value: JSON.stringify({ ...kept, wrongTries }) })
        .where(eq(verifications.id, row.id));
    return isRight;
  });
}

async function provedPerson(email: string): Promise<{ id: string; firstName: string } | undefined> {
  const [person] = await db()
    .select({ id: users.id, firstName: users.firstName })
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, true)));
  return person;
}

function identifierOf(browser: string, email: string): string {
  return `login-code-${browser}-${email}`;
}

function living(identifier: string) {
  return and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, new Date()));
}

function hashOf(identifier: string, code: string): string {
  return createHmac('sha256', derivedKey('login-code')).update(`${identifier}|${code}`).digest('base64url');
}
