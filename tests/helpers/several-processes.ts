import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { startEmbedded } from '../../db/embedded.ts';
import { bucketKeys, startBucket } from '../harness/bucket-server.ts';
import { endProcess, freePort, ready } from '../harness/built-server.ts';
import type { Served } from '../harness/server.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

/** The header by which a browser says which of two web processes answers it: 1 (also without the header) or 2. */
export const webHeader = 'x-web';

export interface SeveralProcesses extends Served {
  port: number;
  /** Folder of the database. */
  dataDir: string;
  mailServer: MailServer;
  /** The jobs that each worker has done, by ID. */
  jobsDone: [Set<string>, Set<string>];
  /** Ends a worker as a power cut would. */
  killWorker: (n: 0 | 1) => Promise<void>;
  stop: () => Promise<void>;
}

/** The built product as two web processes and two workers that share a database, a bucket and a mail server, and nothing else. */
export async function startSeveralProcesses(): Promise<SeveralProcesses> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sunup-several-'));
  // Root's PostgreSQL runs as another user, who must be able to enter.
  chmodSync(folder, 0o755);
  const dataDir = path.join(folder, 'postgres');
  const [database, bucket, mailServer] = await Promise.all([
    startEmbedded(dataDir),
    startBucket(path.join(folder, 'bucket')),
    startMailServer(),
  ]);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const shared = {
    ...process.env,
    APP_URL: url,
    DATABASE_URL: database.url,
    SMTP_URL: mailServer.url,
    S3_URL: bucket.url,
    S3_ACCESS_KEY_ID: bucketKeys.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucketKeys.secretAccessKey,
    AUTH_SECRET: randomBytes(32).toString('hex'),
    NODE_ENV: 'production',
  };
  const start = (role: 'web' | 'worker', own: number, place: string) =>
    spawn(process.execPath, ['build/server/main.js', role], {
      env: { ...shared, PORT: String(own), DATA_DIR: path.join(folder, place), LOG_LEVEL: role === 'worker' ? 'debug' : 'error' },
      // Lines of workers say what they have done.
      stdio: ['ignore', role === 'worker' ? 'pipe' : 'ignore', 'inherit', 'ipc'],
    });
  const ports = [await freePort(), await freePort()] as const;
  const processes: ChildProcess[] = [];
  const startWeb = async (own: number, place: string) => {
    const child = start('web', own, place);
    processes.push(child);
    await ready(`http://localhost:${own}`, child);
  };
  // The first one fills the demo.
  await startWeb(ports[0], 'one');
  await startWeb(ports[1], 'two');
  const jobsDone: SeveralProcesses['jobsDone'] = [new Set(), new Set()];
  // Next to a web process each: the test payments are one process's.
  const workers = ['one', 'two'].map((place, n) => {
    const child = start('worker', 0, place);
    if (child.stdout) createInterface(child.stdout).on('line', (line) => note(line, jobsDone[n as 0 | 1]));
    return child;
  });
  processes.push(...workers);
  const proxy = await startProxy(port, ports);
  return {
    url,
    port,
    dataDir,
    mailServer,
    jobsDone,
    killWorker: (n) => endProcess(workers[n] as ChildProcess, 'SIGKILL'),
    stop: async () => {
      proxy.close();
      proxy.closeAllConnections();
      await Promise.all(processes.map((child) => endProcess(child)));
      await Promise.all([database.stop(), bucket.stop()]);
      mailServer.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function note(line: string, done: Set<string>): void {
  const { msg, jobId } = JSON.parse(line) as { msg?: string; jobId?: string };
  if (msg === 'job done' && jobId) done.add(jobId);
}

/** Passes each request to the web process that its header names. */
async function startProxy(port: number, ports: readonly [number, number]) {
  const proxy = createServer((incoming, outgoing) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port: incoming.headers[webHeader] === '2' ? ports[1] : ports[0],
        method: incoming.method,
        path: incoming.url,
        headers: incoming.headers,
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    asked.on('error', () => outgoing.destroy());
    outgoing.on('close', () => asked.destroy());
    incoming.pipe(asked);
  });
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  return proxy;
}
