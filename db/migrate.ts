import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { type Limits, openClient } from './client.ts';
import { lockKeys } from './lock-keys.ts';

/** Migrations have no time limit. */
const limits: Limits = { connectMs: 10_000, statementMs: 0, queryMs: 0, idleInTransactionMs: 0 };
/** A migration that waits for a table lock makes every later query on that table wait too, so this wait is limited. */
const lockTimeout = '30s';

const folder = path.resolve('db/migrations');

/**
 * Applies the SQL files of db/migrations that this database lacks, or only those among the first `count`: the tables of an older
 * release, for its backups. Safe to run from several processes at the same time.
 */
export async function migrateDatabase(url: string, count = Number.POSITIVE_INFINITY): Promise<void> {
  const client = await openClient(url, 'sunup-migrate', limits);
  const first = count < migrationCount() ? firstMigrations(count) : undefined;
  try {
    await client.query('select pg_advisory_lock($1)', [lockKeys.migrations]);
    await client.query(`set lock_timeout = '${lockTimeout}'`);
    await migrate(drizzle(client), { migrationsFolder: first ?? folder });
    await runFinishProcedures(client);
  } finally {
    await client.end().catch(() => undefined);
    if (first) rmSync(first, { recursive: true });
  }
}

/**
 * All pending migrations are one transaction, and what it locks stays locked for its whole time. So a migration that changes many rows
 * leaves a procedure `finish_…` that changes them in batches, each in a transaction of its own. An interrupted one starts over at
 * the next start.
 */
async function runFinishProcedures(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select quote_ident(proname) as name from pg_proc where prokind = 'p' and starts_with(proname, 'finish_') and pronamespace = 'public'::regnamespace",
  );
  for (const { name } of rows) {
    await client.query(`call ${name}()`);
    await client.query(`drop procedure ${name}()`);
  }
}

/** How many migrations this release has. */
export function migrationCount(): number {
  return journalOf().entries.length;
}

/** The list of migrations in a folder of them, in order. */
export function journalOf(of = folder): { entries: { when: number; tag: string }[] } {
  return JSON.parse(readFileSync(path.join(of, 'meta', '_journal.json'), 'utf8'));
}

/** A copy of the folder whose list ends early, since Drizzle always applies the whole list. */
function firstMigrations(count: number): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'sunup-migrations-'));
  cpSync(folder, copy, { recursive: true });
  const journal = journalOf(copy);
  writeFileSync(path.join(copy, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return copy;
}
