import { withPool } from './db/connect.ts';
import type { StoredJob } from './db/enqueue.ts';
import { type JobName, type JobPayloads, jobNames, jobSettings, runJob } from './jobs/jobs.ts';
import type { Queue } from './jobs/queue.ts';
import { inJob, log } from './log.ts';

/** Jobs of one name that this process runs at the same time. */
const concurrency = 2;
/** Polling in addition to LISTEN/NOTIFY finds jobs whose notification was lost, and retries that are due. */
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2, batchSize: 1 };

/** Starts running jobs. Every job is idempotent, since it may run twice. */
export async function startWorker(queue: Queue): Promise<void> {
  for (const name of jobNames) {
    const { cron } = jobSettings(name);
    for (let n = 0; n < concurrency; n++) await takeJobs(queue, name);
    if (cron) await queue.boss.schedule(name, cron, {});
  }
}

async function takeJobs(queue: Queue, name: JobName): Promise<void> {
  const workerId = await queue.boss.work<StoredJob<JobPayloads[JobName]>>(name, polling, async ([job]) => {
    if (!job) return;
    const { fromRequest: requestId, ...payload } = { ...job.data };
    try {
      await inJob({ job: name, jobId: job.id, requestId }, () => run(name, payload as JobPayloads[JobName]));
    } finally {
      // There may be more jobs: look right away instead of at the next poll.
      queue.boss.notifyWorker(workerId);
    }
  });
}

async function run(name: JobName, payload: JobPayloads[JobName]): Promise<void> {
  const startedMs = performance.now();
  try {
    await withPool('jobs', () => runJob(name, payload));
    log.info({ ms: Math.round(performance.now() - startedMs) }, 'job done');
  } catch (error) {
    log.error({ err: error }, 'job failed');
    throw error;
  }
}
