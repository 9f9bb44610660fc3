import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, like, ne } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { accounts, passkeys, sessions, twoFactors, users, verifications } from '../../db/schema/index.ts';
import { env } from '../../env.ts';
import { queueMail } from '../mails/mails.ts';
import type { Requester } from './accounts.ts';
import { auth } from './auth.ts';
import { withMinimumDuration } from './even-time.ts';
import { mayRequestMail } from './mail-limits.ts';
import { notifyOfSecurityEvent } from './security-notice.ts';
import { forgetTrustedDevices } from './sessions.ts';

/** Links work for ten minutes (rules.md 6). */
const linkMs = 600_000;

/** Mails a reset link. The answer is always the same, in the same time. */
export async function requestReset(email: string, requester: Requester): Promise<void> {
  await withMinimumDuration(async () => {
    if (!(await mayRequestMail('reset', email, requester.address))) return;
    const [user] = await db().select().from(users).where(eq(users.email, email));
    if (user) await db().transaction((tx) => mailResetLink(tx, user));
  });
}

/** Stores only the token's hash, so someone who reads the database can't use the link. */
async function mailResetLink(tx: Connection, user: typeof users.$inferSelect): Promise<void> {
  const token = randomBytes(24).toString('base64url');
  const [link] = await tx
    .insert(verifications)
    .values({ identifier: identifierOf(token), value: user.id, expiresAt: new Date(Date.now() + linkMs) })
    .returning({ id: verifications.id });
  await queueMail(tx, {
    eventKey: `reset:${link?.id}`,
    template: 'reset-password',
    recipient: user.email,
    userId: user.id,
    props: { firstName: user.firstName || user.name, url: `${env().appUrl}/auth/reset?token=${token}` },
  });
}

/** Whether a reset link's token would still be taken. Looking does not use it up. */
export async function isResetLinkValid(token: string): Promise<boolean> {
  return (await db().$count(verifications, living(token))) > 0;
}

/**
 * Sets a new password by a reset link's token, once. Every session of the account ends, its other reset links are dead, and
 * its owner is told. Where the email was never proved, whoever opened the account may not be who reads its mail: every other
 * way in goes as well.
 */
export async function resetPassword(token: string, password: string): Promise<boolean> {
  if (!(await isResetLinkValid(token))) return false;
  const hash = await (await auth().$context).password.hash(password);
  return db().transaction(async (tx) => {
    const [link] = await tx.select({ userId: verifications.value }).from(verifications).where(living(token));
    if (!link) return false;
    const { userId } = link;
    // The person's row first: two links of one person used at once would wait for one another for ever.
    const [user] = await tx.select({ isProved: users.emailVerified }).from(users).where(eq(users.id, userId)).for('update');
    const used = await tx.delete(verifications).where(living(token)).returning({ id: verifications.id });
    if (!user || used.length !== 1) return false;
    await tx
      .insert(accounts)
      .values({ userId, accountId: userId, providerId: 'credential', password: hash })
      .onConflictDoUpdate({ target: [accounts.providerId, accounts.accountId], set: { password: hash, updatedAt: new Date() } });
    if (!user.isProved) await closeOtherWays(tx, userId);
    await endResetLinks(tx, userId);
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await forgetTrustedDevices(tx, userId);
    await notifyOfSecurityEvent(tx, userId, 'password-changed');
    return true;
  });
}

/** Whatever opens an account beside its password, or was on its way to. */
async function closeOtherWays(tx: Connection, userId: string): Promise<void> {
  await tx.delete(accounts).where(and(eq(accounts.userId, userId), ne(accounts.providerId, 'credential')));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
  await tx.update(users).set({ twoFactorEnabled: false, updatedAt: new Date() }).where(eq(users.id, userId));
  await tx.delete(verifications).where(eq(verifications.identifier, `new-email:${userId}`));
}

/** No reset link of a person that is still on its way works any more. */
export async function endResetLinks(tx: Connection, userId: string): Promise<void> {
  await tx.delete(verifications).where(and(eq(verifications.value, userId), like(verifications.identifier, 'reset-password:%')));
}

function living(token: string) {
  return and(eq(verifications.identifier, identifierOf(token)), gt(verifications.expiresAt, new Date()));
}

function identifierOf(token: string): string {
  return `reset-password:${createHash('sha256').update(token).digest('hex')}`;
}
