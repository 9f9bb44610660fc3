import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { log } from '../../base/log.ts';
import { isAwayError, isDatabaseAway, onPoolWait, openPools } from '../../db/connect.ts';
import { loopDelay, loopUtilization } from './event-loop.ts';
import { QueueDepths } from './queue-depths.ts';

/**
 * Every metric, and their text for Prometheus. docs/monitoring.md explains each. Values of labels come from our code, never from
 * a request, so there's a limit on how many series there are.
 */
const registry = new Registry();
const registers = [registry];

export const httpRequests = new Counter({
  name: 'sunup_http_requests_total',
  help: 'Answered requests on the app’s host, and forms and previews on customers’ hosts, by route pattern.',
  labelNames: ['route', 'method', 'status'],
  registers,
});

export const httpSeconds = new Histogram({
  name: 'sunup_http_request_duration_seconds',
  help: 'Time until an answer begins. Public pages that come from memory are left out.',
  labelNames: ['route', 'method'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

export const pageCacheRequests = new Counter({
  name: 'sunup_page_cache_requests_total',
  help: 'Requests for public pages that look the same to everyone: hit (from memory) or miss (rendered while the visitor waited).',
  labelNames: ['result'],
  registers,
});

export const hostedRequests = new Counter({
  name: 'sunup_hosted_requests_total',
  help: 'Requests for pages and files of customers’ live sites, by result.',
  labelNames: ['result'],
  registers,
});

export const hostedBodies = new Counter({
  name: 'sunup_hosted_body_cache_requests_total',
  help: 'Bodies of hosted files that were sent: hit (from memory) or miss (read from the file store).',
  labelNames: ['result'],
  registers,
});

export const eventStreams = new Gauge({
  name: 'sunup_event_streams_open',
  help: 'Browsers with an open event stream.',
  registers,
});

// A job's name is its queue's. The label isn't called `job`, because Prometheus gives that label to what it scrapes.
export const jobs = new Counter({
  name: 'sunup_jobs_total',
  help: 'Attempts to run a job that ended: completed or failed.',
  labelNames: ['queue', 'outcome'],
  registers,
});

export const jobSeconds = new Histogram({
  name: 'sunup_job_duration_seconds',
  help: 'Duration of attempts to run a job.',
  labelNames: ['queue'],
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300],
  registers,
});

export const jobsRunning = new Gauge({
  name: 'sunup_jobs_running',
  help: 'Jobs that this process is running.',
  labelNames: ['queue'],
  registers,
});

const emails = new Counter({
  name: 'sunup_emails_total',
  help: 'Emails by outcome: sent, failed (each failed attempt, the last one too) and given_up (after the last attempt failed).',
  labelNames: ['template', 'outcome'],
  registers,
});

const emailOutcomes = ['sent', 'failed', 'given_up'] as const;

/** Counts an outcome of sending an email. Its other outcomes start at zero, or the first failure wouldn't be seen as an increase. */
export function countEmail(template: string, outcome: (typeof emailOutcomes)[number]): void {
  for (const each of emailOutcomes) emails.inc({ template, outcome: each }, each === outcome ? 1 : 0);
}

export const lastBackupAt = new Gauge({
  name: 'sunup_last_backup_timestamp_seconds',
  help: 'When the last backup that lacks no file was made. 0 if there’s none, and in processes that make none.',
  registers,
});

export const loopBlocks = new Counter({
  name: 'sunup_event_loop_blocks_total',
  help: 'Times the event loop was blocked for longer than a second.',
  registers,
});

const waitSeconds = new Histogram({
  name: 'sunup_database_pool_wait_seconds',
  help: 'Time that callers waited for a connection of a pool, in vain or not.',
  labelNames: ['pool'],
  buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 3, 10],
  registers,
});
onPoolWait((pool, seconds) => waitSeconds.observe({ pool }, seconds));

new Gauge({
  name: 'sunup_database_pool_connections',
  help: 'Open connections of a pool, by state: idle or used.',
  labelNames: ['pool', 'state'],
  registers,
  collect() {
    for (const [pool, { usage }] of openPools) {
      this.set({ pool, state: 'idle' }, usage.idle);
      this.set({ pool, state: 'used' }, usage.open - usage.idle);
    }
  },
});

new Gauge({
  name: 'sunup_database_pool_max_connections',
  help: 'Most connections that a pool opens.',
  labelNames: ['pool'],
  registers,
  collect() {
    for (const [pool, { usage }] of openPools) this.set({ pool }, usage.most);
  },
});

new Gauge({
  name: 'sunup_database_pool_waiting',
  help: 'Callers waiting for a connection of a pool.',
  labelNames: ['pool'],
  registers,
  collect() {
    for (const [pool, { usage }] of openPools) this.set({ pool }, usage.waiting);
  },
});

new Gauge({
  name: 'sunup_database_up',
  help: '0 while the database can’t be reached, as far as this process has noticed.',
  registers,
  collect() {
    this.set(isDatabaseAway() ? 0 : 1);
  },
});

const depths = new QueueDepths();

const queueJobs = new Gauge({
  name: 'sunup_queue_jobs',
  help: 'Jobs of a queue that wait for a worker (waiting) or for their time (scheduled). Missing while the database can’t be reached.',
  labelNames: ['queue', 'state'],
  registers,
});

const queueAge = new Gauge({
  name: 'sunup_queue_oldest_waiting_seconds',
  help: 'How long the oldest waiting job of a queue has been due; 0 if none waits.',
  labelNames: ['queue'],
  registers,
});

new Gauge({
  name: 'sunup_event_loop_delay_seconds',
  help: 'Delay of the event loop since the last scrape: p50, p99 and max.',
  labelNames: ['stat'],
  registers,
  collect() {
    for (const [stat, seconds] of Object.entries(loopDelay())) this.set({ stat }, seconds);
  },
});

new Gauge({
  name: 'sunup_event_loop_utilization_ratio',
  help: 'Share of the time since the last scrape that the event loop was busy, 0 to 1.',
  registers,
  collect() {
    this.set(loopUtilization());
  },
});

const children = new Map<string, () => number>();

/** Reports the resident memory of a process that this one starts. */
export function measureChild(name: string, bytes: () => number): void {
  children.set(name, bytes);
}

new Gauge({
  name: 'sunup_child_memory_bytes',
  help: 'Resident memory of a process that this one has started: generator, pictures or mail-reader. 0 while it isn’t running.',
  labelNames: ['child'],
  registers,
  collect() {
    for (const [child, bytes] of children) this.set({ child }, bytes());
  },
});

const build = new Gauge({
  name: 'sunup_build_info',
  help: 'Always 1. The label says which build this process runs.',
  labelNames: ['build'],
  registers,
});

/** Records which build this process runs. */
export function noteBuild(id: string): void {
  build.reset();
  build.set({ build: id }, 1);
}

const sources = new Set<() => void>();

/** Calls `read` before every scrape, to add what was counted elsewhere. The returned function ends that. */
export function beforeScrape(read: () => void): () => void {
  sources.add(read);
  return () => sources.delete(read);
}

let hasDefaults = false;

/** All metrics as text, and its content type. */
export async function scrape(): Promise<{ text: string; type: string }> {
  if (!hasDefaults) addDefaults();
  hasDefaults = true;
  for (const read of sources) read();
  await readQueues();
  return { text: await registry.metrics(), type: registry.contentType };
}

/** Adds the metrics of the process: memory, CPU, open files, garbage collection. The first scrape starts them, since they cost a little. */
function addDefaults(): void {
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 1000 });
  // Ours measure the same without counting the time between two measurements as delay.
  for (const { name } of registry.getMetricsAsArray()) if (name.startsWith('nodejs_eventloop_lag')) registry.removeSingleMetric(name);
}

async function readQueues(): Promise<void> {
  const queues = await depths.read().catch((error: unknown) => {
    // An outage is logged once, when it starts.
    if (!isAwayError(error)) log.warn({ err: error }, 'the queues could not be measured');
    return undefined;
  });
  queueJobs.reset();
  queueAge.reset();
  for (const { queue, waiting, scheduled, oldestSeconds } of queues ?? []) {
    queueJobs.set({ queue, state: 'waiting' }, waiting);
    queueJobs.set({ queue, state: 'scheduled' }, scheduled);
    queueAge.set({ queue }, oldestSeconds);
  }
}
