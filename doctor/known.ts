import type pg from 'pg';
import { openClient } from '../db/client.ts';
import { embeddedUrl } from '../db/embedded.ts';
import { listenerCount } from '../db/listeners.ts';
import { type Doors, doorsOf } from './doors.ts';
import { once } from './once.ts';
import type { Surroundings } from './surroundings.ts';

/** A connection that several checks share. Their statements wait for each other. */
export interface Database {
  query: <Row extends pg.QueryResultRow>(statement: string, values?: unknown[]) => Promise<Row[]>;
}

/** What several checks need, each found out once, when the first of them asks. */
export interface Known extends Surroundings {
  doors: Doors;
  /** The database. Undefined if there's none yet; rejects if it can't be reached. */
  database: () => Promise<Database | undefined>;
  databaseUrl: () => string | undefined;
  /** Whether a Sunup is running on this database or behind APP_URL. Undefined if that can't be told. */
  isRunning: () => Promise<boolean | undefined>;
}

/** Name of our connections, and their time limits. */
const label = 'sunup-doctor';
const limits = { connectMs: 5000, statementMs: 5000, queryMs: 5000, idleInTransactionMs: 10_000 };

export function knownFrom(surroundings: Surroundings): Known & { close: () => Promise<void> } {
  const { env } = surroundings;
  const databaseUrl = once(() => env.databaseUrl ?? embeddedUrl(env.dataDir));
  const opened: pg.Client[] = [];
  const database = once(async () => {
    const url = databaseUrl();
    if (!url) return undefined;
    const client = await openClient(url, label, limits);
    opened.push(client);
    return inTurn(client);
  });
  const doors = doorsOf(surroundings);
  return {
    ...surroundings,
    doors,
    databaseUrl,
    database,
    isRunning: once(async () => {
      if ((await doors.app.probe()).kind === 'this') return true;
      const open = await database().catch(() => undefined);
      if (!open) return env.databaseUrl ? undefined : false;
      const [row] = await open.query<{ running: boolean }>(`select ${listenerCount} > 0 as running`);
      return row?.running ?? false;
    }),
    close: async () => void (await Promise.all(opened.map((client) => client.end().catch(() => undefined)))),
  };
}

function inTurn(client: pg.Client): Database {
  let last: Promise<unknown> = Promise.resolve();
  return {
    query: async <Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []) => {
      const next = last.then(() => client.query<Row>(statement, values));
      last = next.catch(() => undefined);
      return (await next).rows;
    },
  };
}

/** A connection for a check alone. The caller closes it. */
export function ownConnection(url: string): Promise<pg.Client> {
  return openClient(url, label, limits);
}
