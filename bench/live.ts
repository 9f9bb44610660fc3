import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { v7 } from 'uuid';
import { endProcess } from '../tests/harness/built-server.ts';
import { makeListeners } from './live/listeners.ts';
import { type OpenStream, openStream } from './live/open-stream.ts';
import { cpuSeconds, memoryKb, startWeb } from './live/web-process.ts';
import { percentile, report } from './report.ts';
import { openBenchDatabase } from './setup/database.ts';

const streams = 2000;
/** Streams opened, and rows inserted, at the same time. */
const openedAtOnce = 32;
const insertedAtOnce = 4;
/** The most that the p95 of the time from insert to browser may be. */
const limitMs = 300;
const limitKb = 128;
/** One round of heartbeats, in which every session is checked once. */
const roundMs = 15_000;

/**
 * Streams of 2,000 people on one web process, over HTTP, and one notification for each, inserted from another process: how
 * long until their streams hear of it, counted from before the insert.
 */
export async function bench(): Promise<number> {
  const database = await openBenchDatabase();
  const server = await startWeb(database.url);
  const pool = new pg.Pool({ connectionString: database.url, max: insertedAtOnce });
  const open: OpenStream[] = [];
  try {
    const listeners = await makeListeners(streams);
    for (const listener of listeners.slice(0, 200)) (await openStream(listener)).close();
    await delay(1000);
    const kbBefore = memoryKb(server);
    const openedMs = await timed(() =>
      inParallel(listeners, openedAtOnce, async (listener) => {
        open.push(await openStream(listener));
      }),
    );
    const kbAfter = memoryKb(server);
    const cpuBefore = cpuSeconds(server);
    await delay(roundMs);
    const idleShare = (cpuSeconds(server) - cpuBefore) / (roundMs / 1000);
    const heard: number[] = [];
    const insertedMs = await timed(async () => {
      const arrivals = open.map((stream) => stream.heard());
      await inParallel(open, insertedAtOnce, async (stream) => {
        stream.toldAt = performance.now();
        await pool.query(
          "insert into notifications (id, user_id, type, title, message, event_key) values ($1, $2, 'info', 'News', 'Of the bench.', 'bench')",
          [v7(), stream.userId],
        );
      });
      heard.push(...(await Promise.all(arrivals)));
    });
    return report(
      'live',
      [
        { label: `from insert to stream, p95 of ${heard.length}`, value: percentile(heard, 0.95), limit: limitMs, unit: 'ms' },
        { label: 'streams that heard', value: heard.length, limit: streams, unit: 'streams', must: 'reach' },
        { label: 'memory a stream', value: (kbAfter - kbBefore) / streams, limit: limitKb, unit: 'KB' },
      ],
      [
        `p50 ${percentile(heard, 0.5).toFixed(1)} ms, p99 ${percentile(heard, 0.99).toFixed(1)} ms, all of them within ${(insertedMs / 1000).toFixed(1)} s`,
        `${streams} streams opened in ${(openedMs / 1000).toFixed(1)} s; the web process holds ${(kbAfter / 1024).toFixed(0)} MB with them`,
        `while nothing happens they take ${(idleShare * 100).toFixed(1)}% of one core (heartbeats, sessions checked)`,
      ],
    );
  } finally {
    for (const stream of open) stream.close();
    await pool.end();
    await endProcess(server);
    await database.close();
  }
}

async function inParallel<Item>(items: Item[], atOnce: number, work: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of left) await work(item);
    }),
  );
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
