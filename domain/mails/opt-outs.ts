import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { mailOptOuts } from '../../db/schema/index.ts';
import { derivedKey, env } from '../../env.ts';

/** Address of the page on which a recipient stops marketing mail without signing in. Works for ever, and for that address alone. */
export function unsubscribeUrl(email: string): string {
  const to = email.toLowerCase();
  return `${env().appUrl}/unsubscribe?${new URLSearchParams({ to: Buffer.from(to).toString('base64url'), key: keyOf(to) })}`;
}

/** The email address that an unsubscribe link is for, or undefined when the link was not made by us. */
export function addressOfLink(to: string, key: string): string | undefined {
  const email = Buffer.from(to, 'base64url').toString();
  const expected = Buffer.from(keyOf(email));
  const given = Buffer.from(key);
  return expected.length === given.length && timingSafeEqual(expected, given) ? email : undefined;
}

/** No more marketing mail to this address. Asking again changes nothing. */
export async function optOut(email: string): Promise<void> {
  await db().insert(mailOptOuts).values({ email: email.toLowerCase() }).onConflictDoNothing();
}

/** Marketing mail may be sent to this address again. */
export async function optIn(email: string): Promise<void> {
  await db().delete(mailOptOuts).where(eq(mailOptOuts.email, email.toLowerCase()));
}

export async function wantsNoMarketing(email: string): Promise<boolean> {
  return (await db().$count(mailOptOuts, eq(mailOptOuts.email, email.toLowerCase()))) > 0;
}

function keyOf(email: string): string {
  return createHmac('sha256', derivedKey('unsubscribe')).update(email).digest('base64url').slice(0, 32);
}
