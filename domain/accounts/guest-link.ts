import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey, env } from '../../env.ts';
import { isId } from '../ids.ts';

/** The link in a guest's receipt that creates an account for the order's email. Only those who read that inbox have it. */
export function guestAccountUrl(orderId: string): string {
  return `${env().appUrl}/auth/guest?key=${orderId}.${signatureOf(orderId)}`;
}

/** The order of such a link's key; undefined for a forged one. */
export function orderOfKey(key: string): string | undefined {
  const [id = '', signature = ''] = key.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(id))];
  return isId(id) && given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
}

function signatureOf(orderId: string): string {
  return createHmac('sha256', derivedKey('guest-account')).update(orderId).digest('base64url');
}
