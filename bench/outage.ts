import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { embeddedUrl } from '../db/embedded.ts';
import { embeddedPlace } from '../db/embedded-place.ts';
import { env } from '../env.ts';
import { type BuiltServer, freePort, startBuilt } from '../tests/helpers/built-server.ts';
import { type OrdinaryPostgres, startOrdinaryPostgres } from '../tests/helpers/ordinary-postgres.ts';
import { Eyes, type Seen } from './outage/eyes.ts';
import { Writers } from './outage/writers.ts';
import { type Figure, report } from './report.ts';

const stopsSeconds = [3, 10, 30, 120];
const endings = 50;
const frozenSeconds = 20;
/** Idle connections are closed after ten seconds; then the process holds what it held before. */
const settleMs = 15_000;
const demoSite = 'marigold-hair-room';

/** What is asked of every part: an ordinary server that goes away, and the embedded one. */
interface Outcome {
  name: string;
  readyMs: number[];
  deaths: number;
  listening: number;
  files: { before: number; after: number };
  eyes: Eyes;
  writers: Writers;
  lost: number;
}

/**
 * Takes the database away while people write, read and visit: an ordinary PostgreSQL stopped for 3, 10, 30 and 120 s, its
 * connections ended inside transactions, frozen; and the embedded one killed. `bench -- outage 3 10` stops it for 3 and 10 s.
 */
export async function bench(args: string[]): Promise<number> {
  const stops = args.length ? args.map(Number) : stopsSeconds;
  const outcomes = [await ordinary(stops), await embedded()];
  const all = <Value>(pick: (outcome: Outcome) => Value) => outcomes.map(pick);
  const most = (values: number[]) => Math.max(...values);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const failedShare = (pick: (outcome: Outcome) => Seen) => (100 * sum(all((o) => pick(o).failed))) / sum(all((o) => pick(o).asked));
  const figures: Figure[] = [
    { label: 'process deaths', value: sum(all((o) => o.deaths)), limit: 0, unit: '' },
    { label: 'acknowledged writes', value: sum(all((o) => o.writers.acknowledged.size)), limit: 200, unit: 'writes', must: 'reach' },
    { label: 'of them lost', value: sum(all((o) => o.lost)), limit: 0, unit: 'writes' },
    { label: 'writes refused other than with 503', value: sum(all((o) => o.writers.untidy)), limit: 0, unit: 'writes' },
    { label: '/readyz at its slowest', value: most(all((o) => o.eyes.ready.slowestMs)), limit: 2000, unit: 'ms' },
    { label: '/readyz without an answer', value: sum(all((o) => o.eyes.ready.failed)), limit: 0, unit: 'times' },
    { label: 'ready again after the return, at the latest', value: most(outcomes.flatMap((o) => o.readyMs)), limit: 5000, unit: 'ms' },
    { label: 'LISTEN connections afterwards, at most', value: most(all((o) => o.listening)), limit: 1, unit: '' },
    { label: 'open files above those before', value: most(all((o) => o.files.after - o.files.before)), limit: 4, unit: 'files' },
    { label: 'public pages not answered', value: failedShare((o) => o.eyes.page), limit: 0, unit: '%' },
    { label: "warm customers' sites not answered", value: failedShare((o) => o.eyes.site), limit: 0, unit: '%' },
  ];
  return report('outage', figures, outcomes.flatMap(notesOf));
}

function notesOf({ name, readyMs, files, eyes, writers }: Outcome): string[] {
  const counted = (reasons: Map<string, number>) => [...reasons].map(([reason, count]) => `${count} x ${reason}`).join(', ') || 'none';
  return [
    `${name}: ready again after ${readyMs.map((ms) => `${ms} ms`).join(', ')}; open files ${files.before} before, ${files.after} after`,
    `${name}: writes ${writers.acknowledged.size} acknowledged, refused ${counted(writers.refused)}, slowest ${writers.slowestMs.toFixed(0)} ms`,
    `${name}: page failures ${counted(eyes.page.reasons)} of ${eyes.page.asked}, slowest ${eyes.page.slowestMs.toFixed(0)} ms; site failures ${counted(eyes.site.reasons)} of ${eyes.site.asked}`,
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
      async (eyes, writers) => {
        const readyMs: number[] = [];
        for (const seconds of stops)
          readyMs.push(
            await away(
              eyes,
              () => database.stop(),
              seconds,
              () => database.start(),
            ),
          );
        await endInsideTransactions(database, writers);
        readyMs.push(
          await away(
            eyes,
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
    async (eyes) => {
      const readyMs: number[] = [];
      for (let kill = 0; kill < 3; kill++) {
        const data = embeddedPlace(dataDir).data;
        eyes.expectOutage();
        process.kill(Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
        // It returns by itself, so the clock runs from when it takes connections.
        await delay(300);
        await untilAnswers(() => embeddedUrl(dataDir));
        readyMs.push(await eyes.readyAfter(Date.now()));
        await delay(3000);
      }
      return readyMs;
    },
  );
}

/** Runs a server of its own with people on it, does `harm`, and says what came of it. */
async function withServer(
  name: string,
  dataDir: string,
  extraEnv: Record<string, string>,
  databaseUrl: () => string,
  harm: (eyes: Eyes, writers: Writers) => Promise<number[]>,
): Promise<Outcome> {
  const port = await freePort();
  const server = await startBuilt(dataDir, port, { ...extraEnv, CLIENT_ADDRESS_HEADER: 'X-Client', LOG_LEVEL: 'silent' });
  const eyes = new Eyes(port, `${demoSite}.${env().sitesDomain}:${port}`);
  let writers: Writers | undefined;
  try {
    await delay(settleMs);
    // What was cold until now doesn't count.
    for (const seen of [eyes.page, eyes.site]) Object.assign(seen, { asked: 0, failed: 0, reasons: new Map(), slowestMs: 0 });
    const before = openFiles(server);
    writers = new Writers(server.url);
    await delay(3000);
    const readyMs = await harm(eyes, writers);
    await writers.close();
    await eyes.readyAfter(Date.now());
    await delay(settleMs);
    const listening = await listenersOf(databaseUrl());
    const files = { before, after: await fewestFiles(server) };
    const lost = await writers.lost(databaseUrl());
    return { name, readyMs, deaths: server.hasEnded() ? 1 : 0, listening, files, eyes, writers, lost };
  } finally {
    await eyes.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A new folder that root's PostgreSQL, which runs as another user, can enter: else its data would be kept elsewhere and outlive the bench. */
function dataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sunup-outage-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Takes the database away for so long, and says how long after its return the server was ready. */
async function away(eyes: Eyes, go: () => Promise<void>, seconds: number, comeBack: () => Promise<void>): Promise<number> {
  process.stdout.write(`  away for ${seconds} s\n`);
  await go();
  eyes.expectOutage();
  await delay(seconds * 1000);
  await comeBack();
  const returned = Date.now();
  const ms = await eyes.readyAfter(returned);
  await delay(5000);
  return ms;
}

/** Ends connections in the middle of a transaction, fifty of them, while everybody writes as fast as they can. */
async function endInsideTransactions(database: OrdinaryPostgres, writers: Writers): Promise<void> {
  process.stdout.write(`  ${endings} connections ended inside transactions\n`);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  writers.pauseMs = 0;
  const deadline = Date.now() + 120_000;
  for (let ended = 0; ended < endings; ) {
    if (Date.now() > deadline) throw new Error(`Only ${ended} connections were found inside a transaction within two minutes.`);
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
    const answered = await client.connect().then(
      () => client.end().then(() => true),
      () => false,
    );
    if (answered) return;
  }
  throw new Error('The embedded PostgreSQL was not started again within a minute.');
}

/** The fewest open files within a minute: mail that piled up is still going out, but what leaked doesn't come back. */
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
