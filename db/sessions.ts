import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { type Limits, openClient } from './client.ts';

const limits: Limits = { connectMs: 5000, statementMs: 5000, queryMs: 6000, idleInTransactionMs: 60_000 };
/** A notification takes milliseconds. */
const notificationMs = 5000;

/**
 * Throws an error for the operator if statements of one connection don't share a session of the server, as with a pooler in
 * transaction mode. LISTEN, the lock of migrations and time limits all need one, and without it nothing would say so: changes
 * would only show after half a minute, and a lock would stay with whoever gets the session next.
 */
export async function requireSessions(url: string): Promise<void> {
  const opened: pg.Client[] = [];
  try {
    const [one, other] = [await open(url, opened), await open(url, opened)];
    if (!(await haveOwnSessions(one, other))) throw new Error(noSessions(url));
  } finally {
    await Promise.all(opened.map((client) => client.end().catch(() => undefined)));
  }
}

/** Whether two connections each have a session of the server of their own, so that what one notifies reaches the other. */
export async function haveOwnSessions(one: pg.Client, other: pg.Client, limitMs = notificationMs): Promise<boolean> {
  const channel = `sunup_${randomBytes(6).toString('hex')}`;
  const heard = new Promise<true>((resolve) => {
    one.once('notification', () => resolve(true));
  });
  await one.query(`listen ${channel}`);
  const session = await sessionOf(one);
  // The other connection takes the session that a pooler would have back, so the next statement would get another one.
  await other.query('begin');
  if ((await sessionOf(other)) === session || (await sessionOf(one)) !== session) return false;
  await other.query(`notify ${channel}`);
  await other.query('commit');
  // A pooler that tends to give a connection its last session again still doesn't pass on what arrives between statements.
  return Promise.race([heard, delay(limitMs, false, { ref: false })]);
}

async function sessionOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}

async function open(url: string, opened: pg.Client[]): Promise<pg.Client> {
  try {
    const client = await openClient(url, 'sunup-start', limits);
    opened.push(client);
    return client;
  } catch (error) {
    const { message } = ((error as Error).cause ?? error) as Error;
    if (!refusesTimeLimits(message)) throw error;
    const { says, advice } = noTimeLimits(url, message);
    throw new Error(`${says} ${advice}`);
  }
}

function noSessions(url: string): string {
  return `DATABASE_URL (${new URL(url).host}) leads through a connection pooler that gives each transaction another session, such as PgBouncer in transaction mode. Sunup needs sessions of its own, for LISTEN and for locks. Set DATABASE_URL to the server itself, or to a port where the pooler is in session mode.`;
}

/** Whether a pooler's message means that it takes no time limits of connections. */
export const refusesTimeLimits = (message: string): boolean => /startup parameter/i.test(message);

/** What that pooler does, and what to do about it. */
export function noTimeLimits(url: string, message: string): { says: string; advice: string } {
  return {
    says: `The connection pooler at ${new URL(url).host} refuses the time limits that Sunup sets for its connections (${message}).`,
    advice:
      'Set DATABASE_URL to the server itself. If you need PgBouncer, use its session mode and set ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout.',
  };
}
