import { APIError } from 'better-auth/api';
import { and, eq, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { sessions, userRoles, users } from '../../db/schema/index.ts';
import { env } from '../../env.ts';
import { recordAudit } from '../audit/audit.ts';
import { claimThread } from '../messages/claim.ts';
import { tell } from '../notifications/telling.ts';
import { claimOrders } from '../projects/claim.ts';
import { auth } from './auth.ts';
import { evenly } from './even-time.ts';
import { rememberBrowser } from './known-browsers.ts';
import { waitMessage, withinLimit } from './limits.ts';
import { mayTryPassword, passwordWasRight } from './login-limits.ts';
import { mayAskForMail } from './mail-limits.ts';
import type { Login, Signup } from './schema.ts';

/** Who asks: the client's address and the request's headers (cookies). */
export interface Asker {
  address: string;
  headers: Headers;
}
/** `challenge`: the password was right, and these headers let the browser go on to the second factor (second-factor-login.ts). */
export type AuthResult = { ok: true; headers: Headers } | { ok: false; message: string; emailTaken?: boolean; challenge?: Headers };

/** Makes an account, signs it in, and mails link and code. Says so when the email is taken: sign-up alone may. */
export async function signUp(form: Signup, asker: Asker): Promise<AuthResult> {
  const limit = await withinLimit('signup', asker.address);
  if (!limit.ok) return { ok: false, message: waitMessage(limit.retryInSeconds) };
  try {
    const { headers } = await auth().api.signUpEmail({
      body: {
        name: `${form.firstName} ${form.lastName}`,
        email: form.email,
        password: form.password,
        firstName: form.firstName,
        lastName: form.lastName,
      },
      headers: asker.headers,
      returnHeaders: true,
    });
    rememberBrowser(headers, asker.headers, form.email);
    return { ok: true, headers };
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    // The loser of two sign-ups at the same moment is only told that the account could not be made.
    const emailTaken = String(error.body?.code ?? '').startsWith('USER_ALREADY_EXISTS') || (await isTaken(form.email));
    return {
      ok: false,
      emailTaken,
      message: emailTaken ? 'An account with this email already exists.' : (error.body?.message ?? 'The account could not be made.'),
    };
  }
}

async function isTaken(email: string): Promise<boolean> {
  return (await db().$count(users, eq(users.email, email))) > 0;
}

/**
 * Signs in. Unknown email and wrong password get the same answer in the same time. With a second factor the right password
 * signs nobody in yet, unless the device is trusted.
 */
export async function logIn(form: Login, asker: Asker): Promise<AuthResult> {
  const may = await mayTryPassword(form.email, asker);
  if (!may.ok) return may;
  try {
    const { headers, response } = await auth().api.signInEmail({ body: form, headers: asker.headers, returnHeaders: true });
    await passwordWasRight(form.email);
    rememberBrowser(headers, asker.headers, form.email);
    if ('twoFactorRedirect' in response)
      return { ok: false, message: 'The code of your authenticator app is missing.', challenge: headers };
    await noteTrustedDevice(response.token);
    return { ok: true, headers };
  } catch (error) {
    if (error instanceof APIError) return { ok: false, message: 'Invalid email or password.' };
    throw error;
  }
}

/** A session that begins without being asked for the code is on a device that gave it lately. Without a second factor it means nothing. */
async function noteTrustedDevice(token: string): Promise<void> {
  await db()
    .update(sessions)
    .set({ secondFactorAt: sql`now()` })
    .from(users)
    .where(and(eq(sessions.token, token), eq(users.id, sessions.userId), users.twoFactorEnabled));
}

/** Ends the session and returns the headers that clear its cookie. */
export async function logOut(asker: Asker): Promise<AuthResult> {
  const { headers } = await auth().api.signOut({ headers: asker.headers, returnHeaders: true });
  return { ok: true, headers };
}

/**
 * Mails link and code again. False when too many were asked for, by this email or from this address if one is given; otherwise
 * the answer is the same for any email, in the same time.
 */
export async function resendVerification(email: string, address?: string): Promise<boolean> {
  return evenly(async () => {
    if (address && !(await withinLimit('verifyMailAddress', address)).ok) return false;
    if (!(await withinLimit('verifyMail', email)).ok) return false;
    await auth().api.sendVerificationEmail({ body: { email } }).catch(ignoreApiError);
    return true;
  });
}

/** The same for anybody who names an email: limited by who asks too, so that strangers use up no owner's mails. */
export async function resendToAnyone(email: string, asker: Asker): Promise<void> {
  await evenly(async () => {
    if (await mayAskForMail('verification', email, asker.address))
      await auth().api.sendVerificationEmail({ body: { email } }).catch(ignoreApiError);
  });
}

/** Proves an email by the mailed link's token, pressed as a button. */
export async function verifyByLink(token: string, asker: Asker): Promise<AuthResult> {
  try {
    const { headers, response } = await auth().api.verifyEmail({ query: { token }, headers: asker.headers, returnHeaders: true });
    const email = (response as { user?: { email?: string } | null } | undefined)?.user?.email;
    if (email) await confirmEmail(email);
    else await confirmAllVerified(token);
    return { ok: true, headers };
  } catch (error) {
    if (error instanceof APIError) return { ok: false, message: 'This link is no longer valid. Ask for a new one below.' };
    throw error;
  }
}

/** The answer for an already verified email names no user; the token's own payload does. Its signature was just checked. */
async function confirmAllVerified(token: string): Promise<void> {
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}') as { email?: string };
  if (payload.email) await confirmEmail(payload.email);
}

/** Proves an email by the mailed six-digit code. */
export async function verifyByCode(email: string, code: string, asker: Asker): Promise<AuthResult> {
  const limit = await withinLimit('verifyCode', `${email}|${asker.address}`);
  if (!limit.ok) return { ok: false, message: waitMessage(limit.retryInSeconds) };
  try {
    const { headers } = await auth().api.verifyEmailOTP({ body: { email, otp: code }, headers: asker.headers, returnHeaders: true });
    await confirmEmail(email);
    return { ok: true, headers };
  } catch (error) {
    if (error instanceof APIError)
      return { ok: false, message: 'This code is wrong or too old. Check the newest mail, or ask for a new code.' };
    throw error;
  }
}

/** Records when an email was proved, welcomes its owner, and hands over orders placed with it. Once. */
export async function confirmEmail(email: string): Promise<void> {
  await db().transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, now())` })
      .where(eq(users.email, email))
      .returning();
    if (!user?.emailVerified) return;
    await claimOrders(tx, user.id);
    await claimThread(tx, user.id);
    await tell(tx, user.id, 'welcome', {
      eventKey: 'welcome',
      notification: {
        type: 'success',
        title: 'Welcome',
        message: 'Your email is proved. Answer the brief and your site begins.',
        link: '/onboarding',
      },
      mail: {
        template: 'welcome',
        eventKey: `welcome:${user.id}`,
        props: { firstName: user.firstName, url: `${env().appUrl}/onboarding` },
      },
    });
  });
}

/** Changes the email of an account that has not proved one yet, and mails the new address. */
export async function changeUnprovedEmail(
  userId: string,
  email: string,
  address: string,
): Promise<{ ok: true } | { ok: false; message: string }> {
  const limit = await withinLimit('emailChange', userId);
  if (!limit.ok) return { ok: false, message: waitMessage(limit.retryInSeconds) };
  const [taken] = await db().select({ id: users.id }).from(users).where(eq(users.email, email));
  if (taken && taken.id !== userId) return { ok: false, message: 'An account with this email already exists.' };
  const changed = await db()
    .update(users)
    .set({ email, updatedAt: new Date() })
    .where(sql`${users.id} = ${userId} and not ${users.emailVerified}`)
    .returning({ id: users.id });
  if (changed.length === 0) return { ok: false, message: 'This email is proved already. Change it in the settings.' };
  await resendVerification(email, address);
  return { ok: true };
}

/** Mails a reset link. The answer is always the same, in the same time. */
export async function askForReset(email: string, asker: Asker): Promise<void> {
  await evenly(async () => {
    if (await mayAskForMail('reset', email, asker.address))
      await auth().api.requestPasswordReset({ body: { email } }).catch(ignoreApiError);
  });
}

/** Sets a new password by a reset link's token, once, and ends every session of the account. */
export async function resetPassword(token: string, password: string): Promise<boolean> {
  try {
    await auth().api.resetPassword({ body: { token, newPassword: password } });
    return true;
  } catch (error) {
    if (error instanceof APIError) return false;
    throw error;
  }
}

/** Whether a reset link's token would still be taken. Looking does not use it up. */
export async function resetLinkLives(token: string): Promise<boolean> {
  const { internalAdapter } = await auth().$context;
  const kept = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  return kept !== null && kept.expiresAt > new Date();
}

/** Whether a person holds the role `admin`. */
export async function isAdmin(userId: string): Promise<boolean> {
  return (await db().$count(userRoles, and(eq(userRoles.userId, userId), eq(userRoles.role, 'admin')))) > 0;
}

/** Makes a person an admin. Returns false when no account has this email. */
export async function grantAdmin(email: string, grantedBy: string): Promise<boolean> {
  const [user] = await db().select({ id: users.id }).from(users).where(eq(users.email, email.trim().toLowerCase()));
  if (!user) return false;
  await db().transaction(async (tx) => {
    const [granted] = await tx
      .insert(userRoles)
      .values({ userId: user.id, role: 'admin', grantedBy })
      .onConflictDoNothing()
      .returning({ userId: userRoles.userId });
    if (granted)
      await recordAudit(tx, {
        actor: grantedBy,
        action: 'role.grant',
        subject: `user:${user.id}`,
        detail: { role: 'admin', reason: 'Made an administrator' },
      });
  });
  return true;
}

function ignoreApiError(error: unknown): void {
  if (!(error instanceof APIError)) throw error;
}
