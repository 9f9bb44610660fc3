import { type ChildProcess, spawn } from 'node:child_process';
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
import { openStorage } from '../outside/storage.ts';
import groomer from '../sites/briefs/dog-groomer-minimal.json' with { type: 'json' };
import { randomLoad } from './host/random-load.ts';
import { fetchPage, type Page, startBare, startNginx } from './host/rivals.ts';
import { type BenchSite, buildOne, countPublished, publishSites, publishVersion } from './host/sites.ts';
import { end, memoryKb } from './live/web-process.ts';
import { loader, type Round } from './load.ts';
import { report } from './report.ts';

const siteCount = 1000;
const pagesEach = 4;
const rounds = 3;
const secondsEach = 5;

/**
 * A thousand published sites: random pages of random hosts from one web process, beside a bare node:http server and nginx
 * that send the same bytes, in turns; the statements that PostgreSQL counts meanwhile; and how soon a publication shows on
 * two web processes. Visits are counted all the while.
 */
export async function bench(): Promise<number> {
  const { dataDir, port } = env();
  const url = await withStatistics(dataDir);
  openDatabase(url);
  openStorage(dataDir);
  const stopListening = await startListening(url);
  const queue = await openQueue(queueDatabase(url), { working: false, onError: () => undefined });
  const statistics = new pg.Client({ connectionString: url });
  const children: ChildProcess[] = [];
  try {
    await statistics.connect();
    const started = performance.now();
    const sites = await publishSites(siteCount);
    const published = await countPublished();
    const publishSeconds = (performance.now() - started) / 1000;
    const ports = { ours: port, second: port + 1, bare: port + 2, nginx: port + 3 };
    children.push(startWeb(url, ports.ours), startWeb(url, ports.second));
    await Promise.all([ready(ports.ours), ready(ports.second)]);
    const pages = await warm(sites, ports.ours);
    children.push(await startBare(dataDir, pages, ports.bare));
    const nginx = await startNginx(dataDir, pages, ports.nginx);
    if (nginx) children.push(nginx);

    const measured = { ours: [] as Round[], bare: [] as Round[], nginx: [] as Round[] };
    let statements: { query: string; calls: number }[] = [];
    let answered = 0;
    for (let round = 0; round < rounds; round++) {
      measured.bare.push(await randomLoad(dataDir, pages, ports.bare, secondsEach));
      await warm(sites.slice(0, 50), ports.ours);
      await statistics.query('select pg_stat_statements_reset()');
      const ours = await randomLoad(dataDir, pages, ports.ours, secondsEach);
      const { rows } = await statistics.query<{ query: string; calls: number }>(
        "select left(query, 90) as query, calls::int from pg_stat_statements where query not like '%pg_stat_statements%'",
      );
      statements = [...statements, ...rows];
      answered += ours.perSecond * secondsEach;
      measured.ours.push(ours);
      if (nginx) measured.nginx.push(await randomLoad(dataDir, pages, ports.nginx, secondsEach));
    }
    const memoryMb = memoryKb(children[0] as ChildProcess) / 1024;
    const visibleMs = await publishAndSee(sites[0] as BenchSite, [ports.ours, ports.second]);
    const rate = (of: Round[]) => median(of.map(({ perSecond }) => perSecond));
    const calls = statements.reduce((sum, one) => sum + one.calls, 0);
    const hosting = statements.filter(
      ({ query }) => /projects|publications|site_(?:files|versions|releases)/.test(query) && !/site_visits/.test(query),
    );
    return report(
      'host',
      [
        { label: 'sites with a manifest', value: published, limit: siteCount, unit: 'sites', must: 'reach' },
        {
          label: 'rate beside a bare node:http server',
          value: rate(measured.ours) / rate(measured.bare),
          limit: 0.8,
          unit: 'of it',
          must: 'reach',
        },
        { label: 'p99', value: median(measured.ours.map(({ p99Ms }) => p99Ms)), limit: 20, unit: 'ms' },
        { label: 'statements for 1,000 warm pages, whatever for', value: (calls / answered) * 1000, limit: 1, unit: 'statements' },
        { label: 'resident memory of the web process', value: memoryMb, limit: 350, unit: 'MB' },
        { label: 'published and visible on two web processes', value: visibleMs, limit: 1000, unit: 'ms' },
      ],
      [
        `random pages of ${siteCount} hosts (${pages.length} pages), ${rounds} rounds of ${secondsEach} s each in turns, medians, measured with ${await loader()} on the same cores`,
        `pages a second: ours ${rate(measured.ours).toFixed(0)}, bare node:http ${rate(measured.bare).toFixed(0)}, nginx ${nginx ? rate(measured.nginx).toFixed(0) : 'not measured: it is not installed'}`,
        `${calls} statements while ${answered.toFixed(0)} pages were served; ${hosting.reduce((sum, one) => sum + one.calls, 0)} of them read sites again (all visited ones in one, every 30 s)`,
        `${siteCount} sites published in ${publishSeconds.toFixed(0)} s; load average ${loadavg()[0]?.toFixed(1)}`,
      ],
    );
  } finally {
    await Promise.all(children.map(end));
    await statistics.end();
    await queue.close();
    await stopListening();
    await closeDatabase();
    await (await startEmbedded(dataDir)).stop();
  }
}

/** The embedded server with its statement statistics on, which it loads at its start alone. */
async function withStatistics(dataDir: string): Promise<string> {
  const first = await startEmbedded(dataDir);
  await once(first.url, "alter system set shared_preload_libraries = 'pg_stat_statements'");
  await first.stop();
  const { url } = await startEmbedded(dataDir);
  await once(url, 'create extension if not exists pg_stat_statements');
  await migrateDatabase(url);
  return url;
}

async function once(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A web process on a port of its own. Payments are configured: the test payments know one web process. */
function startWeb(databaseUrl: string, port: number): ChildProcess {
  const payments = { STRIPE_SECRET_KEY: 'sk_test_bench', STRIPE_WEBHOOK_SECRET: 'whsec_bench' };
  return spawn(process.execPath, [process.argv[1] ?? '', 'web'], {
    env: { ...process.env, ...payments, DATABASE_URL: databaseUrl, PORT: String(port), APP_URL: env().appUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function ready(port: number): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const answer = await fetchPage(port, `127.0.0.1:${port}`, '/readyz').catch(() => undefined);
    if (answer?.status === 200) return;
    await delay(100);
  }
  throw new Error(`The web process on port ${port} did not get ready within a minute.`);
}

/** Asks for every page once, and gives what was answered. */
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

/** Publishes another version and asks both processes until each shows it: the time from its commit on. */
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

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
