import type { SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Limits, openClient } from './client.ts';
import { lockKeys } from './lock-keys.ts';

/** A dump may take minutes, so nothing ends it but the database. */
export const dumpLimits: Limits = { connectMs: 10_000, statementMs: 0, queryMs: 0, idleInTransactionMs: 0 };

/** A table of a dump. Generated columns aren't in it, since the database computes them. */
export interface DumpedTable {
  name: string;
  columns: string[];
}

/** A job that was waiting or running. */
export interface WaitingJob {
  name: string;
  data: unknown;
  startAfter: string;
  singletonKey: string | null;
}

/** Reads the whole database as it was at one moment, in a transaction that sees no later change. */
export interface Snapshot {
  /** Every table of ours, without the queue and the list of applied migrations. */
  tables: DumpedTable[];
  /** Last value of each sequence that was used. */
  sequences: Record<string, number>;
  /** How many migrations were applied. */
  migrationCount: number;
  serverVersion: string;
  /** A table's rows in PostgreSQL's text format for COPY. */
  rows: (table: DumpedTable) => AsyncIterable<Buffer>;
  jobs: () => Promise<WaitingJob[]>;
  /** Runs a statement of the caller in the same snapshot. */
  execute: <Row extends Record<string, unknown>>(statement: SQL) => Promise<Row[]>;
  close: () => Promise<void>;
}

/**
 * Runs `work` unless another process makes a backup of this database. Throws a sentence for the operator then. `work` gets a function
 * that throws if the lock's connection is gone, because another one may have begun then.
 */
export async function aloneWithBackups<Result>(url: string, work: (assertAlone: () => Promise<void>) => Promise<Result>): Promise<Result> {
  const client = await openClient(url, 'sunup-backup-lock', dumpLimits);
  try {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [lockKeys.backups]);
    if (!rows[0]?.locked) throw new Error('Another backup is running. Try again when it’s done.');
    return await work(async () => void (await client.query('select 1')));
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Opens a snapshot on a connection of its own. The caller closes it. */
export async function openSnapshot(url: string): Promise<Snapshot> {
  const client = await openClient(url, 'sunup-backup', dumpLimits);
  const query = async <Row extends pg.QueryResultRow>(text: string) => (await client.query<Row>(text)).rows;
  const database = drizzle(client);
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const [used] = await query<{ rows: boolean; jobs: boolean }>(
      "select to_regclass('drizzle.__drizzle_migrations') is not null as rows, to_regclass('pgboss.job') is not null as jobs",
    );
    if (!used?.rows) throw new Error('There’s nothing to back up yet, because Sunup hasn’t started on this database.');
    const [{ count = 0 } = {}] = await query<{ count: number }>('select count(*)::int as count from drizzle.__drizzle_migrations');
    const [{ version = '' } = {}] = await query<{ version: string }>("select current_setting('server_version') as version");
    return {
      tables: await query<{ name: string; columns: string[] }>(tablesStatement),
      sequences: Object.fromEntries(
        (await query<{ name: string; last: string }>(sequencesStatement)).map(({ name, last }) => [name, Number(last)]),
      ),
      migrationCount: count,
      serverVersion: version,
      rows: ({ name, columns }) => client.query(copyTo(`copy (select ${quoted(columns)} from ${quoted([name])}) to stdout`)),
      // Before the first start after a restore, there's no queue.
      jobs: async () => (used.jobs ? query<WaitingJob>(jobsStatement) : []),
      execute: async <Row extends Record<string, unknown>>(statement: SQL) => (await database.execute(statement)).rows as Row[],
      close: () => client.end().catch(() => undefined),
    };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** Names for SQL, separated by commas. They come from the catalog or a dump. */
export function quoted(names: string[]): string {
  return names.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ');
}

/** Tables, with the root of a partitioned one instead of its partitions. */
const tablesStatement = `
  select relname as name, array_agg(attname::text order by attnum) as columns
  from pg_class
  join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
  group by relname order by relname`;

const sequencesStatement = `
  select sequencename as name, last_value::text as last
  from pg_sequences where schemaname = 'public' and last_value is not null order by sequencename`;

/** Scheduled runs of recurring jobs have no place in a backup: their time has passed. */
const jobsStatement = `
  select name, data, to_char(start_after at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startAfter", singleton_key as "singletonKey"
  from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%' order by created_on`;
