import { freemem } from 'node:os';
import { log } from '../../base/log.ts';
import { JobFailed, JobProcess, JobProcessBusy } from '../../outside/job-process.ts';
import { builtEntry } from '../builds/commands.ts';
import { buildMs, type Task } from './task.ts';
import { tidy } from './tasks.ts';

export interface GeneratorJob {
  name: string;
  input: unknown;
}

/** `error` has the stack of a bug. It may quote what people typed, so it isn't logged. */
export type GeneratorAnswer = { result: unknown } | { error: string };

const limits = {
  /** Each task has a limit of its own. */
  jobMs: buildMs,
  /** Loading the grammar checker takes three to ten seconds on one core. */
  loadMs: 60_000,
  waitMs: 30_000,
  waiting: 200,
  /** A form sends its answers one after the other, and the newest state counts. */
  waitingOfKey: 12,
  restMs: 60_000,
  waitingBytes: 64 * 1024 * 1024,
  idleMs: 2 * 60_000,
  /** Starting again costs the next brief several seconds, keeping it 300 MB. */
  mayStay: () => freemem() > shortBytes,
} as const;

/** A machine with less memory to give than this is short of it. */
const shortBytes = 512 * 1024 * 1024;

/** Whose text it is: an account's project, or the address of a visitor. */
export type Sender = { project: string } | { account: string } | { visitor: string };

/** Visitors' texts fill only a part of the queue, so there's always room for customers' briefs. */
const visitors = { name: 'visitors', share: 0.5 };

/** A text wasn't read, because it took too long or too many are waiting. What it's part of goes on without that. */
export class NotRead extends Error {
  override name = 'NotRead';
}

/** For `catch`: undefined if a text wasn't read. */
export function orUnread(error: unknown): undefined {
  if (!(error instanceof NotRead)) throw error;
}

let generator: JobProcess<GeneratorJob, GeneratorAnswer> | undefined;

/**
 * Runs a task in a process of its own, where a text that takes forever stops no one else. Senders take turns. Throws NotRead if the task
 * takes too long, if the sender's last one did moments ago, or if too many are waiting.
 */
export async function generate<Input, Result>(
  { name, limitMs, load }: Task<Input, Result>,
  input: Input,
  sender: Sender,
  { bytes = 100_000 }: { bytes?: number } = {},
): Promise<Result> {
  // Tests and `npm run dev` run from source, without the bundle that the process is started from.
  if (!import.meta.env?.PROD) return (await load())(input);
  generator ??= startedProcess();
  const [[kind, id] = ['', '']] = Object.entries(sender);
  const options = {
    bytes,
    key: `${kind} ${id}`,
    task: name,
    limitMs,
    ...('visitor' in sender && { kind: visitors }),
  };
  const answer = await generator.run({ name, input }, options).catch((error: unknown) => {
    if (!(error instanceof JobProcessBusy || error instanceof JobFailed)) throw error;
    log.warn({ task: name, ...('visitor' in sender ? {} : sender), reason: error.message }, 'a text wasn’t read');
    throw new NotRead(error.message, { cause: error });
  });
  if ('result' in answer) return answer.result as Result;
  throw new Error(`The task ${name} failed. ${answer.error}`);
}

/** Starts the generator's process ahead of the first draft, which would wait for it otherwise. */
export function startGenerator(): void {
  const brief = { business: { name: 'Sunup', trade: 'web designer', description: 'We build websites.' }, pages: [] };
  if (import.meta.env?.PROD) void generate(tidy, brief, { project: 'none' }).catch(() => undefined);
}

/** Ends the process. The next task starts a new one. */
export function closeGenerator(): void {
  generator?.close();
  generator = undefined;
}

/** Resident memory of the process in bytes, 0 if it isn't running. */
export function generatorBytes(): number {
  return generator?.memoryBytes ?? 0;
}

function startedProcess(): JobProcess<GeneratorJob, GeneratorAnswer> {
  return new JobProcess({
    file: builtEntry,
    args: ['generator'],
    // The young generation of the image and the systemd unit, which saves 80 MB here, too.
    env: { NODE_ENV: 'production', NODE_OPTIONS: '--max-semi-space-size=8' },
    ...limits,
    onDeath: ({ code, signal }) => log.warn({ code, signal }, 'the generator’s process ended unexpectedly'),
  });
}
