import type { ChildProcess } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Bucket, env } from '../base/env.ts';
import { closeDatabase, db, openDatabase } from '../db/connect.ts';
import { startListening } from '../db/live.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { queueDatabase } from '../db/queue-database.ts';
import { openQueue } from '../jobs/queue.ts';
import { openStorage, storeAt } from '../outside/storage/storage.ts';
import { bucketKeys, startBucket } from '../tests/harness/bucket-server.ts';
import { endProcess, freePort, ready } from '../tests/harness/built-server.ts';
import { startOrdinaryPostgres } from '../tests/harness/ordinary-postgres.ts';
import { sendForms, whenArrived } from './apart/forms.ts';
import { type Served, serveDuring } from './apart/pages.ts';
import { addManySites } from './host/many-sites.ts';
import { randomLoad } from './host/random-load.ts';
import { fetchPage, type Page, startBare } from './host/rivals.ts';
import { type BenchSite, publishSites } from './host/sites.ts';
import { cpuSeconds, memoryKb } from './live/web-process.ts';
import { type Round, shareOf } from './load.ts';
import { type Figure, report } from './report.ts';
import { bucketEnv, startRole } from './setup/processes.ts';

const visitedCount = 1000;
const siteCount = 100_000;
const formCount = 1000;
const rateRounds = 5;
const secondsEach = 3;
/** Rounds of 8 s: the app is frozen for a minute, since a benchmark ends within ten. */
const rounds = { rest: 5, frozen: 8, killed: 3, updated: 4, withoutDatabase: 4 };
const limits = { restMb: 120, share: 0.85, p99Share: 1.5, twice: 1.7 };
/** After how many forms hosting is killed. */
const killsAt = [150, 400, 800];

/**
 * A hundred thousand sites, served by the role `hosting` under load, while the app is frozen, killed and replaced, and while the database
 * is stopped. A thousand forms are sent without the database, and hosting is killed meanwhile. Then its rate beside a bare node:http
 * server, with the files in a folder and in a bucket, and two processes beside one.
 */
export async function bench(): Promise<number> {
  const { dataDir } = env();
  const database = await startOrdinaryPostgres();
  const bucket = await startBucket(dataDir);
  const children = new Set<ChildProcess>();
  const start = async (role: 'web' | 'worker' | 'hosting', port: number, extra: Record<string, string> = {}) => {
    const child = startRole(role, database.url, { ...extra, PORT: String(port), APP_URL: env().appUrl });
    children.add(child);
    await ready(`http://127.0.0.1:${port}`, child);
    return child;
  };
  openDatabase(database.url);
  await migrateDatabase(database.url);
  openStorage(storeAt({ dataDir }));
  const stopListening = await startListening(database.url);
  const queue = await openQueue(queueDatabase(database.url), { working: false, onError: () => undefined });
  try {
    const sites = await publishSites(visitedCount);
    const hosts = [...sites.map(({ host }) => host), ...(await addManySites(sites.length, siteCount, path.join(dataDir, 'files')))];
    await writeHosts(path.join(dataDir, 'files', 'hosts'));
    const port = await freePort();
    const hosting = await start('hosting', port);
    await delay(3000);
    const restMb = memoryKb(hosting) / 1024;
    const rates = [await measureRate('folder', { dataDir, sites, port, hosting })];
    const app = { web: await start('web', env().port), worker: await start('worker', await freePort()) };
    const served = await serveThroughout({ dataDir, hosts, port }, app, {
      start,
      stopDatabase: database.stop,
      startDatabase: database.start,
    });
    const forms = await sendThroughKills(sites, hosting, port, { start, stop: database.stop, begin: database.start });
    for (const child of children) await endProcess(child, 'SIGKILL');
    children.clear();
    const two = await measureTwo(dataDir, sites, start);
    rates.push(await measureBucket({ dataDir, sites, keys: { url: bucket.url, ...bucketKeys }, start }));
    return reportApart({ restMb, rates, served, forms, two });
  } finally {
    for (const child of children) await endProcess(child, 'SIGKILL');
    await bucket.stop();
    await queue.close();
    await stopListening();
    await closeDatabase();
    await database.remove();
  }
}

type Start = (role: 'web' | 'worker' | 'hosting', port: number, extra?: Record<string, string>) => Promise<ChildProcess>;

/** What the job `write-host` would write for all sites. */
async function writeHosts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { rows } = await db().execute<{ slug: string; origin: string; manifestHash: string }>(sql`
    select slug, origin, manifest_hash as "manifestHash" from publications join projects on projects.id = project_id`);
  for (const { slug, origin, manifestHash } of rows)
    await writeFile(path.join(folder, `${slug}.json`), JSON.stringify({ format: 1, origin, state: 'live', manifestHash }), { mode: 0o600 });
}

interface Rate {
  name: string;
  share: number;
  memoryMb: number;
}

interface Rated {
  dataDir: string;
  sites: BenchSite[];
  port: number;
  hosting: ChildProcess;
}

/** Pages in memory, in turns with a bare server that sends the same bytes. */
async function measureRate(name: string, { dataDir, sites, port, hosting }: Rated): Promise<Rate> {
  const pages = await warm(sites, port);
  const barePort = await freePort();
  const bare = await startBare(dataDir, pages, barePort);
  const [ours, theirs]: [Round[], Round[]] = [[], []];
  try {
    for (let round = 0; round < rateRounds; round++) {
      theirs.push(await randomLoad(dataDir, pages, barePort, secondsEach));
      ours.push(await randomLoad(dataDir, pages, port, secondsEach));
    }
  } finally {
    await endProcess(bare, 'SIGKILL');
  }
  return { name, share: shareOf(ours, theirs), memoryMb: memoryKb(hosting) / 1024 };
}

async function measureBucket({
  dataDir,
  sites,
  keys,
  start,
}: {
  dataDir: string;
  sites: BenchSite[];
  keys: Bucket;
  start: Start;
}): Promise<Rate> {
  const port = await freePort();
  const hosting = await start('hosting', port, bucketEnv(keys));
  return measureRate('bucket', { dataDir, sites, port, hosting });
}

async function warm(sites: BenchSite[], port: number): Promise<Page[]> {
  const left = sites.flatMap(({ host, paths }) => paths.slice(0, 4).map((at) => ({ host, at }))).values();
  const pages: Page[] = [];
  const work = async () => {
    for (const { host, at } of left) pages.push(await fetchPage(port, host, at));
  };
  await Promise.all(Array.from({ length: 16 }, work));
  return pages;
}

interface Switches {
  start: Start;
  stopDatabase: () => Promise<void>;
  startDatabase: () => Promise<void>;
}

/** Serves pages at rest and through each trouble of the others. Hosting is one process throughout. */
async function serveThroughout(
  visited: { dataDir: string; hosts: string[]; port: number },
  app: { web: ChildProcess; worker: ChildProcess },
  { start, stopDatabase, startDatabase }: Switches,
): Promise<Served[]> {
  const both = [app.web, app.worker];
  const served = [await serveDuring('rest', visited, rounds.rest)];
  for (const child of both) child.kill('SIGSTOP');
  served.push(await serveDuring('app frozen', visited, rounds.frozen));
  for (const child of both) await endProcess(child, 'SIGKILL');
  served.push(await serveDuring('app killed', visited, rounds.killed));
  const updated = async () => {
    const web = await start('web', env().port);
    await start('worker', await freePort());
    await endProcess(web);
    await start('web', env().port);
  };
  served.push(await serveDuring('app updated', visited, rounds.updated, updated));
  await stopDatabase();
  served.push(await serveDuring('database stopped', visited, rounds.withoutDatabase));
  await startDatabase();
  return served;
}

/** Sends forms while the database is stopped, and kills hosting three times. Then the database is there again. */
async function sendThroughKills(
  sites: BenchSite[],
  first: ChildProcess,
  port: number,
  { start, stop, begin }: { start: Start; stop: () => Promise<void>; begin: () => Promise<void> },
) {
  await stop();
  let hosting = first;
  let restarts: Promise<unknown> = Promise.resolve();
  const kill = async () => {
    await endProcess(hosting, 'SIGKILL');
    hosting = await start('hosting', port);
  };
  const hosts = sites.slice(0, formCount).map(({ host }) => host);
  const repeated = await sendForms(
    hosts,
    () => port,
    (count) => {
      if (killsAt.includes(count)) restarts = restarts.then(kill);
    },
  );
  await restarts;
  await begin();
  return { ...(await whenArrived(formCount)), repeated };
}

/** Pages for each second of the servers' own processor time, of two processes at the same time and of one. */
async function measureTwo(dataDir: string, sites: BenchSite[], start: Start): Promise<number> {
  const servers = await Promise.all(
    [1, 2].map(async () => {
      const port = await freePort();
      const child = await start('hosting', port);
      return { port, child, pages: await warm(sites.slice(0, 250), port), folder: path.join(dataDir, `load-${port}`) };
    }),
  );
  for (const { folder } of servers) await mkdir(folder);
  const perCpuSecond = async (chosen: typeof servers) => {
    const before = chosen.map(({ child }) => cpuSeconds(child));
    const loads = await Promise.all(chosen.map(({ folder, pages, port }) => randomLoad(folder, pages, port, 2 * secondsEach)));
    const used = chosen.reduce((sum, { child }, n) => sum + cpuSeconds(child) - (before[n] ?? 0), 0);
    return loads.reduce((sum, { perSecond }) => sum + perSecond * 2 * secondsEach, 0) / used;
  };
  const [one, both] = [await perCpuSecond(servers.slice(0, 1)), await perCpuSecond(servers)];
  for (const { child } of servers) await endProcess(child);
  return (2 * both) / one;
}

interface Apart {
  restMb: number;
  rates: Rate[];
  served: Served[];
  forms: { arrived: number; doubled: number; repeated: number };
  two: number;
}

function reportApart({ restMb, rates, served, forms, two }: Apart): number {
  const [rest, ...troubles] = served;
  const figures: Figure[] = [
    { label: 'resident memory at rest', value: restMb, limit: limits.restMb, unit: 'MB' },
    ...rates.map(
      ({ name, share }): Figure => ({
        label: `${name}: rate compared with a bare node:http server`,
        value: share,
        limit: limits.share,
        unit: 'of it',
        must: 'reach',
      }),
    ),
    ...served.map(({ name, failed }): Figure => ({ label: `${name}: failed pages`, value: failed, limit: 0, unit: 'pages' })),
    ...troubles.map(
      ({ name, p99Ms }): Figure => ({
        label: `${name}: p99 compared with rest`,
        value: p99Ms / (rest?.p99Ms ?? Number.NaN),
        limit: limits.p99Share,
        unit: 'of it',
      }),
    ),
    { label: 'forms in the inbox', value: forms.arrived, limit: formCount, unit: 'forms', must: 'reach' },
    { label: 'forms doubled', value: forms.doubled, limit: 0, unit: 'forms' },
    { label: 'two processes compared with one', value: two, limit: limits.twice, unit: 'times', must: 'reach' },
  ];
  return report('apart', figures, [
    `${siteCount} sites; pages of all hosts, popular ones more often, measured with wrk over 32 connections on the same cores`,
    ...served.map(({ name, pages, p99Ms }) => `${name}: ${pages} pages, p99 ${p99Ms.toFixed(1)} ms (median of rounds)`),
    `${forms.repeated} forms were sent again because hosting was killed`,
    ...rates.map(({ name, memoryMb }) => `${name}: ${memoryMb.toFixed(0)} MB after the load`),
    'two processes: twice their pages for each second of their own processor time, since the client takes a part of the same cores',
  ]);
}
