import { eq } from 'drizzle-orm';
import type { Result } from '../../base/result.ts';
import { db, type Transaction } from '../../db/connect.ts';
import { verifications } from '../../db/schema/index.ts';
import { checkLimits, refundPoint } from '../limits/limits.ts';
import { auth } from './auth.ts';
import { isWrongCode } from './auth-errors.ts';
import { type AccountRefusal, refusedAs } from './refusals.ts';

/** Kinds of codes that the library makes and we email. Its `forget-password` kind confirms a person, since we reset passwords by link. */
export type CodeKind = 'email-verification' | 'forget-password';

/**
 * Checks the code we emailed, and uses it up in the transaction of the `change` it allows. Attempts count toward `attemptsKey`,
 * wrong ones also toward the daily limit of `dailyKey`.
 */
export async function redeemEmailedCode(
  { kind, email, code, attemptsKey, dailyKey }: { kind: CodeKind; email: string; code: string; attemptsKey: string; dailyKey: string },
  change: (tx: Transaction) => Promise<boolean>,
): Promise<Result<object, AccountRefusal>> {
  const limit = await checkLimits(['verifyCode', attemptsKey], ['codeDay', dailyKey]);
  if (!limit.ok) return limit;
  if (!(await isRight(kind, email, code))) return refusedAs('email-code-invalid');
  await refundPoint('codeDay', dailyKey);
  const isDone = await db().transaction(async (tx) => (await useUp(tx, kind, email)) && (await change(tx)));
  return isDone ? { ok: true } : refusedAs('email-code-invalid');
}

/** The library counts wrong attempts. A right code stays valid until it's used up. */
async function isRight(kind: CodeKind, email: string, code: string): Promise<boolean> {
  try {
    await auth().api.checkVerificationOTP({ body: { email, type: kind, otp: code } });
    return true;
  } catch (error) {
    if (isWrongCode(error)) return false;
    throw error;
  }
}

/** False if another request used the code first. */
async function useUp(tx: Transaction, kind: CodeKind, email: string): Promise<boolean> {
  const used = await tx
    .delete(verifications)
    .where(eq(verifications.identifier, `${kind}-otp-${email}`))
    .returning({ id: verifications.id });
  return used.length > 0;
}
