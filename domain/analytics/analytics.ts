import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { v7 } from 'uuid';
import { derivedKey, env } from '../../base/env.ts';
import { db } from '../../db/connect.ts';
import { analyticsEvents } from '../../db/schema/index.ts';
import { minuteMs } from '../../time/units.ts';
import type { EventName, EventProps } from './schema.ts';

/** Limit on events in memory, for a long outage of the database. Events beyond it are dropped. */
const maxWaiting = 50_000;
const eventsPerStatement = 1000;

/** Unwritten events. They have their ID already, so one that's written twice is stored once. */
let waiting: (typeof analyticsEvents.$inferInsert)[] = [];
let writing: Promise<void> | undefined;

/**
 * Records a product event, unless the browser asks not to be counted (Do Not Track, Global Privacy Control). Stores no personal
 * data: `visit` only links the events of one browser on one day. Events are written in batches.
 */
export function track<Name extends EventName>(
  name: Name,
  path: string,
  visitor: { address: string; headers: Headers },
  props: EventProps[Name],
): void {
  if (asksNotToBeCounted(visitor.headers) || waiting.length >= maxWaiting) return;
  const createdAt = new Date();
  waiting.push({ id: v7(), name, path, visit: visitOf(visitor, createdAt), props, createdAt });
}

/** Writes all recorded events, and keeps those that couldn't be written. A call during a write waits for that write. */
export function writeEvents(): Promise<void> {
  writing ??= writeBatches().finally(() => {
    writing = undefined;
  });
  return writing;
}

async function writeBatches(): Promise<void> {
  while (waiting.length > 0) {
    const batch = waiting.slice(0, eventsPerStatement);
    await db().insert(analyticsEvents).values(batch).onConflictDoNothing();
    waiting = waiting.slice(batch.length);
  }
}

/** Events that one address can report in ten minutes. */
const maxReports = 600;

/** Reports of each address. Only in this process, because a limit in the database would cost a statement for each view. */
const reports = new LRUCache<string, { count: number }>({ max: 50_000, ttl: 10 * minuteMs });

/** Counts a report from this address. Returns false if it has sent too many. */
export function mayReport(address: string): boolean {
  const report = reports.get(address);
  if (report) return ++report.count <= maxReports;
  reports.set(address, { count: 1 });
  return true;
}

/** The configured Google Analytics property, if any. */
export function googleAnalyticsId(): string | null {
  return env().ga4Id ?? null;
}

export function asksNotToBeCounted(headers: Headers): boolean {
  return headers.get('DNT') === '1' || headers.get('Sec-GPC') === '1';
}

/** One browser on one day (UTC) as a keyed hash, so no cookie is needed and no address is stored. */
export function visitOf({ address, headers }: { address: string; headers: Headers }, now: Date): string {
  const browser = [now.toISOString().slice(0, 10), address, headers.get('user-agent') ?? ''].join('\n');
  return createHash('sha256')
    .update(`${derivedKey('visits')}\n${browser}`)
    .digest('hex')
    .slice(0, 16);
}
