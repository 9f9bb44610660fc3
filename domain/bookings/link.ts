import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey, env } from '../../env.ts';
import { dayMs } from '../../time/units.ts';
import { isId } from '../ids.ts';

/** The secret that opens a call without login: its id, signed with the key of this installation. */
export function callSecret(bookingId: string): string {
  return `${bookingId}.${createHmac('sha256', derivedKey('booking-link')).update(bookingId).digest('base64url')}`;
}

/** The id of the call that a secret opens; undefined for anything we did not sign. */
export function bookingIdIn(secret: string): string | undefined {
  const [id = ''] = secret.split('.');
  if (!isId(id)) return undefined;
  const [given, ours] = [Buffer.from(secret), Buffer.from(callSecret(id))];
  return given.length === ours.length && timingSafeEqual(given, ours) ? id : undefined;
}

/** A link opens its call until so many days after it. */
const linkDays = 30;

/** When the link of a call stops opening it. */
export function linkEndsAt({ endsAt }: { endsAt: Date }): Date {
  return new Date(endsAt.getTime() + linkDays * dayMs);
}

/** Where a call is moved or canceled. */
export function callUrl(bookingId: string): string {
  return `${env().appUrl}/booking/call?call=${callSecret(bookingId)}`;
}
