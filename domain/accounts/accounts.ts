import { and, asc, eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { publishChange } from '../../db/live.ts';
import { accounts, users } from '../../db/schema/index.ts';
import { checkLimits } from '../limits/limits.ts';
import { auth, callbackTo } from './auth.ts';
import { isRefusal } from './auth-errors.ts';
import { rememberBrowser } from './known-browsers.ts';
import { refusedAs } from './refusals.ts';
import type { AuthResult, Requester } from './requester.ts';
import type { PersonName, Signup } from './schema.ts';
import { notifyOfSecurityEvent } from './security-notice.ts';

/**
 * Creates an account, logs it in, and emails a link and a code. After verification the link leads to `next`, one of our paths.
 * The result says if the email is taken. Only sign-up may reveal that.
 */
export async function signUp(form: Signup, requester: Requester, next?: string): Promise<AuthResult> {
  const limit = await checkLimits(['signup', requester.address]);
  if (!limit.ok) return limit;
  const { firstName, lastName, email, password } = form;
  try {
    const { headers } = await auth().api.signUpEmail({
      body: { name: `${firstName} ${lastName}`, email, password, firstName, lastName, ...callbackTo(next) },
      headers: requester.headers,
      returnHeaders: true,
    });
    rememberBrowser(headers, requester.headers, email);
    return { ok: true, headers };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // If two people sign up at the same moment, the library gives the later one only a general error.
    const emailTaken = String(error.body?.code ?? '').startsWith('USER_ALREADY_EXISTS') || (await isTaken(email));
    return refusedAs(emailTaken ? 'email-taken' : 'signup-failed');
  }
}

async function isTaken(email: string): Promise<boolean> {
  return (await db().$count(users, eq(users.email, email))) > 0;
}

/** Changes a person's name. Their open pages reload it. */
export async function changeName(userId: string, { firstName, lastName }: PersonName): Promise<void> {
  await db().transaction(async (tx) => {
    await tx
      .update(users)
      .set({ firstName, lastName, name: `${firstName} ${lastName}`, updatedAt: new Date() })
      .where(eq(users.id, userId));
    await publishChange(tx, { topic: 'user', id: userId });
  });
}

/** A way to log in: a password (`email`), or an account at the sign-in provider (`oidc`). Every account keeps at least one. */
export interface Identity {
  id: string;
  provider: string;
  created_at: string;
}

/** A person's identities, oldest first. */
export async function identitiesOf(userId: string): Promise<Identity[]> {
  const rows = await db()
    .select({ id: accounts.id, providerId: accounts.providerId, createdAt: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.userId, userId))
    .orderBy(asc(accounts.createdAt), asc(accounts.id));
  return rows.map(({ id, providerId, createdAt }) => ({
    id,
    provider: providerId === 'credential' ? 'email' : providerId,
    created_at: createdAt.toISOString(),
  }));
}

/**
 * Removes an identity. `missing`: the person doesn't have it. `last`: it's their only one, so it stays. Passkeys may all be
 * removed, because an identity is always left.
 */
export async function unlinkIdentity(userId: string, identityId: string): Promise<'unlinked' | 'missing' | 'last'> {
  return db().transaction(async (tx) => {
    // Without the lock, two simultaneous requests would each see the other's identity as the one that's left.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const own = await tx.select({ id: accounts.id, providerId: accounts.providerId }).from(accounts).where(eq(accounts.userId, userId));
    const identity = own.find(({ id }) => id === identityId);
    if (!identity) return 'missing';
    if (own.length === 1) return 'last';
    await tx.delete(accounts).where(and(eq(accounts.id, identityId), eq(accounts.userId, userId)));
    await notifyOfSecurityEvent(tx, userId, identity.providerId === 'credential' ? 'password-removed' : 'provider-unlinked');
    await publishChange(tx, { topic: 'user', id: userId });
    return 'unlinked';
  });
}
