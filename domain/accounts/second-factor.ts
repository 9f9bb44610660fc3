import { randomBytes } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { and, eq } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { announce } from '../../db/live.ts';
import { sessions, twoFactors, users } from '../../db/schema/index.ts';
import { env } from '../../env.ts';
import type { Result } from '../../result.ts';
import { waitMessage, withinLimit } from '../limits/limits.ts';
import { auth } from './auth.ts';
import { makeBackupCodes } from './backup-codes.ts';
import { notifyOfSecurityEvent } from './security-notice.ts';
import { endOtherSessions, forgetTrustedDevices } from './sessions.ts';
import { appAddress, base32, codeFits } from './totp.ts';

/** Characters of a secret, six random bits each: 150 bits, and 40 letters in the spelling that people type. */
const secretLength = 25;

export type CodesResult = Result<{ codes: string[] }>;

/** Whether an account asks for a code at login, and how many backup codes are left. */
export async function twoFactorOf(userId: string): Promise<{ isOn: boolean; codesLeft: number }> {
  const [row] = await db()
    .select({ isOn: users.twoFactorEnabled, codes: twoFactors.backupCodes })
    .from(users)
    .leftJoin(twoFactors, and(eq(twoFactors.userId, users.id), eq(twoFactors.verified, true)))
    .where(eq(users.id, userId));
  if (!row?.isOn || !row.codes) return { isOn: false, codesLeft: 0 };
  return { isOn: true, codesLeft: (JSON.parse((await decrypt(row.codes)) ?? '[]') as string[]).length };
}

/** Whether the second step of an account can be checked: not after AUTH_SECRET was lost, by which it is encrypted. */
export async function isTwoFactorReadable(userId: string): Promise<boolean> {
  const [row] = await db().select({ secret: twoFactors.secret }).from(twoFactors).where(eq(twoFactors.userId, userId));
  return row !== undefined && (await decrypt(row.secret)) !== undefined;
}

/** Makes the secret that an app is to take over. Nothing is asked for at login until a first code proves it. False when one is on already. */
export async function beginTwoFactor(userId: string): Promise<boolean> {
  const [secret, backupCodes] = await Promise.all([encrypt(makeSecret()), encrypt('[]')]);
  return db().transaction(async (tx) => {
    if (await isOn(tx, userId)) return false;
    await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
    await tx.insert(twoFactors).values({ userId, secret, backupCodes, verified: false });
    return true;
  });
}

/** The secret of a set-up that is not proved yet: as a text to type, and as the address that the QR code says. */
export async function twoFactorSetup(userId: string, email: string): Promise<{ text: string; address: string } | undefined> {
  const secret = await pendingSecretOf(userId);
  return secret ? { text: base32(secret), address: appAddress('Sunup', email, secret) } : undefined;
}

/** Turns codes at login on, by a first code of the app. Other devices are signed out. Returns ten backup codes, which are shown once. */
export async function turnOnTwoFactor(userId: string, sessionId: string, code: string): Promise<CodesResult> {
  const limit = await withinLimit('secondFactor', userId);
  if (!limit.ok) return { ok: false, message: waitMessage(limit.retryInSeconds) };
  const secret = await pendingSecretOf(userId);
  if (!secret) return { ok: false, message: 'Begin again: this set-up is no longer open.' };
  if (!codeFits(secret, code))
    return { ok: false, message: 'This code does not fit. Wait for the next one in the app, and check its clock.' };
  const codes = makeBackupCodes();
  const backupCodes = await encrypt(JSON.stringify(codes));
  const turnedOn = await db().transaction(async (tx) => {
    if (await isOn(tx, userId)) return false;
    const proved = await tx
      .update(twoFactors)
      .set({ verified: true, backupCodes })
      .where(and(eq(twoFactors.userId, userId), eq(twoFactors.verified, false)))
      .returning({ id: twoFactors.id });
    if (proved.length !== 1) return false;
    await tx.update(users).set({ twoFactorEnabled: true, updatedAt: new Date() }).where(eq(users.id, userId));
    await markTwoFactorPassed(tx, sessionId);
    await endOtherSessions(tx, userId, sessionId);
    await notifyOfSecurityEvent(tx, userId, 'second-step-on');
    await announce(tx, { topic: 'user', id: userId });
    return true;
  });
  return turnedOn ? { ok: true, codes } : { ok: false, message: 'Begin again: this set-up is no longer open.' };
}

/** Ten new backup codes; the ones before stop working. Shown once. */
export async function renewBackupCodes(userId: string): Promise<CodesResult> {
  const codes = makeBackupCodes();
  const backupCodes = await encrypt(JSON.stringify(codes));
  const renewed = await db().transaction(async (tx) => {
    if (!(await isOn(tx, userId))) return false;
    await tx.update(twoFactors).set({ backupCodes }).where(eq(twoFactors.userId, userId));
    await notifyOfSecurityEvent(tx, userId, 'backup-codes-new');
    return true;
  });
  return renewed ? { ok: true, codes } : { ok: false, message: 'The second step is off, so there is nothing to make codes for.' };
}

/** From now on the password is enough. False when it was off already. */
export async function turnOffTwoFactor(userId: string): Promise<boolean> {
  return db().transaction(async (tx) => {
    if (!(await isOn(tx, userId))) return false;
    await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
    await tx.update(users).set({ twoFactorEnabled: false, updatedAt: new Date() }).where(eq(users.id, userId));
    await forgetTrustedDevices(tx, userId);
    await notifyOfSecurityEvent(tx, userId, 'second-step-off');
    await announce(tx, { topic: 'user', id: userId });
    return true;
  });
}

/** Notes that a session has passed its second factor. */
export async function markTwoFactorPassed(tx: Connection, sessionId: string): Promise<void> {
  await tx.update(sessions).set({ secondFactorAt: new Date() }).where(eq(sessions.id, sessionId));
}

/** Whether an admin may change things in this session. In live mode only past a second factor, so one must be set up first (rules.md 8). */
export async function mayWriteAsAdmin(headers: Headers, mode = env().mode): Promise<boolean> {
  if (mode !== 'live') return true;
  const current = await auth().api.getSession({ headers });
  return Boolean(current?.session.secondFactorAt);
}

/** Locks the account's row, so that two changes of its second factor come one after the other. */
async function isOn(tx: Connection, userId: string): Promise<boolean> {
  const [row] = await tx.select({ isOn: users.twoFactorEnabled }).from(users).where(eq(users.id, userId)).for('update');
  return row?.isOn ?? false;
}

/** The secret of a set-up that no code has proved yet. */
async function pendingSecretOf(userId: string): Promise<string | undefined> {
  const [row] = await db()
    .select({ secret: twoFactors.secret })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), eq(twoFactors.verified, false)));
  return row ? decrypt(row.secret) : undefined;
}

/** Apps take the bytes of the text, so the text is kept to one byte a character. */
function makeSecret(): string {
  return randomBytes(secretLength).toString('base64url').slice(0, secretLength);
}

/** Encrypted and decrypted as the library does, which reads both at login. */
async function encrypt(data: string): Promise<string> {
  return symmetricEncrypt({ key: (await auth().$context).secretConfig, data });
}
async function decrypt(data: string): Promise<string | undefined> {
  return symmetricDecrypt({ key: (await auth().$context).secretConfig, data }).catch(() => undefined);
}
