import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { openClient } from './client.ts';
import { type DumpedTable, dumpLimits, quoted } from './dump.ts';
import { listenerCount } from './listeners.ts';
import { journalOf } from './migrate.ts';
import { migrationState } from './migration-state.ts';

export interface Load {
  tables: (DumpedTable & { rows: () => AsyncIterable<Buffer> })[];
  sequences: Record<string, number>;
  /** Runs when everything is loaded and nothing is visible yet. If it throws, nothing is loaded. */
  beforeCommit: () => Promise<void>;
}

/**
 * Throws a sentence for the operator if a database has accounts, if it has had more migrations than a backup, or if a Sunup is running
 * on it: its worker would do the jobs of a backup before their rows are there. A database without tables is fine.
 */
export async function refuseUsedDatabase(url: string, migrationCount: number): Promise<void> {
  const client = await openClient(url, 'sunup-restore', dumpLimits);
  try {
    const { rows } = await client.query<{ exists: boolean }>("select to_regclass('public.users') is not null as exists");
    if (rows[0]?.exists) await refuseAccounts(client);
    // Migrations also change rows, and a row that's loaded afterwards would miss that.
    const { pending } = await migrationState(async (statement) => (await client.query(statement)).rows);
    if (journalOf().entries.length - pending.length > migrationCount)
      throw new Error(
        'The database already has the tables of a newer release than the backup. Drop it, create it again, and restore into that.',
      );
    const running = await client.query<{ count: number }>(`select ${listenerCount} as count`);
    if (running.rows[0]?.count) throw new Error('Sunup is running on this database. Stop all of its processes first.');
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The database already holds someone's data. */
export class DatabaseNotEmpty extends Error {
  constructor() {
    super('The database already has accounts. Restore into an empty one.');
  }
}

/**
 * Fills a migrated database that has no accounts with the rows of a dump, in one transaction: all of it or nothing. Rows that
 * migrations inserted are replaced. Needs no more rights than the owner of the tables has.
 */
export async function loadTables(url: string, { tables, sequences, beforeCommit }: Load): Promise<void> {
  const client = await openClient(url, 'sunup-restore', dumpLimits);
  try {
    await client.query('begin');
    await refuseAccounts(client);
    const names = tables.map(({ name }) => name);
    await client.query(`truncate ${quoted(names)}`);
    // Tables refer to each other in circles, so no order of them would satisfy every foreign key. Triggers announce changes to
    // people and write search columns, which the dump has already.
    const keys = await dropForeignKeys(client);
    for (const name of names) await client.query(`alter table ${quoted([name])} disable trigger user`);
    for (const { name, columns, rows } of tables)
      await pipeline(Readable.from(rows()), client.query(copyFrom(`copy ${quoted([name])} (${quoted(columns)}) from stdin`)));
    for (const name of names) await client.query(`alter table ${quoted([name])} enable trigger user`);
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${quoted([name])} ${definition}`);
    for (const [name, last] of Object.entries(sequences)) await client.query('select setval($1, $2)', [quoted([name]), last]);
    await beforeCommit();
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function refuseAccounts(client: pg.Client): Promise<void> {
  const { rows } = await client.query('select from users limit 1');
  if (rows.length > 0) throw new DatabaseNotEmpty();
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

async function dropForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`);
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${quoted([name])}`);
  return rows;
}
