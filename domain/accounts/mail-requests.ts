import { setTimeout as delay } from 'node:timers/promises';
import { refundPoint, withinLimit } from '../limits/limits.ts';

/** Responses that must not reveal whether an account exists take at least this long. */
const minimumMs = 350;

/** Does the work, and returns its result after at least 350 ms. */
export async function withMinimumDuration<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), delay(minimumMs)]);
  return result;
}

/**
 * Returns true if an email that anyone can request may be sent now. Requests are counted by recipient and address, by address,
 * and by recipient. When others have used up the recipient's limit, an address that hasn't requested one yet still gets one, at a
 * pace for all such addresses together. A request refused because of others costs the address nothing.
 */
export async function mayRequestMail(kind: 'reset' | 'code' | 'verification', email: string, address: string): Promise<boolean> {
  const recipient = `${kind}|${email}`;
  const own = `${recipient}|${address}`;
  const here = await withinLimit('recovery', own);
  const fromAddress = await withinLimit('recoveryAddress', address);
  if (!here.ok || !fromAddress.ok) return false;
  if ((await withinLimit('recoveryMail', recipient)).ok) return true;
  if (here.used === 1 && (await withinLimit('recoverySpare', recipient)).ok) return true;
  await refundPoint('recovery', own);
  return false;
}
