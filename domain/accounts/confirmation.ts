import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { db } from '../../db/connect.ts';
import { sessions } from '../../db/schema/index.ts';
import type { Result } from '../../result.ts';
import { minuteMs } from '../../time/units.ts';
import { refundPoint, waitMessage, withinLimit } from '../limits/limits.ts';
import { queueMail } from '../mails/mails.ts';
import type { Requester } from './accounts.ts';
import { auth } from './auth.ts';
import { isMailedCode, useMailedCode } from './mailed-codes.ts';
import { isWrongPassword } from './refusals.ts';

/** Money and roles are changed only by somebody who proved who they are within this time. */
const freshMs = 15 * minuteMs;
/** The kind of emailed code that confirms a person (mailed-codes.ts). */
const confirmation = 'forget-password';

/** Whether the session of a request was signed in, or its password typed again, within the last 15 minutes. */
export async function hasRecentAuth(headers: Headers, now: Date = new Date()): Promise<boolean> {
  const current = await auth().api.getSession({ headers });
  if (!current) return false;
  const [session] = await db().select({ confirmedAt: sessions.confirmedAt }).from(sessions).where(eq(sessions.id, current.session.id));
  return session !== undefined && now.getTime() - session.confirmedAt.getTime() < freshMs;
}

/** The signed-in person types their password again: their session is fresh from now. Wrong ones are counted for the session. */
export async function confirmPassword(password: string, requester: Requester): Promise<Result> {
  const current = await auth().api.getSession({ headers: requester.headers });
  if (!current) return { ok: false, message: 'You are signed out. Log in again.' };
  const limit = await withinLimit('ownPassword', current.session.id);
  if (!limit.ok) return { ok: false, message: waitMessage(limit.retryInSeconds) };
  try {
    await auth().api.verifyPassword({ body: { password }, headers: requester.headers });
  } catch (error) {
    if (isWrongPassword(error)) return { ok: false, message: 'This is not your password.' };
    throw error;
  }
  await db().update(sessions).set({ confirmedAt: sql`now()` }).where(eq(sessions.id, current.session.id));
  return { ok: true };
}

/** Mails the signed-in person a code that makes their session fresh, for those who have no password. False when too many were asked for. */
export async function mailConfirmationCode(headers: Headers): Promise<boolean> {
  const current = await auth().api.getSession({ headers });
  if (!current || !(await withinLimit('confirmMail', current.user.id)).ok) return false;
  const { id, email, name, firstName } = current.user as typeof current.user & { firstName?: string };
  const code = await auth().api.createVerificationOTP({ body: { email, type: confirmation } });
  await queueMail(db(), {
    eventKey: `confirm-code:${id}:${v7()}`,
    template: 'login-code',
    recipient: email,
    userId: id,
    props: { firstName: firstName || name, code, purpose: 'confirm' },
  });
  return true;
}

/** Confirms the logged-in person by the emailed code, which makes their session fresh. A code works once. */
export async function confirmByCode(code: string, requester: Requester): Promise<Result> {
  const current = await auth().api.getSession({ headers: requester.headers });
  if (!current) return { ok: false, message: 'You are signed out. Log in again.' };
  const ownDay = `confirm|${current.user.id}`;
  const limits = [await withinLimit('verifyCode', ownDay), await withinLimit('codeDay', ownDay)];
  const waitSeconds = Math.max(...limits.map((limit) => (limit.ok ? 0 : limit.retryInSeconds)));
  if (waitSeconds > 0) return { ok: false, message: waitMessage(waitSeconds) };
  const { email } = current.user;
  const wrong = { ok: false, message: 'This code is wrong or too old. Check the newest mail, or ask for a new code.' } as const;
  if (!(await isMailedCode(confirmation, email, code))) return wrong;
  await refundPoint('codeDay', ownDay);
  return db().transaction(async (tx) => {
    if (!(await useMailedCode(tx, confirmation, email))) return wrong;
    await tx.update(sessions).set({ confirmedAt: sql`now()` }).where(eq(sessions.id, current.session.id));
    return { ok: true } as const;
  });
}
