import { eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { sessions, users } from '../../db/schema/index.ts';
import { log } from '../../log.ts';
import { type LimitName, waitMessage, withinLimit } from '../limits/limits.ts';
import type { AuthResult, Requester } from './accounts.ts';
import { auth } from './auth.ts';
import { normalizeBackupCode } from './backup-codes.ts';
import { rememberBrowser } from './known-browsers.ts';
import { isWrongCode } from './refusals.ts';
import type { TwoFactorForm } from './schema.ts';
import { isTwoFactorReadable, twoFactorOf } from './second-factor.ts';
import { notifyOfSecurityEvent } from './security-notice.ts';

/** `over`: the login must begin again at the password. */
export type TwoFactorResult = AuthResult & { over?: boolean };

const over = { ok: false, over: true, message: 'This login is no longer open. Begin again with your password.' } as const;

/** Whether a code is awaited from this browser: after a right password, or in a session that has not passed its second factor. */
export async function awaitsTwoFactor(headers: Headers): Promise<boolean> {
  return (await pendingIn(headers)) !== undefined;
}

/** Whether it is awaited after a right password: only such a login is spared the code on a trusted device. */
export async function awaitsAfterPassword(headers: Headers): Promise<boolean> {
  return (await pendingIn(headers))?.afterPassword ?? false;
}

/** Ends a login by a code of the app or a backup code, each taken once. Wrong ones are counted, and a row of them is told to the owner. */
export async function passTwoFactor(form: TwoFactorForm, requester: Requester): Promise<TwoFactorResult> {
  const pending = await pendingIn(requester.headers);
  if (!pending) return over;
  const { userId, afterPassword } = pending;
  const code = form.kind === 'app' ? form.code : normalizeBackupCode(form.code);
  const limits: [LimitName, string][] =
    form.kind === 'app'
      ? [
          ['secondFactor', userId],
          ['secondFactorOnce', `${userId}|${code}`],
        ]
      : [['backupCode', `${userId}|${requester.address}`]];
  for (const [name, key] of limits) {
    const limit = await withinLimit(name, key);
    if (limit.ok) continue;
    if (name === 'secondFactorOnce') return { ok: false, message: 'This code was tried already. Wait for the next one in the app.' };
    await notifyOfSecurityEvent(db(), userId, afterPassword ? 'codes-refused-after-password' : 'codes-refused', {
      once: new Date().toISOString().slice(0, 10),
    });
    return { ok: false, message: waitMessage(limit.retryInSeconds) };
  }
  try {
    const ask = { body: { code, trustDevice: form.trustDevice }, headers: requester.headers, returnHeaders: true } as const;
    const { headers, response } = await (form.kind === 'app' ? auth().api.verifyTOTP(ask) : auth().api.verifyBackupCode(ask));
    await db()
      .update(sessions)
      .set({ secondFactorAt: new Date() })
      .where(eq(sessions.token, response.token ?? ''));
    const [user] = await db().select({ email: users.email }).from(users).where(eq(users.id, userId));
    if (user) rememberBrowser(headers, requester.headers, user.email);
    if (form.kind === 'backup')
      await notifyOfSecurityEvent(db(), userId, 'backup-code-used', { detail: String((await twoFactorOf(userId)).codesLeft) });
    return { ok: true, headers };
  } catch (error) {
    if (isWrongCode(error))
      return (await pendingIn(requester.headers))
        ? { ok: false, message: form.kind === 'app' ? 'This code is wrong or too old.' : 'This backup code is wrong or was used.' }
        : over;
    if (await isTwoFactorReadable(userId)) throw error;
    log.error({ userId }, 'a second step was encrypted with another AUTH_SECRET');
    return { ok: false, message: 'Your second step can no longer be checked here. Tell us, and we turn it off for you.' };
  }
}

/** A login by mailed code or at the sign-in provider has a session already. */
async function pendingIn(headers: Headers): Promise<{ userId: string; afterPassword: boolean } | undefined> {
  const pending = await auth().api.pendingSecondFactor({ headers });
  if (!pending || !(await twoFactorOf(pending.userId)).isOn) return undefined;
  return { userId: pending.userId, afterPassword: pending.sessionToken === null };
}
