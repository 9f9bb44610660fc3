import { env } from '../../base/env.ts';
import { isId } from '../ids.ts';
import { isSignatureOf, signatureOf } from '../signatures.ts';

const purpose = 'guest-account';

/**
 * The link in a guest's receipt that creates an account for the order's email. Only those who read that inbox have it, so it ends when
 * staff correct the email.
 */
export function guestAccountUrl(orderId: string, email: string): string {
  return `${env().appUrl}/auth/guest?key=${orderId}.${signatureOf(purpose, `${orderId} ${email}`)}`;
}

/** The order that a link's key names. `isKeyFor` says whether the key is right. */
export function orderOfKey(key: string): string | undefined {
  const [id = ''] = key.split('.');
  return isId(id) ? id : undefined;
}

/** True for the key of the link that was emailed to this address for this order. */
export function isKeyFor(key: string, orderId: string, email: string): boolean {
  const [id, signature = '', ...more] = key.split('.');
  return id === orderId && more.length === 0 && isSignatureOf(purpose, `${orderId} ${email}`, signature);
}
