import { and, desc, eq, gt, like, ne } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { sessions, verifications } from '../../db/schema/index.ts';
import { auth } from './auth.ts';
import { deviceWords } from './device-words.ts';

export interface SignedInDevice {
  id: string;
  /** 'Chrome on Android'. */
  device: string;
  since: Date;
  /** True to five minutes. */
  lastSeen: Date;
  isThis: boolean;
}

/** The session of a request, whether or not it passed its second factor; undefined without one. */
export async function currentSession(headers: Headers): Promise<{ id: string; userId: string } | undefined> {
  const current = await auth().api.getSession({ headers });
  return current ? { id: current.session.id, userId: current.session.userId } : undefined;
}

/** Where a person is signed in: this device first, then the one seen last. */
export async function devicesOf(userId: string, currentId: string): Promise<SignedInDevice[]> {
  const rows = await db()
    .select({ id: sessions.id, userAgent: sessions.userAgent, since: sessions.createdAt, lastSeen: sessions.updatedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date())))
    .orderBy(desc(sessions.updatedAt));
  return rows
    .map(({ userAgent, ...row }) => ({ ...row, device: deviceWords(userAgent), isThis: row.id === currentId }))
    .sort((a, b) => Number(b.isThis) - Number(a.isThis));
}

/** Ends one session of a person; its open pages leave. False when the person has no such session. */
export async function endSession(userId: string, sessionId: string): Promise<boolean> {
  const ended = await db()
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Signs a person out everywhere but here. Returns how many sessions were ended. */
export async function endEveryOtherSession(userId: string, keptId: string): Promise<number> {
  return db().transaction((tx) => endOtherSessions(tx, userId, keptId));
}

/** Ends every session of a person but one, and trusts no device any more. Returns how many were ended. */
export async function endOtherSessions(tx: Connection, userId: string, keptId: string): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)))
    .returning({ id: sessions.id });
  await forgetTrustedDevices(tx, userId);
  return ended.length;
}

/** From now on every device is asked for a code again. */
export async function forgetTrustedDevices(tx: Connection, userId: string): Promise<void> {
  await tx.delete(verifications).where(and(eq(verifications.value, userId), like(verifications.identifier, 'trust-device-%')));
}
