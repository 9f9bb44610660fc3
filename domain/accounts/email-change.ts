import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, gt, like } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { announce } from '../../db/live.ts';
import { users, verifications } from '../../db/schema/index.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { env } from '../../env.ts';
import type { Result } from '../../result.ts';
import { dayMs } from '../../time/units.ts';
import { claimBookings } from '../bookings/claim.ts';
import { isId } from '../ids.ts';
import { waitMessage, withinLimit } from '../limits/limits.ts';
import { queueMail } from '../mails/mails.ts';
import { claimThread } from '../messages/claim.ts';
import { claimOrders } from '../projects/claim.ts';
import { endResetLinks } from './password-reset.ts';
import { notifyOfSecurityEvent } from './security-notice.ts';

/** Links live a day. */
const linkMs = dayMs;
const identifierOf = (userId: string) => `new-email:${userId}`;

type Kept = { email: string; hash: string };

/**
 * Asks for a new address: it counts once the link mailed to it is pressed. The old one is told at once. An address that has
 * an account is told so by mail; the answer is the same. Ask for a fresh sign-in first.
 */
export async function requestNewEmail(user: { id: string; email: string }, email: string): Promise<Result> {
  if (email === user.email) return { ok: false, message: 'This is the email you have now.' };
  const limits = [await withinLimit('newEmail', user.id), await withinLimit('verifyMail', `new ${email}`)];
  const waitSeconds = Math.max(...limits.map((limit) => (limit.ok ? 0 : limit.retryInSeconds)));
  if (waitSeconds > 0) return { ok: false, message: waitMessage(waitSeconds) };
  const secret = randomBytes(24).toString('base64url');
  await db().transaction(async (tx) => {
    await tx.delete(verifications).where(eq(verifications.identifier, identifierOf(user.id)));
    const kept: Kept = { email, hash: hashOf(secret) };
    const [row] = await tx
      .insert(verifications)
      .values({ identifier: identifierOf(user.id), value: JSON.stringify(kept), expiresAt: new Date(Date.now() + linkMs) })
      .returning({ id: verifications.id });
    const [owner] = await tx.select({ firstName: users.firstName, name: users.name }).from(users).where(eq(users.id, user.id));
    if (!row || !owner) return;
    await notifyOfSecurityEvent(tx, user.id, 'email-change-asked', { detail: email });
    const [holder] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (holder) return notifyOfSecurityEvent(tx, holder.id, 'email-wanted');
    await queueMail(tx, {
      eventKey: `new-email:${row.id}`,
      template: 'new-email',
      recipient: email,
      userId: user.id,
      props: { firstName: owner.firstName || owner.name, url: `${env().appUrl}/auth/new-email?token=${row.id}.${secret}` },
    });
    await announce(tx, { topic: 'user', id: user.id });
  });
  return { ok: true };
}

/** The address that still waits to be proved, and since when. */
export async function pendingEmailOf(userId: string): Promise<{ email: string; askedAt: Date } | undefined> {
  const [row] = await db()
    .select({ value: verifications.value, askedAt: verifications.createdAt })
    .from(verifications)
    .where(and(eq(verifications.identifier, identifierOf(userId)), gt(verifications.expiresAt, new Date())))
    .orderBy(desc(verifications.createdAt))
    .limit(1);
  return row ? { email: (JSON.parse(row.value) as Kept).email, askedAt: row.askedAt } : undefined;
}

/** Leaves the email as it is: the link that was mailed does nothing any more. */
export async function cancelEmailChange(userId: string): Promise<void> {
  await db().transaction(async (tx) => {
    await tx.delete(verifications).where(eq(verifications.identifier, identifierOf(userId)));
    await announce(tx, { topic: 'user', id: userId });
  });
}

/** Whether a mailed link would still be taken, for which account and which address. Looking does not use it up. */
export async function emailOfLink(token: string): Promise<{ userId: string; email: string } | undefined> {
  const link = await readLink(token);
  return link && { userId: link.userId, email: link.email };
}

/**
 * Moves the signed-in person's account to the address whose link they pressed, once: a mistyped address gives its holder
 * nothing. Orders and conversations stay with their owner; those begun
 * signed out with this address join them. The old address is told. Undefined when the link is spent or another's, or
 * the address taken since.
 */
export async function verifyNewEmail(token: string, userId: string): Promise<{ email: string } | undefined> {
  const link = await readLink(token);
  if (link?.userId !== userId) return undefined;
  const { rowId, email } = link;
  return db()
    .transaction(async (tx) => {
      const used = await tx.delete(verifications).where(eq(verifications.id, rowId)).returning({ id: verifications.id });
      const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId)).for('update');
      if (used.length !== 1 || !user) return undefined;
      await notifyOfSecurityEvent(tx, userId, 'email-changed', { detail: email, recipient: user.email });
      // Links that went to the old address open nothing of this account.
      await endResetLinks(tx, userId);
      const now = new Date();
      await tx.update(users).set({ email, emailVerified: true, emailConfirmedAt: now, updatedAt: now }).where(eq(users.id, userId));
      await claimOrders(tx, userId);
      await claimThread(tx, userId);
      await claimBookings(tx, userId);
      await announce(tx, { topic: 'user', id: userId });
      return { email };
    })
    .catch((error: unknown) => {
      // The address got an account since the link was mailed.
      if (isUniqueViolation(error)) return undefined;
      throw error;
    });
}

async function readLink(token: string): Promise<{ rowId: string; userId: string; email: string } | undefined> {
  const [rowId = '', secret = ''] = token.split('.');
  if (!isId(rowId)) return undefined;
  const [row] = await db()
    .select()
    .from(verifications)
    .where(and(eq(verifications.id, rowId), like(verifications.identifier, 'new-email:%'), gt(verifications.expiresAt, new Date())));
  if (!row) return undefined;
  const { email, hash } = JSON.parse(row.value) as Kept;
  const isRight = timingSafeEqual(Buffer.from(hash), Buffer.from(hashOf(secret)));
  return isRight ? { rowId, userId: row.identifier.slice('new-email:'.length), email } : undefined;
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
