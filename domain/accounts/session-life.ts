import type { BetterAuthOptions } from 'better-auth';
import { and, eq, gt, lte, ne, type SQL, sql } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { sessions, userRoles } from '../../db/schema/index.ts';

/** In seconds: from the login to the end, whatever happens in between; and from the last visit to the end. */
interface Life {
  absolute: number;
  idle: number;
}
const hour = 3600;
const day = 24 * hour;
/** Staff are the admins (docs/decisions/0023-sessions-end.md). */
const customerLife: Life = { absolute: 30 * day, idle: 14 * day };
const staffLife: Life = { absolute: 12 * hour, idle: 2 * hour };

/** The cookie outlives every session: its row says when a session ends. */
export const sessionCookieSeconds = customerLife.absolute;
/** A visit is noted this long after the one before. */
const seenMs = 300_000;

/** Notes a visit, from which the session's idle time begins anew, up to its absolute end. `updatedAt`: when the last one was noted. */
export async function lengthenSession({ id, userId, updatedAt }: { id: string; userId: string; updatedAt: Date }): Promise<void> {
  if (Date.now() - updatedAt.getTime() < seenMs) return;
  const expiresAt = endOf(await lifeOf(userId), sql`now()`);
  await db()
    .update(sessions)
    .set({ updatedAt: sql`now()`, expiresAt })
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, sql`now()`)));
}

/** Applies the staff limits to the sessions of a person who just became an admin. Sessions past those limits end, and their open pages log out. */
export async function shortenSessions(tx: Connection, userId: string): Promise<void> {
  const end = endOf(staffLife, sql`${sessions.updatedAt}`);
  await tx
    .update(sessions)
    .set({ expiresAt: sql`least(${sessions.expiresAt}, ${end})` })
    .where(eq(sessions.userId, userId));
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, sql`now()`)));
}

/** How the library begins sessions: with the life of the person's role, and as the only one of the browser. */
export const sessionHooks: NonNullable<NonNullable<BetterAuthOptions['databaseHooks']>['session']> = {
  create: {
    before: async ({ userId }) => ({ data: { expiresAt: new Date(Date.now() + (await lifeOf(userId)).idle * 1000) } }),
    after: async ({ id }, context) => {
      // A login replaces the browser's former session, which would otherwise stay valid with no one able to see it.
      const former = await context?.getSignedCookie(context.context.authCookies.sessionToken.name, context.context.secret);
      if (former)
        await db()
          .delete(sessions)
          .where(and(eq(sessions.token, former), ne(sessions.id, id)));
    },
  },
};

async function lifeOf(userId: string): Promise<Life> {
  const isStaff = (await db().$count(userRoles, and(eq(userRoles.userId, userId), eq(userRoles.role, 'admin')))) > 0;
  return isStaff ? staffLife : customerLife;
}

/** When a session ends that was seen last at `seen`. */
function endOf({ absolute, idle }: Life, seen: SQL): SQL {
  return sql`least(${sessions.createdAt} + make_interval(secs => ${absolute}), ${seen} + make_interval(secs => ${idle}))`;
}
