import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { initialize } from '../../db/embedded.ts';
import { embeddedPlace } from '../../db/embedded-place.ts';
import { freePort } from './built-server.ts';

/** A PostgreSQL server that Sunup knows only by its address, and that the caller can stop, freeze and start again. */
export interface OrdinaryPostgres {
  url: string;
  /** The version of the system's programs, or `embedded`. */
  version: string;
  start: () => Promise<void>;
  /** `pg_ctl stop -m fast`: ends every session, then the server. */
  stop: () => Promise<void>;
  /** Freezes the server and all its sessions. Connections stay open and nothing answers. */
  freeze: () => void;
  thaw: () => void;
  /** Stops it and removes its data. */
  remove: () => Promise<void>;
}

const systemPrograms = '/usr/lib/postgresql';

/** Sets up a server with the system's programs where there are any, else with the embedded ones, and starts it. */
export async function startOrdinaryPostgres(): Promise<OrdinaryPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sunup-postgres-'));
  // Root's server runs as another user, who must be able to enter.
  chmodSync(folder, 0o755);
  const { bin: embedded, user } = embeddedPlace(folder);
  const newest = existsSync(systemPrograms) ? readdirSync(systemPrograms).sort((a, b) => Number(b) - Number(a))[0] : undefined;
  const bin = newest ? path.join(systemPrograms, newest, 'bin') : embedded;
  const data = path.join(folder, 'data');
  mkdirSync(data);
  if (user) chownSync(data, user.uid, user.gid);
  initialize({ bin, data, ...(user && { user }) }, 'outage');
  const port = await freePort();
  const url = `postgres://sunup:outage@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  const start = async () => {
    const settings = ['-c', `port=${port}`, '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
    server = spawn(path.join(bin, 'postgres'), ['-D', data, ...settings], { ...user, cwd: '/', stdio: 'ignore' });
    for (;;) {
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => undefined);
      try {
        await client.connect();
        await client.end();
        return;
      } catch (error) {
        if (server.exitCode !== null || server.signalCode) throw error;
        await delay(50);
      }
    }
  };
  const stop = async () => {
    if (!server || server.exitCode !== null || server.signalCode) return;
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  };
  const signalAll = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of familyOf(server?.pid ?? 0)) {
      try {
        process.kill(pid, name);
      } catch (error) {
        // The session has ended since it was listed.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
  };
  await start();
  return {
    url,
    version: newest ?? 'embedded',
    start,
    stop,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The IDs of a process and its children. */
function familyOf(pid: number): number[] {
  const listed = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  return [pid, ...listed.trim().split(/\s+/).filter(Boolean).map(Number)];
}
