import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { type Bucket, env } from '../base/env.ts';
import { db } from '../db/connect.ts';
import { projects, users } from '../db/schema/index.ts';
import { siteOrigin } from '../domain/addresses.ts';
import { completeHosts, siteFromStore } from '../domain/hosting/host-objects.ts';
import { bodiesOf, findManifest, type Manifest } from '../domain/hosting/manifest.ts';
import { hostedSites, publishedLabels } from '../domain/hosting/queries.ts';
import { getFile, ifIntact, openStorage, storeAt } from '../outside/storage/storage.ts';
import plumber from '../sites/briefs/plumber-raleigh.json' with { type: 'json' };
import { random } from '../sites/scenes/random.ts';
import { bucketKeys, startBucket } from '../tests/harness/bucket-server.ts';
import { endProcess } from '../tests/harness/built-server.ts';
import { fetchPage } from './host/rivals.ts';
import { firstPhone, versionsOn } from './publish-faults/versions.ts';
import { report } from './report.ts';
import { openBenchDatabase } from './setup/database.ts';
import { bucketEnv, startRole } from './setup/processes.ts';

const kills = 100;
const siteCount = 4;
/** Longest time until a publication shows, as `host` measures it. */
const settledMs = 1000;
/**
 * A process is killed within this many times what a publication takes on this machine when nothing else runs, counted from its beginning.
 * It publishes without a pause, and takes longer while the next ones load, so any moment of it is hit, and some between two.
 */
const longestLife = 4;

/**
 * Kills a publishing process at 100 random moments with the files in a folder, and 100 with them in a bucket. After each kill every
 * site must be whole, of one version, and no older than the last one that was acknowledged. A web process serves the sites throughout
 * and is asked for pages all the time. `bench -- publish-faults 10 7` kills ten times each, seed 7.
 */
export async function bench(args: string[]): Promise<number> {
  if (args[0] === 'publisher') return (await import('./publish-faults/publisher.ts')).publishUntilKilled(args.slice(1));
  const [count = `${kills}`, seed = `${Date.now() % 100_000}`] = args;
  const database = await openBenchDatabase();
  const server = await startBucket(mkdtempSync(path.join(env().dataDir, 'bucket-')));
  try {
    const [owner] = await db().insert(users).values({ email: 'bench@example.com', name: 'Bench' }).returning({ id: users.id });
    const places: [string, Bucket | undefined][] = [
      ['folder', undefined],
      ['bucket', { url: server.url, ...bucketKeys }],
    ];
    const runs: Run[] = [];
    for (const [name, bucket] of places)
      runs.push(await killRepeatedly({ name, bucket, databaseUrl: database.url, ownerId: owner?.id ?? '', count: Number(count), seed }));
    for (const { name, wrong } of runs) for (const sentence of wrong.slice(0, 10)) process.stdout.write(`  ${name}: ${sentence}\n`);
    return report(
      'publish-faults',
      runs.flatMap(({ name, killed, duringPublishing, wrong, badAnswers, requests }) => [
        { label: `${name}: kills`, value: killed, limit: Number(count), unit: 'kills', must: 'reach' as const },
        {
          label: `${name}: of them in the middle of publishing`,
          value: duringPublishing,
          limit: Number(count) / 2,
          unit: 'kills',
          must: 'reach' as const,
        },
        { label: `${name}: half, lost or older sites after a kill`, value: wrong.length, limit: 0, unit: '' },
        { label: `${name}: answers to visitors that were wrong, of ${requests}`, value: badAnswers, limit: 0, unit: '' },
      ]),
      runs.map(
        ({ name, published, publicationMs }) =>
          `${name}: ${published} versions were begun, each takes ${publicationMs.toFixed(0)} ms, seed ${seed}`,
      ),
    );
  } finally {
    await server.stop();
    await database.close();
  }
}

interface Run {
  name: string;
  killed: number;
  duringPublishing: number;
  published: number;
  publicationMs: number;
  requests: number;
  badAnswers: number;
  /** A sentence for everything that was wrong after a kill. */
  wrong: string[];
}

interface Setup {
  name: string;
  bucket: Bucket | undefined;
  databaseUrl: string;
  ownerId: string;
  count: number;
  seed: string;
}

async function killRepeatedly({ name, bucket, databaseUrl, ownerId, count, seed }: Setup): Promise<Run> {
  const dataDir = mkdtempSync(path.join(env().dataDir, `${name}-`));
  openStorage(storeAt({ dataDir, bucket }));
  const extraEnv = { DATA_DIR: dataDir, ...bucketEnv(bucket) };
  const siteFile = path.join(dataDir, 'site.json');
  // Not above, because the publishing processes load this file, too, and must start fast.
  const { buildOne } = await import('./host/sites.ts');
  const brief = { ...plumber, business: { ...plumber.business, phone: firstPhone } };
  writeFileSync(siteFile, JSON.stringify(await buildOne(brief, 7)));
  const slugs = Array.from({ length: siteCount }, (_, index) => `${name}-${index}`);
  const made = await db()
    .insert(projects)
    .values(slugs.map((slug) => ({ ownerId, slug, name: slug, seed: 1, state: 'approved' as const })))
    .returning({ id: projects.id, slug: projects.slug });
  const sites = made.map(({ id, slug }) => ({ id, slug: slug ?? '', begun: 0, newest: 0, done: 0, settled: 0 }));
  const run: Run = { name, killed: 0, duringPublishing: 0, published: 0, publicationMs: 0, requests: 0, badAnswers: 0, wrong: [] };
  const web = startRole('web', databaseUrl, { ...extraEnv, STRIPE_SECRET_KEY: 'sk_test_bench', STRIPE_WEBHOOK_SECRET: 'whsec_bench' });
  const visiting = new AbortController();
  try {
    await untilReady();
    const visitors = visit(sites, run, visiting.signal);
    const chance = random(`${name} ${seed}`);
    const start = () => new Publisher(sites, siteFile, databaseUrl, extraEnv);
    const { publicationMs, lastVersion } = await timeOne(start());
    let version = lastVersion + 1;
    // The next two load in the meantime, because loading takes longer than everything else.
    let next = [start(), start()] as const;
    while (run.killed < count) {
      const [publisher, second] = next;
      await publisher.begin(version);
      next = [second, start()];
      await delay(chance() * longestLife * publicationMs);
      await publisher.kill();
      run.killed++;
      if (sites.some(({ begun, done }) => begun > done)) run.duringPublishing++;
      version = publisher.lastVersion + 1;
      for (const site of sites) {
        const found = await checkSite(site);
        if (found.fault) run.wrong.push(found.fault);
        // Killed between its commit and its acknowledgment, a version is there, too, and stays.
        site.done = Math.max(site.done, found.version);
        site.begun = site.done;
      }
    }
    await Promise.all(next.map((publisher) => publisher.kill()));
    visiting.abort();
    await visitors;
    await completeHosts();
    run.published = version - 1;
    run.publicationMs = publicationMs;
    for (const label of (await publishedLabels()).filter((one) => slugs.includes(one)))
      if ((await siteFromStore(label))?.kind !== 'live') run.wrong.push(`The file store doesn't say what ${label} serves.`);
  } finally {
    visiting.abort();
    await endProcess(web);
  }
  return run;
}

interface Site {
  id: string;
  slug: string;
  /** The newest version whose publishing began and that wasn't cut off before it was there, and the newest that was acknowledged. */
  begun: number;
  done: number;
  /** The newest version whose publishing ever began: PostgreSQL may finish a commit after the process that asked for it was killed. */
  newest: number;
  /** The newest version that every visitor must have by now. */
  settled: number;
}

/** A process that publishes until it's killed, and what it said. */
class Publisher {
  readonly #ready: Promise<void>;
  lastVersion = 0;
  /** How long its publications took, in milliseconds. */
  readonly times: number[] = [];
  readonly #child: ChildProcess;
  readonly #begun: Promise<void>;
  readonly #closed: Promise<unknown>;

  constructor(sites: Site[], siteFile: string, databaseUrl: string, extraEnv: Record<string, string>) {
    const args = [process.argv[1] ?? '', 'publish-faults', 'publisher', siteFile, ...sites.map(({ id }) => id)];
    this.#child = spawn(process.execPath, args, {
      env: { ...process.env, ...extraEnv, DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    const started = Promise.withResolvers<void>();
    this.#ready = started.promise;
    const begun = Promise.withResolvers<void>();
    this.#begun = begun.promise;
    // The last one is killed while it loads, and no one waits for it.
    this.#ready.catch(() => undefined);
    let begunAt = 0;
    const lines = createInterface({ input: this.#child.stdout as NodeJS.ReadableStream });
    lines.on('line', (line) => {
      const [word, id, digits] = line.split(' ');
      if (word === 'ready') return started.resolve();
      const site = sites.find((one) => one.id === id);
      const version = Number(digits);
      this.lastVersion = Math.max(this.lastVersion, version);
      if (!site) return;
      if (word === 'begin') {
        site.begun = version;
        site.newest = version;
        begunAt = performance.now();
        begun.resolve();
      } else {
        site.done = version;
        setTimeout(() => {
          site.settled = version;
        }, settledMs).unref();
        this.times.push(performance.now() - begunAt);
      }
    });
    this.#closed = new Promise((resolve) => lines.once('close', resolve));
    this.#child.once('exit', (code) => started.reject(new Error(`The publishing process ended with ${code}.`)));
  }

  /** Waits until it's loaded, lets it publish from a version on, and waits until it has begun with that. */
  async begin(version: number): Promise<void> {
    await this.#ready;
    this.lastVersion = version;
    this.#child.send(version);
    await this.#begun;
  }

  async kill(): Promise<void> {
    await endProcess(this.#child, 'SIGKILL');
    await this.#closed;
  }
}

/** How long a publication takes: the second of a process, from its beginning to its acknowledgment. */
async function timeOne(publisher: Publisher) {
  await publisher.begin(1);
  while (publisher.times.length < 2) await delay(20);
  await publisher.kill();
  return { publicationMs: publisher.times[1] ?? 0, lastVersion: publisher.lastVersion };
}

/** The version of a site right after a kill, as the database and the file store have it, and what's wrong with it. */
async function checkSite({ slug, newest, done }: Site): Promise<{ version: number; fault?: string }> {
  const wrong = (fault: string) => ({ version: 0, fault: `${slug} ${fault}` });
  const [row] = await hostedSites([slug]);
  if (!row) return done ? wrong(`is lost, though version ${done} was acknowledged.`) : { version: 0 };
  const manifest = await findManifest(row.manifestHash);
  if (!manifest) return wrong('has no manifest.');
  const bodies = await Promise.all(bodiesOf(manifest).map(async (hash) => ifIntact(getFile(hash))));
  const missing = bodies.filter((body) => !body).length;
  if (missing) return wrong(`lacks ${missing} bodies.`);
  const versions = await versionsIn(manifest);
  if (versions.length !== 1) return wrong(`is of versions ${versions.join(' and ')}.`);
  const [version = 0] = versions;
  if (version < done) return wrong(`shows version ${version}, though ${done} was there before.`);
  return version > newest ? wrong(`shows version ${version}, which was never begun.`) : { version };
}

async function versionsIn({ files }: Manifest): Promise<number[]> {
  const pages = Object.values(files).filter(({ headers }) => headers['Content-Type']?.startsWith('text/html'));
  const found = await Promise.all(pages.map(async ({ hash }) => versionsOn((await getFile(hash)).toString())));
  return [...new Set(found.flat())];
}

/** Asks the web process for pages until it's told to stop. Before a site's first version, 404 is right. */
async function visit(sites: Site[], run: Run, signal: AbortSignal): Promise<void> {
  const seen = new Map<string, number>();
  while (!signal.aborted) {
    for (const { slug, settled } of sites) {
      const { status, body } = await fetchPage(env().port, new URL(siteOrigin(slug)).host, '/', 'identity');
      run.requests++;
      const [version = 0, ...others] = status === 200 ? versionsOn(body.toString()) : [];
      const least = Math.max(seen.get(slug) ?? 1, settled);
      const isRight = status === 200 ? others.length === 0 && version >= least : settled === 0 && status === 404;
      if (!isRight) {
        run.badAnswers++;
        process.stdout.write(`  ${slug} answered ${status} with version ${version}, where ${least} was the least\n`);
      }
      if (version) seen.set(slug, version);
    }
    await delay(20);
  }
}

async function untilReady(): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const answer = await fetchPage(env().port, 'localhost', '/readyz').catch(() => undefined);
    if (answer?.status === 200) return;
    await delay(100);
  }
  throw new Error('The web process was not ready within a minute.');
}
