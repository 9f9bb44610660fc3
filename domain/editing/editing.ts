import { log } from '../../log.ts';
import { JobFailed, JobProcess, JobProcessBusy } from '../../outside/job-process.ts';
import type { Brief } from '../../sites/brief.ts';
import type { Change } from '../../sites/editor/editor.ts';

export interface EditingJob {
  brief: Brief;
}

export type EditingAnswer = { brief: Brief; changes: Change[] } | { error: string };

const limits = {
  /** Loading the grammar checker takes three to ten seconds on one core, a long brief less than one. */
  jobMs: 60_000,
  waitMs: 30_000,
  waiting: 200,
  /** A brief has a hundred kilobytes at most. */
  waitingBytes: 32 * 1024 * 1024,
  /** Starting again costs the next brief several seconds, keeping it 300 MB. */
  idleMs: 30 * 60_000,
} as const;

let editingProcess: JobProcess<EditingJob, EditingAnswer> | undefined;

/**
 * A brief's texts tidied (see sites/editor), in a process of its own: the grammar checker takes 270 MB, and its start would
 * keep this process from answering for seconds. If it fails, the texts stay as typed.
 */
export async function tidyBrief(brief: Brief): Promise<{ brief: Brief; changes: Change[] }> {
  // Tests and `npm run dev` run from source, without the bundle that the process is started from.
  if (!import.meta.env?.PROD) return (await import('../../sites/editor/editor.ts')).tidyBrief(brief, brief.kept ?? []);
  editingProcess ??= startedProcess();
  const answer = await editingProcess.run({ brief }, { bytes: JSON.stringify(brief).length }).catch((error: unknown): EditingAnswer => {
    if (error instanceof JobProcessBusy || error instanceof JobFailed) return { error: error.message };
    throw error;
  });
  if ('changes' in answer) return answer;
  log.warn({ reason: answer.error }, 'could not tidy a brief');
  return { brief, changes: [] };
}

/** Starts the editing process ahead of the first draft, which would wait for it otherwise. */
export function startEditing(): void {
  if (import.meta.env?.PROD)
    void tidyBrief({ business: { name: 'Sunup', trade: 'web designer', description: 'We build websites.' }, pages: [] });
}

/** Ends the editing process. The next brief starts a new one. */
export function closeEditing(): void {
  editingProcess?.close();
  editingProcess = undefined;
}

function startedProcess(): JobProcess<EditingJob, EditingAnswer> {
  return new JobProcess({
    file: process.argv[1] ?? '',
    args: ['editing'],
    env: { NODE_ENV: 'production' },
    ...limits,
    onDeath: ({ code, signal }) => log.warn({ code, signal }, 'the editing process ended unexpectedly'),
  });
}
