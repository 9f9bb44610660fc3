import { refundPoint, withinLimit } from '../limits/limits.ts';

/**
 * Whether a mail that anybody may ask for, naming an email, goes out now. Counted per email and address, per address, and
 * per recipient; when others have used up the recipient's, an address that got none yet still gets one, at a pace between
 * them all. A mail that is refused for what others did costs the address none of its own.
 */
export async function mayRequestMail(kind: 'reset' | 'code' | 'verification', email: string, address: string): Promise<boolean> {
  const recipient = `${kind}|${email}`;
  const own = `${recipient}|${address}`;
  const here = await withinLimit('recovery', own);
  const { ok: addressMay } = await withinLimit('recoveryAddress', address);
  if (!here.ok || !addressMay) return false;
  if ((await withinLimit('recoveryMail', recipient)).ok) return true;
  if (here.used === 1 && (await withinLimit('recoverySpare', recipient)).ok) return true;
  await refundPoint('recovery', own);
  return false;
}
