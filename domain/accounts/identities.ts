import { and, asc, eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { announce } from '../../db/live.ts';
import { accounts, users } from '../../db/schema/index.ts';
import { notifyOfSecurityEvent } from './security-notice.ts';

/** What an account rests on: a password ('email'), or the account at the sign-in provider ('oidc'). */
export interface Identity {
  id: string;
  provider: string;
  created_at: string;
}

/** A person's identities, the oldest first. */
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
 * Removes an identity. `missing`: the person has no such one. `last`: it is the only one, and stays. Passkeys may all go, since
 * an identity is always left.
 */
export async function unlinkIdentity(userId: string, identityId: string): Promise<'unlinked' | 'missing' | 'last'> {
  return db().transaction(async (tx) => {
    // Two at once would each see the other's.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const own = await tx.select({ id: accounts.id, providerId: accounts.providerId }).from(accounts).where(eq(accounts.userId, userId));
    const identity = own.find(({ id }) => id === identityId);
    if (!identity) return 'missing';
    if (own.length === 1) return 'last';
    await tx.delete(accounts).where(and(eq(accounts.id, identityId), eq(accounts.userId, userId)));
    await notifyOfSecurityEvent(tx, userId, identity.providerId === 'credential' ? 'password-removed' : 'provider-unlinked');
    await announce(tx, { topic: 'user', id: userId });
    return 'unlinked';
  });
}
