import { eq } from 'drizzle-orm';
import { log } from '../../base/log.ts';
import { db } from '../../db/connect.ts';
import { sessions, users } from '../../db/schema/index.ts';
import { type LimitName, withinLimit } from '../limits/limits.ts';
import { auth } from './auth.ts';
import { isWrongCode } from './auth-errors.ts';
import { rememberBrowser } from './known-browsers.ts';
import { refusedAs } from './refusals.ts';
import type { AuthResult, Requester } from './requester.ts';
import type { TwoFactorForm } from './schema.ts';
import { notifyOfSecurityEvent } from './security-notice.ts';
import { isTwoFactorReadable, normalizeBackupCode, twoFactorOf } from './two-factor.ts';

/** True if this browser owes a code: after a right password, or in a session that hasn't passed two-factor. */
export async function awaitsTwoFactor(headers: Headers): Promise<boolean> {
  return (await pendingIn(headers)) !== undefined;
}

/** True if it owes the code after a right password. Only such a login can trust the device. */
export async function awaitsAfterPassword(headers: Headers): Promise<boolean> {
  return (await pendingIn(headers))?.afterPassword ?? false;
}

/** Finishes a login by an app code or a backup code. Each works once. Attempts are counted, and the owner is notified of too many wrong ones. */
export async function passTwoFactor(form: TwoFactorForm, requester: Requester): Promise<AuthResult> {
  const pending = await pendingIn(requester.headers);
  if (!pending) return refusedAs('login-expired');
  const { userId, afterPassword } = pending;
  const code = form.kind === 'app' ? form.code : normalizeBackupCode(form.code);
  const limits: [LimitName, string][] =
    form.kind === 'app'
      ? [
          ['twoFactor', userId],
          ['twoFactorOnce', `${userId}|${code}`],
        ]
      : [['backupCode', `${userId}|${requester.address}`]];
  for (const [name, key] of limits) {
    const limit = await withinLimit(name, key);
    if (limit.ok) continue;
    if (name === 'twoFactorOnce') return refusedAs('app-code-used');
    await notifyOfSecurityEvent(db(), userId, afterPassword ? 'codes-refused-after-password' : 'codes-refused', {
      once: new Date().toISOString().slice(0, 10),
    });
    return limit;
  }
  try {
    const ask = { body: { code, trustDevice: form.trustDevice }, headers: requester.headers, returnHeaders: true } as const;
    const { headers, response } = await (form.kind === 'app' ? auth().api.verifyTOTP(ask) : auth().api.verifyBackupCode(ask));
    await db()
      .update(sessions)
      .set({ twoFactorPassedAt: new Date() })
      .where(eq(sessions.token, response.token ?? ''));
    const [user] = await db().select({ email: users.email }).from(users).where(eq(users.id, userId));
    if (user) rememberBrowser(headers, requester.headers, user.email);
    if (form.kind === 'backup')
      await notifyOfSecurityEvent(db(), userId, 'backup-code-used', { detail: String((await twoFactorOf(userId)).codesLeft) });
    return { ok: true, headers };
  } catch (error) {
    if (isWrongCode(error))
      return refusedAs(
        (await pendingIn(requester.headers)) ? (form.kind === 'app' ? 'app-code-invalid' : 'backup-code-invalid') : 'login-expired',
      );
    if (await isTwoFactorReadable(userId)) throw error;
    log.error({ userId }, 'a two-factor secret was encrypted with another AUTH_SECRET');
    return refusedAs('two-factor-unreadable');
  }
}

/** A login by emailed code or through the sign-in provider already has a session. */
async function pendingIn(headers: Headers): Promise<{ userId: string; afterPassword: boolean } | undefined> {
  const pending = await auth().api.pendingTwoFactor({ headers });
  if (!pending || !(await twoFactorOf(pending.userId)).isOn) return undefined;
  return { userId: pending.userId, afterPassword: pending.sessionToken === null };
}
