import { eq, sql } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import { demoAccounts } from '../../content/demo-accounts.ts';
import { db } from '../../db/connect.ts';
import { installation, users } from '../../db/schema/index.ts';
import { modeInWords, otherMode } from './installation-mode.ts';

/**
 * Throws a sentence for the operator if the open database is for another mode than the one we run in. Comes before migrations, so
 * nothing is changed there. A database without tables is fine.
 */
export async function refuseOtherMode(): Promise<void> {
  const { rows } = await db().execute<{ exists: boolean }>(sql`select to_regclass('public.installation') is not null as exists`);
  if (!rows[0]?.exists) return;
  const [row] = await db().select().from(installation);
  const problem = row && otherMode(row.mode, modeInWords(env()));
  if (problem) throw new Error(`${problem.says} ${problem.advice}`);
}

/** Notes that a migrated database is for the mode we run in, unless that's decided. Throws like `refuseOtherMode`. */
export async function noteMode(): Promise<void> {
  const mode = (await hasDemoAdmin()) ? 'demo' : modeInWords(env());
  await db().insert(installation).values({ mode }).onConflictDoNothing();
  await refuseOtherMode();
}

/** Databases that were filled before this table existed have no row. No one can sign up with this address. */
async function hasDemoAdmin(): Promise<boolean> {
  const demoAdmin = await db().select({ id: users.id }).from(users).where(eq(users.email, demoAccounts.admin));
  return demoAdmin.length > 0;
}
