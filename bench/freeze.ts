import { sql } from 'drizzle-orm';
import { env } from '../base/env.ts';
import { db } from '../db/connect.ts';
import { queueDatabase } from '../db/queue-database.ts';
import { closeGenerator } from '../domain/generator/generator.ts';
import { openQueue } from '../jobs/queue.ts';
import { openStorage, storeAt } from '../outside/storage/storage.ts';
import { endProcess } from '../tests/harness/built-server.ts';
import { doors } from './freeze/doors.ts';
import { makePeople, type People } from './freeze/people.ts';
import { pumpedTexts } from './freeze/texts.ts';
import { freezeEachWay } from './freeze/watchdog.ts';
import { addressHeader } from './hostile/posting.ts';
import { startProbe } from './hostile/probe.ts';
import { startWeb } from './live/web-process.ts';
import { percentile, report } from './report.ts';
import { openBenchDatabase } from './setup/database.ts';
import { sendForAnswer } from './setup/sending.ts';

const texts = 2000;
const atOnce = 60;
const peopleOfEachKind = 10;
const metricsToken = 'freeze-freeze-freeze';

/**
 * Sends texts that make patterns backtrack through every door that takes text, one at a time and sixty at once, as a visitor, a customer
 * and an admin. Meanwhile it asks for `/healthz` and a page of a live site, and how long the web process's event loop was blocked. Then it
 * freezes a server in each way of running it, until the watchdog has ended it and it answers again.
 */
export async function bench(): Promise<number> {
  const database = await openBenchDatabase();
  openStorage(storeAt(env()));
  const queue = await openQueue(queueDatabase(database.url), { working: false, onError: () => undefined });
  const server = await startWeb(database.url, { CLIENT_ADDRESS_HEADER: addressHeader, METRICS_TOKEN: metricsToken, SUNUP_DEMO: 'small' });
  try {
    const people = await makePeople(peopleOfEachKind);
    const shut: string[] = [];
    for (const { name, ordinary = 'We open at nine on Mondays.', answer, send } of doors) {
      const status = await send(ordinary, people, 0);
      if (answer ? status !== answer : status >= 400) shut.push(`${name} answers an ordinary text with ${status}`);
    }
    await longestBlockMs();
    const [health, site] = [startProbe(), startProbe(people.live)];
    const alone = await sendAll(people, 1);
    const aloneMs = await longestBlockMs();
    const together = await sendAll(people, atOnce);
    const togetherMs = await longestBlockMs();
    const healthMs = (await health.stop()).map(({ ms }) => ms);
    const siteMs = (await site.stop()).map(({ ms }) => ms);
    const failed = [...alone, ...together].filter(({ status }) => status === 500 || status === 0);
    await endProcess(server);
    const { frozen, left } = await freezeEachWay(database.url);
    return report(
      'freeze',
      [
        { label: 'event loop blocked, one text at a time', value: aloneMs, limit: 100, unit: 'ms' },
        { label: `event loop blocked, ${atOnce} at once`, value: togetherMs, limit: 100, unit: 'ms' },
        { label: `/healthz, worst of ${healthMs.length}`, value: Math.max(...healthMs), limit: 250, unit: 'ms' },
        { label: `a live site’s page, p99 of ${siteMs.length}`, value: percentile(siteMs, 0.99), limit: 100, unit: 'ms' },
        { label: 'answers of 500, and missing answers', value: failed.length, limit: 0, unit: 'answers' },
        { label: 'doors that refuse an ordinary text', value: shut.length, limit: 0, unit: 'doors' },
        { label: 'texts sent', value: alone.length + together.length, limit: 2 * texts, unit: 'texts', must: 'reach' },
        ...frozen.flatMap(({ way, endedMs, acknowledged, lost }) => [
          { label: `frozen until ended, ${way}`, value: endedMs / 1000, limit: 20, unit: 's' },
          { label: `lost of ${acknowledged} answered messages, ${way}`, value: lost, limit: 0, unit: 'messages' },
        ]),
      ],
      [
        ...left,
        ...shut,
        ...frozen.map(({ way, backMs }) => `${way}: the next process answered ${(backMs / 1000).toFixed(1)} s later`),
        `answers: ${statusesOf([...alone, ...together])}`,
        ...doors.map(({ name }) => {
          const sent = [...alone, ...together].filter(({ door }) => door === name);
          const times = sent.map(({ ms }) => ms);
          return `${name}: p50 ${percentile(times, 0.5).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms, ${statusesOf(sent)}`;
        }),
        ...failed
          .slice(0, 10)
          .map(({ door, status, text }) => `${status || 'no answer'} from ${door}: ${JSON.stringify(text.slice(0, 60))}`),
      ],
    );
  } finally {
    closeGenerator();
    await queue.close();
    await endProcess(server);
    await database.close();
  }
}

interface Outcome {
  door: string;
  text: string;
  status: number;
  ms: number;
}

function statusesOf(outcomes: Outcome[]): string {
  return [...Map.groupBy(outcomes, ({ status }) => status)]
    .sort(([a], [b]) => a - b)
    .map(([status, some]) => `${some.length} × ${status || 'none'}`)
    .join(', ');
}

/** Sends every text, each through the next door. */
async function sendAll(people: People, atATime: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const left = pumpedTexts(texts).entries();
  // Limits of requests would keep most texts from being read.
  const unlimited = setInterval(() => void db().execute(sql`delete from rate_limits`), 500);
  const sendNext = async () => {
    for (const [turn, textOf] of left) {
      const door = doors[turn % doors.length];
      if (!door) continue;
      const text = textOf(door.most);
      const started = performance.now();
      const status = await door.send(text, people, Math.floor(turn / doors.length));
      outcomes.push({ door: door.name, text, status, ms: performance.now() - started });
    }
  };
  await Promise.all(Array.from({ length: atATime }, sendNext));
  clearInterval(unlimited);
  return outcomes;
}

/** How long the web process's event loop was blocked at most since the last call, in milliseconds. */
async function longestBlockMs(): Promise<number> {
  const { text } = await sendForAnswer({ method: 'GET', path: '/metrics', headers: { Authorization: `Bearer ${metricsToken}` } });
  const [, seconds] = /^sunup_event_loop_delay_seconds\{stat="max"\} (\S+)$/m.exec(text) ?? [];
  return Number(seconds) * 1000;
}
