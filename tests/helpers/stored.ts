import { existsSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { openSnapshot, quoted } from '../../db/dump.ts';
import { embeddedUrl } from '../../db/embedded.ts';
import { untilIdle } from '../harness/filled-data.ts';
import type { TestServer } from '../harness/server.ts';
import { inDatabase } from './server-database.ts';

/** What a server had stored at its start. */
export interface Stored {
  /** Whether a test ran since then, or since it was put back. */
  isUsed: boolean;
  /** Puts it back, and has the server read again what it knows of it. */
  putBack: () => Promise<void>;
}

/** Keeps a running server's rows, jobs and caught emails. What its payment provider has isn't kept. */
export async function keepStored(server: TestServer): Promise<Stored> {
  const inbox = path.join(server.dataDir, 'inbox.jsonl');
  const inboxBytes = () => (existsSync(inbox) ? statSync(inbox).size : 0);
  const { statement, bytes } = await inDatabase(server, async (client) => {
    await untilQuiet(client);
    return { statement: await keepRows(client, embeddedUrl(server.dataDir) ?? ''), bytes: inboxBytes() };
  });
  const stored: Stored = {
    isUsed: false,
    putBack: () =>
      inDatabase(server, async (client) => {
        await untilQuiet(client);
        await client.query(statement);
        if (inboxBytes() > bytes) truncateSync(inbox, bytes);
        stored.isUsed = false;
      }),
  };
  return stored;
}

/** Copies all rows into a schema of their own. Returns the statement that puts them back. */
async function keepRows(client: pg.Client, url: string): Promise<string> {
  const { tables, sequences, close } = await openSnapshot(url);
  await close();
  const named = tables.map(({ name, columns }) => ({ table: quoted([name]), columns: quoted(columns) }));
  const keep = named.map(({ table, columns }) => `create unlogged table kept.${table} as select ${columns} from public.${table}`);
  await client.query(['create schema kept', 'create unlogged table kept.jobs as select id from pgboss.job', ...keep].join('; '));
  const putBack = named.map(
    ({ table, columns }) => `insert into public.${table} (${columns}) overriding system value select ${columns} from kept.${table}`,
  );
  return [
    'begin',
    // As after a lost connection, listeners read everything again. Sites are read again by name.
    announce('settings', `'*'`),
    `${announce('site', 'slug')} from (select slug from public.projects union select slug from kept.projects) known where slug is not null`,
    // The rows went through foreign keys and triggers before.
    'set local session_replication_role = replica',
    `truncate ${named.map(({ table }) => `public.${table}`).join(', ')}`,
    ...putBack,
    ...Object.entries(sequences).map(([name, last]) => `select setval('${quoted([name])}', ${last})`),
    'delete from pgboss.job where id not in (select id from kept.jobs)',
    'commit',
  ].join('; ');
}

function announce(topic: string, id: string): string {
  return `select pg_notify('sunup_live', json_build_object('topic', '${topic}', 'id', ${id})::text)`;
}

/** Waits until no job runs or is due, and no request is in the middle of a statement or transaction. */
async function untilQuiet(client: pg.Client): Promise<void> {
  const working = `select 1 from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' and state <> 'idle'`;
  do await untilIdle(client);
  while ((await client.query(working)).rowCount);
}
