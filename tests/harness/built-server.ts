import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { embeddedUrl, startEmbedded } from '../../db/embedded.ts';

/** The built product as one process, web and worker. */
export interface BuiltServer {
  url: string;
  pid: number;
  /** Whether the process has ended. */
  hasEnded: () => boolean;
  /** Ends the process immediately, as a power cut would. The embedded PostgreSQL is left behind. */
  kill: () => Promise<void>;
  /** Ends the process and its database in order. */
  stop: () => Promise<void>;
}

const startTimeoutMs = 90_000;
/** A run starts the same code dozens of times. Kept compiled, each start takes a third of a second less. */
const compileCache = { NODE_COMPILE_CACHE: path.join(tmpdir(), 'sunup-compiled') };

/** Starts the built product on a data folder and a port of this machine. Resolves when it answers that it is ready. */
export async function startBuilt(dataDir: string, port: number, extraEnv: Record<string, string> = {}): Promise<BuiltServer> {
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['build/server/main.js', 'all'], {
    env: {
      ...process.env,
      ...compileCache,
      PORT: String(port),
      DATA_DIR: dataDir,
      APP_URL: url,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      ...extraEnv,
    },
    // It stops, with its database, when the channel closes because the run was interrupted.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const stop = async () => {
    await endProcess(child);
    // Asked to end as soon as it was ready, or killed before, it leaves the database running.
    if (embeddedUrl(dataDir)) await (await startEmbedded(dataDir)).stop();
  };
  try {
    await ready(url, child);
    const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
    return { url, pid: child.pid ?? 0, hasEnded, kill: () => endProcess(child, 'SIGKILL'), stop };
  } catch (error) {
    // It would hold the port against the next one.
    await stop();
    throw error;
  }
}

/** Ends a process, unless it has ended by itself. */
export async function endProcess(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode) return;
  child.kill(signal);
  await new Promise((resolve) => child.once('exit', resolve));
}

/** Waits until a server answers that it is ready, and no longer than its process lives. */
export async function ready(url: string, child?: ChildProcess): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    if (child && (child.exitCode !== null || child.signalCode)) throw new Error(`The server at ${url} ended before it was ready.`);
    try {
      if ((await fetch(`${url}/readyz`)).ok) return;
    } catch {
      // Not listening yet.
    }
    if (Date.now() > deadline) throw new Error(`The server at ${url} was not ready within ${startTimeoutMs / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Below the ports that systems hand out by themselves: between its choice here and its use another program gets none of these. */
const ports = { first: 15_000, last: 30_000 };

/** A port of this machine where nothing listens, and no other program will by chance. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(ports.first, ports.last);
    if (await isFree(port)) return port;
  }
}

export async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
