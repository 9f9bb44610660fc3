import { verifyJWT } from 'better-auth/crypto';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import type { Result } from '../../base/result.ts';
import { db, type Transaction } from '../../db/connect.ts';
import { mails, users } from '../../db/schema/index.ts';
import { isUniqueViolation } from '../../db/write-errors.ts';
import { minuteMs } from '../../time/units.ts';
import { claimBookings } from '../bookings/claim.ts';
import { checkLimits, withinLimit } from '../limits/limits.ts';
import { isMailable } from '../mails/schema.ts';
import { claimThread } from '../messages/claim.ts';
import { notifyUser } from '../notifications/notifications.ts';
import { claimOrders } from '../projects/claim.ts';
import { auth, callbackTo } from './auth.ts';
import { isRefusal } from './auth-errors.ts';
import { redeemEmailedCode } from './emailed-codes.ts';
import { mayRequestMail, withMinimumDuration } from './mail-requests.ts';
import { type AccountRefusal, refusedAs } from './refusals.ts';
import type { Requester } from './requester.ts';
import { currentSession } from './sessions.ts';

/** The account that a link was emailed for, if it still has that email. Undefined for expired and forged links. */
export async function accountOfLink(token: string): Promise<{ userId: string; email: string; isVerified: boolean } | undefined> {
  const payload = await verifyJWT<{ email?: unknown; userId?: unknown }>(token, (await auth().$context).secret);
  if (typeof payload?.email !== 'string' || typeof payload.userId !== 'string') return undefined;
  const [user] = await db()
    .select({ userId: users.id, email: users.email, isVerified: users.emailVerified })
    .from(users)
    .where(and(eq(users.email, payload.email), eq(users.id, payload.userId)));
  return user;
}

/**
 * Verifies an email by the token of the emailed link, after a click on the page's button in a browser that's logged in to the
 * account. It must be the same browser, because someone else may have signed up with this email, and would get the orders of the
 * person who reads it.
 */
export async function verifyByLink(token: string, requester: Requester): Promise<Result<object, AccountRefusal>> {
  const account = await accountOfLink(token);
  if (!account) return refusedAs('verification-link-invalid');
  const { userId, email, isVerified } = account;
  if (isVerified) return { ok: true };
  if ((await currentSession(requester.headers))?.userId !== userId) return refusedAs('log-in-first');
  return (await db().transaction((tx) => verify(tx, userId, email))) ? { ok: true } : refusedAs('verification-link-invalid');
}

/** Verifies an email by the emailed six-digit code, in a browser that's logged in to the account. The session stays the same. */
export async function verifyByCode(email: string, code: string, requester: Requester): Promise<Result<object, AccountRefusal>> {
  const current = await auth().api.getSession({ headers: requester.headers });
  if (current?.user.email !== email) return refusedAs('log-in-first');
  return redeemEmailedCode(
    { kind: 'email-verification', email, code, attemptsKey: `${email}|${requester.address}`, dailyKey: `verify|${email}` },
    (tx) => verify(tx, current.user.id, email),
  );
}

/** Marks the email of an account as verified and does what follows from it. False if the account has another email by now. */
async function verify(tx: Transaction, userId: string, email: string): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ emailVerified: true, updatedAt: new Date() })
    .where(and(eq(users.id, userId), eq(users.email, email)))
    .returning({ id: users.id });
  if (changed.length === 1) await recordVerifiedEmail(tx, email);
  return changed.length === 1;
}

/** Records when an email was verified, hands over what its owner did without an account, and welcomes them. Once per account. */
export async function recordVerifiedEmail(tx: Transaction, email: string): Promise<void> {
  const [user] = await tx
    .update(users)
    .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, now())` })
    .where(and(eq(users.email, email), users.emailVerified))
    .returning();
  if (!user) return;
  await claimGuestRecords(tx, user.id);
  await notifyUser(tx, user.id, 'welcome', {
    eventKey: 'welcome',
    notification: {
      type: 'success',
      title: 'Welcome',
      message: 'Your email is verified. Fill out the brief to get your site started.',
      link: '/onboarding',
    },
    mail: {
      template: 'welcome',
      eventKey: `welcome:${user.id}`,
      props: { firstName: user.firstName, url: `${env().appUrl}/onboarding` },
    },
  });
}

/** Gives an account the orders, messages and calls that were made with its verified email while logged out. */
export async function claimGuestRecords(tx: Transaction, userId: string): Promise<void> {
  await claimOrders(tx, userId);
  await claimThread(tx, userId);
  await claimBookings(tx, userId);
}

/**
 * Emails the link and the code again. False if mail servers don't accept the address, or if too many were requested for this email
 * or from `address`. Otherwise the answer is the same for any email, in the same time.
 */
export async function resendVerification(email: string, address?: string): Promise<boolean> {
  return withMinimumDuration(async () => {
    if (!isMailable(email)) return false;
    if (address && !(await withinLimit('verifyMailAddress', address)).ok) return false;
    if (!(await withinLimit('verifyMail', email)).ok) return false;
    await mailLinkAndCode(email);
    return true;
  });
}

/** The same for anyone who enters an email. Also limited per sender, so strangers can't use up the owner's emails. The link leads to `next`. */
export async function resendToAnyone(email: string, requester: Requester, next?: string): Promise<void> {
  await withMinimumDuration(async () => {
    if (await mayRequestMail('verification', email, requester.address)) await mailLinkAndCode(email, next);
  });
}

async function mailLinkAndCode(email: string, next?: string): Promise<void> {
  await auth()
    .api.sendVerificationEmail({ body: { email, ...callbackTo(next) } })
    .catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
    });
}

/** Shortest time between two verification emails. */
const resendMs = minuteMs;

/** Seconds until the next verification email may be requested; 0 if it may be now. */
export async function secondsToResend(email: string, now: Date = new Date()): Promise<number> {
  const [last] = await db()
    .select({ at: mails.createdAt })
    .from(mails)
    .where(
      and(
        inArray(mails.state, ['queued', 'sent', 'failed']),
        gt(mails.createdAt, new Date(now.getTime() - resendMs)),
        eq(mails.template, 'verify-email'),
        eq(mails.recipient, email),
      ),
    )
    .orderBy(desc(mails.createdAt))
    .limit(1);
  return last ? Math.max(0, Math.ceil((last.at.getTime() + resendMs - now.getTime()) / 1000)) : 0;
}

/**
 * Changes the email of an account that hasn't verified one yet, and emails the new address. `mailed` is false if too many such
 * emails were sent already. The email changes anyway.
 */
export async function changeUnverifiedEmail(userId: string, email: string, address: string): Promise<Result<{ mailed: boolean }>> {
  const limit = await checkLimits(['emailChange', userId]);
  if (!limit.ok) return limit;
  const changed = await db()
    .update(users)
    .set({ email, updatedAt: new Date() })
    .where(and(eq(users.id, userId), eq(users.emailVerified, false)))
    .returning({ id: users.id })
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) return undefined;
      throw error;
    });
  if (!changed) return refusedAs('email-taken');
  if (changed.length === 0) return refusedAs('own-email-verified');
  return { ok: true, mailed: await resendVerification(email, address) };
}
