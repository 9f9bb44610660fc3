import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { env } from '../base/env.ts';
import { embeddedUrl } from '../db/embedded.ts';
import { embeddedPlace } from '../db/embedded-place.ts';
import { type BuiltServer, freePort, startBuilt } from '../tests/harness/built-server.ts';
import { type OrdinaryPostgres, startOrdinaryPostgres } from '../tests/harness/ordinary-postgres.ts';
import { Monitor, type Tally } from './outage/monitor.ts';
import { Writers } from './outage/writers.ts';
import { type Figure, report } from './report.ts';

const stopsSeconds = [3, 10, 30, 120];
const endings = 50;
const frozenSeconds = 20;
/** Idle connections are closed after ten seconds. After that the number of open files should be back to normal. */
const settleMs = 15_000;
const demoSite = 'marigold-hair-room';

/** Results of one part of the benchmark: the external server, or the embedded one. */
interface Outcome {
  name: string;
  readyMs: number[];
  deaths: number;
  listening: number;
  files: { before: number; after: number };
  monitor: Monitor;
  writers: Writers;
  lost: number;
}

/**
 * Takes the database down while people write, read and visit. An external PostgreSQL is stopped for 3, 10, 30 and 120 s, has
 * connections ended inside transactions, and is suspended. The embedded one is killed. `bench -- outage 3 10` stops it for 3 and 10 s.
 */
export async function bench(args: string[]): Promise<number> {
  const stops = args.length ? args.map(Number) : stopsSeconds;
  const outcomes = [await ordinary(stops), await embedded()];
  const all = <Value>(pick: (outcome: Outcome) => Value) => outcomes.map(pick);
  const most = (values: number[]) => Math.max(...values);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const failedShare = (pick: (outcome: Outcome) => Tally) => (100 * sum(all((o) => pick(o).failed))) / sum(all((o) => pick(o).asked));
  const figures: Figure[] = [
    { label: 'server processes that ended', value: sum(all((o) => o.deaths)), limit: 0, unit: '' },
    { label: 'acknowledged writes', value: sum(all((o) => o.writers.acknowledged.size)), limit: 200, unit: 'writes', must: 'reach' },
    { label: 'acknowledged writes that were lost', value: sum(all((o) => o.lost)), limit: 0, unit: 'writes' },
    { label: 'writes that failed without a 503', value: sum(all((o) => o.writers.untidy)), limit: 0, unit: 'writes' },
    { label: 'slowest /readyz', value: most(all((o) => o.monitor.ready.slowestMs)), limit: 2000, unit: 'ms' },
    { label: '/readyz without a response', value: sum(all((o) => o.monitor.ready.failed)), limit: 0, unit: 'times' },
    { label: 'until ready again, longest', value: most(outcomes.flatMap((o) => o.readyMs)), limit: 5000, unit: 'ms' },
    { label: 'LISTEN connections at the end', value: most(all((o) => o.listening)), limit: 1, unit: '' },
    { label: 'additional open files at the end', value: most(all((o) => o.files.after - o.files.before)), limit: 4, unit: 'files' },
    { label: 'public pages that failed', value: failedShare((o) => o.monitor.page), limit: 0, unit: '%' },
    { label: "requests to warm customers' sites that failed", value: failedShare((o) => o.monitor.site), limit: 0, unit: '%' },
  ];
  return report('outage', figures, outcomes.flatMap(notesOf));
}

function notesOf({ name, readyMs, files, monitor, writers }: Outcome): string[] {
  const counted = (reasons: Map<string, number>) => [...reasons].map(([reason, count]) => `${count} x ${reason}`).join(', ') || 'none';
  return [
    `${name}: ready again after ${readyMs.map((ms) => `${ms} ms`).join(', ')}; open files ${files.before} before, ${files.after} after`,
    `${name}: writes ${writers.acknowledged.size} acknowledged, refused ${counted(writers.refused)}, slowest ${writers.slowestMs.toFixed(0)} ms`,
    `${name}: page failures ${counted(monitor.page.reasons)} of ${monitor.page.asked}, slowest ${monitor.page.slowestMs.toFixed(0)} ms; site failures ${counted(monitor.site.reasons)} of ${monitor.site.asked}`,
  ];
}

async function ordinary(stops: number[]): Promise<Outcome> {
  const database = await startOrdinaryPostgres();
  try {
    return await withServer(
      `PostgreSQL ${database.version}`,
      dataFolder(),
      { DATABASE_URL: database.url },
      () => database.url,
      async (monitor, writers) => {
        const readyMs: number[] = [];
        for (const seconds of stops)
          readyMs.push(
            await away(
              monitor,
              () => database.stop(),
              seconds,
              () => database.start(),
            ),
          );
        await endInsideTransactions(database, writers);
        readyMs.push(
          await away(
            monitor,
            async () => database.freeze(),
            frozenSeconds,
            async () => database.thaw(),
          ),
        );
        return readyMs;
      },
    );
  } finally {
    await database.remove();
  }
}

async function embedded(): Promise<Outcome> {
  const dataDir = dataFolder();
  return withServer(
    'embedded',
    dataDir,
    {},
    () => embeddedUrl(dataDir) ?? '',
    async (monitor) => {
      const readyMs: number[] = [];
      for (let kill = 0; kill < 3; kill++) {
        const data = embeddedPlace(dataDir).data;
        monitor.expectOutage();
        process.kill(Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
        // It restarts by itself, so the time counts from when it accepts connections.
        await delay(300);
        await untilAnswers(() => embeddedUrl(dataDir));
        readyMs.push(await monitor.readyAfter(Date.now()));
        await delay(3000);
      }
      return readyMs;
    },
  );
}

/** Starts a server with simulated people, runs `harm`, and returns the results. */
async function withServer(
  name: string,
  dataDir: string,
  extraEnv: Record<string, string>,
  databaseUrl: () => string,
  harm: (monitor: Monitor, writers: Writers) => Promise<number[]>,
): Promise<Outcome> {
  const port = await freePort();
  const server = await startBuilt(dataDir, port, { ...extraEnv, CLIENT_ADDRESS_HEADER: 'X-Client', LOG_LEVEL: 'silent' });
  const monitor = new Monitor(port, `${demoSite}.${env().sitesDomain}:${port}`);
  let writers: Writers | undefined;
  try {
    await delay(settleMs);
    // Requests before caches were warm don't count.
    for (const tally of [monitor.page, monitor.site]) Object.assign(tally, { asked: 0, failed: 0, reasons: new Map(), slowestMs: 0 });
    const before = openFiles(server);
    writers = new Writers(server.url);
    await delay(3000);
    const readyMs = await harm(monitor, writers);
    await writers.close();
    await monitor.readyAfter(Date.now());
    await delay(settleMs);
    const listening = await listenersOf(databaseUrl());
    const files = { before, after: await fewestFiles(server) };
    const lost = await writers.lost(databaseUrl());
    return { name, readyMs, deaths: server.hasEnded() ? 1 : 0, listening, files, monitor, writers, lost };
  } finally {
    await monitor.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A new folder that other users can enter. If root runs this, PostgreSQL runs as another user and would otherwise store its data elsewhere. */
function dataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sunup-outage-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Takes the database down for `seconds`, and returns how long after its return the server was ready, in milliseconds. */
async function away(monitor: Monitor, go: () => Promise<void>, seconds: number, comeBack: () => Promise<void>): Promise<number> {
  process.stdout.write(`  away for ${seconds} s\n`);
  await go();
  monitor.expectOutage();
  await delay(seconds * 1000);
  await comeBack();
  const returned = Date.now();
  const ms = await monitor.readyAfter(returned);
  await delay(5000);
  return ms;
}

/** Ends fifty connections in the middle of a transaction, while all writers write without pauses. */
async function endInsideTransactions(database: OrdinaryPostgres, writers: Writers): Promise<void> {
  process.stdout.write(`  ${endings} connections ended inside transactions\n`);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  writers.pauseMs = 0;
  const deadline = Date.now() + 120_000;
  for (let ended = 0; ended < endings; ) {
    if (Date.now() > deadline) throw new Error(`Found only ${ended} connections inside a transaction within two minutes.`);
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name like 'sunup%' and xact_start is not null and pid <> pg_backend_pid() and query !~* '^(select 1|listen)' limit 1`,
    );
    ended += rowCount ?? 0;
    await delay(rowCount ? 200 : 5);
  }
  writers.pauseMs = 500;
  await client.end();
}

async function listenersOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query("select 1 from pg_stat_activity where application_name = 'sunup-live'");
  await client.end();
  return rowCount ?? Number.NaN;
}

async function untilAnswers(url: () => string | undefined): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await delay(20)) {
    const client = new pg.Client({ connectionString: url(), connectionTimeoutMillis: 2000 });
    client.on('error', () => undefined);
    const isConnected = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isConnected) return;
  }
  throw new Error('The embedded PostgreSQL was not restarted within a minute.');
}

/** The fewest open files within a minute. Emails are still being sent after an outage, and only leaked files stay open. */
async function fewestFiles(server: BuiltServer): Promise<number> {
  let fewest = Number.POSITIVE_INFINITY;
  for (let second = 0; second < 60; second++) {
    fewest = Math.min(fewest, openFiles(server));
    await delay(1000);
  }
  return fewest;
}

/** Open file descriptors, sockets included. */
function openFiles({ pid, hasEnded }: BuiltServer): number {
  return hasEnded() ? Number.NaN : readdirSync(`/proc/${pid}/fd`).length;
}
