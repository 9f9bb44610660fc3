import { withinLimit } from './limits.ts';

/**
 * Whether a mail that anybody may ask for, naming an email, goes out now. Counted per email and address, per address, and
 * per recipient; an address that asks for the first time still gets one when others have used up the recipient's.
 */
export async function mayAskForMail(kind: 'reset' | 'code' | 'verification', email: string, address: string): Promise<boolean> {
  const recipient = `${kind}|${email}`;
  const asked = await withinLimit('recovery', `${recipient}|${address}`);
  const { ok: addressMay } = await withinLimit('recoveryAddress', address);
  if (!asked.ok || !addressMay) return false;
  return (await withinLimit('recoveryMail', recipient)).ok || (asked.used === 1 && (await withinLimit('recoverySpare', recipient)).ok);
}
