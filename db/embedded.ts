import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Limits, openClient } from './client.ts';
import { hasDatabase } from './embedded-major.ts';
import { databaseFolders, type EmbeddedPlace, embeddedPlace } from './embedded-place.ts';
import { EmbeddedWatch, type WatchListener } from './embedded-watch.ts';

export interface EmbeddedServer {
  url: string;
  /** True if the server was left running by a killed process and adopted instead of started. */
  adopted: boolean;
  /** Restarts the server at the same address whenever its process ends, and reports to `listener`. Ends with `stop`. */
  watch: (listener: WatchListener) => void;
  stop: () => Promise<void>;
  /** Asks the server to stop without waiting for it, for a process that exits immediately. */
  abandon: () => void;
}

const startTimeoutMs = 30_000;
/** Longest wait while the server replays its log after a crash. Restarting it would only start that over. */
const recoveryTimeoutMs = 300_000;
/** Time for a fast shutdown, then for an immediate one. */
const orderlyStopMs = 6000;
const quickStopMs = 2000;
const limits: Limits = { connectMs: 5000, statementMs: 0, queryMs: startTimeoutMs, idleInTransactionMs: 0 };

/**
 * Starts PostgreSQL in `dataDir`, or adopts one that a killed Sunup left running there. Throws an error for the operator if
 * another live process owns the folder. `stop` ends the server and releases the folder.
 */
export async function startEmbedded(dataDir: string): Promise<EmbeddedServer> {
  if (!existsSync(dataDir)) mkdirSync(dataDir);
  const release = takeOwnership(dataDir);
  try {
    const place = embeddedPlace(dataDir);
    const password = readOrMakePassword(dataDir);
    if (!hasDatabase(place)) initialize(place, password);
    const orphan = runningServer(place.data);
    const url = orphan ? addressOf(password, orphan.port) : await launchPatiently(place, password);
    if (orphan) await answer(url, place);
    const port = Number(new URL(url).port);
    const watch = new EmbeddedWatch({
      isRunning: () => isRunning(place.data),
      launch: () => launchPatiently(place, password, port),
    });
    return {
      url,
      adopted: Boolean(orphan),
      watch: (listener) => watch.start(listener),
      stop: async () => {
        await watch.stop();
        await stopServer(place);
        release();
      },
      abandon: () => {
        void watch.stop();
        const running = runningServer(place.data);
        if (running) sendSignal(running.pid, 'SIGINT');
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** URL of the server that currently runs on this data folder. Undefined if there is none. */
export function embeddedUrl(dataDir: string): string | undefined {
  const passwordFile = path.join(dataDir, 'postgres-password');
  if (!existsSync(passwordFile)) return undefined;
  const running = databaseFolders(dataDir)
    .map(runningServer)
    .find((server) => server !== undefined);
  return running ? addressOf(readFileSync(passwordFile, 'utf8'), running.port) : undefined;
}

function addressOf(password: string, port: number): string {
  return `postgres://sunup:${password}@127.0.0.1:${port}/sunup`;
}

/** Records our process ID and start time in the folder, so a reused ID isn't mistaken for a live owner. */
function takeOwnership(dataDir: string): () => void {
  const file = ownerFile(dataDir);
  const mine = { pid: process.pid, startedAt: startTimeOf(process.pid) };
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(file, JSON.stringify(mine), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = liveOwner(dataDir);
    if (owner && owner.pid !== process.pid) {
      throw new Error(
        `The data folder ${dataDir} is in use by another Sunup process (${owner.pid}). Stop it first, or set DATA_DIR to a different folder. To run several processes on one database, set DATABASE_URL.`,
      );
    }
    rmSync(file, { force: true });
  }
  throw new Error(`The data folder ${dataDir} is locked because another Sunup is starting. Try again.`);
}

const ownerFile = (dataDir: string) => path.join(dataDir, 'owner.json');

/** The running process that owns this data folder. Undefined if there is none, as after one was killed. */
export function liveOwner(dataDir: string): { pid: number } | undefined {
  try {
    const owner = JSON.parse(readFileSync(ownerFile(dataDir), 'utf8')) as { pid: number; startedAt: string };
    return isAlive(owner.pid) && startTimeOf(owner.pid) === owner.startedAt ? owner : undefined;
  } catch {
    return undefined;
  }
}

/** Start time in clock ticks since boot (field 22 of /proc/PID/stat); empty where there is no /proc. */
function startTimeOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function readOrMakePassword(dataDir: string): string {
  const file = path.join(dataDir, 'postgres-password');
  if (!existsSync(file)) {
    // Written completely before it's renamed, so a start killed halfway doesn't leave an empty password.
    writeFileSync(`${file}.new`, randomBytes(24).toString('base64url'), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return readFileSync(file, 'utf8');
}

/** Runs initdb in an empty folder. First empties a folder without PG_VERSION, which an interrupted start left incomplete. */
export function initialize(place: EmbeddedPlace, password: string): void {
  spawnSync('/bin/sh', ['-c', 'rm -rf -- "$0"/* "$0"/.[!.]*', place.data], { ...place.user, cwd: '/' });
  const folder = mkdtempSync(path.join(tmpdir(), 'sunup-'));
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (place.user) for (const owned of [folder, passwordFile]) chownSync(owned, place.user.uid, place.user.gid);
  const flags = [
    '--username',
    'sunup',
    '--pwfile',
    passwordFile,
    '--auth',
    'scram-sha-256',
    '--encoding',
    'UTF8',
    '--locale',
    'C',
    '--no-sync',
  ];
  const made = spawnSync(path.join(place.bin, 'initdb'), ['--pgdata', place.data, ...flags], { ...place.user, cwd: '/', encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  if (made.status !== 0)
    throw new Error(`The built-in PostgreSQL couldn’t be set up in ${place.data}: ${made.stderr || made.error?.message}`);
}

/** Process and port of the server that runs on this data folder, from its postmaster.pid. */
function runningServer(data: string): { pid: number; port: number } | undefined {
  const lines = contentOf(path.join(data, 'postmaster.pid'))?.split('\n') ?? [];
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && port > 0 && isAlive(pid) && isPostgres(pid) ? { pid, port } : undefined;
}

/** Whether the server runs. True if that can't be found out now, because a second one on the same data would be refused. */
function isRunning(data: string): boolean {
  try {
    return runningServer(data) !== undefined;
  } catch {
    return true;
  }
}

function isPostgres(pid: number): boolean {
  return contentOf(`/proc/${pid}/cmdline`)?.includes('postgres') ?? !existsSync('/proc/self');
}

/** What's in a file; undefined if it can't be read. Throws if this process can't read any, which says nothing about this one. */
function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (['EMFILE', 'ENFILE', 'ENOMEM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return undefined;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/**
 * Starts the server on `samePort`, or else on a free port, and returns its address. Retries for 30 seconds if helpers of a
 * killed server still hold its shared memory, or if another program takes the port first.
 */
async function launchPatiently(place: EmbeddedPlace, password: string, samePort?: number): Promise<string> {
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    const port = samePort ?? (await freePort());
    const url = addressOf(password, port);
    try {
      await launch(place, port, url);
      return url;
    } catch (error) {
      if (!passing.test((error as Error).message) || Date.now() > deadline) throw error;
      await delay(250);
    }
  }
}

/** Startup errors that may not occur at the next attempt. */
const passing = /still in use|already exists|could not create any TCP\/IP sockets/;

/**
 * Starts the server detached, so Ctrl-C reaches only us and we can stop it in order. Resolves when it accepts connections, and
 * rejects if it doesn't.
 */
async function launch(place: EmbeddedPlace, port: number, url: string): Promise<void> {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '128MB',
    log_min_messages: 'fatal',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child: ChildProcess = spawn(path.join(place.bin, 'postgres'), ['-D', place.data, ...flags], {
    ...place.user,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-2000);
  });
  const ended = new AbortController();
  child.once('exit', () => ended.abort());
  child.once('error', (error) => {
    complaint = error.message;
    ended.abort();
  });
  try {
    await answer(url, place, ended.signal);
  } catch (error) {
    if (ended.signal.aborted) throw new Error(`The built-in PostgreSQL didn’t start: ${complaint.trim()}`);
    // If it kept running, it would lock the data folder for the next attempt.
    if (child.pid !== undefined) await stopProcess(child.pid);
    throw error;
  } finally {
    child.stderr?.removeAllListeners('data').resume();
    (child.stderr as unknown as { unref?: () => void } | null)?.unref?.();
    child.unref();
  }
}

/**
 * Waits until the server accepts connections, and creates our database on the first start. Throws if its process ended, if
 * it rejects our password, and if it doesn't answer in time.
 */
async function answer(url: string, place: EmbeddedPlace, ended?: AbortSignal): Promise<void> {
  const startedAt = Date.now();
  for (;;) {
    try {
      const client = await openClient(url.replace(/\/sunup$/, '/postgres'), 'sunup-start', limits);
      try {
        const databases = await client.query("select 1 from pg_database where datname = 'sunup'");
        if (databases.rowCount === 0) await client.query('create database sunup');
      } finally {
        await client.end();
      }
      return;
    } catch (error) {
      if (ended?.aborted) throw error;
      const { message, code } = ((error as Error).cause ?? error) as { message: string; code?: string };
      if (code?.startsWith('28'))
        throw new Error(
          `The embedded PostgreSQL in ${place.data} refused the login: ${message}. Restore postgres-password in the data folder.`,
        );
      const limitMs = code === cannotConnectNow ? recoveryTimeoutMs : startTimeoutMs;
      if (Date.now() - startedAt > limitMs)
        throw new Error(`The embedded PostgreSQL in ${place.data} did not answer within ${limitMs / 1000} seconds: ${message}`);
      await delay(40);
    }
  }
}

/** SQLSTATE of a server that is starting up, shutting down or replaying its log. */
const cannotConnectNow = '57P03';

async function stopServer(place: EmbeddedPlace): Promise<void> {
  const running = runningServer(place.data);
  if (running) await stopProcess(running.pid);
}

/**
 * Fast shutdown: SIGINT ends sessions and writes a checkpoint. A server that hangs or was suspended is ended without the
 * checkpoint, which loses nothing because its log holds every commit. Waits until the process has ended.
 */
async function stopProcess(pid: number): Promise<void> {
  sendSignal(pid, 'SIGINT');
  if (await endsWithin(pid, orderlyStopMs)) return;
  for (const signal of ['SIGCONT', 'SIGQUIT'] as const) sendSignal(pid, signal);
  if (await endsWithin(pid, quickStopMs)) return;
  sendSignal(pid, 'SIGKILL');
  await endsWithin(pid, quickStopMs);
}

/** Sends a signal to a process, which may have ended already. */
function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function endsWithin(pid: number, ms: number): Promise<boolean> {
  for (const deadline = Date.now() + ms; isAlive(pid) && isPostgres(pid); await delay(25)) if (Date.now() > deadline) return false;
  return true;
}
