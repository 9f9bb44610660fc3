import { eq } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import { db } from '../../db/connect.ts';
import { mailOptOuts } from '../../db/schema/index.ts';
import { isSignatureOf, signatureOf } from '../signatures.ts';

const keyLength = 32;

/** The page where a recipient unsubscribes from marketing email without logging in. Never expires, and works for this address only. */
export function unsubscribeUrl(email: string): string {
  const to = email.toLowerCase();
  return `${env().appUrl}/unsubscribe?${new URLSearchParams({ to: Buffer.from(to).toString('base64url'), key: keyOf(to) })}`;
}

/** The email address of an unsubscribe link. Undefined if we didn't create the link. */
export function addressOfLink(to: string, key: string): string | undefined {
  const email = Buffer.from(to, 'base64url').toString();
  return isSignatureOf('unsubscribe', email, key, keyLength) ? email : undefined;
}

/** Stops marketing email to this address. Does nothing if it has stopped already. */
export async function optOut(email: string): Promise<void> {
  await db().insert(mailOptOuts).values({ email: email.toLowerCase() }).onConflictDoNothing();
}

/** Allows marketing email to this address again. */
export async function optIn(email: string): Promise<void> {
  await db().delete(mailOptOuts).where(eq(mailOptOuts.email, email.toLowerCase()));
}

export async function wantsNoMarketing(email: string): Promise<boolean> {
  return (await db().$count(mailOptOuts, eq(mailOptOuts.email, email.toLowerCase()))) > 0;
}

function keyOf(email: string): string {
  return signatureOf('unsubscribe', email).slice(0, keyLength);
}
