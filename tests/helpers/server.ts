import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Somewhere a Sunup answers. */
export interface Served {
  url: string;
}

export interface TestServer extends Served {
  port: number;
  dataDir: string;
  /** Ends the process at once, as a power cut would. The embedded PostgreSQL is left behind. */
  kill: () => Promise<void>;
  /** Starts again on the same data. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

const startTimeoutMs = 90_000;

/** The built server on a port and data folder of its own. */
export async function startTestServer(extraEnv: Record<string, string> = {}): Promise<TestServer> {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sunup-e2e-'));
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  const begin = async () => {
    child = spawn(process.execPath, ['build/server/main.js', 'all'], {
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, APP_URL: url, NODE_ENV: 'production', LOG_LEVEL: 'error', ...extraEnv },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    await ready(url, child);
  };
  const ended = () =>
    new Promise<void>((resolve) =>
      !child || child.exitCode !== null || child.signalCode ? resolve() : child.once('exit', () => resolve()),
    );
  await begin();
  return {
    url,
    port,
    dataDir,
    kill: async () => {
      child?.kill('SIGKILL');
      await ended();
    },
    restart: begin,
    stop: async () => {
      child?.kill('SIGTERM');
      await ended();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
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

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(ports.first, ports.last);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** The newest mail to an address whose subject fits, waited for. */
export async function mailTo(server: Served, address: string, subject: RegExp): Promise<{ subject: string; text: string; html: string }> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const mails = (await (await fetch(`${server.url}/dev/inbox.json?to=${encodeURIComponent(address)}`)).json()) as {
      subject: string;
      text: string;
      html: string;
    }[];
    const found = mails.find((mail) => subject.test(mail.subject));
    if (found) return found;
    if (Date.now() > deadline)
      throw new Error(`No mail to ${address} with a subject like ${subject}; there are: ${mails.map((mail) => mail.subject).join(' | ')}`);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}
