import { and, asc, eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { announce } from '../../db/live.ts';
import { accounts, passkeys, users } from '../../db/schema/index.ts';
import { tellOfSecurity } from './security-notice.ts';

/** A way into an account: a password ('email'), or the account at the sign-in provider ('oidc'). */
export interface Identity {
  id: string;
  provider: string;
  created_at: string;
}

/** A person's ways in, the oldest first. */
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

/** Removes one way in. `missing`: the person has no such one. `last`: it is the only one, passkeys counted; it stays. */
export async function unlinkIdentity(userId: string, identityId: string): Promise<'unlinked' | 'missing' | 'last'> {
  return db().transaction(async (tx) => {
    // Two at once would each see the other's.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const own = await tx.select({ id: accounts.id, providerId: accounts.providerId }).from(accounts).where(eq(accounts.userId, userId));
    const identity = own.find(({ id }) => id === identityId);
    if (!identity) return 'missing';
    if (own.length + (await tx.$count(passkeys, eq(passkeys.userId, userId))) === 1) return 'last';
    await tx.delete(accounts).where(and(eq(accounts.id, identityId), eq(accounts.userId, userId)));
    await tellOfSecurity(tx, userId, identity.providerId === 'credential' ? 'password-removed' : 'provider-unlinked');
    await announce(tx, { topic: 'user', id: userId });
    return 'unlinked';
  });
}
