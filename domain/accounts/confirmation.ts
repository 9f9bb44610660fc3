import { APIError } from 'better-auth/api';
import { eq, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { sessions } from '../../db/schema/index.ts';
import type { Asker } from './accounts.ts';
import { auth } from './auth.ts';
import { waitMessage, withinLimit } from './limits.ts';

/** Money and roles are changed only by somebody who proved who they are within this time. */
const freshMs = 15 * 60_000;

/** Whether the session of a request was signed in, or its password typed again, within the last 15 minutes. */
export async function isFresh(headers: Headers, now: Date = new Date()): Promise<boolean> {
  const current = await auth().api.getSession({ headers });
  if (!current) return false;
  const [session] = await db().select({ confirmedAt: sessions.confirmedAt }).from(sessions).where(eq(sessions.id, current.session.id));
  return session !== undefined && now.getTime() - session.confirmedAt.getTime() < freshMs;
}

/** The signed-in person types their password again: their session is fresh from now. Wrong ones count like those at login. */
export async function confirmPassword(password: string, asker: Asker): Promise<{ ok: true } | { ok: false; message: string }> {
  const current = await auth().api.getSession({ headers: asker.headers });
  if (!current) return { ok: false, message: 'You are signed out. Login again.' };
  const limit = await withinLimit('login', `${current.user.email}|${asker.address}`);
  if (!limit.ok) return { ok: false, message: waitMessage(limit.retryInSeconds) };
  try {
    await auth().api.verifyPassword({ body: { password }, headers: asker.headers });
  } catch (error) {
    if (error instanceof APIError) return { ok: false, message: 'This is not your password.' };
    throw error;
  }
  await db().update(sessions).set({ confirmedAt: sql`now()` }).where(eq(sessions.id, current.session.id));
  return { ok: true };
}
