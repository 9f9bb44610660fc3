import { eq } from 'drizzle-orm';
import type { Result } from '../../base/result.ts';
import { db } from '../../db/connect.ts';
import { publishChange } from '../../db/live.ts';
import { sessions, users } from '../../db/schema/index.ts';
import { recordAudit } from '../audit/audit.ts';
import { isId } from '../ids.ts';
import { resendVerification } from './email-verification.ts';
import { refusedAs } from './refusals.ts';

/** Ends all sessions of a person on behalf of an admin, so their open pages log out. Returns how many; undefined if the person doesn't exist. */
export async function endSessionsOf(customerId: string, actor: string): Promise<number | undefined> {
  if (!isId(customerId)) return undefined;
  return db().transaction(async (tx) => {
    const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, customerId)).for('update');
    if (!person) return undefined;
    const ended = await tx.delete(sessions).where(eq(sessions.userId, customerId)).returning({ id: sessions.id });
    const reason = ended.length === 1 ? '1 session ended' : `${ended.length} sessions ended`;
    await recordAudit(tx, { actor, action: 'account.sign-out', subject: `user:${customerId}`, detail: { reason } });
    await publishChange(tx, { topic: 'session', id: customerId });
    return ended.length;
  });
}

/** Resends the verification email to a person on behalf of an admin. */
export async function resendVerificationTo(customerId: string, actor: string): Promise<Result<{ email: string }>> {
  const [person] = isId(customerId) ? await db().select().from(users).where(eq(users.id, customerId)) : [];
  if (!person) return refusedAs('account-not-found');
  if (person.emailVerified) return refusedAs('email-verified');
  if (!(await resendVerification(person.email))) return refusedAs('too-many-verification-emails');
  await recordAudit(db(), {
    actor,
    action: 'account.verification',
    subject: `user:${customerId}`,
    detail: { reason: 'Verification email resent' },
  });
  return { ok: true, email: person.email };
}
