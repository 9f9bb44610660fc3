import type { Result } from '../../result.ts';
import { type LimitResult, refundPoint, waitMessage, withinLimit } from '../limits/limits.ts';
import { browserOf } from './known-browsers.ts';

/**
 * Whether a password may be tried for an email now. A browser that has signed in to the account before has tries of its
 * own, whatever others do. All others are counted per email and address, per address, and per email alone; when the last
 * is used up, an address that got no try for this email yet gets one, at a pace of one a minute between them all. Counts the
 * try; one that is refused for what others did costs the address nothing, so that it does get its own.
 */
export async function mayTryPassword(email: string, requester: { address: string; headers: Headers }): Promise<Result> {
  const browser = browserOf(requester.headers, email);
  if (browser) return answer([await withinLimit('login', `${email}|browser ${browser}`)]);
  const own = `${email}|${requester.address}`;
  const here = await withinLimit('login', own);
  const address = await withinLimit('loginAddress', requester.address);
  if (!here.ok || !address.ok) return answer([here, address]);
  const account = await withinLimit('loginAccount', email);
  if (account.ok) return { ok: true };
  const spare = here.used === 1 ? await withinLimit('loginSpare', email) : sooner(account, here.endsInSeconds);
  if (!spare.ok) await refundPoint('login', own);
  return answer([spare]);
}

/** An address that had its try gets another when its own count begins anew, if that is sooner. */
function sooner(account: { ok: false; retryInSeconds: number }, endsInSeconds: number): LimitResult {
  return { ok: false, retryInSeconds: Math.min(account.retryInSeconds, endsInSeconds) };
}

/** Takes a right password out of the count that all browsers share. */
export async function passwordWasRight(email: string): Promise<void> {
  await refundPoint('loginAccount', email);
}

function answer(limits: LimitResult[]): Result {
  const waitSeconds = Math.max(...limits.map((limit) => (limit.ok ? 0 : limit.retryInSeconds)));
  return waitSeconds > 0 ? { ok: false, message: waitMessage(waitSeconds) } : { ok: true };
}
