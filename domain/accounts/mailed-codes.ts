import { eq } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { verifications } from '../../db/schema/index.ts';
import { auth } from './auth.ts';
import { isWrongCode } from './refusals.ts';

/** Kinds of codes that the library makes and we email. We use its `forget-password` kind to confirm a person, since we reset passwords by link. */
type CodeKind = 'email-verification' | 'forget-password';

/** True if this is the code we emailed. Counts wrong attempts. A right code stays valid until `useMailedCode`. */
export async function isMailedCode(kind: CodeKind, email: string, code: string): Promise<boolean> {
  try {
    await auth().api.checkVerificationOTP({ body: { email, type: kind, otp: code } });
    return true;
  } catch (error) {
    if (isWrongCode(error)) return false;
    throw error;
  }
}

/** Uses up a checked code in the transaction of the change it allows. False if another request used it first. */
export async function useMailedCode(tx: Connection, kind: CodeKind, email: string): Promise<boolean> {
  const used = await tx
    .delete(verifications)
    .where(eq(verifications.identifier, `${kind}-otp-${email}`))
    .returning({ id: verifications.id });
  return used.length > 0;
}
