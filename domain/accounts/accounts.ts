import { APIError } from 'better-auth/api';
import { and, eq, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { sessions, userRoles, users } from '../../db/schema/index.ts';
import type { Result } from '../../result.ts';
import { recordAudit } from '../audit/audit.ts';
import { waitMessage, withinLimit } from '../limits/limits.ts';
import { auth, callbackTo } from './auth.ts';
import { rememberBrowser } from './known-browsers.ts';
import { mayTryPassword, passwordWasRight } from './login-limits.ts';
import { isWrongPassword } from './refusals.ts';
import type { Login, Signup } from './schema.ts';
import { shortenSessions } from './session-life.ts';
import { currentSession, endSession } from './sessions.ts';

/** Who asks: the client's address and the request's headers (cookies). */
export interface Requester {
  address: string;
  headers: Headers;
}
/** `challenge`: the password was right, and these headers let the browser go on to the second factor (second-factor-login.ts). */
export type AuthResult = Result<{ headers: Headers }, { message: string; emailTaken?: boolean; challenge?: Headers }>;

/**
 * Creates an account, logs it in, and emails a link and a code. After verification the link leads to `next`, one of our paths.
 * The result says if the email is taken. Only sign-up may reveal that.
 */
export async function signUp(form: Signup, requester: Requester, next?: string): Promise<AuthResult> {
  const limit = await withinLimit('signup', requester.address);
  if (!limit.ok) return { ok: false, message: waitMessage(limit.retryInSeconds) };
  try {
    const { headers } = await auth().api.signUpEmail({
      body: {
        name: `${form.firstName} ${form.lastName}`,
        email: form.email,
        password: form.password,
        firstName: form.firstName,
        lastName: form.lastName,
        ...callbackTo(next),
      },
      headers: requester.headers,
      returnHeaders: true,
    });
    rememberBrowser(headers, requester.headers, form.email);
    return { ok: true, headers };
  } catch (error) {
    if (!(error instanceof APIError) || error.statusCode >= 500) throw error;
    // Of two sign-ups at the same moment, the later one only gets a general error from the library.
    const emailTaken = String(error.body?.code ?? '').startsWith('USER_ALREADY_EXISTS') || (await isTaken(form.email));
    return {
      ok: false,
      emailTaken,
      message: emailTaken ? 'An account with this email already exists.' : 'We couldn’t create your account. Please try again.',
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
export async function logIn(form: Login, requester: Requester): Promise<AuthResult> {
  const may = await mayTryPassword(form.email, requester);
  if (!may.ok) return may;
  try {
    const { headers, response } = await auth().api.signInEmail({ body: form, headers: requester.headers, returnHeaders: true });
    await passwordWasRight(form.email);
    rememberBrowser(headers, requester.headers, form.email);
    if ('twoFactorRedirect' in response)
      return { ok: false, message: 'The code of your authenticator app is missing.', challenge: headers };
    await noteTrustedDevice(response.token);
    return { ok: true, headers };
  } catch (error) {
    if (isWrongPassword(error)) return { ok: false, message: 'Invalid email or password.' };
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

/** Ends the session and returns the headers that clear its cookie. Throws when the session could not be ended. */
export async function logOut(requester: Requester): Promise<AuthResult> {
  // The library clears the cookie even when the session lives on.
  const current = await currentSession(requester.headers);
  if (current) await endSession(current.userId, current.id);
  const { headers } = await auth().api.signOut({ headers: requester.headers, returnHeaders: true });
  return { ok: true, headers };
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
    if (!granted) return;
    await shortenSessions(tx, user.id);
    await recordAudit(tx, {
      actor: grantedBy,
      action: 'role.grant',
      subject: `user:${user.id}`,
      detail: { role: 'admin', reason: 'Made an administrator' },
    });
  });
  return true;
}
