import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../db/embedded.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { queueDatabase } from '../../db/queue-database.ts';
import { openQueue } from '../../jobs/queue.ts';
import { keepHolidaysOpen } from '../harness/keep-holidays-open.ts';
import { skipSyncing } from '../harness/skip-syncing.ts';
import { stopWithParent } from './stop-with-parent.ts';

/** One PostgreSQL for the whole run, with a migrated template that each test file clones. */
export default async function startTemplateDatabase({ provide }: { provide: (key: 'databaseUrl', value: string) => void }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sunup-tests-'));
  // Root's server runs as another user, who must be able to enter.
  chmodSync(folder, 0o755);
  stopWithParent(folder);
  const server = await startEmbedded(folder);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await skipSyncing(client);
  // No test crashes this server, so it needn't be able to recover, and no database lives long enough to need vacuuming.
  for (const setting of ['synchronous_commit', 'full_page_writes', 'autovacuum', 'jit'])
    await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
  // Every connection proves the password, which takes thousands of hashes on both sides unless it was set with fewer.
  await client.query('set scram_iterations = 1');
  await client.query(`alter role sunup password '${new URL(server.url).password}'`);
  await client.query('create database template_sunup');
  await client.end();
  const templateUrl = server.url.replace(/\/sunup$/, '/template_sunup');
  await migrateDatabase(templateUrl);
  const template = new pg.Client({ connectionString: templateUrl });
  await template.connect();
  await keepHolidaysOpen(template);
  await template.end();
  const queue = await openQueue(queueDatabase(templateUrl), { working: false, onError: () => undefined });
  await queue.close();
  provide('databaseUrl', server.url);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string;
  }
}
