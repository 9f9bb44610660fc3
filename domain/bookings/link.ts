import { env } from '../../base/env.ts';
import { dayMs } from '../../time/units.ts';
import { isId } from '../ids.ts';
import { isSignatureOf, signatureOf } from '../signatures.ts';

/** The secret in a call's link, which works without login: the call's ID, signed with this installation's key. */
export function callSecret(bookingId: string): string {
  return `${bookingId}.${signatureOf('booking-link', bookingId)}`;
}

/** The ID of the call that a secret gives access to. Undefined if we didn't sign it. */
export function bookingIdIn(secret: string): string | undefined {
  const [id = '', signature = '', ...more] = secret.split('.');
  return isId(id) && more.length === 0 && isSignatureOf('booking-link', id, signature) ? id : undefined;
}

/** A link works until this many days after its call. */
const linkDays = 30;

/** When a call's link expires. */
export function linkEndsAt({ endsAt }: { endsAt: Date }): Date {
  return new Date(endsAt.getTime() + linkDays * dayMs);
}

/** The page where a call is rescheduled or canceled. */
export function callUrl(bookingId: string): string {
  return `${env().appUrl}/booking/call?call=${callSecret(bookingId)}`;
}
