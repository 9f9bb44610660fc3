import { AsyncLocalStorage } from 'node:async_hooks';
import pino from 'pino';
import { env } from './env.ts';

const requests = new AsyncLocalStorage<string>();

/** Runs the work of one request under its id: every line it logs carries it. */
export function inRequest<Result>(id: string, work: () => Result): Result {
  return requests.run(id, work);
}

/** Id of the request that is being answered; absent in jobs and commands. */
export function requestId(): string | undefined {
  return requests.getStore();
}

/** Structured log on standard output. Carries ids, never names, mail addresses, tokens or texts of people. */
export const log = pino({
  level: env().logLevel,
  serializers: { err: withoutPeople },
  redact: { paths: ['*.email', '*.password', '*.token', '*.name'], remove: true },
  base: undefined,
  mixin: () => (requestId() ? { requestId: requestId() } : {}),
});

/**
 * What of an error may be kept: its kind, code, message and places in the code. Other fields are left out, since libraries
 * hang requests, rows and recipients on their errors.
 */
function withoutPeople(error: unknown): unknown {
  if (!(error instanceof Error)) return withoutPeopleInObject(error);
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: error.constructor.name,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    message: messageOf(error),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause ? { cause: withoutPeople(error.cause) } : {}),
  };
}

/** For thrown values that aren't Errors, as the job queue passes on: code, message and queue of an object, and otherwise only the type. */
function withoutPeopleInObject(error: unknown): unknown {
  const type = typeof error;
  if (type !== 'object' || error === null) return { type };
  const { code, message, queue } = error as Record<string, unknown>;
  return {
    type,
    ...(code === undefined ? {} : { code }),
    ...(typeof queue === 'string' ? { queue } : {}),
    ...(typeof message === 'string' ? { message: messageOf(error as { message: string }) } : {}),
  };
}

/** A failed query's message lists its values and the database quotes a wrong one: both stay out, and so does any mail address. */
function messageOf(error: { message: string }): string {
  const message = 'query' in error && 'params' in error ? `Failed query: ${error.query}` : error.message.replace(/: ".*"$/s, '');
  return message.replace(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '[address]');
}
