import { createHash } from 'node:crypto';
import { db } from '../../db/connect.ts';
import { analyticsEvents } from '../../db/schema/index.ts';
import { derivedKey, env } from '../../env.ts';
import type { EventName, EventProps } from './schema.ts';

/**
 * Records a product event, unless the browser asks not to be counted (Do Not Track, Global Privacy Control). Stores no personal
 * data: `visit` only links the events of one browser on one day.
 */
export async function track<Name extends EventName>(
  name: Name,
  path: string,
  visitor: { address: string; headers: Headers },
  props: EventProps[Name],
): Promise<void> {
  if (asksNotToBeCounted(visitor.headers)) return;
  await db()
    .insert(analyticsEvents)
    .values({ name, path, visit: visitOf(visitor, new Date()), props });
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
