import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNotNull, like, ne } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import type { Result } from '../../base/result.ts';
import { db, type Transaction } from '../../db/connect.ts';
import { accounts, passkeys, sessions, twoFactors, users, verifications } from '../../db/schema/index.ts';
import { checkLimits } from '../limits/limits.ts';
import { queueMail } from '../mails/mails.ts';
import { auth } from './auth.ts';
import { isWrongPassword } from './auth-errors.ts';
import { mayRequestMail, withMinimumDuration } from './mail-requests.ts';
import { type AccountRefusal, refusedAs } from './refusals.ts';
import type { Requester } from './requester.ts';
import { notifyOfSecurityEvent } from './security-notice.ts';
import { endOtherSessions, forgetTrustedDevices } from './sessions.ts';

/** A logged-in person, and the session that stays when the password changes. */
export interface PasswordOwner {
  id: string;
  sessionId: string;
}

const passwordOf = (userId: string) => and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'));

/** True if an account has a password. One that was created through the sign-in provider may have none. */
export async function hasPassword(userId: string): Promise<boolean> {
  return (await db().$count(accounts, and(passwordOf(userId), isNotNull(accounts.password)))) > 0;
}

/** Checks the password of the logged-in person. Attempts are counted for the session. */
export async function checkOwnPassword(
  password: string,
  sessionId: string,
  { headers }: Requester,
): Promise<Result<object, AccountRefusal>> {
  const limit = await checkLimits(['ownPassword', sessionId]);
  if (!limit.ok) return limit;
  try {
    await auth().api.verifyPassword({ body: { password }, headers });
    return { ok: true };
  } catch (error) {
    if (isWrongPassword(error)) return refusedAs('wrong-password');
    throw error;
  }
}

/** Changes a password after checking the current one. All other devices are logged out. */
export async function changePassword(owner: PasswordOwner, current: string, password: string, requester: Requester): Promise<Result> {
  const result = await checkOwnPassword(current, owner.sessionId, requester);
  if (result.ok) await storePassword(owner, password);
  return result;
}

/** Changes the password of an account, or sets its first one. All other devices are logged out. Require recent authentication first. */
export async function replacePassword(owner: PasswordOwner, password: string): Promise<void> {
  if (!(await setFirstPassword(owner, password))) await storePassword(owner, password);
}

async function storePassword(owner: PasswordOwner, password: string): Promise<void> {
  const hash = await hashOf(password);
  await db().transaction(async (tx) => {
    await tx.update(accounts).set({ password: hash, updatedAt: new Date() }).where(passwordOf(owner.id));
    await closeOtherSessions(tx, owner);
    await notifyOfSecurityEvent(tx, owner.id, 'password-changed');
  });
}

/** Sets the password of an account that has none; false if it has one. All other devices are logged out. Require recent authentication first. */
export async function setFirstPassword(owner: PasswordOwner, password: string): Promise<boolean> {
  const hash = await hashOf(password);
  return db().transaction(async (tx) => {
    const created = await tx
      .insert(accounts)
      .values({ userId: owner.id, accountId: owner.id, providerId: 'credential', password: hash })
      .onConflictDoNothing()
      .returning({ id: accounts.id });
    if (created.length === 0) return false;
    await closeOtherSessions(tx, owner);
    await notifyOfSecurityEvent(tx, owner.id, 'password-set');
    return true;
  });
}

async function hashOf(password: string): Promise<string> {
  return (await auth().$context).password.hash(password);
}

async function closeOtherSessions(tx: Transaction, { id, sessionId }: PasswordOwner): Promise<void> {
  await endResetLinks(tx, id);
  await endOtherSessions(tx, id, sessionId);
}

/** Reset links work for ten minutes. */
const linkMs = 600_000;

/** Emails a reset link. The answer is always the same, in the same time. */
export async function requestReset(email: string, requester: Requester): Promise<void> {
  await withMinimumDuration(async () => {
    if (!(await mayRequestMail('reset', email, requester.address))) return;
    const [user] = await db().select().from(users).where(eq(users.email, email));
    if (user) await db().transaction((tx) => mailResetLink(tx, user));
  });
}

/** Stores only the token's hash, so someone who reads the database can't use the link. */
async function mailResetLink(tx: Transaction, user: typeof users.$inferSelect): Promise<void> {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(Date.now() + linkMs);
  const [link] = await tx
    .insert(verifications)
    .values({ identifier: identifierOf(token), value: user.id, expiresAt })
    .returning({ id: verifications.id });
  await queueMail(tx, {
    eventKey: `reset:${link?.id}`,
    template: 'reset-password',
    recipient: user.email,
    userId: user.id,
    expiresAt,
    props: { firstName: user.firstName || user.name, url: `${env().appUrl}/auth/reset?token=${token}` },
  });
}

/** True if a reset link still works. The check doesn't use it up. */
export async function isResetLinkValid(token: string): Promise<boolean> {
  return (await db().$count(verifications, unusedLink(token))) > 0;
}

/**
 * Sets a new password by a reset link's token, which works once. All sessions and reset links of the account end, and its owner is
 * notified. If the email was never verified, someone else may have created the account, so all its other ways to log in are removed.
 */
export async function resetPassword(token: string, password: string): Promise<boolean> {
  if (!(await isResetLinkValid(token))) return false;
  const hash = await hashOf(password);
  return db().transaction(async (tx) => {
    const [link] = await tx.select({ userId: verifications.value }).from(verifications).where(unusedLink(token));
    if (!link) return false;
    const { userId } = link;
    // Lock the person's row first. Otherwise two of their links used at the same moment would deadlock.
    const [user] = await tx.select({ isVerified: users.emailVerified }).from(users).where(eq(users.id, userId)).for('update');
    const used = await tx.delete(verifications).where(unusedLink(token)).returning({ id: verifications.id });
    if (!user || used.length !== 1) return false;
    await tx
      .insert(accounts)
      .values({ userId, accountId: userId, providerId: 'credential', password: hash })
      .onConflictDoUpdate({ target: [accounts.providerId, accounts.accountId], set: { password: hash, updatedAt: new Date() } });
    if (!user.isVerified) await removeOtherLogins(tx, userId);
    await endResetLinks(tx, userId);
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await forgetTrustedDevices(tx, userId);
    await notifyOfSecurityEvent(tx, userId, 'password-changed');
    return true;
  });
}

/** Removes every way to log in except the password, and a change of email that isn't verified yet. */
async function removeOtherLogins(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(accounts).where(and(eq(accounts.userId, userId), ne(accounts.providerId, 'credential')));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
  await tx.update(users).set({ twoFactorEnabled: false, updatedAt: new Date() }).where(eq(users.id, userId));
  await tx.delete(verifications).where(eq(verifications.identifier, `new-email:${userId}`));
}

/** Invalidates all reset links of a person. */
export async function endResetLinks(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(verifications).where(and(eq(verifications.value, userId), like(verifications.identifier, 'reset-password:%')));
}

function unusedLink(token: string) {
  return and(eq(verifications.identifier, identifierOf(token)), gt(verifications.expiresAt, new Date()));
}

function identifierOf(token: string): string {
  return `reset-password:${createHash('sha256').update(token).digest('hex')}`;
}
