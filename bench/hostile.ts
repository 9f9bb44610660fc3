import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { closeDatabase, openDatabase } from '../db/connect.ts';
import { startEmbedded } from '../db/embedded.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { env } from '../env.ts';
import { formPaths, malformed, manyFields } from './hostile/forms.ts';
import { signUps, watchLogins } from './hostile/logins.ts';
import { residentMb, watchMemory } from './hostile/memory.ts';
import { plainPicture, senders, sides } from './hostile/pictures.ts';
import { Answers, addressHeader, newSender, post } from './hostile/posting.ts';
import { type Sample, startProbe } from './hostile/probe.ts';
import { holdSlowConnections } from './hostile/slow-connections.ts';
import { end, startWeb } from './live/web-process.ts';
import { percentile, report } from './report.ts';

const picturesOfEachKind = 17;
const formsOfManyFields = 40;
const slowConnections = 500;
/** Long enough for the server to close connections with slow headers. */
const slowMs = 30_000;
const accounts = 40;
const urlencoded = 'application/x-www-form-urlencoded';

/**
 * Attacks one web process: pictures that are small on the wire and large in memory, forms of 100,000 fields, slow
 * connections, and malformed forms at every address. Meanwhile it measures memory (with the picture process), /healthz and
 * ordinary logins.
 */
export async function bench(): Promise<number> {
  const database = await startEmbedded(env().dataDir);
  await migrateDatabase(database.url);
  openDatabase(database.url);
  const server = await startWeb(database.url, { CLIENT_ADDRESS_HEADER: addressHeader });
  const pid = server.pid ?? 0;
  try {
    const emails = await signUps(accounts);
    const people = await senders(picturesOfEachKind);
    const huge = await plainPicture(sides.huge);
    const [forVisitors, forMessages] = [await plainPicture(sides.visitor), await plainPicture(sides.message)];
    await delay(3000);
    const restMb = residentMb(pid);
    const [memory, probe, logins] = [watchMemory(pid), startProbe(), watchLogins(emails)];

    const phases: { name: string; startedAt: number }[] = [];
    const begin = (name: string) => {
      phases.push({ name, startedAt: Date.now() });
      return new Answers();
    };
    const oversized = begin('oversized pictures');
    await Promise.all([...people.visitors, ...people.writers, ...people.owners].map((send) => send(huge, oversized)));
    const largest = begin('largest pictures');
    await Promise.all([
      ...people.visitors.map((send) => send(forVisitors, largest)),
      ...people.writers.map((send) => send(forMessages, largest)),
    ]);
    const fields = begin('forms of 100,000 fields');
    const targets = ['/auth', '/contact', '/booking', '/api/exit-offer'];
    await Promise.all(
      Array.from({ length: formsOfManyFields }, (_, n) =>
        post(targets[n % targets.length] ?? '', manyFields, newSender(), fields, urlencoded),
      ),
    );
    begin('slow connections');
    const slow = await holdSlowConnections(slowConnections, slowMs);
    const broken = begin('malformed forms');
    const paths = formPaths();
    for (const { type, body } of malformed) await Promise.all(paths.map((path) => post(path, body, newSender(), broken, type)));

    const { times, answers: loggedIn } = await logins.stop();
    const samples = await probe.stop();
    const healthMs = samples.map(({ ms }) => ms);
    const highestMb = memory.stop();
    const all = [oversized, largest, fields, broken, loggedIn];
    return report(
      'hostile',
      [
        { label: 'memory above rest, web and picture process', value: highestMb - restMb, limit: 400, unit: 'MB' },
        { label: `/healthz, worst of ${healthMs.length}`, value: Math.max(...healthMs), limit: 200, unit: 'ms' },
        { label: `login, p95 of ${times.length}`, value: percentile(times, 0.95), limit: 1000, unit: 'ms' },
        {
          label: '5xx responses (except 503 with Retry-After) and missing responses',
          value: sum(all.map((one) => one.failures)),
          limit: 0,
          unit: 'responses',
        },
        { label: 'logins that succeeded', value: loggedIn.count(302), limit: times.length, unit: 'logins', must: 'reach' },
        {
          label: 'pictures that were encoded',
          value: oversized.count(200) + largest.count(200, 302),
          limit: 20,
          unit: 'pictures',
          must: 'reach',
        },
        { label: 'forms of 100,000 fields refused', value: fields.count(413), limit: formsOfManyFields, unit: 'forms', must: 'reach' },
        {
          label: 'malformed forms answered with 400',
          value: broken.count(400),
          limit: paths.length * malformed.length,
          unit: 'forms',
          must: 'reach',
        },
        {
          label: 'connections with slow headers that were closed',
          value: slow.headersEnded,
          limit: slowConnections / 2,
          unit: 'connections',
          must: 'reach',
        },
      ],
      [
        `${people.visitors.length * 3} pictures of ${sides.huge} × ${sides.huge} in ${Math.round(huge.size / 1000)} KB at once: ${oversized}`,
        `the largest pictures that visitors and customers may send, ${largest.count(...largest.statuses.keys())} at once: ${largest}`,
        `/healthz p50 ${percentile(healthMs, 0.5).toFixed(1)} ms, p99 ${percentile(healthMs, 0.99).toFixed(0)} ms; login p50 ${percentile(times, 0.5).toFixed(0)} ms`,
        `slowest /healthz during ${phases.map(({ name, startedAt }, n) => `${name} ${worst(samples, startedAt, phases[n + 1]?.startedAt)} ms`).join(', ')}`,
        `${restMb.toFixed(0)} MB at rest, ${highestMb.toFixed(0)} MB peak, ${residentMb(pid).toFixed(0)} MB at the end; load average ${loadavg()[0]?.toFixed(1)}`,
      ],
    );
  } finally {
    await end(server);
    await closeDatabase();
    await database.stop();
  }
}

function sum(values: number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

function worst(samples: Sample[], from: number, to = Number.POSITIVE_INFINITY): string {
  return Math.max(0, ...samples.filter(({ at }) => at >= from && at < to).map(({ ms }) => ms)).toFixed(0);
}
