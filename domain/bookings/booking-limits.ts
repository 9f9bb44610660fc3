import type { Result } from '../../base/result.ts';
import { type LimitName, refundPoint, type Wait, withinLimit } from '../limits/limits.ts';

/** `undo` gives back what was counted, for a call that wasn't booked. */
export type MayBook = Result<{ undo: () => Promise<void> }, Wait>;

/**
 * Checks whether another call may be booked with an email, since each one emails an unverified address. Counted per address,
 * per email and address, and per email. When others used up the email's limit, a new address still gets one booking, at a
 * limited pace. Attempts are counted per address only.
 */
export async function mayBook(email: string, address: string): Promise<MayBook> {
  const tries = await withinLimit('bookingAttempt', address);
  if (!tries.ok) return tries;
  const counted: [LimitName, string][] = [];
  const count = async (name: LimitName, key: string) => {
    counted.push([name, key]);
    return withinLimit(name, key);
  };
  const undo = async () => {
    for (const [name, key] of counted) await refundPoint(name, key);
  };
  const refuse = async (refusal: Wait): Promise<MayBook> => {
    await undo();
    return refusal;
  };
  const here = await count('booking', address);
  if (!here.ok) return refuse(here);
  const own = await count('bookingEmail', `${email}|${address}`);
  if (!own.ok) return refuse(own);
  const recipient = await count('bookingMail', email);
  if (recipient.ok) return { ok: true, undo };
  const spare = own.used === 1 ? await count('bookingSpare', email) : undefined;
  if (spare?.ok) return { ok: true, undo };
  return refuse(spare ?? recipient);
}
