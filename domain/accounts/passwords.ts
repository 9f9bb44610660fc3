import { and, eq, isNotNull } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { accounts } from '../../db/schema/index.ts';
import type { Result } from '../../result.ts';
import { waitMessage, withinLimit } from '../limits/limits.ts';
import type { Requester } from './accounts.ts';
import { auth } from './auth.ts';
import { endResetLinks } from './password-reset.ts';
import { isWrongPassword } from './refusals.ts';
import { notifyOfSecurityEvent } from './security-notice.ts';
import { endOtherSessions } from './sessions.ts';

const own = (userId: string) => and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'));

/** Whether an account has a password; one that came through a sign-in provider may have none. */
export async function hasPassword(userId: string): Promise<boolean> {
  return (await db().$count(accounts, and(own(userId), isNotNull(accounts.password)))) > 0;
}

/** Changes a password by the one before. Every other device is signed out. Wrong ones are counted for the session. */
export async function changePassword(
  user: { id: string; sessionId: string },
  current: string,
  password: string,
  requester: Requester,
): Promise<Result> {
  const limit = await withinLimit('ownPassword', user.sessionId);
  if (!limit.ok) return { ok: false, message: waitMessage(limit.retryInSeconds) };
  try {
    await auth().api.verifyPassword({ body: { password: current }, headers: requester.headers });
  } catch (error) {
    if (isWrongPassword(error)) return { ok: false, message: 'This is not your password.' };
    throw error;
  }
  await store(user, password);
  return { ok: true };
}

/** Changes the password of an account, or gives it its first one. Every other device is signed out. Ask for a fresh sign-in first. */
export async function replacePassword(user: { id: string; sessionId: string }, password: string): Promise<void> {
  if (!(await setFirstPassword(user, password))) await store(user, password);
}

async function store(user: { id: string; sessionId: string }, password: string): Promise<void> {
  const hash = await (await auth().$context).password.hash(password);
  await db().transaction(async (tx) => {
    await tx.update(accounts).set({ password: hash, updatedAt: new Date() }).where(own(user.id));
    await afterwards(tx, user.id, user.sessionId);
    await notifyOfSecurityEvent(tx, user.id, 'password-changed');
  });
}

/** Gives a password to an account that has none. Every other device is signed out. False when it has one. Ask for a fresh sign-in first. */
export async function setFirstPassword(user: { id: string; sessionId: string }, password: string): Promise<boolean> {
  const hash = await (await auth().$context).password.hash(password);
  return db().transaction(async (tx) => {
    const made = await tx
      .insert(accounts)
      .values({ userId: user.id, accountId: user.id, providerId: 'credential', password: hash })
      .onConflictDoNothing()
      .returning({ id: accounts.id });
    if (made.length === 0) return false;
    await afterwards(tx, user.id, user.sessionId);
    await notifyOfSecurityEvent(tx, user.id, 'password-set');
    return true;
  });
}

/** Whoever else was in is out, and no reset link that is still on its way works. */
async function afterwards(tx: Connection, userId: string, sessionId: string): Promise<void> {
  await endResetLinks(tx, userId);
  await endOtherSessions(tx, userId, sessionId);
}
