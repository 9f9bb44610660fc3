import { and, eq, sql } from 'drizzle-orm';
import type { Result } from '../../base/result.ts';
import { db } from '../../db/connect.ts';
import { sessions, users } from '../../db/schema/index.ts';
import { checkLimits, type LimitResult, refundPoint, resultOf, type Wait, wait, withinLimit } from '../limits/limits.ts';
import { auth } from './auth.ts';
import { isWrongPassword } from './auth-errors.ts';
import { browserOf, rememberBrowser } from './known-browsers.ts';
import { refusedAs } from './refusals.ts';
import type { AuthResult, Requester } from './requester.ts';
import type { Login } from './schema.ts';

/**
 * Logs in with a password. An unknown email and a wrong password get the same answer in the same time. With two-factor
 * authentication the right password doesn't log in yet, unless the device is trusted.
 */
export async function logIn(form: Login, requester: Requester): Promise<AuthResult> {
  const limit = await checkLoginLimits(form.email, requester);
  if (!limit.ok) return limit;
  try {
    const { headers, response } = await auth().api.signInEmail({ body: form, headers: requester.headers, returnHeaders: true });
    // Right passwords don't count toward the limit that all browsers share.
    await refundPoint('loginAccount', form.email);
    rememberBrowser(headers, requester.headers, form.email);
    if ('twoFactorRedirect' in response) return { ...refusedAs('two-factor-required'), challenge: headers };
    await markTrustedSession(response.token);
    return { ok: true, headers };
  } catch (error) {
    if (isWrongPassword(error)) return refusedAs('invalid-credentials');
    throw error;
  }
}

/** A session that starts without a two-factor code is on a device that entered one recently. */
async function markTrustedSession(token: string): Promise<void> {
  await db()
    .update(sessions)
    .set({ twoFactorPassedAt: sql`now()` })
    .from(users)
    .where(and(eq(sessions.token, token), eq(users.id, sessions.userId), users.twoFactorEnabled));
}

/**
 * Counts a password attempt and checks if it's allowed. A browser that has logged in to the account before has attempts of its
 * own. All others are counted by email and address, by address, and by email. When the limit of an email is used up, an address
 * that hasn't tried this email yet gets one attempt, one a minute among all such addresses. An attempt refused because of
 * others costs the address nothing, so it still gets its own.
 */
export async function checkLoginLimits(email: string, requester: Requester): Promise<Result<object, Wait>> {
  const browser = browserOf(requester.headers, email);
  if (browser) return checkLimits(['login', `${email}|browser ${browser}`]);
  const own = `${email}|${requester.address}`;
  const here = await withinLimit('login', own);
  const address = await withinLimit('loginAddress', requester.address);
  if (!here.ok || !address.ok) return resultOf(here, address);
  const account = await withinLimit('loginAccount', email);
  if (account.ok) return { ok: true };
  const spare = here.used === 1 ? await withinLimit('loginSpare', email) : sooner(account, here.endsInSeconds);
  if (!spare.ok) await refundPoint('login', own);
  return resultOf(spare);
}

/** An address that used its attempt gets another one when its own window resets, if that is sooner. */
function sooner(account: Wait, endsInSeconds: number): LimitResult {
  return wait(Math.min(account.retryInSeconds, endsInSeconds));
}
