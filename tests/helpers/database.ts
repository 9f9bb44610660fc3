import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { closeDatabase, openDatabase } from '../../db/connect.ts';
import { setQueue } from '../../db/enqueue.ts';
import { queueDatabase } from '../../db/queue-database.ts';
import { resetAuth } from '../../domain/accounts/auth.ts';
import { resetLimiters } from '../../domain/limits/limits.ts';
import { openQueue, type Queue } from '../../jobs/queue.ts';
import { openStorage, storeAt } from '../../outside/storage/storage.ts';

/** The database of a test file. */
export interface TestDatabase {
  url: () => string;
  queue: () => Queue;
  filesFolder: () => string;
  /** Opens the file's database, storage and queue again, after something else opened others or closed them. */
  open: () => void;
  /** Calls `work` while the database can't be reached. */
  whileAway: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/**
 * Gives a test file a database of its own, cloned from the migrated template, with an open queue that no worker empties. With
 * `superuser: false` the product connects as a role that owns the tables and nothing more, as on a server that others run.
 */
export function useDatabase({ superuser = true } = {}): TestDatabase {
  let url = '';
  let queue: Queue;
  let folder = '';
  const name = `test_${randomBytes(6).toString('hex')}`;
  const owner = `owner_of_${name}`;
  const open = () => {
    resetAuth();
    resetLimiters();
    openDatabase(superuser ? url : url.replace(/\/\/[^@]+@/, `//${owner}:${owner}@`));
    openStorage(storeAt({ dataDir: folder }));
    if (queue) setQueue(queue.boss);
  };
  beforeAll(async () => {
    const server = inject('databaseUrl');
    await onServer(server, `create database ${name} template template_sunup strategy file_copy`);
    url = server.replace(/\/sunup$/, `/${name}`);
    folder = mkdtempSync(path.join(tmpdir(), 'sunup-files-'));
    if (!superuser) await onServer(server, `create role ${owner} login password '${owner}' in role sunup`);
    open();
    queue = await openQueue(queueDatabase(url), { working: false, onError: () => undefined });
  });
  afterAll(async () => {
    await queue.close();
    await closeDatabase();
    resetAuth();
    resetLimiters();
    await onServer(inject('databaseUrl'), `drop database ${name} with (force)`);
    if (!superuser) await onServer(inject('databaseUrl'), `drop role ${owner}`);
    rmSync(folder, { recursive: true, force: true });
  });
  const whileAway = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await closeDatabase();
    openDatabase('postgres://sunup@127.0.0.1:1/sunup');
    try {
      return await work();
    } finally {
      await closeDatabase();
      open();
    }
  };
  return { url: () => url, queue: () => queue, filesFolder: () => folder, open, whileAway };
}

/** Runs a statement on a server. Cloning a template needs it free of sessions, and another file may be cloning it, so this tries again. */
export async function onServer(url: string, statement: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(statement);
      return;
    } catch (error) {
      if (tries >= 40) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await client.end();
    }
  }
}
