import { vi } from 'vitest';
import { type Env, env } from '../../base/env.ts';
import { closeDatabase } from '../../db/connect.ts';
import { setQueue } from '../../db/enqueue.ts';
import type { FileStore } from '../../outside/storage/file-store.ts';
import { openStorage } from '../../outside/storage/storage.ts';
import type { TestDatabase } from './database.ts';

/** What a run of one of our commands prints, and its exit code. */
export async function outputOf(running: () => Promise<number>): Promise<{ code: number; output: string }> {
  const output: string[] = [];
  const keep = (text: string | Uint8Array) => output.push(String(text)) > 0;
  const spies = [vi.spyOn(process.stdout, 'write').mockImplementation(keep), vi.spyOn(process.stderr, 'write').mockImplementation(keep)];
  const code = await running().finally(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return { code, output: output.join('') };
}

/** Used as the file store until the command opens its own. */
const notOpen = new Proxy({} as FileStore, {
  get: () => {
    throw new Error('The file store is not open.');
  },
});

/**
 * Runs a command on a test file's database as a process of its own would: nothing is open when it begins. Loading every module again
 * would do that, too, but takes seconds, and the worker's next test file would have to load them once more.
 */
export async function asOwnProcess<Result>(
  database: TestDatabase,
  command: () => Promise<Result>,
  settings: Partial<Env> = {},
): Promise<Result> {
  const before = { ...env() };
  await closeDatabase();
  setQueue(undefined);
  openStorage(notOpen);
  Object.assign(env(), { databaseUrl: database.url(), dataDir: database.filesFolder(), ...settings });
  return command().finally(() => {
    Object.assign(env(), before);
    database.open();
  });
}
