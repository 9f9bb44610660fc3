import { browserOf } from './known-browsers.ts';
import { giveBack, waitMessage, withinLimit } from './limits.ts';

/**
 * Whether a password may be tried for an email now. A browser that has signed in to the account before has tries of its
 * own, whatever others do. All others are counted per email and address, per address, and per email alone; when the last
 * is used up, an address that has not tried this email yet gets one try a minute between them all. Counts the try.
 */
export async function mayTryPassword(
  email: string,
  asker: { address: string; headers: Headers },
): Promise<{ ok: true } | { ok: false; message: string }> {
  const browser = browserOf(asker.headers, email);
  if (browser) return answer([await withinLimit('login', `${email}|browser ${browser}`)]);
  const here = await withinLimit('login', `${email}|${asker.address}`);
  const address = await withinLimit('loginAddress', asker.address);
  if (!here.ok || !address.ok) return answer([here, address]);
  const account = await withinLimit('loginAccount', email);
  if (account.ok) return { ok: true };
  return answer([here.used === 1 ? await withinLimit('loginSpare', email) : account]);
}

/** Takes a right password out of the count that all browsers share. */
export async function passwordWasRight(email: string): Promise<void> {
  await giveBack('loginAccount', email);
}

function answer(limits: Awaited<ReturnType<typeof withinLimit>>[]): { ok: true } | { ok: false; message: string } {
  const waitSeconds = Math.max(...limits.map((limit) => (limit.ok ? 0 : limit.retryInSeconds)));
  return waitSeconds > 0 ? { ok: false, message: waitMessage(waitSeconds) } : { ok: true };
}
