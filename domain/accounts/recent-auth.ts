import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Result } from '../../base/result.ts';
import { db } from '../../db/connect.ts';
import { sessions } from '../../db/schema/index.ts';
import { minuteMs } from '../../time/units.ts';
import { emailedCode, withinLimit } from '../limits/limits.ts';
import { queueMail } from '../mails/mails.ts';
import { auth } from './auth.ts';
import { redeemEmailedCode } from './emailed-codes.ts';
import { checkOwnPassword } from './passwords.ts';
import { type AccountRefusal, refusedAs } from './refusals.ts';
import type { Requester } from './requester.ts';

/** Payments, roles and login methods can be changed only for this long after a login or a confirmation. */
const recentMs = 15 * minuteMs;
/** The kind of emailed code that confirms a person (emailed-codes.ts). */
const confirmation = 'forget-password';

/** True if the person logged in to this session, or confirmed it's them, within the last 15 minutes. */
export async function hasRecentAuth(headers: Headers, now: Date = new Date()): Promise<boolean> {
  const current = await auth().api.getSession({ headers });
  if (!current) return false;
  const [session] = await db().select({ confirmedAt: sessions.confirmedAt }).from(sessions).where(eq(sessions.id, current.session.id));
  return session !== undefined && now.getTime() - session.confirmedAt.getTime() < recentMs;
}

/** Confirms the logged-in person by their password. Attempts are counted for the session. */
export async function confirmByPassword(password: string, requester: Requester): Promise<Result<object, AccountRefusal>> {
  const current = await auth().api.getSession({ headers: requester.headers });
  if (!current) return refusedAs('logged-out');
  const result = await checkOwnPassword(password, current.session.id, requester);
  if (result.ok) await db().update(sessions).set({ confirmedAt: sql`now()` }).where(eq(sessions.id, current.session.id));
  return result;
}

/** Emails the logged-in person a code that confirms them, for accounts without a password. False if too many were requested. */
export async function mailConfirmationCode(headers: Headers): Promise<boolean> {
  const current = await auth().api.getSession({ headers });
  if (!current || !(await withinLimit('confirmMail', current.user.id)).ok) return false;
  const { id, email, name, firstName } = current.user;
  const code = await auth().api.createVerificationOTP({ body: { email, type: confirmation } });
  await queueMail(db(), {
    eventKey: `confirm-code:${id}:${v7()}`,
    template: 'login-code',
    recipient: email,
    userId: id,
    expiresAt: new Date(Date.now() + emailedCode.seconds * 1000),
    props: { firstName: firstName || name, code, purpose: 'confirm' },
  });
  return true;
}

/** Confirms the logged-in person by the emailed code. A code works once. */
export async function confirmByCode(code: string, requester: Requester): Promise<Result<object, AccountRefusal>> {
  const current = await auth().api.getSession({ headers: requester.headers });
  if (!current) return refusedAs('logged-out');
  const key = `confirm|${current.user.id}`;
  return redeemEmailedCode({ kind: confirmation, email: current.user.email, code, attemptsKey: key, dailyKey: key }, async (tx) => {
    await tx.update(sessions).set({ confirmedAt: sql`now()` }).where(eq(sessions.id, current.session.id));
    return true;
  });
}
