import { and, asc, eq, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { announce } from '../../db/live.ts';
import { userRoles, users } from '../../db/schema/index.ts';
import type { Result } from '../../result.ts';
import { recordAudit } from '../audit/audit.ts';
import { isId } from '../ids.ts';
import { notifyOfRoleChange } from './security-notice.ts';
import { shortenSessions } from './session-life.ts';

export type RoleOutcome = Result<{ email: string }>;

/** Everybody with the role `admin`, the longest first, with who gave it. */
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

export type Candidate = Result<{ email: string; name: string; isCustomer: boolean }>;

/** Whether the owner of an email may be made an admin, and whether they are a customer: the account must be there, and its email proved. */
export async function adminCandidate(email: string): Promise<Candidate> {
  const isCustomer = sql<boolean>`exists (select from orders where orders.user_id = users.id) or exists (select from projects where projects.owner_id = users.id)`;
  const isAdmin = sql<boolean>`exists (select from user_roles where user_roles.user_id = users.id and user_roles.role = 'admin')`;
  const [person] = await db()
    .select({ email: users.email, name: users.name, proved: users.emailVerified, isCustomer, isAdmin })
    .from(users)
    .where(eq(users.email, email));
  if (!person) return { ok: false, message: 'There is no account with this email. They sign up first.' };
  if (!person.proved) return { ok: false, message: 'The email of this account is not verified yet.' };
  if (person.isAdmin) return { ok: false, message: 'They are an administrator already.' };
  return { ok: true, email: person.email, name: person.name || person.email, isCustomer: person.isCustomer };
}

/** Makes the owner of an email an admin, at the desk. */
export async function grantFromDesk(email: string, actor: string): Promise<RoleOutcome> {
  const [person] = await db().select().from(users).where(eq(users.email, email));
  const candidate = await adminCandidate(email);
  if (!candidate.ok || !person) return candidate.ok ? { ok: false, message: 'This account is not there any more.' } : candidate;
  const granted = await db().transaction(async (tx) => {
    const [role] = await tx
      .insert(userRoles)
      .values({ userId: person.id, role: 'admin', grantedBy: actor })
      .onConflictDoNothing()
      .returning();
    if (!role) return false;
    await shortenSessions(tx, person.id);
    const detail = { role: 'admin', reason: 'Made an administrator' };
    await recordAudit(tx, { actor, action: 'role.grant', subject: `user:${person.id}`, detail });
    await notifyOfRoleChange(tx, person.id, 'admin-granted', role.grantedAt);
    return true;
  });
  return granted ? { ok: true, email: person.email } : { ok: false, message: 'They are an administrator already.' };
}

/** Takes the role `admin` from a person. The last one keeps it: somebody must be able to give it again. */
export async function revokeAdmin(userId: string, actor: string): Promise<RoleOutcome> {
  if (!isId(userId)) return { ok: false, message: 'They are no administrator.' };
  return db().transaction(async (tx) => {
    // Two admins who take it from each other at the same moment wait for one another here.
    const admins = await tx
      .select({ userId: userRoles.userId })
      .from(userRoles)
      .where(eq(userRoles.role, 'admin'))
      .orderBy(userRoles.userId)
      .for('update');
    if (!admins.some((admin) => admin.userId === userId)) return { ok: false, message: 'They are no administrator.' };
    if (admins.length === 1) return { ok: false, message: 'The last administrator stays one. Make somebody else one first.' };
    await tx.delete(userRoles).where(and(eq(userRoles.userId, userId), eq(userRoles.role, 'admin')));
    await recordAudit(tx, {
      actor,
      action: 'role.revoke',
      subject: `user:${userId}`,
      detail: { role: 'admin', reason: 'No administrator any more' },
    });
    await notifyOfRoleChange(tx, userId, 'admin-revoked', new Date());
    await announce(tx, { topic: 'user', id: userId });
    const [person] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    return { ok: true, email: person?.email ?? '' };
  });
}
