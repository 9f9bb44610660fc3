import type { ChildProcess } from 'node:child_process';
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { closeDatabase, openDatabase } from '../db/connect.ts';
import { startEmbedded } from '../db/embedded.ts';
import { startListening } from '../db/live.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { queueDatabase } from '../db/queue-database.ts';
import { env } from '../env.ts';
import { openQueue } from '../jobs/queue.ts';
import { openStorage, storeAt } from '../outside/storage/storage.ts';
import groomer from '../sites/briefs/dog-groomer-minimal.json' with { type: 'json' };
import { endProcess } from '../tests/helpers/built-server.ts';
import { randomLoad } from './host/random-load.ts';
import { fetchPage, type Page, startBare, startNginx } from './host/rivals.ts';
import { type BenchSite, buildOne, countPublished, publishSites, publishVersion } from './host/sites.ts';
import { memoryKb } from './live/web-process.ts';
import type { Round } from './load.ts';
import { percentile, report } from './report.ts';
import { startRole } from './setup/processes.ts';

const siteCount = 1000;
const pagesEach = 4;
const rounds = 3;
const secondsEach = 5;

/**
 * A thousand published sites. Measures random pages of random hosts from one web process, in turns with a bare node:http server
 * and nginx that send the same bytes, the statements that PostgreSQL counts meanwhile, and how soon a publication shows on
 * two web processes. Visits are counted throughout.
 */
export async function bench(): Promise<number> {
  const { dataDir, port } = env();
  const url = await withStatistics(dataDir);
  openDatabase(url);
  openStorage(storeAt(env()));
  const stopListening = await startListening(url);
  const queue = await openQueue(queueDatabase(url), { working: false, onError: () => undefined });
  const statistics = new pg.Client({ connectionString: url });
  const children: ChildProcess[] = [];
  try {
    await statistics.connect();
    const startedAt = performance.now();
    const sites = await publishSites(siteCount);
    const published = await countPublished();
    const publishSeconds = (performance.now() - startedAt) / 1000;
    const ports = { ours: port, second: port + 1, bare: port + 2, nginx: port + 3 };
    const web = startWeb(url, ports.ours);
    children.push(web, startWeb(url, ports.second));
    await Promise.all([ready(ports.ours), ready(ports.second)]);
    const pages = await warm(sites, ports.ours);
    children.push(await startBare(dataDir, pages, ports.bare));
    const nginx = await startNginx(dataDir, pages, ports.nginx);
    if (nginx) children.push(nginx);
    const measured = await measureInTurns({ dataDir, sites, pages, ports, statistics, hasNginx: nginx !== undefined });
    return reportHost(measured, {
      published,
      pageCount: pages.length,
      memoryMb: memoryKb(web) / 1024,
      visibleMs: await publishAndSee(sites[0] as BenchSite, [ports.ours, ports.second]),
      publishSeconds,
    });
  } finally {
    await Promise.all(children.map((child) => endProcess(child)));
    await statistics.end();
    await queue.close();
    await stopListening();
    await closeDatabase();
    await (await startEmbedded(dataDir)).stop();
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

function reportHost(
  { ours, bare, nginx, statements, pagesServed }: Measured,
  others: { published: number; pageCount: number; memoryMb: number; visibleMs: number; publishSeconds: number },
): number {
  const median = (of: Round[], pick: (round: Round) => number) => percentile(of.map(pick), 0.5);
  const rate = (of: Round[]) => median(of, ({ perSecond }) => perSecond);
  const countCalls = (of: { calls: number }[]) => of.reduce((sum, { calls }) => sum + calls, 0);
  const calls = countCalls(statements);
  const siteReads = statements.filter(
    ({ query }) => /projects|publications|site_(?:files|versions|releases)/.test(query) && !/site_visits/.test(query),
  );
  return report(
    'host',
    [
      { label: 'sites with a manifest', value: others.published, limit: siteCount, unit: 'sites', must: 'reach' },
      { label: 'rate compared with a bare node:http server', value: rate(ours) / rate(bare), limit: 0.8, unit: 'of it', must: 'reach' },
      { label: 'p99', value: median(ours, ({ p99Ms }) => p99Ms), limit: 20, unit: 'ms' },
      { label: 'statements per 1,000 warm pages', value: (calls / pagesServed) * 1000, limit: 1, unit: 'statements' },
      { label: 'resident memory of the web process', value: others.memoryMb, limit: 350, unit: 'MB' },
      { label: 'until a publication shows on two web processes', value: others.visibleMs, limit: 1000, unit: 'ms' },
    ],
    [
      `random pages of ${siteCount} hosts (${others.pageCount} pages), medians of ${rounds} rounds of ${secondsEach} s each in turns, measured with wrk on the same cores`,
      `pages a second: ours ${rate(ours).toFixed(0)}, bare node:http ${rate(bare).toFixed(0)}, nginx ${nginx.length ? rate(nginx).toFixed(0) : 'not measured because it is not installed'}`,
      `${calls} statements for ${pagesServed.toFixed(0)} pages, of which ${countCalls(siteReads)} refreshed sites (all visited ones in one statement every 30 s)`,
      `${siteCount} sites published in ${others.publishSeconds.toFixed(0)} s; load average ${loadavg()[0]?.toFixed(1)}`,
    ],
  );
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
function startWeb(databaseUrl: string, port: number): ChildProcess {
  const payments = { STRIPE_SECRET_KEY: 'sk_test_bench', STRIPE_WEBHOOK_SECRET: 'whsec_bench' };
  return startRole('web', databaseUrl, { ...payments, PORT: String(port), APP_URL: env().appUrl });
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
