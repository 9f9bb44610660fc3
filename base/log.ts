import { AsyncLocalStorage } from 'node:async_hooks';
import pino from 'pino';
import { env } from './env.ts';

/** What every log line of the current work says: the request, and in a job its name and ID. */
interface Work {
  requestId?: string | undefined;
  job?: string;
  jobId?: string;
}

const current = new AsyncLocalStorage<Work>();

/** Runs the work of one request with its ID, which all its log lines have. */
export function inRequest<Result>(id: string, work: () => Result): Result {
  return current.run({ requestId: id }, work);
}

/** Runs a job. Its log lines have its name, its ID and the ID of the request that sent it, if one did. */
export function inJob<Result>({ job, jobId, requestId }: Work & { job: string; jobId: string }, work: () => Result): Result {
  return current.run({ job, jobId, requestId }, work);
}

/** ID of the current request, or in a job of the request that sent it. Undefined in commands, and in jobs that no request sent. */
export function requestId(): string | undefined {
  return current.getStore()?.requestId;
}

/** Structured log on standard output. Contains IDs, never people's names, emails, tokens or texts. */
export const log = pino({
  level: env().logLevel,
  serializers: { err: withoutPeople },
  redact: { paths: ['*.email', '*.password', '*.token', '*.name'], remove: true },
  base: undefined,
  // journalctl and docker logs show lines as they are.
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  // A copy, because pino writes the line's own fields into it.
  mixin: () => ({ ...current.getStore() }),
});

/**
 * The safe parts of an error: type, code, message and stack. Other fields are removed, because libraries attach requests, rows
 * and recipients to errors.
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

/** The message of an error. Removes the values in a failed query, values that the database quotes, and email addresses. */
function messageOf(error: { message: string }): string {
  const message = 'query' in error && 'params' in error ? `Failed query: ${error.query}` : error.message.replace(/: ".*"$/s, '');
  return message.replace(/(?<![^\s<>"'(),:;@])[^\s<>"'(),:;@]+@[^\s<>"'(),:;]+/g, '[address]');
}
