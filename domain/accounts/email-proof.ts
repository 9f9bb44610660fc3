import { APIError } from 'better-auth/api';
import { verifyJWT } from 'better-auth/crypto';
import { and, eq, sql } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { users } from '../../db/schema/index.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { env } from '../../env.ts';
import type { Result } from '../../result.ts';
import { claimBookings } from '../bookings/claim.ts';
import { refundPoint, waitMessage, withinLimit } from '../limits/limits.ts';
import { isMailable } from '../mails/schema.ts';
import { claimThread } from '../messages/claim.ts';
import { tell } from '../notifications/telling.ts';
import { claimOrders } from '../projects/claim.ts';
import type { Requester } from './accounts.ts';
import { auth, callbackTo } from './auth.ts';
import { withMinimumDuration } from './even-time.ts';
import { mayRequestMail } from './mail-limits.ts';
import { isMailedCode, useMailedCode } from './mailed-codes.ts';
import { currentSession } from './sessions.ts';

/** `signIn`: the mail is right, but this browser is not signed in to the account that it belongs to. */
export type VerificationResult = Result<{ headers: Headers }, { message: string; signIn?: boolean }>;

/**
 * The account that a link was emailed for, if it still has that email. Undefined for expired and forged links.
 */
export async function accountOfLink(token: string): Promise<{ userId: string; email: string; isProved: boolean } | undefined> {
  const payload = await verifyJWT<{ email?: unknown; userId?: unknown }>(token, (await auth().$context).secret);
  if (typeof payload?.email !== 'string' || typeof payload.userId !== 'string') return undefined;
  const [user] = await db()
    .select({ userId: users.id, email: users.email, isProved: users.emailVerified })
    .from(users)
    .where(and(eq(users.email, payload.email), eq(users.id, payload.userId)));
  return user;
}

/**
 * Verifies an email by the token of the emailed link, after a click on the page's button in a browser that's logged in to the
 * account. It must be the same browser, because someone else may have signed up with this email, and would get the orders of the
 * person who reads it.
 */
export async function verifyByLink(token: string, requester: Requester): Promise<VerificationResult> {
  const account = await accountOfLink(token);
  if (!account) return { ok: false, message: 'This link is no longer valid. Ask for a new one below.' };
  const { userId, email, isProved } = account;
  if (isProved) return { ok: true, headers: new Headers() };
  if ((await currentSession(requester.headers))?.userId !== userId) return elsewhere;
  const proved = await db().transaction((tx) => prove(tx, userId, email));
  return proved ? { ok: true, headers: new Headers() } : { ok: false, message: 'This link is no longer valid. Ask for a new one below.' };
}

/** Verifies an email by the emailed six-digit code, in a browser that's logged in to the account. The session stays the same. */
export async function verifyByCode(email: string, code: string, requester: Requester): Promise<VerificationResult> {
  const current = await auth().api.getSession({ headers: requester.headers });
  if (current?.user.email !== email) return elsewhere;
  const limits = [await withinLimit('verifyCode', `${email}|${requester.address}`), await withinLimit('codeDay', `verify|${email}`)];
  const waitSeconds = Math.max(...limits.map((limit) => (limit.ok ? 0 : limit.retryInSeconds)));
  if (waitSeconds > 0) return { ok: false, message: waitMessage(waitSeconds) };
  const isRight = await isMailedCode('email-verification', email, code);
  if (isRight) await refundPoint('codeDay', `verify|${email}`);
  const proved =
    isRight &&
    (await db().transaction(
      async (tx) => (await useMailedCode(tx, 'email-verification', email)) && (await prove(tx, current.user.id, email)),
    ));
  return proved
    ? { ok: true, headers: new Headers() }
    : { ok: false, message: 'This code is wrong or too old. Check the newest mail, or ask for a new code.' };
}

/** Marks the email of an account as verified and does what follows from it. False if the account has another email by now. */
async function prove(tx: Connection, userId: string, email: string): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ emailVerified: true, updatedAt: new Date() })
    .where(and(eq(users.id, userId), eq(users.email, email)))
    .returning({ id: users.id });
  if (changed.length === 1) await recordProof(tx, email);
  return changed.length === 1;
}

const elsewhere = {
  ok: false,
  signIn: true,
  message: 'Log in to the account in this browser first. Then the link or the code verifies its email.',
} as const;

/** Records when an email that is proved was proved, welcomes its owner, and hands over orders placed with it. Once. */
export async function recordVerifiedEmail(email: string): Promise<void> {
  await db().transaction((tx) => recordProof(tx, email));
}

async function recordProof(tx: Connection, email: string): Promise<void> {
  const [user] = await tx
    .update(users)
    .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, now())` })
    .where(and(eq(users.email, email), users.emailVerified))
    .returning();
  if (!user) return;
  await claimOrders(tx, user.id);
  await claimThread(tx, user.id);
  await claimBookings(tx, user.id);
  await tell(tx, user.id, 'welcome', {
    eventKey: 'welcome',
    notification: {
      type: 'success',
      title: 'Welcome',
      message: 'Your email is verified. Answer the brief and your site begins.',
      link: '/onboarding',
    },
    mail: {
      template: 'welcome',
      eventKey: `welcome:${user.id}`,
      props: { firstName: user.firstName, url: `${env().appUrl}/onboarding` },
    },
  });
}

/**
 * Mails link and code again. False when the address is too long for mail servers, or too many were asked for, by this email or from this address if one is given; otherwise
 * the answer is the same for any email, in the same time.
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
      if (!(error instanceof APIError) || error.statusCode >= 500) throw error;
    });
}

/**
 * Changes the email of an account that has not proved one yet, and mails the new address. `mailed` is false when too many such
 * mails went out already: the email is changed all the same.
 */
export async function changeUnverifiedEmail(userId: string, email: string, address: string): Promise<Result<{ mailed: boolean }>> {
  const limit = await withinLimit('emailChange', userId);
  if (!limit.ok) return { ok: false, message: waitMessage(limit.retryInSeconds) };
  const changed = await db()
    .update(users)
    .set({ email, updatedAt: new Date() })
    .where(and(eq(users.id, userId), eq(users.emailVerified, false)))
    .returning({ id: users.id })
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) return 'taken' as const;
      throw error;
    });
  if (changed === 'taken') return { ok: false, message: 'An account with this email already exists.' };
  if (changed.length === 0) return { ok: false, message: 'This email is verified already. Change it in the settings.' };
  return { ok: true, mailed: await resendVerification(email, address) };
}
