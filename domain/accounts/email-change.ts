import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, gt, like } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import type { Result } from '../../base/result.ts';
import { db, type Transaction } from '../../db/connect.ts';
import { publishChange } from '../../db/live.ts';
import { bookings, orders, sessions, userRoles, users, verifications } from '../../db/schema/index.ts';
import { isUniqueViolation } from '../../db/write-errors.ts';
import { dayMs } from '../../time/units.ts';
import { recordAudit } from '../audit/audit.ts';
import { isId } from '../ids.ts';
import { checkLimits } from '../limits/limits.ts';
import { queueMail } from '../mails/mails.ts';
import { claimGuestRecords } from './email-verification.ts';
import { endResetLinks } from './passwords.ts';
import { type AccountRefusal, refusedAs } from './refusals.ts';
import { notifyOfSecurityEvent } from './security-notice.ts';
import { forgetTrustedDevices } from './sessions.ts';

/** Links work for 24 hours. */
const linkMs = dayMs;
const identifierOf = (userId: string) => `new-email:${userId}`;

interface PendingEmail {
  email: string;
  hash: string;
  /** Requested by staff for someone who can't log in anymore, so the link works without a login. */
  byStaff?: boolean;
}

/**
 * Requests a new email. It takes effect once the link emailed to it is used. The old address is notified right away. If the new one
 * has an account, we email that account's owner, and the answer is the same. Require recent authentication first.
 */
export async function requestNewEmail(user: { id: string; email: string }, email: string): Promise<Result<object, AccountRefusal>> {
  if (email === user.email) return refusedAs('email-is-own');
  const limit = await checkLimits(['newEmail', user.id], ['verifyMail', `new ${email}`]);
  if (!limit.ok) return limit;
  await db().transaction(async (tx) => {
    await notifyOfSecurityEvent(tx, user.id, 'email-change-asked', { detail: email });
    const [holder] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    await waitForLink(tx, user.id, { email }, holder === undefined);
    if (holder) await notifyOfSecurityEvent(tx, holder.id, 'email-wanted');
  });
  return { ok: true };
}

/**
 * Requests a new email for a customer who can't read the old inbox or log in anymore, on behalf of an admin. `reason` says how the admin
 * knows that it's them. It takes effect once the link emailed to the new address is used. The old address is notified right away.
 */
export async function requestNewEmailAsStaff(customerId: string, email: string, reason: string, actor: string): Promise<Result> {
  return db().transaction(async (tx) => {
    const [user] = isId(customerId) ? await tx.select().from(users).where(eq(users.id, customerId)).for('update') : [];
    if (!user) return refusedAs('account-not-found');
    if (email === user.email) return refusedAs('email-is-theirs');
    if (await tx.$count(userRoles, eq(userRoles.userId, user.id))) return refusedAs('admin-email');
    if (await tx.$count(users, eq(users.email, email))) return refusedAs('email-taken-by-other');
    await notifyOfSecurityEvent(tx, user.id, 'email-change-staff', { detail: email });
    await waitForLink(tx, user.id, { email, byStaff: true }, true);
    await recordAudit(tx, {
      actor,
      action: 'account.email',
      subject: `user:${user.id}`,
      detail: { reason: `Requested a new email, ${email}: ${reason}` },
    });
    return { ok: true };
  });
}

/** Keeps a requested email until its link is used, in place of an earlier one, and emails the link if `mailed`. */
async function waitForLink(tx: Transaction, userId: string, wanted: Omit<PendingEmail, 'hash'>, mailed: boolean): Promise<void> {
  const secret = randomBytes(24).toString('base64url');
  await tx.delete(verifications).where(eq(verifications.identifier, identifierOf(userId)));
  const pending: PendingEmail = { ...wanted, hash: hashOf(secret) };
  const expiresAt = new Date(Date.now() + linkMs);
  const [row] = await tx
    .insert(verifications)
    .values({ identifier: identifierOf(userId), value: JSON.stringify(pending), expiresAt })
    .returning({ id: verifications.id });
  const [owner] = await tx.select({ firstName: users.firstName, name: users.name }).from(users).where(eq(users.id, userId));
  if (!row || !owner) return;
  if (mailed)
    await queueMail(tx, {
      eventKey: `new-email:${row.id}`,
      template: 'new-email',
      recipient: wanted.email,
      userId,
      expiresAt,
      props: { firstName: owner.firstName || owner.name, url: `${env().appUrl}/auth/new-email?token=${row.id}.${secret}` },
    });
  await publishChange(tx, { topic: 'user', id: userId });
}

/** The requested email that isn't verified yet, and when it was requested. */
export async function pendingEmailOf(userId: string): Promise<{ email: string; requestedAt: Date } | undefined> {
  const [row] = await db()
    .select({ value: verifications.value, requestedAt: verifications.createdAt })
    .from(verifications)
    .where(and(eq(verifications.identifier, identifierOf(userId)), gt(verifications.expiresAt, new Date())))
    .orderBy(desc(verifications.createdAt))
    .limit(1);
  return row && { email: readPending(row.value).email, requestedAt: row.requestedAt };
}

/**
 * Cancels a requested change, for its owner or for an admin (`actor`). The emailed link stops working. False if there's none, because the
 * link was used or has expired.
 */
export async function cancelEmailChange(userId: string, actor?: string): Promise<boolean> {
  return db().transaction(async (tx) => {
    const canceled = await tx
      .delete(verifications)
      .where(eq(verifications.identifier, identifierOf(userId)))
      .returning();
    if (actor && canceled.length > 0)
      await recordAudit(tx, {
        actor,
        action: 'account.email',
        subject: `user:${userId}`,
        detail: { reason: 'Canceled the email change' },
      });
    await publishChange(tx, { topic: 'user', id: userId });
    return canceled.length > 0;
  });
}

/** The account and the email of a link that still works. Reading doesn't use it up. */
export async function emailOfLink(token: string): Promise<{ userId: string; email: string; byStaff: boolean } | undefined> {
  const link = await readLink(token);
  return link && { userId: link.userId, email: link.email, byStaff: link.byStaff };
}

/**
 * Changes the logged-in person's email by the link's token, which works once. Only their own session can use it, so a mistyped
 * address gives its holder nothing. A link that staff requested works without a login, and logs everyone else out. Orders and
 * messages stay with their owner, and those made with the new address while logged out are added. What was sent to the old address about
 * orders and calls goes to the new one. The old address is notified.
 * Undefined if the link was used or belongs to someone else, or if the address is taken.
 */
export async function verifyNewEmail(token: string, viewerId: string | undefined): Promise<{ email: string } | undefined> {
  const link = await readLink(token);
  if (!link || (link.userId !== viewerId && !link.byStaff)) return undefined;
  const { rowId, email, userId, byStaff } = link;
  return db()
    .transaction(async (tx) => {
      const used = await tx.delete(verifications).where(eq(verifications.id, rowId)).returning({ id: verifications.id });
      const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId)).for('update');
      if (used.length !== 1 || !user) return undefined;
      await notifyOfSecurityEvent(tx, userId, 'email-changed', { detail: email, recipient: user.email });
      // Reset links sent to the old address must not work for this account anymore.
      await endResetLinks(tx, userId);
      const now = new Date();
      await tx.update(users).set({ email, emailVerified: true, emailConfirmedAt: now, updatedAt: now }).where(eq(users.id, userId));
      await moveRecords(tx, userId, user.email, email);
      await claimGuestRecords(tx, userId);
      if (byStaff) {
        // Whoever else is logged in may be why the person can't log in.
        await tx.delete(sessions).where(eq(sessions.userId, userId));
        await forgetTrustedDevices(tx, userId);
        await publishChange(tx, { topic: 'session', id: userId });
      }
      await publishChange(tx, { topic: 'user', id: userId });
      return { email };
    })
    .catch((error: unknown) => {
      // Someone signed up with the address after the link was emailed.
      if (isUniqueViolation(error)) return undefined;
      throw error;
    });
}

/** Replaces the old email in a person's orders and calls. Those made with another address keep it. */
async function moveRecords(tx: Transaction, userId: string, from: string, to: string): Promise<void> {
  for (const table of [orders, bookings])
    await tx
      .update(table)
      .set({ email: to })
      .where(and(eq(table.userId, userId), eq(table.email, from)));
}

async function readLink(token: string): Promise<{ rowId: string; userId: string; email: string; byStaff: boolean } | undefined> {
  const [rowId = '', secret = ''] = token.split('.');
  if (!isId(rowId)) return undefined;
  const [row] = await db()
    .select()
    .from(verifications)
    .where(and(eq(verifications.id, rowId), like(verifications.identifier, identifierOf('%')), gt(verifications.expiresAt, new Date())));
  if (!row) return undefined;
  const { email, hash, byStaff = false } = readPending(row.value);
  const isRight = timingSafeEqual(Buffer.from(hash), Buffer.from(hashOf(secret)));
  return isRight ? { rowId, userId: row.identifier.slice(identifierOf('').length), email, byStaff } : undefined;
}

function readPending(value: string): PendingEmail {
  return JSON.parse(value);
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
