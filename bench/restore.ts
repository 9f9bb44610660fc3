import { type ChildProcess, execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Bucket, env } from '../base/env.ts';
import { closeDatabase, openDatabase } from '../db/connect.ts';
import { startEmbedded } from '../db/embedded.ts';
import { startListening } from '../db/live.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { queueDatabase } from '../db/queue-database.ts';
import { builtEntry } from '../domain/builds/commands.ts';
import { openQueue } from '../jobs/queue.ts';
import { openStorage, storeAt } from '../outside/storage/storage.ts';
import { type BucketServer, bucketKeys, startBucket } from '../tests/harness/bucket-server.ts';
import { endProcess } from '../tests/harness/built-server.ts';
import { fetchPage } from './host/rivals.ts';
import { type BenchSite, publishSites } from './host/sites.ts';
import { report } from './report.ts';
import { bucketEnv, startRole } from './setup/processes.ts';

const siteCount = 200;
const limitSeconds = 300;

/**
 * From a backup with 200 live sites to an empty place, with the commands that an operator types: once from a folder into another
 * machine's data folder, once from a bucket into another bucket. Every page is requested before and after.
 */
export async function bench(): Promise<number> {
  const inFolders = await rehearse('folders', undefined);
  const server = await startBucket(mkdtempSync(path.join(env().dataDir, 'bucket-')));
  const inBuckets = await rehearse('buckets', server).finally(server.stop);
  return report(
    'restore',
    [inFolders, inBuckets].flatMap(({ name, restoreSeconds, different, pages }) => [
      { label: `${name}: restored`, value: restoreSeconds, limit: limitSeconds, unit: 's' },
      { label: `${name}: pages and files that aren't byte-equal, of ${pages}`, value: different, limit: 0, unit: '' },
    ]),
    [inFolders, inBuckets].map(
      ({ name, backupSeconds, said }) => `${name}: ${siteCount} live sites backed up in ${backupSeconds.toFixed(1)} s. ${said}`,
    ),
  );
}

interface Rehearsal {
  name: string;
  pages: number;
  different: number;
  backupSeconds: number;
  restoreSeconds: number;
  said: string;
}

async function rehearse(name: string, server: BucketServer | undefined): Promise<Rehearsal> {
  const first = mkdtempSync(path.join(env().dataDir, 'first-'));
  const second = mkdtempSync(path.join(env().dataDir, 'second-'));
  const bucketOf = (part: string): Bucket | undefined => server && { url: `${server.url}/${part}`, ...bucketKeys };
  const place = server ? `${server.url}/backups` : mkdtempSync(path.join(env().dataDir, 'backups-'));
  try {
    const sites = await publishInto(first, bucketOf('first'));
    const before = await withWeb(first, bucketOf('first'), () => digests(sites));
    const backupStarted = performance.now();
    const said = await runCommand(['backup', '--to', place], first, bucketOf('first'));
    const backupSeconds = (performance.now() - backupStarted) / 1000;
    const restoreStarted = performance.now();
    await runCommand(['restore', '--from', place], second, bucketOf('second'));
    const restoreSeconds = (performance.now() - restoreStarted) / 1000;
    const after = await withWeb(second, bucketOf('second'), () => digests(sites));
    const different = [...before].filter(([page, digest]) => after.get(page) !== digest).length;
    return { name, pages: before.size, different, backupSeconds, restoreSeconds, said: said.trim() };
  } finally {
    rmSync(first, { recursive: true, force: true });
    rmSync(second, { recursive: true, force: true });
  }
}

async function publishInto(dataDir: string, bucket: Bucket | undefined): Promise<BenchSite[]> {
  const server = await startEmbedded(dataDir);
  await migrateDatabase(server.url);
  openDatabase(server.url);
  openStorage(storeAt({ dataDir, bucket }));
  const stopListening = await startListening(server.url);
  const queue = await openQueue(queueDatabase(server.url), { working: false, onError: () => undefined });
  try {
    return await publishSites(siteCount);
  } finally {
    await queue.close();
    await stopListening();
    await closeDatabase();
    await server.stop();
  }
}

function envFor(dataDir: string, bucket: Bucket | undefined): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    ...bucketEnv(bucket),
  };
}

/** Runs a command as an operator does, and returns what it printed. */
async function runCommand(args: string[], dataDir: string, bucket: Bucket | undefined): Promise<string> {
  const all = { ...process.env, ...envFor(dataDir, bucket) };
  const { stdout } = await promisify(execFile)(process.execPath, [builtEntry, ...args], { env: all });
  return stdout;
}

async function withWeb<Result>(dataDir: string, bucket: Bucket | undefined, work: () => Promise<Result>): Promise<Result> {
  const web: ChildProcess = startRole('web', '', envFor(dataDir, bucket));
  try {
    for (let attempt = 0; ; attempt++) {
      const ready = await fetchPage(env().port, 'localhost', '/readyz').catch(() => undefined);
      if (ready?.status === 200) break;
      if (attempt === 600) throw new Error('The web process was not ready within a minute.');
      await delay(100);
    }
    return await work();
  } finally {
    await endProcess(web);
  }
}

/** Digest of the answer to every path of every site, as a browser gets it. */
async function digests(sites: BenchSite[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const left = sites.flatMap(({ host, built }) => built.files.map((file) => ({ host, at: file.path }))).values();
  const work = async () => {
    for (const { host, at } of left) {
      const { status, body } = await fetchPage(env().port, host, at);
      if (status !== 200 && at !== '/404') throw new Error(`${host}${at} answered ${status}.`);
      found.set(host + at, `${status} ${createHash('sha256').update(body).digest('hex')}`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
  return found;
}
