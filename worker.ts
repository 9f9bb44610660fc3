import { type JobName, type JobPayloads, jobOptions } from './jobs/catalog.ts';
import type { Queue } from './jobs/queue.ts';
import { schedule } from './jobs/schedule.ts';
import { log } from './log.ts';

type Handler<Name extends JobName> = (payload: JobPayloads[Name]) => Promise<void>;

/** One file per job, loaded when its first job arrives. */
const handlers = import.meta.glob<{ default: Handler<JobName> }>('./jobs/*.ts');

/** Starts taking jobs. Every handler is idempotent: a job may run twice. */
export async function startWorker(queue: Queue): Promise<void> {
  for (const name of Object.keys(jobOptions) as JobName[]) {
    const load = handlers[`./jobs/${name}.ts`];
    if (!load) throw new Error(`The job "${name}" has no file jobs/${name}.ts.`);
    await queue.boss.work<JobPayloads[JobName]>(name, { pollingIntervalSeconds: 2, batchSize: 1, localConcurrency: 2 }, async ([job]) => {
      if (!job) return;
      const startedMs = performance.now();
      const { default: handle } = await load();
      try {
        await handle(job.data);
        log.info({ job: name, jobId: job.id, ms: Math.round(performance.now() - startedMs) }, 'job done');
      } catch (error) {
        log.error({ job: name, jobId: job.id, err: error }, 'job failed');
        throw error;
      }
    });
  }
  for (const { job, cron } of schedule) await queue.boss.schedule(job, cron, {});
}
