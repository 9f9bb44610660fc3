import { randomBytes, randomInt } from 'node:crypto';
import { createOTP } from '@better-auth/utils/otp';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { and, eq } from 'drizzle-orm';
import { type Env, env } from '../../base/env.ts';
import type { Result } from '../../base/result.ts';
import { brand } from '../../content/brand.ts';
import { type Connection, db, type Transaction } from '../../db/connect.ts';
import { publishChange } from '../../db/live.ts';
import { sessions, twoFactors, users } from '../../db/schema/index.ts';
import { recordAudit } from '../audit/audit.ts';
import { checkLimits } from '../limits/limits.ts';
import { auth } from './auth.ts';
import { type AccountRefusal, refusedAs } from './refusals.ts';
import { notifyOfSecurityEvent } from './security-notice.ts';
import { endOtherSessions, forgetTrustedDevices } from './sessions.ts';

/** Characters of a secret, with six random bits each: 150 bits, and 40 letters when people type it. */
const secretLength = 25;

/** Whether an account asks for a code at login, and how many backup codes are left. */
export async function twoFactorOf(userId: string): Promise<{ isOn: boolean; codesLeft: number }> {
  const [row] = await db()
    .select({ isOn: users.twoFactorEnabled, codes: twoFactors.backupCodes })
    .from(users)
    .leftJoin(twoFactors, and(eq(twoFactors.userId, users.id), eq(twoFactors.verified, true)))
    .where(eq(users.id, userId));
  if (!row?.isOn || !row.codes) return { isOn: false, codesLeft: 0 };
  const codes: string[] = JSON.parse((await decrypt(row.codes)) ?? '[]');
  return { isOn: true, codesLeft: codes.length };
}

/** False if an account's secret can't be decrypted, because AUTH_SECRET has changed. */
export async function isTwoFactorReadable(userId: string): Promise<boolean> {
  const [row] = await db().select({ secret: twoFactors.secret }).from(twoFactors).where(eq(twoFactors.userId, userId));
  return row !== undefined && (await decrypt(row.secret)) !== undefined;
}

/** Creates the secret for an authenticator app. Login asks for codes only after `turnOnTwoFactor`. False if two-factor is already on. */
export async function beginTwoFactor(userId: string): Promise<boolean> {
  // Apps use the bytes of the text, so each character must be one byte.
  const text = randomBytes(secretLength).toString('base64url').slice(0, secretLength);
  const [secret, backupCodes] = await Promise.all([encrypt(text), encrypt('[]')]);
  return db().transaction(async (tx) => {
    if (await isOn(tx, userId)) return false;
    await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
    await tx.insert(twoFactors).values({ userId, secret, backupCodes, verified: false });
    return true;
  });
}

/** The secret of an unfinished setup: as text to type, and as the address in the QR code. */
export async function twoFactorSetup(userId: string, email: string): Promise<{ text: string; address: string } | undefined> {
  const secret = await pendingSecretOf(userId);
  if (!secret) return undefined;
  const address = createOTP(secret).url(brand.name, email);
  return { text: new URL(address).searchParams.get('secret') ?? '', address };
}

/** Turns two-factor on by a first code from the app. Other devices are logged out. Returns ten backup codes, which are shown once. */
export async function turnOnTwoFactor(
  userId: string,
  sessionId: string,
  code: string,
): Promise<Result<{ codes: string[] }, AccountRefusal>> {
  const limit = await checkLimits(['twoFactor', userId]);
  if (!limit.ok) return limit;
  const secret = await pendingSecretOf(userId);
  if (!secret) return refusedAs('setup-expired');
  if (!(await createOTP(secret).verify(code))) return refusedAs('setup-code-invalid');
  const codes = newBackupCodes();
  const backupCodes = await encrypt(JSON.stringify(codes));
  const isTurnedOn = await db().transaction(async (tx) => {
    if (await isOn(tx, userId)) return false;
    const verified = await tx
      .update(twoFactors)
      .set({ verified: true, backupCodes })
      .where(and(eq(twoFactors.userId, userId), eq(twoFactors.verified, false)))
      .returning({ id: twoFactors.id });
    if (verified.length !== 1) return false;
    await tx.update(users).set({ twoFactorEnabled: true, updatedAt: new Date() }).where(eq(users.id, userId));
    await markTwoFactorPassed(tx, sessionId);
    await endOtherSessions(tx, userId, sessionId);
    await notifyOfSecurityEvent(tx, userId, 'second-step-on');
    await publishChange(tx, { topic: 'user', id: userId });
    return true;
  });
  return isTurnedOn ? { ok: true, codes } : refusedAs('setup-expired');
}

/** Creates ten new backup codes, which are shown once. The old ones stop working. */
export async function renewBackupCodes(userId: string): Promise<Result<{ codes: string[] }>> {
  const codes = newBackupCodes();
  const backupCodes = await encrypt(JSON.stringify(codes));
  const isRenewed = await db().transaction(async (tx) => {
    if (!(await isOn(tx, userId))) return false;
    await tx.update(twoFactors).set({ backupCodes }).where(eq(twoFactors.userId, userId));
    await notifyOfSecurityEvent(tx, userId, 'backup-codes-new');
    return true;
  });
  return isRenewed ? { ok: true, codes } : refusedAs('two-factor-off');
}

/** Turns two-factor off for someone who lost their app and codes, on behalf of an operator. Undefined if no account has this email. */
export async function resetTwoFactor(email: string, actor: string): Promise<boolean | undefined> {
  const [user] = await db().select({ id: users.id }).from(users).where(eq(users.email, email.trim().toLowerCase()));
  return user && turnOffTwoFactor(user.id, actor);
}

/** Turns two-factor off, so the password is enough. False if it was off already. `actor` is given if someone else does it. */
export async function turnOffTwoFactor(userId: string, actor?: string): Promise<boolean> {
  return db().transaction(async (tx) => {
    if (!(await isOn(tx, userId))) return false;
    await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
    await tx.update(users).set({ twoFactorEnabled: false, updatedAt: new Date() }).where(eq(users.id, userId));
    await forgetTrustedDevices(tx, userId);
    if (actor) await recordAudit(tx, { actor, action: 'two-factor.reset', subject: `user:${userId}` });
    await notifyOfSecurityEvent(tx, userId, 'second-step-off');
    await publishChange(tx, { topic: 'user', id: userId });
    return true;
  });
}

/** Records that a session has passed two-factor. */
export async function markTwoFactorPassed(tx: Connection, sessionId: string): Promise<void> {
  await tx.update(sessions).set({ twoFactorPassedAt: new Date() }).where(eq(sessions.id, sessionId));
}

/**
 * True if an admin may change things in this session. In live mode that needs two-factor, so admins have to set it up first. A trial
 * that only its own machine reaches doesn't insist on it.
 */
export async function mayWriteAsAdmin(headers: Headers, { mode, isLocal }: Pick<Env, 'mode' | 'isLocal'> = env()): Promise<boolean> {
  if (mode !== 'live' || isLocal) return true;
  const current = await auth().api.getSession({ headers });
  return Boolean(current?.session.twoFactorPassedAt);
}

/** Locks the account's row, so two changes of its two-factor settings run one after the other. */
async function isOn(tx: Transaction, userId: string): Promise<boolean> {
  const [row] = await tx.select({ isOn: users.twoFactorEnabled }).from(users).where(eq(users.id, userId)).for('update');
  return row?.isOn ?? false;
}

async function pendingSecretOf(userId: string): Promise<string | undefined> {
  const [row] = await db()
    .select({ secret: twoFactors.secret })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), eq(twoFactors.verified, false)));
  return row ? decrypt(row.secret) : undefined;
}

/** Letters and digits, without those that look alike in print. */
const backupAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten new codes such as 'k7mfq-2xw9c'. */
function newBackupCodes(): string[] {
  const letter = () => backupAlphabet[randomInt(backupAlphabet.length)];
  return Array.from({ length: 10 }, () => normalizeBackupCode(Array.from({ length: 10 }, letter).join('')));
}

/** A backup code in its stored form. Case, spaces and the dash don't matter. */
export function normalizeBackupCode(typed: string): string {
  const plain = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
  return `${plain.slice(0, 5)}-${plain.slice(5)}`;
}

/** Encrypts like the library, which reads secrets and backup codes at login. */
async function encrypt(data: string): Promise<string> {
  return symmetricEncrypt({ key: (await auth().$context).secretConfig, data });
}

/** Undefined if the data was encrypted with another AUTH_SECRET. */
async function decrypt(data: string): Promise<string | undefined> {
  return symmetricDecrypt({ key: (await auth().$context).secretConfig, data }).catch(() => undefined);
}
