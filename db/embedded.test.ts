import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { env } from '../base/env.ts';
import { type EmbeddedServer, embeddedUrl, startEmbedded } from './embedded.ts';
import { embeddedPlace } from './embedded-place.ts';
import { reachDatabase } from './reach.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sunup-embedded-'));
chmodSync(folder, 0o755);
let running: EmbeddedServer | undefined;
let owner: ChildProcess | undefined;

beforeAll(async () => {
  running = await startEmbedded(folder);
  await query(running.url, 'create table kept (word text)');
  await query(running.url, "insert into kept values ('still here')");
  await running.stop();
});

// A test that failed half-way may have left the owner behind.
afterEach(() => void owner?.kill('SIGKILL'));
afterAll(async () => {
  // Or the server.
  if (embeddedUrl(folder)) await (await startEmbedded(folder)).stop();
  rmSync(folder, { recursive: true, force: true });
});

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Another process that owns the folder, once its server answers. */
async function startOwner(): Promise<ChildProcess> {
  owner = spawn(process.execPath, ['tests/helpers/embedded-owner.ts', folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (!owner.stdout) throw new Error('The owner has no output.');
  await once(owner.stdout, 'data');
  return owner;
}

async function killHard(process: ChildProcess): Promise<void> {
  const ended = once(process, 'exit');
  process.kill('SIGKILL');
  await ended;
}

function serverPid(): number {
  return Number(readFileSync(path.join(embeddedPlace(folder).data, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

test('a server that a killed process left behind is stopped by the command that used it', async () => {
  await killHard(await startOwner());
  const before = { ...env() };
  Object.assign(env(), { dataDir: folder });
  onTestFinished(() => void Object.assign(env(), before));
  const reached = await reachDatabase();
  expect(await query(reached.url, 'select word from kept')).toEqual([{ word: 'still here' }]);
  await reached.release();
  expect(embeddedUrl(folder)).toBeUndefined();

  // One that a running process owns stays.
  await startOwner();
  const beside = await reachDatabase();
  await beside.release();
  expect(embeddedUrl(folder)).toBe(beside.url);
  await killHard(owner as ChildProcess);
  await (await startEmbedded(folder)).stop();
});

test('a process that can open no more files doesn’t take the server for gone', async () => {
  running = await startEmbedded(folder);
  const events: unknown[] = [];
  const full = Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' });
  const read = vi.spyOn(fs, 'readFileSync').mockImplementation(() => {
    throw full;
  });
  syncBuiltinESMExports();
  expect(() => embeddedUrl(folder)).toThrow(full);
  running.watch((event) => events.push(event));
  const looks = read.mock.calls.length;
  await vi.waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(looks + 1), 5000);
  read.mockRestore();
  syncBuiltinESMExports();
  expect(events).toEqual([]);
  await running.stop();
});

test('a restart keeps data and password', async () => {
  const password = readFileSync(path.join(folder, 'postgres-password'), 'utf8');
  running = await startEmbedded(folder);
  expect(running.adopted).toBe(false);
  expect(await query(running.url, 'select word from kept')).toEqual([{ word: 'still here' }]);
  expect(running.url).toContain(`sunup:${password}@127.0.0.1:`);
  expect(embeddedUrl(folder)).toBe(running.url);
  await running.stop();
  expect(embeddedUrl(folder)).toBeUndefined();
});

test('the password is random, long, required, and readable only by its owner', async () => {
  running = await startEmbedded(folder);
  const password = readFileSync(path.join(folder, 'postgres-password'), 'utf8');
  expect(password).toMatch(/^[\w-]{32}$/);
  expect(statSync(path.join(folder, 'postgres-password')).mode & 0o777).toBe(0o600);
  await expect(query(running.url.replace(password, 'wrong'), 'select 1')).rejects.toThrow('password authentication failed');
  await running.stop();
});

test('a second owner is refused with a message, and the first one keeps its server', async () => {
  const first = await startOwner();
  await expect(startEmbedded(folder)).rejects.toThrow(
    `The data folder ${folder} is in use by another Sunup process (${first.pid}). Stop it first, or set DATA_DIR to a different folder. To run several processes on one database, set DATABASE_URL.`,
  );
  expect(await query(embeddedUrl(folder) ?? '', 'select word from kept')).toHaveLength(1);
  await killHard(first);
  running = await startEmbedded(folder);
  await running.stop();
});

test('a server whose owner was killed is taken over with its data, and stopped by the new owner', async () => {
  const first = await startOwner();
  const left = embeddedUrl(folder);
  await killHard(first);
  running = await startEmbedded(folder);
  expect(running.adopted).toBe(true);
  expect(running.url).toBe(left);
  expect(await query(running.url, 'select word from kept')).toEqual([{ word: 'still here' }]);
  await running.stop();
  expect(embeddedUrl(folder)).toBeUndefined();
});

test('a server that was killed itself is started again over its stale pid file', async () => {
  const first = await startOwner();
  const pid = serverPid();
  await killHard(first);
  process.kill(pid, 'SIGKILL');
  expect(serverPid()).toBe(pid);
  running = await startEmbedded(folder);
  expect(running.adopted).toBe(false);
  expect(await query(running.url, 'select word from kept')).toEqual([{ word: 'still here' }]);
  await running.stop();
});

test('a watched server that is killed is restarted at the same address within seconds, until it is stopped', async () => {
  const server = await startEmbedded(folder);
  const states: string[] = [];
  server.watch(({ state }) => states.push(state));
  const pid = serverPid();
  process.kill(pid, 'SIGKILL');
  await vi.waitFor(() => expect(states.at(-1)).toBe('back'), 20_000);
  expect(states[0]).toBe('gone');
  expect(serverPid()).not.toBe(pid);
  expect(embeddedUrl(folder)).toBe(server.url);
  expect(await query(server.url, 'select word from kept')).toEqual([{ word: 'still here' }]);
  await server.stop();
  const reported = states.length;
  await delay(1200);
  expect(embeddedUrl(folder)).toBeUndefined();
  expect(states).toHaveLength(reported);
});

test('a frozen server is stopped within seconds', async () => {
  const server = await startEmbedded(folder);
  process.kill(serverPid(), 'SIGSTOP');
  const before = performance.now();
  await server.stop();
  expect(performance.now() - before).toBeLessThan(12_000);
  expect(embeddedUrl(folder)).toBeUndefined();
});

test('a start that fails stops the server it started, and the next one works', async () => {
  const file = path.join(folder, 'postgres-password');
  const password = readFileSync(file, 'utf8');
  writeFileSync(file, 'not-the-password');
  await expect(startEmbedded(folder)).rejects.toThrow(
    /^The embedded PostgreSQL in .+ refused the login: password authentication failed for user "sunup"\. Restore postgres-password in the data folder\.$/,
  );
  expect(embeddedUrl(folder)).toBeUndefined();
  writeFileSync(file, password);
  running = await startEmbedded(folder);
  expect(running.adopted).toBe(false);
  expect(await query(running.url, 'select word from kept')).toEqual([{ word: 'still here' }]);
  await running.stop();
});

test('a database of another PostgreSQL is refused with the way to move it, and stays as it is', async () => {
  const { data } = embeddedPlace(folder);
  const file = path.join(data, 'PG_VERSION');
  const ours = readFileSync(file, 'utf8');
  writeFileSync(file, '15\n');
  await expect(startEmbedded(folder)).rejects.toThrow(
    `The database in ${data} was made by PostgreSQL 15, and this release of Sunup runs PostgreSQL ${ours.trim()}, which can’t open it. Nothing was changed. To move it, go back to the release that you ran before and run \`npm run backup -- --to FOLDER\` there. Then rename the database folder (\`mv ${data} ${data}-15\`) and run \`npm run restore -- --from FOLDER\` with this release. docs/updating.md has the steps.`,
  );
  expect(embeddedUrl(folder)).toBeUndefined();
  expect(readFileSync(file, 'utf8')).toBe('15\n');
  writeFileSync(file, ours);
  running = await startEmbedded(folder);
  expect(await query(running.url, 'select word from kept')).toEqual([{ word: 'still here' }]);
  await running.stop();
});

test('an interrupted setup starts over', async () => {
  const cut = mkdtempSync(path.join(tmpdir(), 'sunup-cut-'));
  chmodSync(cut, 0o755);
  mkdirSync(path.join(cut, 'postgres', 'base'), { recursive: true });
  const server = await startEmbedded(cut);
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  rmSync(cut, { recursive: true });
});

test.runIf(process.getuid?.() === 0)(
  'for root, the server’s group may pass through the data folder, and no one else may read it',
  async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'sunup-own-'));
    const former = process.umask(0o077);
    const server = await startEmbedded(dataDir).finally(() => process.umask(former));
    const place = embeddedPlace(dataDir);
    expect(place.data).toBe(path.join(dataDir, 'postgres'));
    expect(statSync(dataDir)).toMatchObject({ gid: place.user?.gid, uid: 0 });
    expect(statSync(dataDir).mode & 0o777).toBe(0o710);
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
    rmSync(dataDir, { recursive: true });
  },
);

test.runIf(process.getuid?.() === 0)(
  'for root, data in a folder closed to others goes where the server may read it, and is found there later',
  async () => {
    const closed = mkdtempSync(path.join(tmpdir(), 'sunup-closed-'));
    const dataDir = path.join(closed, 'data');
    const first = await startEmbedded(dataDir);
    const { data } = embeddedPlace(dataDir);
    expect(data.startsWith(closed)).toBe(false);
    await query(first.url, 'create table kept (word text)');
    await first.stop();
    chmodSync(closed, 0o755);
    const second = await startEmbedded(dataDir);
    expect(embeddedPlace(dataDir).data).toBe(data);
    expect(await query(second.url, 'select * from kept')).toEqual([]);
    await second.stop();
    rmSync(path.dirname(data), { recursive: true });
    rmSync(closed, { recursive: true });
  },
);
