import type { ChildProcess } from 'node:child_process';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type Bucket, env } from '../base/env.ts';
import { closeDatabase, openDatabase } from '../db/connect.ts';
import { startEmbedded } from '../db/embedded.ts';
import { startListening } from '../db/live.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { queueDatabase } from '../db/queue-database.ts';
import { openQueue } from '../jobs/queue.ts';
import { openStorage, storeAt } from '../outside/storage/storage.ts';
import groomer from '../sites/briefs/dog-groomer-minimal.json' with { type: 'json' };
import { bucketKeys, startBucket } from '../tests/harness/bucket-server.ts';
import { endProcess, freePort } from '../tests/harness/built-server.ts';
import { addManySites } from './host/many-sites.ts';
import { publishVersion } from './host/publish-version.ts';
import { randomLoad } from './host/random-load.ts';
import { fetchPage, type Page, startBare, startNginx } from './host/rivals.ts';
import { type BenchSite, buildOne, countPublished, publishSites } from './host/sites.ts';
import { memoryKb } from './live/web-process.ts';
import { median, type Round, rate, shareOf } from './load.ts';
import { type Figure, report } from './report.ts';
import { bucketEnv, startRole } from './setup/processes.ts';

/** Sites that are really published and visited, and all that are published. */
const visitedCount = 1000;
const siteCount = 100_000;
const pagesEach = 4;
const rounds = 7;
const secondsEach = 3;
const skewedSeconds = 10;
/** docs/measured.md says why the share is 0.7, and why a bucket takes longer for sites that aren't in memory. */
const limits = {
  share: 0.7,
  p99Ms: 20,
  statements: 1,
  memoryMb: 600,
  visibleMs: 1000,
  startSeconds: 5,
  skewedP99Ms: { folder: 40, bucket: 100 },
};

/**
 * A hundred thousand published sites, with their files in a folder and then in a bucket. Measures random pages of a thousand hosts from
 * one web process, in turns with a bare node:http server and nginx that send the same bytes, the statements that PostgreSQL counts
 * meanwhile, how soon a publication shows on two web processes, and pages of all hosts, popular ones more often. Visits are counted
 * throughout.
 */
export async function bench(): Promise<number> {
  const { dataDir } = env();
  const url = await withStatistics(dataDir);
  openDatabase(url);
  openStorage(storeAt({ dataDir }));
  const stopListening = await startListening(url);
  const queue = await openQueue(queueDatabase(url), { working: false, onError: () => undefined });
  const statistics = new pg.Client({ connectionString: url });
  const bucket = await startBucket(dataDir);
  try {
    await statistics.connect();
    const startedAt = performance.now();
    // One more for each place: it gets another version with other pages at the end.
    const published = await publishSites(visitedCount + 2);
    const sites = published.slice(2);
    const hosts = [...sites.map(({ host }) => host), ...(await addManySites(published.length, siteCount, path.join(dataDir, 'files')))];
    const count = await countPublished();
    const publishSeconds = (performance.now() - startedAt) / 1000;
    const seen: Hosting[] = [];
    for (const [name, keys] of [
      ['folder', undefined],
      ['bucket', { url: bucket.url, ...bucketKeys }],
    ] as const) {
      openStorage(storeAt({ dataDir, bucket: keys }));
      seen.push(await measureHosting({ name, keys, url, sites, changed: published[seen.length] as BenchSite, hosts, statistics }));
    }
    return reportHost(seen, { published: count, publishSeconds });
  } finally {
    await bucket.stop();
    await statistics.end();
    await queue.close();
    await stopListening();
    await closeDatabase();
    await (await startEmbedded(dataDir)).stop();
  }
}

interface Hosting {
  name: keyof typeof limits.skewedP99Ms;
  measured: Measured;
  skewed: Round;
  startSeconds: number;
  memoryMb: number;
  visibleMs: number;
  pageCount: number;
}

interface Place {
  name: Hosting['name'];
  keys: Bucket | undefined;
  url: string;
  sites: BenchSite[];
  /** Gets another version. */
  changed: BenchSite;
  hosts: string[];
  statistics: pg.Client;
}

/** Measures everything with the files in one place. */
async function measureHosting({ name, keys, url, sites, changed, hosts, statistics }: Place): Promise<Hosting> {
  const { dataDir, port: ours } = env();
  const [second, bare, nginxPort] = [await freePort(), await freePort(), await freePort()];
  const children: ChildProcess[] = [];
  try {
    const startedAt = performance.now();
    const web = startWeb(url, ours, keys);
    children.push(web);
    await ready(ours);
    const startSeconds = (performance.now() - startedAt) / 1000;
    children.push(startWeb(url, second, keys));
    await ready(second);
    const pages = await warm(sites, ours);
    children.push(await startBare(dataDir, pages, bare));
    const nginx = await startNginx(dataDir, pages, nginxPort);
    if (nginx) children.push(nginx);
    const ports = { ours, bare, nginx: nginxPort };
    const measured = await measureInTurns({ dataDir, sites, pages, ports, statistics, hasNginx: nginx !== undefined });
    const all = hosts.map((host) => ({ host, path: '/' }));
    const skewed = await randomLoad(dataDir, all, ours, skewedSeconds, { skewed: true });
    return {
      name,
      measured,
      skewed,
      startSeconds,
      memoryMb: memoryKb(web) / 1024,
      visibleMs: await publishAndSee(changed, [ours, second]),
      pageCount: pages.length,
    };
  } finally {
    await Promise.all(children.map((child) => endProcess(child)));
  }
}

interface Measured {
  ours: Round[];
  bare: Round[];
  /** Empty if nginx isn't installed. */
  nginx: Round[];
  /** What PostgreSQL counted during our rounds, and the pages served in them. */
  statements: { query: string; calls: number }[];
  pagesServed: number;
}

interface Servers {
  dataDir: string;
  sites: BenchSite[];
  pages: Page[];
  ports: { ours: number; bare: number; nginx: number };
  statistics: pg.Client;
  hasNginx: boolean;
}

/** Measures the servers in turns, so load from other programs affects all of them alike. */
async function measureInTurns({ dataDir, sites, pages, ports, statistics, hasNginx }: Servers): Promise<Measured> {
  const measured: Measured = { ours: [], bare: [], nginx: [], statements: [], pagesServed: 0 };
  for (let round = 0; round < rounds; round++) {
    measured.bare.push(await randomLoad(dataDir, pages, ports.bare, secondsEach));
    await warm(sites.slice(0, 50), ports.ours);
    await statistics.query('select pg_stat_statements_reset()');
    const ours = await randomLoad(dataDir, pages, ports.ours, secondsEach);
    const { rows } = await statistics.query<{ query: string; calls: number }>(
      "select left(query, 90) as query, calls::int from pg_stat_statements where query not like '%pg_stat_statements%'",
    );
    measured.statements.push(...rows);
    measured.pagesServed += ours.perSecond * secondsEach;
    measured.ours.push(ours);
    if (hasNginx) measured.nginx.push(await randomLoad(dataDir, pages, ports.nginx, secondsEach));
  }
  return measured;
}

function reportHost(seen: Hosting[], others: { published: number; publishSeconds: number }): number {
  return report(
    'host',
    [
      { label: 'sites with a manifest', value: others.published, limit: siteCount, unit: 'sites', must: 'reach' },
      ...seen.flatMap(figuresOf),
    ],
    [
      `random pages of ${visitedCount} hosts among ${siteCount}, medians of ${rounds} rounds of ${secondsEach} s each in turns, measured with wrk on the same cores`,
      `${siteCount} sites published in ${others.publishSeconds.toFixed(0)} s, ${visitedCount} of them by staff's own function; load average ${loadavg()[0]?.toFixed(1)}`,
      ...seen.map(noteOf),
    ],
  );
}

const countCalls = (of: { calls: number }[]) => of.reduce((sum, { calls }) => sum + calls, 0);

function figuresOf({ name, measured, skewed, startSeconds, memoryMb, visibleMs }: Hosting): Figure[] {
  const { ours, bare, statements, pagesServed } = measured;
  const statementsPer1000 = (countCalls(statements) / pagesServed) * 1000;
  return [
    { label: `${name}: start`, value: startSeconds, limit: limits.startSeconds, unit: 's' },
    {
      label: `${name}: rate compared with a bare node:http server`,
      value: shareOf(ours, bare),
      limit: limits.share,
      unit: 'of it',
      must: 'reach',
    },
    { label: `${name}: p99`, value: median(ours, ({ p99Ms }) => p99Ms), limit: limits.p99Ms, unit: 'ms' },
    { label: `${name}: statements per 1,000 warm pages`, value: statementsPer1000, limit: limits.statements, unit: 'statements' },
    { label: `${name}: p99 of all hosts, popular ones more often`, value: skewed.p99Ms, limit: limits.skewedP99Ms[name], unit: 'ms' },
    { label: `${name}: resident memory of the web process`, value: memoryMb, limit: limits.memoryMb, unit: 'MB' },
    { label: `${name}: until a publication shows on two web processes`, value: visibleMs, limit: limits.visibleMs, unit: 'ms' },
  ];
}

function noteOf({ name, measured, skewed, pageCount }: Hosting): string {
  const { ours, bare, nginx, statements, pagesServed } = measured;
  return [
    `${name}, pages a second of ${pageCount} pages: ours ${rate(ours).toFixed(0)}, bare node:http ${rate(bare).toFixed(0)}`,
    `nginx ${nginx.length ? rate(nginx).toFixed(0) : 'not measured because it is not installed'}`,
    `of all hosts ${skewed.perSecond.toFixed(0)}`,
    `${countCalls(statements)} statements for ${pagesServed.toFixed(0)} pages`,
  ].join(', ');
}

/** Starts the embedded server with statement statistics, which it only loads at startup. Returns its address. */
async function withStatistics(dataDir: string): Promise<string> {
  const first = await startEmbedded(dataDir);
  await runStatement(first.url, "alter system set shared_preload_libraries = 'pg_stat_statements'");
  await first.stop();
  const { url } = await startEmbedded(dataDir);
  await runStatement(url, 'create extension if not exists pg_stat_statements');
  await migrateDatabase(url);
  return url;
}

async function runStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Starts a web process. Payments are configured, because the built-in test payments support only one web process. */
function startWeb(databaseUrl: string, port: number, bucket: Bucket | undefined): ChildProcess {
  const payments = { STRIPE_SECRET_KEY: 'sk_test_bench', STRIPE_WEBHOOK_SECRET: 'whsec_bench' };
  return startRole('web', databaseUrl, { ...payments, ...bucketEnv(bucket), PORT: String(port), APP_URL: env().appUrl });
}

async function ready(port: number): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const answer = await fetchPage(port, `127.0.0.1:${port}`, '/readyz').catch(() => undefined);
    if (answer?.status === 200) return;
    await delay(100);
  }
  throw new Error(`The web process on port ${port} was not ready within a minute.`);
}

/** Requests every page once and returns the responses. */
async function warm(sites: BenchSite[], port: number): Promise<Page[]> {
  const left = sites.flatMap(({ host, paths }) => paths.slice(0, pagesEach).map((path) => ({ host, path }))).values();
  const pages: Page[] = [];
  const work = async () => {
    for (const { host, path } of left) {
      const page = await fetchPage(port, host, path);
      if (page.status !== 200) throw new Error(`${host}${path} answered ${page.status}.`);
      pages.push(page);
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
  return pages;
}

/** Publishes another version and returns the time from its commit until all processes show it, in milliseconds. */
async function publishAndSee({ projectId, host }: BenchSite, ports: number[]): Promise<number> {
  const built = await buildOne(groomer, 1);
  const before = await Promise.all(ports.map((port) => fetchPage(port, host, '/')));
  const seen = Promise.all(
    ports.map(async (port, index) => {
      for (;;) {
        if (!(await fetchPage(port, host, '/')).body.equals(before[index]?.body ?? Buffer.alloc(0))) return performance.now();
        await delay(5);
      }
    }),
  );
  await publishVersion(projectId, built);
  const publishedAt = performance.now();
  return Math.max(0, Math.max(...(await seen)) - publishedAt);
}
