import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { endProcess } from '../tests/harness/built-server.ts';
import { formPaths, malformed, manyFields } from './hostile/forms.ts';
import { signUps, watchLogins } from './hostile/logins.ts';
import { residentMb, watchMemory } from './hostile/memory.ts';
import { plainPicture, senders, sides } from './hostile/pictures.ts';
import { Answers, addressHeader, newSender, post } from './hostile/posting.ts';
import { type Sample, startProbe } from './hostile/probe.ts';
import { holdSlowConnections } from './hostile/slow-connections.ts';
import { startWeb } from './live/web-process.ts';
import { percentile, report } from './report.ts';
import { openBenchDatabase } from './setup/database.ts';

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
  const database = await openBenchDatabase();
  const server = await startWeb(database.url, { CLIENT_ADDRESS_HEADER: addressHeader });
  const pid = server.pid ?? 0;
  try {
    const emails = await signUps(accounts);
    const people = await senders(picturesOfEachKind);
    const pictures = await makePictures();
    await delay(3000);
    const restMb = residentMb(pid);
    const [memory, probe, logins] = [watchMemory(pid), startProbe(), watchLogins(emails)];
    const attacks = await attack(people, pictures);
    const { times, answers: loggedIn } = await logins.stop();
    const samples = await probe.stop();
    const watched = { times, loggedIn, samples, restMb, peakMb: memory.stop(), endMb: residentMb(pid) };
    return reportHostile(attacks, watched, `${people.visitors.length * 3} ${sizeOf(pictures.huge)}`);
  } finally {
    await endProcess(server);
    await database.close();
  }
}

type Pictures = Record<keyof typeof sides, File>;

async function makePictures(): Promise<Pictures> {
  return { huge: await plainPicture(sides.huge), visitor: await plainPicture(sides.visitor), message: await plainPicture(sides.message) };
}

function sizeOf(huge: File): string {
  return `pictures of ${sides.huge} × ${sides.huge} in ${Math.round(huge.size / 1000)} KB together`;
}

interface Attacks {
  /** Start of each attack in milliseconds since 1970. */
  phases: { name: string; startedAt: number }[];
  oversized: Answers;
  largest: Answers;
  fields: Answers;
  broken: Answers;
  brokenForms: number;
  slowHeadersEnded: number;
}

/** Runs the attacks one after the other. */
async function attack(people: Awaited<ReturnType<typeof senders>>, pictures: Pictures): Promise<Attacks> {
  const phases: Attacks['phases'] = [];
  const begin = (name: string) => {
    phases.push({ name, startedAt: Date.now() });
    return new Answers();
  };
  const oversized = begin('oversized pictures');
  await Promise.all([...people.visitors, ...people.writers, ...people.owners].map((send) => send(pictures.huge, oversized)));
  const largest = begin('largest pictures');
  await Promise.all([
    ...people.visitors.map((send) => send(pictures.visitor, largest)),
    ...people.writers.map((send) => send(pictures.message, largest)),
  ]);
  const fields = begin('forms of 100,000 fields');
  const targets = ['/auth', '/contact', '/booking', '/api/exit-offer'];
  await Promise.all(
    Array.from({ length: formsOfManyFields }, (_, n) =>
      post(targets[n % targets.length] ?? '', manyFields, newSender(), fields, urlencoded),
    ),
  );
  begin('slow connections');
  const slowHeadersEnded = await holdSlowConnections(slowConnections, slowMs);
  const broken = begin('malformed forms');
  const paths = formPaths();
  for (const { type, body } of malformed) await Promise.all(paths.map((path) => post(path, body, newSender(), broken, type)));
  return { phases, oversized, largest, fields, broken, brokenForms: paths.length * malformed.length, slowHeadersEnded };
}

interface Watched {
  /** Durations of logins in milliseconds. */
  times: number[];
  loggedIn: Answers;
  samples: Sample[];
  restMb: number;
  peakMb: number;
  endMb: number;
}

function reportHostile(attacks: Attacks, { times, loggedIn, samples, restMb, peakMb, endMb }: Watched, hugePictures: string): number {
  const { phases, oversized, largest, fields, broken, brokenForms, slowHeadersEnded } = attacks;
  const healthMs = samples.map(({ ms }) => ms);
  const failures = sum([oversized, largest, fields, broken, loggedIn].map((answers) => answers.failures));
  const encoded = oversized.count(200) + largest.count(200, 302);
  const must = 'reach' as const;
  return report(
    'hostile',
    [
      { label: 'memory above rest, web and picture process', value: peakMb - restMb, limit: 400, unit: 'MB' },
      { label: `/healthz, worst of ${healthMs.length}`, value: Math.max(...healthMs), limit: 200, unit: 'ms' },
      { label: `login, p95 of ${times.length}`, value: percentile(times, 0.95), limit: 1000, unit: 'ms' },
      { label: '5xx responses (except 503 with Retry-After) and missing responses', value: failures, limit: 0, unit: 'responses' },
      { label: 'logins that succeeded', value: loggedIn.count(302), limit: times.length, unit: 'logins', must },
      { label: 'pictures that were encoded', value: encoded, limit: 20, unit: 'pictures', must },
      { label: 'forms of 100,000 fields refused', value: fields.count(413), limit: formsOfManyFields, unit: 'forms', must },
      { label: 'malformed forms answered with 400', value: broken.count(400), limit: brokenForms, unit: 'forms', must },
      {
        label: 'connections with slow headers that were closed',
        value: slowHeadersEnded,
        limit: slowConnections / 2,
        unit: 'connections',
        must,
      },
    ],
    [
      `${hugePictures}: ${oversized}`,
      `the largest pictures that visitors and customers may send, ${largest.count(...largest.statuses.keys())} together: ${largest}`,
      `/healthz p50 ${percentile(healthMs, 0.5).toFixed(1)} ms, p99 ${percentile(healthMs, 0.99).toFixed(0)} ms; login p50 ${percentile(times, 0.5).toFixed(0)} ms`,
      `slowest /healthz during ${phases.map(({ name, startedAt }, n) => `${name} ${worst(samples, startedAt, phases[n + 1]?.startedAt)} ms`).join(', ')}`,
      `${restMb.toFixed(0)} MB at rest, ${peakMb.toFixed(0)} MB peak, ${endMb.toFixed(0)} MB at the end; load average ${loadavg()[0]?.toFixed(1)}`,
    ],
  );
}

function sum(values: number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

function worst(samples: Sample[], from: number, to = Number.POSITIVE_INFINITY): string {
  return Math.max(0, ...samples.filter(({ at }) => at >= from && at < to).map(({ ms }) => ms)).toFixed(0);
}
