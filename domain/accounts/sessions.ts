import { and, desc, eq, gt, inArray, isNotNull, like, lte, ne, not, or, sql } from 'drizzle-orm';
import { db, type Transaction } from '../../db/connect.ts';
import { sessions, users, verifications } from '../../db/schema/index.ts';
import { auth } from './auth.ts';
import { deviceName } from './device-name.ts';
import type { Requester } from './requester.ts';

/** The session of a request, whether or not it has passed two-factor; undefined without one. */
export async function currentSession(headers: Headers): Promise<{ id: string; userId: string } | undefined> {
  const current = await auth().api.getSession({ headers });
  return current ? { id: current.session.id, userId: current.session.userId } : undefined;
}

export interface Access {
  /** Has the admin role, and has passed two-factor if the account uses it. */
  isAdmin: boolean;
  /** Ways to log in: 'email' (a password), 'oidc' (the sign-in provider). */
  identities: string[];
  /** Two-factor methods: 'totp' (app codes), 'passkey'. */
  factors: string[];
  aal: 'aal1' | 'aal2';
}

/** A person's role, identities and factors in a session, in one query. */
export async function accessOf(userId: string, sessionId: string): Promise<Access> {
  const { rows } = await db().execute<{ admin: boolean; providers: string[]; totp: boolean; passkey: boolean; passed: boolean }>(sql`
    select
      exists (select 1 from user_roles where user_id = u.id and role = 'admin') as admin,
      array (select distinct provider_id from accounts where user_id = u.id order by provider_id) as providers,
      u.two_factor_enabled as totp,
      exists (select 1 from passkeys where user_id = u.id) as passkey,
      s.two_factor_passed_at is not null as passed
    from users u join sessions s on s.user_id = u.id and s.id = ${sessionId}
    where u.id = ${userId}`);
  const [row] = rows;
  if (!row) return { isAdmin: false, identities: [], factors: [], aal: 'aal1' };
  return {
    isAdmin: row.admin && (!row.totp || row.passed),
    identities: row.providers.map((provider) => (provider === 'credential' ? 'email' : provider)),
    factors: [...(row.totp ? ['totp'] : []), ...(row.passkey ? ['passkey'] : [])],
    aal: row.passed ? 'aal2' : 'aal1',
  };
}

/** Those of the sessions that still authenticate someone: not ended, not expired, and past two-factor if the account uses it. */
export async function activeSessions(sessionIds: string[]): Promise<Set<string>> {
  if (sessionIds.length === 0) return new Set();
  const rows = await db()
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        inArray(sessions.id, sessionIds),
        gt(sessions.expiresAt, sql`now()`),
        or(not(users.twoFactorEnabled), isNotNull(sessions.twoFactorPassedAt)),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

export interface LoggedInDevice {
  id: string;
  /** 'Chrome on Android'. */
  device: string;
  since: Date;
  /** Accurate to five minutes. */
  lastSeen: Date;
  isThis: boolean;
}

/** Where a person is logged in: this device first, then the most recently seen. */
export async function devicesOf(userId: string, currentId: string): Promise<LoggedInDevice[]> {
  const rows = await db()
    .select({ id: sessions.id, userAgent: sessions.userAgent, since: sessions.createdAt, lastSeen: sessions.updatedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date())))
    .orderBy(desc(sessions.updatedAt));
  return rows
    .map(({ userAgent, ...row }) => ({ ...row, device: deviceName(userAgent), isThis: row.id === currentId }))
    .sort((a, b) => Number(b.isThis) - Number(a.isThis));
}

/** Which sessions a logout ends: this one, all others, or all. */
export type LogoutScope = 'local' | 'others' | 'global';

/** Ends sessions of the person of a request. Open pages of ended sessions log out. Returns headers that clear the cookie of an ended session. */
export async function logOut({ headers }: Requester, scope: LogoutScope = 'local'): Promise<Headers> {
  const current = await currentSession(headers);
  if (current && scope !== 'local') await endEveryOtherSession(current.userId, current.id);
  if (scope === 'others') return new Headers();
  // The library clears the cookie even if ending the session fails.
  if (current) await endSession(current.userId, current.id);
  return (await auth().api.signOut({ headers, returnHeaders: true })).headers;
}

/** Ends one session of a person. Its open pages log out. False if it isn't the person's. */
export async function endSession(userId: string, sessionId: string): Promise<boolean> {
  const ended = await db()
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Logs a person out everywhere but here. Returns how many sessions ended. */
export async function endEveryOtherSession(userId: string, currentId: string): Promise<number> {
  return db().transaction((tx) => endOtherSessions(tx, userId, currentId));
}

/** Ends all sessions of a person but one, and forgets their trusted devices. Returns how many sessions ended. */
export async function endOtherSessions(tx: Transaction, userId: string, currentId: string): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, currentId)))
    .returning({ id: sessions.id });
  await forgetTrustedDevices(tx, userId);
  return ended.length;
}

/** From now on every device is asked for a two-factor code again. */
export async function forgetTrustedDevices(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(verifications).where(and(eq(verifications.value, userId), like(verifications.identifier, 'trust-device-%')));
}

/** Removes expired sessions, with the network address and the browser they recorded. Returns how many. */
export async function removeExpiredSessions(now: Date = new Date()): Promise<number> {
  const removed = await db().delete(sessions).where(lte(sessions.expiresAt, now)).returning({ id: sessions.id });
  return removed.length;
}
