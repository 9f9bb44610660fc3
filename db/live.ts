import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Connection } from './connect.ts';

/** What changed: a topic with an id, never data. Whoever hears it reads again. */
export interface Change {
  topic: 'user' | 'project' | 'order' | 'settings' | 'site' | 'session';
  id: string;
}

const channel = 'sunup_live';

/** Announces a change; heard by every process when the transaction commits. */
export async function announce(tx: Connection, change: Change): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${JSON.stringify(change)})`);
}

type Listener = (change: Change) => void;
const listeners = new Set<Listener>();

/** Hears changes in this process until the returned function is called. */
export function onChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Holds the process's one LISTEN connection and reconnects when it breaks. A notification is a hint: listeners are
 * called with `{ topic: 'settings', id: '*' }` after every reconnect, so that nothing missed stays missed.
 */
export async function startListening(databaseUrl: string): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | undefined;
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: databaseUrl, application_name: 'sunup-live', keepAlive: true });
    next.on('error', () => undefined);
    next.on('end', () => {
      if (!stopped) setTimeout(() => void reconnect(), 500);
    });
    next.on('notification', ({ payload }) => {
      if (payload) for (const listener of listeners) listener(JSON.parse(payload) as Change);
    });
    await next.connect();
    await next.query(`listen ${channel}`);
    client = next;
  };
  const reconnect = async (): Promise<void> => {
    try {
      await connect();
      for (const listener of listeners) listener({ topic: 'settings', id: '*' });
    } catch {
      if (!stopped) setTimeout(() => void reconnect(), 2000);
    }
  };
  await connect();
  return async () => {
    stopped = true;
    await client?.end();
  };
}
