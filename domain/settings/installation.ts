import { eq } from 'drizzle-orm';
import { demoAccounts } from '../../content/demo-accounts.ts';
import { db } from '../../db/connect.ts';
import { installation, users } from '../../db/schema/index.ts';
import { env } from '../../env.ts';
import { modeInWords } from '../health/facts.ts';

export type InstallationMode = typeof installation.$inferSelect.mode;

/**
 * Makes sure that the open database is for the mode we run in, which the first start decides. Throws a sentence for the operator if
 * it's for another one: a demo's accounts have public passwords, and a trial's payments don't exist in live mode.
 */
export async function requireOwnMode(): Promise<void> {
  const wanted = modeInWords(env());
  await db()
    .insert(installation)
    .values({ mode: (await hasDemoAdmin()) ? 'demo' : wanted })
    .onConflictDoNothing();
  const [row] = await db().select().from(installation);
  const problem = row && otherMode(row.mode, wanted);
  if (problem) throw new Error(`${problem.says} ${problem.advice}`);
}

/** Databases that were filled before this table existed have no row. No one can sign up with this address. */
async function hasDemoAdmin(): Promise<boolean> {
  const found = await db().select({ id: users.id }).from(users).where(eq(users.email, demoAccounts.admin));
  return found.length > 0;
}

const contents: Record<InstallationMode, string> = {
  demo: 'This database holds a demo, whose accounts have public passwords.',
  trial: 'This database is from a trial, whose payments exist only in Stripe’s test mode.',
  live: 'This database is for live mode, with real customers.',
};

/** What's wrong with running in one mode on a database for another, and what to do about it. Undefined if nothing is. */
export function otherMode(stored: InstallationMode, wanted: InstallationMode): { says: string; advice: string } | undefined {
  if (stored === wanted) return undefined;
  return { says: contents[stored], advice: `Start ${wanted} mode on an empty database, or set SUNUP_MODE=${stored}.` };
}
