import type { ChildProcess } from 'node:child_process';
import { loadavg } from 'node:os';
import { env } from '../base/env.ts';
import { closeDatabase, openDatabase } from '../db/connect.ts';
import { startEmbedded } from '../db/embedded.ts';
import { startListening } from '../db/live.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { queueDatabase } from '../db/queue-database.ts';
import { openQueue } from '../jobs/queue.ts';
import { openStorage, storeAt } from '../outside/storage/storage.ts';
import { endProcess, freePort, ready } from '../tests/harness/built-server.ts';
import { hosts as proxied } from '../tests/harness/caddy.ts';
import { startProxy } from './domains/authority.ts';
import { connectSites, type Served } from './domains/connecting.ts';
import { contest, contestedName } from './domains/contested.ts';
import { memoryOfHosts } from './domains/memory.ts';
import { startNameServers } from './domains/name-server.ts';
import { startOwnAnswer } from './domains/own-answer.ts';
import { askSteadily, countYes, madeUpNames } from './domains/permission.ts';
import { checkZones, zoneNames } from './domains/zones.ts';
import { randomLoad } from './host/random-load.ts';
import { fetchPage, type Page, startBare } from './host/rivals.ts';
import { publishSites } from './host/sites.ts';
import { median, type Round, rate, shareOf } from './load.ts';
import { type Figure, percentile, report } from './report.ts';
import { startRole } from './setup/processes.ts';

const siteCount = 20;
const pagesEach = 4;
const contestedCount = 200;
const madeUpCount = 10_000;
const hostCount = 100_000;
const rounds = 5;
const secondsEach = 3;
const asking = { seconds: 2, perSecond: 1000 };
const warming = { seconds: 1, perSecond: 1000 };
const limits = { servedSeconds: 60, permissionMs: 5, share: 0.8, memoryMb: 60 };
/** Where own domains are to lead. Certificates are checked there, so it's this machine. */
const addresses = { v4: '127.0.0.1', v6: '::1' };

/**
 * Owners' domains: the state and the sentence for sixty zones, names that two sites claim, the way from right records to a page over HTTPS with Caddy
 * and Pebble, the endpoint that permits certificates, with the database and without, and the rate of pages under own domains.
 */
export async function bench(): Promise<number> {
  Object.assign(env(), { appUrl: `https://${proxied.app}`, sitesDomain: proxied.sites });
  const { dataDir, port } = env();
  const database = await startEmbedded(dataDir);
  await migrateDatabase(database.url);
  openDatabase(database.url);
  openStorage(storeAt({ dataDir }));
  const stopListening = await startListening(database.url);
  const queue = await openQueue(queueDatabase(database.url), { working: false, onError: () => undefined });
  const named = await startNameServers(ourAddresses);
  const web = startWeb(database.url, port);
  const children = [web];
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await queue.close();
    await stopListening();
    await closeDatabase();
    await database.stop();
  };
  try {
    await ready(`http://127.0.0.1:${port}`, web);
    const decided = await decide(named);
    const published = await publishSites(siteCount);
    const proxy = await startProxy(dataDir, port, named.resolver);
    children.push(...(proxy?.children ?? []));
    const served = await connectSites(published, { named, proxy });
    const pages = await measurePages(dataDir, port, served, children);
    const asked = await measurePermission({ ours: port, bare: pages.barePort }, served, close);
    return reportDomains({ decided, served, pages, asked, memoryMb: await memoryOfHosts(hostCount), hasProxy: proxy !== undefined });
  } finally {
    await Promise.all(children.map((child) => endProcess(child)));
    await named.stop();
    await close();
  }
}

const ourAddresses = (name: string) =>
  name === proxied.app ? [addresses.v4] : name.endsWith(`.${proxied.sites}`) ? [addresses.v4, addresses.v6] : [];

/** A web process as in deploy/, without its proxy. */
function startWeb(databaseUrl: string, port: number): ChildProcess {
  return startRole('web', databaseUrl, {
    STRIPE_SECRET_KEY: 'sk_test_bench',
    STRIPE_WEBHOOK_SECRET: 'whsec_bench',
    PORT: String(port),
    APP_URL: env().appUrl,
    SITES_DOMAIN: env().sitesDomain,
  });
}

/** What becomes of claims: of the sixty zones, and of names that two sites want. */
async function decide(named: Awaited<ReturnType<typeof startNameServers>>) {
  const domains = [...zoneNames, ...Array.from({ length: contestedCount }, (_, index) => contestedName(index))];
  const answer = await startOwnAnswer(domains.flatMap((name) => [name, `*.${name}`, `*.shop.${name}`]));
  const checking = { names: named.names, reach: answer.reach, answerMs: 0 };
  try {
    return {
      zones: await checkZones({ served: named, checking, addresses }),
      contested: await contest(contestedCount, { served: named, checking }),
    };
  } finally {
    await answer.stop();
  }
}

interface Pages {
  ours: Round[];
  bare: Round[];
  count: number;
  /** Where the bare server listens. */
  barePort: number;
}

/** Random pages of all own domains, in turns with a bare server that sends the same bytes. */
async function measurePages(dataDir: string, port: number, { sites }: Served, children: ChildProcess[]): Promise<Pages> {
  const pages: Page[] = [];
  for (const { host, paths } of sites)
    for (const path of paths.slice(0, pagesEach)) {
      const page = await fetchPage(port, host, path);
      if (page.status !== 200) throw new Error(`${host}${path} answered ${page.status}.`);
      pages.push(page);
    }
  const barePort = await freePort();
  children.push(await startBare(dataDir, pages, barePort));
  const measured: Pages = { ours: [], bare: [], count: pages.length, barePort };
  for (let round = 0; round < rounds; round++) {
    measured.bare.push(await randomLoad(dataDir, pages, barePort, secondsEach));
    measured.ours.push(await randomLoad(dataDir, pages, port, secondsEach));
  }
  return measured;
}

/** The endpoint's answers while all is well, to made-up names, and after the database has stopped, when pages have to be served too. */
async function measurePermission(
  { ours: port, bare }: { ours: number; bare: number },
  { sites }: Served,
  stopDatabase: () => Promise<void>,
) {
  const hosts = sites.flatMap(({ host }) => [host, `www.${host}`]);
  const others = madeUpNames(madeUpCount, hosts, [proxied.app, proxied.sites]);
  for (const one of [port, bare]) await askSteadily(one, { hosts, others, ...warming });
  const askInRounds = async (one: number) => {
    const asked = [];
    for (let round = 0; round < rounds; round++) asked.push(await askSteadily(one, { hosts, others, ...asking }));
    return {
      p99Ms: percentile(
        asked.map(({ p99Ms }) => p99Ms),
        0.5,
      ),
      wrong: asked.reduce((sum, { wrong }) => sum + wrong, 0),
    };
  };
  const { p99Ms: bareMs } = await askInRounds(bare);
  const steady = await askInRounds(port);
  const yes = await countYes(port, others);
  await stopDatabase();
  const without = await askInRounds(port);
  const pages = await Promise.all(sites.map(({ host }) => fetchPage(port, host, '/')));
  return { steady, bareMs, yes, without, failedPages: pages.filter(({ status }) => status !== 200).length };
}

interface Measured {
  decided: Awaited<ReturnType<typeof decide>>;
  served: Served;
  pages: Pages;
  asked: Awaited<ReturnType<typeof measurePermission>>;
  memoryMb: number;
  hasProxy: boolean;
}

function reportDomains({ decided: { zones, contested }, served, pages, asked, memoryMb, hasProxy }: Measured): number {
  const none = { limit: 0, unit: '' };
  const https: Figure = {
    label: 'from right records to a page over HTTPS, p95',
    value: percentile(served.seconds, 0.95),
    limit: limits.servedSeconds,
    unit: 's',
  };
  return report(
    'domains',
    [
      {
        label: 'zones with the right state and sentence',
        value: zones.count - zones.wrong.length,
        limit: 60,
        unit: 'zones',
        must: 'reach',
      },
      { label: 'contested names that went to the wrong site', value: contested.stolen, ...none, unit: `of ${contestedCount}` },
      { label: 'owners of contested names who got theirs', value: contested.kept, limit: contested.owned, unit: 'owners', must: 'reach' },
      ...(hasProxy ? [https] : []),
      { label: 'permission endpoint at 1,000 a second, p99', value: asked.steady.p99Ms, limit: limits.permissionMs, unit: 'ms' },
      { label: 'the same without the database', value: asked.without.p99Ms, limit: limits.permissionMs, unit: 'ms' },
      { label: 'its wrong answers, without the database too', value: asked.steady.wrong + asked.without.wrong, ...none, unit: 'answers' },
      { label: `made-up names that it permits, of ${madeUpCount}`, value: asked.yes, ...none, unit: 'names' },
      { label: 'own domains not served without the database', value: asked.failedPages, ...none, unit: 'pages' },
      {
        label: 'rate compared with a bare node:http server',
        value: shareOf(pages.ours, pages.bare),
        limit: limits.share,
        unit: 'of it',
        must: 'reach',
      },
      { label: `memory of ${hostCount} own domains with www`, value: memoryMb, limit: limits.memoryMb, unit: 'MB' },
    ],
    [
      ...zones.wrong,
      ...(hasProxy ? [] : ['Caddy or Pebble isn’t installed, so no certificate was ordered. (Debian: apt-get install caddy pebble)']),
      `pages a second of ${pages.count} pages: ours ${rate(pages.ours).toFixed(0)}, bare node:http ${rate(pages.bare).toFixed(0)}; p99 ${median(pages.ours, ({ p99Ms }) => p99Ms).toFixed(1)} ms`,
      `a bare node:http server, asked like the permission endpoint, in ${rounds} rounds of ${asking.seconds} s with their median: p99 ${asked.bareMs.toFixed(1)} ms`,
      `${siteCount} domains connected in ${served.seconds.map((one) => one.toFixed(1)).join(', ')} s; load average ${loadavg()[0]?.toFixed(1)}`,
    ],
  );
}
