import type { ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { env } from '../base/env.ts';
import { startListening } from '../db/live.ts';
import { queueDatabase } from '../db/queue-database.ts';
import { draftSite } from '../domain/drafts/drafting.ts';
import { openQueue } from '../jobs/queue.ts';
import { openStorage, storeAt } from '../outside/storage/storage.ts';
import { bucketKeys, startBucket } from '../tests/harness/bucket-server.ts';
import { endProcess } from '../tests/harness/built-server.ts';
import { findCaddy, hosts, startCaddy } from '../tests/harness/caddy.ts';
import { liveSettings } from '../tests/harness/live-server.ts';
import { publishSites } from './host/sites.ts';
import { makeListeners } from './live/listeners.ts';
import { percentile, report } from './report.ts';
import { answeredProject, sendBrief, signUp } from './setup/customer.ts';
import { openBenchDatabase } from './setup/database.ts';
import { BrowserTabs } from './update/browser-tabs.ts';
import { ProxyClient } from './update/proxy-client.ts';
import { buildIn, makeSecondBuild } from './update/second-build.ts';
import { type Asked, SteadyLoad } from './update/steady-load.ts';
import { Tab } from './update/tabs.ts';
import { WebPair } from './update/web-pair.ts';

const perSecond = 200;
const tabCount = 100;
/** Before, between and after the two restarts. */
const restMs = 5000;

/**
 * An update of two web processes behind Caddy, one after the other, to a build with other scripts, under 200 requests a second and
 * with a hundred tabs left open and three real pages. The processes share a database and a bucket, and have nothing else in common.
 */
export async function bench(): Promise<number> {
  const folder = mkdtempSync(path.join(env().dataDir, 'update-'));
  const caddy = findCaddy(folder);
  if (!caddy) {
    process.stdout.write('update skipped: this benchmark needs Caddy, which isn’t installed and can’t be downloaded with apt-get.\n');
    return 0;
  }
  const old = buildIn('.');
  const now = makeSecondBuild(path.join(folder, 'second'));
  const renamed = old.assets.filter((name) => !now.assets.includes(name));
  process.stdout.write(`  from ${old.id} to ${now.id}: ${renamed.length} of ${old.assets.length} scripts and styles have another name\n`);
  const bucket = await startBucket(path.join(folder, 'bucket'));
  const database = await openBenchDatabase();
  openStorage(storeAt({ dataDir: folder, bucket: { ...bucketKeys, url: bucket.url } }));
  const stopListening = await startListening(database.url);
  const queue = await openQueue(queueDatabase(database.url), { working: false, onError: () => undefined });
  const port = env().port;
  const client = new ProxyClient(port);
  const load = new SteadyLoad();
  const browser = new BrowserTabs(port);
  const webs = new WebPair({
    ...liveSettings(path.join(folder, 'data'), database.url, 'smtp://127.0.0.1:9'),
    APP_URL: `https://${hosts.app}:${port}`,
    SITES_DOMAIN: hosts.sites,
    AUTH_SECRET: env().authSecret,
    S3_URL: bucket.url,
    S3_ACCESS_KEY_ID: bucketKeys.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucketKeys.secretAccessKey,
    S3_REGION: bucketKeys.region,
  });
  let proxy: ChildProcess | undefined;
  let tabs: Tab[] = [];
  try {
    const [site] = await publishSites(1);
    const customer = await signUp('update');
    const projectId = await answeredProject(customer);
    await sendBrief(customer.id, projectId);
    await draftSite(projectId);
    const cookie = secure(customer.cookie);
    await webs.start(old, [port + 1, port + 2]);
    proxy = await startCaddy(caddy, folder, { https: port, http: port + 3, upstreams: [port + 1, port + 2] });
    await answers(client);

    tabs = (await makeListeners(tabCount)).map((listener) => new Tab(client, secure(listener.cookie)));
    await Promise.all(tabs.map((tab) => tab.open()));
    await browser.open(cookie);
    load.start(client, pagesOf(site?.paths ?? [], cookie), perSecond);
    await delay(restMs);
    const first = await webs.replace(0, now);
    // One process of each build: what a page of the new one names is asked of the old one, too.
    for (const tab of tabs.slice(0, 10)) await tab.openAnother('/portal');
    await delay(restMs);
    const second = await webs.replace(1, now);
    await delay(restMs);
    await Promise.all(tabs.map((tab, n) => tab.goOn(old, now, renamed[n % renamed.length] ?? '')));
    await browser.goOn(old, now);
    await load.stop();

    const broken = tabs.filter((tab) => tab.broken.length > 0);
    const restarts = [first, second];
    return report(
      'update',
      [
        { label: `failed requests of ${load.asked}`, value: load.failed, limit: 0, unit: '' },
        { label: `broken tabs of ${tabCount}`, value: broken.length, limit: 0, unit: '' },
        {
          label: 'tabs whose stream was opened again',
          value: tabs.filter(({ opened }) => opened > 1).length,
          limit: tabCount,
          unit: '',
          must: 'reach',
        },
        { label: 'faults in 3 real pages', value: browser.broken.length, limit: 0, unit: '' },
        {
          label: 'processes that stopped in order',
          value: restarts.filter(({ code }) => code === 0).length,
          limit: 2,
          unit: '',
          must: 'reach',
        },
      ],
      [
        `requests p50 ${percentile(load.times, 0.5).toFixed(1)} ms, p99 ${percentile(load.times, 0.99).toFixed(0)} ms, slowest ${Math.max(...load.times).toFixed(0)} ms`,
        ...restarts.map(
          ({ stopSeconds, startSeconds }, n) =>
            `process ${n + 1}: stopped in ${stopSeconds.toFixed(1)} s, the new one ready after ${startSeconds.toFixed(1)} s`,
        ),
        ...[...load.failures].map(([reason, count]) => `${count} x ${reason}`),
        ...broken.slice(0, 5).map((tab) => tab.broken.slice(0, 3).join('; ')),
        ...browser.broken,
      ],
    );
  } finally {
    await load.stop();
    for (const tab of tabs) tab.leave();
    await browser.close();
    client.close();
    if (proxy) await endProcess(proxy);
    await webs.stop();
    await queue.close();
    await stopListening();
    await database.close();
    await bucket.stop();
  }
}

/** Ten requests that repeat: public pages, pages of a live site, and one of someone who is logged in. */
function pagesOf(sitePaths: string[], cookie: string): Asked[] {
  const site = (n: number) => ({ path: sitePaths[n % sitePaths.length] ?? '/', host: `bench-0.${hosts.sites}` });
  const visited = ['/', '/about', '/faq', '/blog/value-vs-price', '/services/website-design'].map((path) => ({ path }));
  return [...visited.flatMap((page, n) => [page, site(n)]).slice(0, 9), { path: '/portal/messages', cookie }];
}

/** The name that a session's cookie has over HTTPS. */
function secure(cookie: string): string {
  return cookie
    .split('; ')
    .filter((pair) => /session=/.test(pair))
    .map((pair) => `__Host-${pair}`)
    .join('; ');
}

async function answers(client: ProxyClient): Promise<void> {
  for (let tries = 0; ; tries++) {
    const answer = await client.get('/').catch(() => undefined);
    if (answer?.status === 200) return;
    if (tries > 100) throw new Error(`The proxy doesn’t answer: ${answer?.status}.`);
    await delay(200);
  }
}
