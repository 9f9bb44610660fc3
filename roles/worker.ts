import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { env } from '../base/env.ts';
import { inJob, log } from '../base/log.ts';
import { withPool } from '../db/connect.ts';
import type { StoredJob } from '../db/enqueue.ts';
import { type JobName, type JobPayloads, jobNames, jobSettings } from '../db/job-kinds.ts';
import { undoClockJump } from '../domain/health/clock-jumps.ts';
import { jobSeconds, jobs, jobsRunning } from '../domain/health/metrics.ts';
import { beginJob, endWork } from '../domain/health/running-work.ts';
import { runJob } from '../jobs/jobs.ts';
import type { Queue } from '../jobs/queue.ts';
import { addHealth } from '../web/api/health.ts';
import { addMetrics } from '../web/api/metrics.ts';
import { gracefulClose } from '../web/http/graceful-close.ts';
import { listen } from '../web/http/listen.ts';

/** Jobs of one name that this process runs at the same time. */
const concurrency = 2;
/** Pause between two queries for what no notification announces: retries that are due, and jobs whose notification was lost. */
const dueCheckMs = 2000;
/** Workers fetch jobs when a notification or `wakeForDueJobs` wakes them. They poll only where the queue has no LISTEN connection. */
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 600, batchSize: 1 };

/** Starts running jobs. Every job is idempotent, since it may run twice. */
export async function startWorker(queue: Queue): Promise<void> {
  await undoClockJump();
  const workers = new Map<string, string[]>();
  for (const name of jobNames) {
    const { cron } = jobSettings(name);
    // Starting at zero, the first failure is seen as an increase.
    jobs.inc({ queue: name, outcome: 'failed' }, 0);
    workers.set(name, await Promise.all(Array.from({ length: concurrency }, () => takeJobs(queue, name))));
    if (cron) await queue.boss.schedule(name, cron, {});
  }
  checkForDueJobs(queue, workers);
}

/** Wakes workers for due jobs until the queue stops. */
function checkForDueJobs({ boss }: Queue, workers: ReadonlyMap<string, string[]>): void {
  let timer: NodeJS.Timeout;
  let isStopped = false;
  const check = async () => {
    await wakeForDueJobs(boss, workers).catch((error: Error) => boss.emit('error', error));
    if (!isStopped) timer = setTimeout(check, dueCheckMs).unref();
  };
  timer = setTimeout(check, dueCheckMs).unref();
  boss.once('stopped', () => {
    isStopped = true;
    clearTimeout(timer);
  });
}

/** Wakes the workers of every queue with a job that's due. `workers` has their IDs by queue. */
async function wakeForDueJobs(boss: Queue['boss'], workers: ReadonlyMap<string, string[]>): Promise<void> {
  // Stops at the first due job of each queue, however many wait.
  const due = `select queue.name from unnest($1::text[]) as queue (name) where exists (
    select from pgboss.job where job.name = queue.name and state < 'active' and not blocked and start_after <= now())`;
  const { rows } = await boss.getDb().executeSql(due, [[...workers.keys()]]);
  for (const { name } of rows as { name: string }[]) for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
}

/** Answers /healthz, /readyz and /metrics on HOST and PORT, for a process without a web server. Returns a function that stops it. */
export async function startStatusServer(): Promise<() => Promise<void>> {
  const app = new Hono();
  addHealth(app);
  addMetrics(app, env().metricsToken);
  const server = createServer({ requestTimeout: 10_000 }, getRequestListener(app.fetch));
  const close = gracefulClose(server, 1000);
  await listen(server, env());
  log.info({ port: env().port, host: env().host }, 'answering health checks');
  return close;
}

/** Starts one worker of a queue. Returns its ID. */
async function takeJobs(queue: Queue, name: JobName): Promise<string> {
  const workerId = await queue.boss.work<StoredJob<JobPayloads[JobName]>>(name, polling, async ([job]) => {
    if (!job) return;
    const { fromRequest: requestId, ...payload } = { ...job.data };
    const work = beginJob(name, job.id);
    try {
      await inJob({ job: name, jobId: job.id, requestId }, () => run(name, payload as JobPayloads[JobName]));
    } finally {
      endWork(work);
      // There may be more jobs: look right away instead of at the next poll.
      queue.boss.notifyWorker(workerId);
    }
  });
  return workerId;
}

async function run(name: JobName, payload: JobPayloads[JobName]): Promise<void> {
  const startedMs = performance.now();
  let outcome: 'completed' | 'failed' = 'completed';
  jobsRunning.inc({ queue: name });
  try {
    await withPool('jobs', () => runJob(name, payload));
    // Scheduled jobs run several times a minute, mostly for nothing.
    log[jobSettings(name).cron ? 'debug' : 'info']({ ms: Math.round(performance.now() - startedMs) }, 'job done');
  } catch (error) {
    outcome = 'failed';
    log.error({ err: error }, 'job failed');
    throw error;
  } finally {
    jobsRunning.dec({ queue: name });
    jobs.inc({ queue: name, outcome });
    jobSeconds.observe({ queue: name }, (performance.now() - startedMs) / 1000);
  }
}
