import type { Result } from '../../result.ts';
import { type LimitName, refundPoint, withinLimit } from '../limits/limits.ts';

/** `undo` gives back what was counted for a call that came to nothing. */
export type MayBook = Result<{ undo: () => Promise<void> }, { retryInSeconds: number }>;

/**
 * Whether one more call may be booked with an email, which is mailed to it unproved. Booked calls are counted per address, per
 * email and address, and per email; when others have used up the email's, an address that booked none with it yet still may, at
 * a pace between them all. Tries are counted per address alone.
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
  const refuse = async (retryInSeconds: number): Promise<MayBook> => {
    await undo();
    return { ok: false, retryInSeconds };
  };
  const here = await count('booking', address);
  if (!here.ok) return refuse(here.retryInSeconds);
  const own = await count('bookingEmail', `${email}|${address}`);
  if (!own.ok) return refuse(own.retryInSeconds);
  const recipient = await count('bookingMail', email);
  if (recipient.ok) return { ok: true, undo };
  const spare = own.used === 1 ? await count('bookingSpare', email) : undefined;
  if (spare?.ok) return { ok: true, undo };
  return refuse((spare ?? recipient).retryInSeconds);
}
