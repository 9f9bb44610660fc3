import { fileURLToPath } from 'node:url';
import { log } from '../../base/log.ts';
import { JobFailed, JobProcess } from '../../outside/job-process.ts';
import type { MailContent } from '../../outside/mail-in/compose.ts';
import { type ReadMail, readHeader, withHeader } from '../../outside/mail-in/read-mail.ts';
import { builtEntry } from '../builds/commands.ts';
import type { ReadingAnswer, ReadingJob, Readings } from './jobs.ts';

const limits = {
  /** Processor time. Measured: 25 MB of photos take 1 second, and 400,000 lines, the most that the door takes, 5. */
  jobMs: 20_000,
  loadMs: 30_000,
  /** A job that can't wait as long is tried again later. */
  waitMs: 60_000,
  waiting: 50,
  waitingBytes: 128 * 1024 * 1024,
  /** Starting takes a third of a second. */
  idleMs: 10 * 60_000,
} as const;

/** V8's heap. Measured: 25 MB of photos make the whole process 250 MB, and 400,000 lines up to 850 MB. */
const heapMb = 320;

let reader: JobProcess<ReadingJob, ReadingAnswer> | undefined;

/**
 * Reads an email in a process of its own, where one that takes forever stops no one else. Its header alone if its content can't be read.
 * Senders take turns. Throws JobProcessBusy if too many are waiting.
 */
export async function readMail(raw: Buffer, sender: string, limitMs: number = limits.jobMs): Promise<ReadMail> {
  const data = await inProcess('mail', raw, sender, limitMs);
  if (!data) return readHeader(raw);
  return withHeader({ ...data, files: data.files.map((file) => ({ ...file, content: Buffer.from(file.content) })) });
}

/** Reads the HTML and the files of an email that's sent on, in the same way. Throws if they can't be read. */
export async function readContent(raw: Buffer, sender: string): Promise<Pick<MailContent, 'html' | 'files'>> {
  const content = await inProcess('content', raw, sender);
  if (!content) throw new Error('The content of this email can’t be read.');
  return { ...content, files: content.files.map((file) => ({ ...file, content: Buffer.from(file.content) })) };
}

/** Ends the process. The next email starts a new one. */
export function closeMailReader(): void {
  reader?.close();
  reader = undefined;
}

/** Resident memory of the process in bytes, 0 if it isn't running. */
export function mailReaderBytes(): number {
  return reader?.memoryBytes ?? 0;
}

/** Undefined for an email that ends the process, or takes too long. */
async function inProcess<What extends ReadingJob['what']>(
  what: What,
  raw: Buffer,
  sender: string,
  limitMs: number = limits.jobMs,
): Promise<Readings[What] | undefined> {
  reader ??= startedProcess();
  const bytes = raw.byteLength;
  const answer = await reader.run({ what, raw }, { bytes, key: sender, limitMs }).catch((error: unknown): ReadingAnswer => {
    if (error instanceof JobFailed) return { error: error.message };
    throw error;
  });
  if ('result' in answer) return answer.result as Readings[What];
  log.warn({ what, bytes, reason: answer.error }, 'an email could not be read');
  return undefined;
}

function startedProcess(): JobProcess<ReadingJob, ReadingAnswer> {
  return new JobProcess({
    // The built bundle has a role for it. Tests run from source without a bundle.
    ...(import.meta.env?.PROD
      ? { file: builtEntry, args: ['mail-reader'] }
      : { file: fileURLToPath(new URL('process.ts', import.meta.url)), args: [] }),
    // The whole environment, which holds no secrets. The malloc settings return freed memory to the system.
    env: {
      NODE_ENV: 'production',
      NODE_OPTIONS: `--max-old-space-size=${heapMb} --max-semi-space-size=8`,
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '131072',
      MALLOC_TRIM_THRESHOLD_: '131072',
    },
    ...limits,
    onDeath: ({ code, signal }) => log.warn({ code, signal }, 'the process that reads email ended unexpectedly'),
  });
}
