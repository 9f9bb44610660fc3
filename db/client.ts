import pg from 'pg';
import { lastAnsweredAt, noteAnswer, noteAway } from './availability.ts';

/** Time limits of a connection, in milliseconds. 0 means no limit. */
export interface Limits {
  /** Opening a connection, or waiting for an idle one from a pool. */
  connectMs: number;
  /** One statement, lock waits included. The server enforces it and cancels the statement (SQLSTATE 57014). */
  statementMs: number;
  /** One statement, enforced by this process. Longer than `statementMs`, so it only applies if the server stops answering. */
  queryMs: number;
  /** Pause between statements of a transaction, after which the server closes the connection. */
  idleInTransactionMs: number;
}

/** Runs a statement and returns its rows. */
export type Query = <Row extends Record<string, unknown>>(statement: string) => Promise<Row[]>;

/** The database can't be reached, or the connection was lost. The request itself is fine and can be retried. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    const { code, message } = cause as { code?: string; message?: string };
    super(`The database can't be reached (${code ?? message}).`, { cause });
    this.name = 'DatabaseAway';
  }
}

/** True if `error`, or what caused it, is a DatabaseAway. */
export function isAwayError(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) if (each instanceof DatabaseAway) return true;
  return false;
}

/** pg's own messages about connections that failed or were lost. They carry no code. */
const lostMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;
/**
 * Network errors of the system, and SQLSTATEs with which the server closes or refuses a connection: shutdown, crash,
 * startup, idle timeout (57P), connection exceptions (08), too many connections (53300), transaction timeouts (25P03, 25P04).
 */
const lostCodes = /^(?:E[A-Z_]+|57P0\d|08\w{3}|53300|25P0[34])$/;

/** True if the connection failed rather than the statement. */
export function isLost(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return typeof code === 'string' ? lostCodes.test(code) : lostMessages.test(String(message));
}

/** Connection settings for pg. TCP keepalive detects a server that disappeared while the connection was idle. */
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
 * A pg client whose lost connection shows up only as a rejected query. pg also emits `error` when the server closes the
 * connection, and an unhandled `error` event would crash the process. A query that times out closes the connection, because
 * pg would otherwise give it to the next caller while it still waits for the old answer.
 */
export class SafeClient extends pg.Client {
  readonly openedAt = Date.now();

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }

  // pg declares eleven overloads. All arguments and results pass through unchanged.
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
        throw this.#afterFailure(error, startedAt, args[0]);
      },
    ) as never;
  }

  /** Closes the connection if it can't be used again, and returns the error to throw. */
  #afterFailure(error: unknown, startedAt: number, statement: unknown): unknown {
    const lost = isLost(error);
    // If `begin` fails, Drizzle never releases the connection, so it has to be closed here.
    if (lost || isBegin(statement)) this.end().catch(() => undefined);
    if (!lost) return error;
    // One silent connection isn't an outage while other connections get answers.
    if ((error as Error).message === 'Query read timeout' && lastAnsweredAt() <= startedAt) noteAway(error);
    return new DatabaseAway(error);
  }
}

function isBegin(statement: unknown): boolean {
  const text = typeof statement === 'string' ? statement : (statement as { text?: string } | undefined)?.text;
  return /^begin\b/i.test(text ?? '');
}

/** Opens a connection outside the pools. The caller closes it. Throws DatabaseAway if the database can't be reached. */
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
