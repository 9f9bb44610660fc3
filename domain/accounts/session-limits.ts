import type { BetterAuthOptions } from 'better-auth';
import { and, eq, gt, lte, ne, type SQL, sql } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { sessions, userRoles } from '../../db/schema/index.ts';

/** Session limits in seconds: from the login, and from the last visit. */
interface SessionLimits {
  absolute: number;
  idle: number;
}
const hour = 3600;
const day = 24 * hour;
/** Staff are the admins (docs/decisions/0023-sessions-end.md). */
const customerLimits: SessionLimits = { absolute: 30 * day, idle: 14 * day };
const staffLimits: SessionLimits = { absolute: 12 * hour, idle: 2 * hour };

/** The cookie lasts as long as the longest session. The database decides when a session ends. */
export const sessionCookieSeconds = customerLimits.absolute;
/** Shortest time between two recorded visits. */
const seenMs = 300_000;

/** Records a visit, which restarts the idle limit. `updatedAt` is the time of the last recorded visit. */
export async function extendSession({ id, userId, updatedAt }: { id: string; userId: string; updatedAt: Date }): Promise<void> {
  if (Date.now() - updatedAt.getTime() < seenMs) return;
  const expiresAt = endOf(await limitsOf(userId), sql`now()`);
  await db()
    .update(sessions)
    .set({ updatedAt: sql`now()`, expiresAt })
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, sql`now()`)));
}

/** Applies the staff limits to the sessions of a person who just became an admin. Sessions past those limits end, and their open pages log out. */
export async function shortenSessions(tx: Connection, userId: string): Promise<void> {
  const end = endOf(staffLimits, sql`${sessions.updatedAt}`);
  await tx
    .update(sessions)
    .set({ expiresAt: sql`least(${sessions.expiresAt}, ${end})` })
    .where(eq(sessions.userId, userId));
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, sql`now()`)));
}

/** Hooks for new sessions: set the limits of the person's role, and end the browser's previous session. */
export const sessionHooks: NonNullable<NonNullable<BetterAuthOptions['databaseHooks']>['session']> = {
  create: {
    before: async ({ userId }) => ({ data: { expiresAt: new Date(Date.now() + (await limitsOf(userId)).idle * 1000) } }),
    after: async ({ id }, context) => {
      // Otherwise the browser's previous session would stay valid although its cookie is gone.
      const former = await context?.getSignedCookie(context.context.authCookies.sessionToken.name, context.context.secret);
      if (former)
        await db()
          .delete(sessions)
          .where(and(eq(sessions.token, former), ne(sessions.id, id)));
    },
  },
};

async function limitsOf(userId: string): Promise<SessionLimits> {
  const isStaff = (await db().$count(userRoles, and(eq(userRoles.userId, userId), eq(userRoles.role, 'admin')))) > 0;
  return isStaff ? staffLimits : customerLimits;
}

/** End of a session whose last visit was at `seen`. */
function endOf({ absolute, idle }: SessionLimits, seen: SQL): SQL {
  return sql`least(${sessions.createdAt} + make_interval(secs => ${absolute}), ${seen} + make_interval(secs => ${idle}))`;
}
