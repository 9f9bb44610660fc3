import { and, asc, eq, sql } from 'drizzle-orm';
import type { Result } from '../../base/result.ts';
import { type Connection, db, type Transaction } from '../../db/connect.ts';
import { publishChange } from '../../db/live.ts';
import { userRoles, users } from '../../db/schema/index.ts';
import { recordAudit } from '../audit/audit.ts';
import { isId } from '../ids.ts';
import { refusedAs } from './refusals.ts';
import { notifyOfRoleChange } from './security-notice.ts';
import { shortenSessions } from './session-limits.ts';

/** Everyone with the role `admin`, longest-serving first, with who granted it. */
export async function adminsForAdmin() {
  const grantor = sql<string>`coalesce((select nullif(giver.name, '') from users giver where 'admin:' || giver.id = user_roles.granted_by), user_roles.granted_by)`;
  return db()
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      twoFactor: users.twoFactorEnabled,
      grantedAt: userRoles.grantedAt,
      grantedBy: grantor,
    })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(eq(userRoles.role, 'admin'))
    .orderBy(asc(userRoles.grantedAt));
}

/** The person with this email if they can become an admin: they need an account with a verified email. Also says if they're a customer. */
export async function adminCandidate(email: string): Promise<Result<{ id: string; email: string; name: string; isCustomer: boolean }>> {
  const isCustomer = sql<boolean>`exists (select from orders where orders.user_id = users.id) or exists (select from projects where projects.owner_id = users.id)`;
  const isAdmin = sql<boolean>`exists (select from user_roles where user_roles.user_id = users.id and user_roles.role = 'admin')`;
  const [person] = await db()
    .select({ id: users.id, email: users.email, name: users.name, isVerified: users.emailVerified, isCustomer, isAdmin })
    .from(users)
    .where(eq(users.email, email));
  if (!person) return refusedAs('account-unknown');
  if (!person.isVerified) return refusedAs('account-unverified');
  if (person.isAdmin) return refusedAs('already-admin');
  return { ok: true, id: person.id, email, name: person.name || email, isCustomer: person.isCustomer };
}

/** Makes the person with this email an admin on behalf of another admin, and notifies them. */
export async function addAdmin(email: string, actor: string): Promise<Result<{ email: string }>> {
  const candidate = await adminCandidate(email);
  if (!candidate.ok) return candidate;
  const isAdded = await db().transaction(async (tx) => {
    const grantedAt = await grantRole(tx, candidate.id, actor);
    if (grantedAt) await notifyOfRoleChange(tx, candidate.id, 'admin-granted', grantedAt);
    return grantedAt !== undefined;
  });
  return isAdded ? { ok: true, email } : refusedAs('already-admin');
}

/** Whether there's an account with an email, and whether its owner has verified it. */
export async function accountState(email: string): Promise<'verified' | 'unverified' | undefined> {
  const [user] = await db().select({ isVerified: users.emailVerified }).from(users).where(eq(users.email, email.trim().toLowerCase()));
  return user && (user.isVerified ? 'verified' : 'unverified');
}

/** Makes a person an admin without notifying them, for the command line and the demo. False if no account has this email. */
export async function grantAdmin(email: string, grantedBy: string): Promise<boolean> {
  const userId = await userIdOf(email);
  if (userId) await db().transaction((tx) => grantRole(tx, userId, grantedBy));
  return userId !== undefined;
}

/** Revokes the role `admin` of the person with this email. */
export async function revokeAdminByEmail(email: string, actor: string): Promise<Result<{ email: string }>> {
  return revokeAdmin((await userIdOf(email)) ?? '', actor);
}

async function userIdOf(email: string): Promise<string | undefined> {
  const [user] = await db().select({ id: users.id }).from(users).where(eq(users.email, email.trim().toLowerCase()));
  return user?.id;
}

/** Returns when the role was granted; undefined if the person already had it. */
async function grantRole(tx: Transaction, userId: string, grantedBy: string): Promise<Date | undefined> {
  const [role] = await tx.insert(userRoles).values({ userId, role: 'admin', grantedBy }).onConflictDoNothing().returning();
  if (!role) return undefined;
  await shortenSessions(tx, userId);
  await recordAudit(tx, {
    actor: grantedBy,
    action: 'role.grant',
    subject: `user:${userId}`,
    detail: { role: 'admin', reason: 'Added as an administrator' },
  });
  return role.grantedAt;
}

/** Revokes the role `admin`. The last admin keeps it, because someone must be able to grant it again. */
export async function revokeAdmin(userId: string, actor: string): Promise<Result<{ email: string }>> {
  if (!isId(userId)) return refusedAs('not-admin');
  return db().transaction(async (tx) => {
    const admins = await lockAdmins(tx);
    if (!admins.includes(userId)) return refusedAs('not-admin');
    if (admins.length === 1) return refusedAs('last-admin');
    await tx.delete(userRoles).where(and(eq(userRoles.userId, userId), eq(userRoles.role, 'admin')));
    await recordAudit(tx, {
      actor,
      action: 'role.revoke',
      subject: `user:${userId}`,
      detail: { role: 'admin', reason: 'No longer an administrator' },
    });
    await notifyOfRoleChange(tx, userId, 'admin-revoked', new Date());
    await publishChange(tx, { topic: 'user', id: userId });
    const [person] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    return { ok: true, email: person?.email ?? '' };
  });
}

/** True if a person is the only admin. */
export async function isLastAdmin(tx: Connection, userId: string): Promise<boolean> {
  const admins = await lockAdmins(tx);
  return admins.length === 1 && admins[0] === userId;
}

/** IDs of all admins. The lock makes two admins who leave, or remove each other, at the same moment wait for one another. */
async function lockAdmins(tx: Connection): Promise<string[]> {
  const admins = await tx
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.role, 'admin'))
    .orderBy(userRoles.userId)
    .for('update');
  return admins.map(({ userId }) => userId);
}
