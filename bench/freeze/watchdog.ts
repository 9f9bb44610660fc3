import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { embeddedUrl, startEmbedded } from '../../db/embedded.ts';
import { endProcess, freePort, ready } from '../../tests/harness/built-server.ts';
import { hang, hangOptions } from '../../tests/harness/hang.ts';
import { addressHeader, newSender } from '../hostile/posting.ts';
import { contact } from './doors.ts';

/** What became of a server that was frozen on purpose. */
export interface Frozen {
  way: string;
  /** From its last sign of life until its process had ended, in milliseconds. */
  endedMs: number;
  /** From then until another one answered. */
  backMs: number;
  acknowledged: number;
  /** Messages that were answered and aren't in the database. */
  lost: number;
}

interface Way {
  name: string;
  start: (settings: Record<string, string>) => ChildProcess;
  /** Whether it has its own database, in its data folder. */
  hasDatabase?: boolean;
  /** SIGTERM if not named. */
  endSignal?: 'SIGKILL';
}

/** Our systemd unit runs from this folder, with the settings in a file. Both are made in a mount namespace. */
const unitScript = `set -e
mount --make-rprivate /
mount -t tmpfs tmpfs /run && mount -t tmpfs tmpfs /var/lib && mount -t tmpfs tmpfs /opt
mkdir -p /run/systemd/system/sunup@web.service.d /run/lock /opt/sunup
mount --bind "$PWD" /opt/sunup
cp "deploy/sunup@.service" /run/systemd/system/
printf '[Unit]\\nDefaultDependencies=no\\n[Service]\\nEnvironmentFile=\\nEnvironmentFile=%s\\n' "$1" > /run/systemd/system/sunup@web.service.d/settings.conf
printf '[Unit]\\nDefaultDependencies=no\\nWants=sunup@web.service\\n' > /run/systemd/system/frozen.target
exec env -i PATH="$PATH" container=bench systemd --system --unit=frozen.target --log-target=null --show-status=no`;

const ways: Way[] = [
  // What npm runs. npm itself ends before its child has stopped.
  { name: 'npm start', start: (settings) => run(process.execPath, ['scripts/start.mjs'], settings), hasDatabase: true },
  { name: 'the image’s command, started again as compose does', start: startAsCompose },
  // Asked to end, systemd would start again. With it ends everything in its namespace.
  { name: 'systemd, with our unit', start: startSystemd, endSignal: 'SIGKILL' },
];

/**
 * Freezes a server in each way of running it, while visitors send messages, and waits until another process answers. systemd runs in
 * namespaces of its own. A container engine isn't needed: what it would run and when it would start it again are read from its files.
 */
export async function freezeEachWay(databaseUrl: string): Promise<{ frozen: Frozen[]; left: string[] }> {
  const frozen: Frozen[] = [];
  const left: string[] = [];
  for (const way of ways) {
    if (way.start === startSystemd && !hasSystemd()) left.push(`${way.name}: not measured, because systemd can’t run here`);
    else frozen.push(await freeze(way, databaseUrl));
  }
  return { frozen, left };
}

async function freeze({ name, start, hasDatabase, endSignal }: Way, databaseUrl: string): Promise<Frozen> {
  const [port, hangPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sunup-frozen-'));
  const child = start({
    PORT: String(port),
    DATA_DIR: dataDir,
    APP_URL: url,
    SITES_DOMAIN: 'sites.localhost',
    CLIENT_ADDRESS_HEADER: addressHeader,
    LOG_LEVEL: 'silent',
    NODE_OPTIONS: hangOptions(hangPort),
    ...(!hasDatabase && { DATABASE_URL: databaseUrl, SUNUP_DEMO: 'small' }),
  });
  try {
    await ready(url, child);
    const visitors = startVisitors(url);
    await visitors.haveAnswers();
    const frozenAt = performance.now();
    await hang(hangPort);
    await refused(port);
    const endedAt = performance.now();
    await ready(url, child);
    const backAt = performance.now();
    await visitors.haveAnswers();
    const acknowledged = await visitors.stop();
    const lost = await missing(hasDatabase ? (embeddedUrl(dataDir) ?? '') : databaseUrl, acknowledged);
    return { way: name, endedMs: endedAt - frozenAt, backMs: backAt - endedAt, acknowledged: acknowledged.length, lost };
  } finally {
    await endProcess(child, endSignal);
    if (embeddedUrl(dataDir)) await (await startEmbedded(dataDir)).stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function run(program: string, args: string[], settings: Record<string, string>): ChildProcess {
  const { DATABASE_URL: _, ...rest } = process.env;
  return spawn(program, args, { env: { ...rest, ...settings }, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** A loop as a container engine has one: the entry point of the image, and the restart rule of the compose file. */
function startAsCompose(settings: Record<string, string>): ChildProcess {
  const entry: string[] = JSON.parse(/^ENTRYPOINT (.+)$/m.exec(readFileSync('deploy/Containerfile', 'utf8'))?.[1] ?? '[]');
  if (!/^ {2}restart: unless-stopped$/m.test(readFileSync('deploy/compose.yaml', 'utf8')))
    throw new Error('compose.yaml restarts by another rule.');
  const loop = `trap 'stopped=1; kill "$!"' TERM; while [ -z "$stopped" ]; do ${entry.join(' ')} web & wait "$!"; done; wait`;
  return run('sh', ['-c', loop], settings);
}

function hasSystemd(): boolean {
  try {
    execFileSync('unshare', ['--pid', '--mount', '--cgroup', '--fork', 'sh', '-c', 'command -v systemd'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function startSystemd({ DATA_DIR: _, NODE_OPTIONS, ...settings }: Record<string, string>): ChildProcess {
  const folder = mkdtempSync(path.join(tmpdir(), 'sunup-unit-'));
  const file = path.join(folder, 'sunup.env');
  chmodSync(folder, 0o711);
  const lines = Object.entries({ ...settings, NODE_OPTIONS: `--max-semi-space-size=8 ${NODE_OPTIONS}` });
  writeFileSync(file, lines.map(([name, value]) => `${name}="${value}"\n`).join(''), { mode: 0o644 });
  const args = ['--pid', '--mount', '--cgroup', '--fork', '--kill-child', '--mount-proc', 'sh', '-c', unitScript, 'sh', file];
  return run('unshare', args, {}).once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** Four visitors who send messages from the contact form, each one after the other. `stop` returns the texts that were answered as received. */
function startVisitors(url: string): { haveAnswers: () => Promise<void>; stop: () => Promise<string[]> } {
  const acknowledged: string[] = [];
  let isDone = false;
  const going = Array.from({ length: 4 }, async (_, visitor) => {
    for (let turn = 0; !isDone; turn++) {
      const message = `Can you build a site for shop ${turn} of visitor ${visitor}, on ${url}?`;
      const body = new URLSearchParams({ ...contact, email: `ann-${visitor}-${turn}@bench.test`, message });
      const headers = { Origin: url, [addressHeader]: newSender().address };
      try {
        const answer = await fetch(`${url}/contact`, { method: 'POST', body, headers, redirect: 'manual' });
        // The number that the visitor gets.
        if (/\bC-\d{4}/.test(await answer.text())) acknowledged.push(message);
      } catch {
        await delay(100);
      }
      await delay(20);
    }
  });
  return {
    // Twenty more than before.
    haveAnswers: async () => {
      const before = acknowledged.length;
      for (let turn = 0; turn < 600 && acknowledged.length < before + 20; turn++) await delay(100);
      if (acknowledged.length < before + 20) throw new Error('The server receives no messages.');
    },
    stop: async () => {
      isDone = true;
      await Promise.all(going);
      return acknowledged;
    },
  };
}

/** Waits until no process listens at the port any longer. */
async function refused(port: number): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      }).once('error', () => resolve(false));
    });
    if (!isOpen) return;
    await delay(25);
  }
  throw new Error('The frozen process was still there after a minute.');
}

async function missing(url: string, messages: string[]): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select count(distinct message)::int as kept from contact_requests where message = any($1)', [
    messages,
  ]);
  await client.end();
  return messages.length - rows[0].kept;
}
