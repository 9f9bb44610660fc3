import pg from 'pg';
import { lastAnsweredAt, noteAnswer, noteAway } from './availability.ts';

/** How long a connection waits for what. Milliseconds; 0 is no limit. */
export interface Limits {
  /** Opening a connection, or waiting for a free one of a pool. */
  connectMs: number;
  /** A statement, counted by the server, which then cancels it (SQLSTATE 57014). Waiting for locks counts too. */
  statementMs: number;
  /** A statement, counted here: longer than `statementMs`, so it only ends the wait for a server that no longer answers. */
  queryMs: number;
  /** A transaction without a statement, after which the server ends the connection. */
  idleInTransactionMs: number;
}

/** A request could not reach the database, or lost its connection. Nothing is wrong with the request: it can be repeated. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    const { code, message } = cause as { code?: string; message?: string };
    super(`The database is away (${code ?? message}).`, { cause });
    this.name = 'DatabaseAway';
  }
}

/** True if `error`, or what caused it, is a DatabaseAway. */
export function isAwayError(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) if (each instanceof DatabaseAway) return true;
  return false;
}

/** pg's own messages about connections that are gone or never came. They carry no code. */
const lostMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;
/**
 * System errors of the network, and the server's answers that end or refuse a connection: shutdown, crash, starting up,
 * idle for too long (57P), connection exceptions (08), too many connections (53300), transaction time-outs (25P03, 25P04).
 */
const lostCodes = /^(?:E[A-Z_]+|57P0\d|08\w{3}|53300|25P0[34])$/;

/** Whether the connection is what failed, not the statement. */
export function isLost(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return typeof code === 'string' ? lostCodes.test(code) : lostMessages.test(String(message));
}

/** Settings of a connection for pg. TCP keepalive finds a peer that vanished while nobody was asking. */
export function clientConfig(url: string, name: string, limits: Limits): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    query_timeout: limits.queryMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}

/**
 * A connection whose loss is a rejected query and never more: pg emits `error` on the client when the server ends it, which
 * would end the process if nobody listened. A query that got no answer in time closes the connection, because pg would
 * keep waiting for that answer and hand the connection to the next caller.
 */
export class SafeClient extends pg.Client {
  readonly openedAt = Date.now();

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }

  // pg has eleven overloads; this passes through whatever they take and return.
  override query(...args: unknown[]): never {
    const startedAt = Date.now();
    const result: unknown = (pg.Client.prototype.query as (...all: unknown[]) => unknown).apply(this, args);
    if (!(result instanceof Promise)) return result as never;
    return result.then(
      (rows) => {
        noteAnswer();
        return rows;
      },
      (error: unknown) => {
        throw this.#judged(error, startedAt, args[0]);
      },
    ) as never;
  }

  #judged(error: unknown, startedAt: number, statement: unknown): unknown {
    const lost = isLost(error);
    // Without a begun transaction the caller (Drizzle) never gives the connection back, so it's closed here.
    if (lost || isBegin(statement)) this.end().catch(() => undefined);
    if (!lost) return error;
    // One silent connection says little while others answer.
    if ((error as Error).message === 'Query read timeout' && lastAnsweredAt() <= startedAt) noteAway(error);
    return new DatabaseAway(error);
  }
}

function isBegin(statement: unknown): boolean {
  const text = typeof statement === 'string' ? statement : (statement as { text?: string } | undefined)?.text;
  return /^begin\b/i.test(text ?? '');
}

/** Opens one connection of its own. Whoever opens it ends it. */
export async function openClient(url: string, name: string, limits: Limits): Promise<pg.Client> {
  const client = new SafeClient(clientConfig(url, name, limits));
  try {
    await client.connect();
    return client;
  } catch (error) {
    client.end().catch(() => undefined);
    throw isLost(error) ? new DatabaseAway(error) : error;
  }
}
