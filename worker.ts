import { withPool } from './db/connect.ts';
import { type JobName, type JobPayloads, jobOptions } from './jobs/catalog.ts';
import type { Queue } from './jobs/queue.ts';
import { schedule } from './jobs/schedule.ts';
import { log } from './log.ts';

type Handler<Name extends JobName> = (payload: JobPayloads[Name]) => Promise<void>;

/** One file per job, loaded when its first job arrives. */
const handlers = import.meta.glob<{ default: Handler<JobName> }>(['./jobs/*.ts', '!./jobs/*.test.ts']);

/** Jobs of one name that this process handles at once. */
const concurrency = 2;
/** Poll beside LISTEN/NOTIFY: finds what a lost notification left, and retries that have come due. */
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2, batchSize: 1 };

/** Starts taking jobs. Every handler is idempotent: a job may run twice. */
export async function startWorker(queue: Queue): Promise<void> {
  for (const name of Object.keys(jobOptions) as JobName[]) {
    for (let n = 0; n < concurrency; n++) await takeJobs(queue, name);
  }
  for (const { job, cron } of schedule) await queue.boss.schedule(job, cron, {});
}

async function takeJobs(queue: Queue, name: JobName): Promise<void> {
  const load = handlers[`./jobs/${name}.ts`];
  if (!load) throw new Error(`The job "${name}" has no file jobs/${name}.ts.`);
  const workerId = await queue.boss.work<JobPayloads[JobName]>(name, polling, async ([job]) => {
    if (!job) return;
    const startedMs = performance.now();
    try {
      const { default: handle } = await load();
      await withPool('jobs', () => handle(job.data));
      log.info({ job: name, jobId: job.id, ms: Math.round(performance.now() - startedMs) }, 'job done');
    } catch (error) {
      log.error({ job: name, jobId: job.id, err: error }, 'job failed');
      throw error;
    } finally {
      // Where there was one job there may be more: look again at once instead of at the next poll.
      queue.boss.notifyWorker(workerId);
    }
  });
}
