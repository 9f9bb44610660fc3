import { LRUCache } from 'lru-cache';
import { PgBoss } from 'pg-boss';
import { deadLetterQueue } from '../db/dead-letter-queue.ts';
import { setQueue } from '../db/enqueue.ts';
import { type JobName, jobNames, jobSettings } from '../db/job-kinds.ts';

export interface Queue {
  boss: PgBoss;
  /** Stops taking jobs and waits for the running ones. Requests that are still running can send jobs. */
  finishJobs: () => Promise<void>;
  /** Finishes jobs and closes the queue, also for sending. */
  close: () => Promise<void>;
}

/** Database access for the queue. `listen` subscribes to notifications that a job is waiting. */
export interface QueueDatabase {
  executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
  listen?: (channel: string, onPayload: (payload: string) => void, onReconnect: () => void) => Promise<{ close: () => Promise<void> }>;
  /** Gives an existing queue a table of its own, unless other processes use it. */
  giveTable: (name: string, options: object) => Promise<void>;
  close: () => Promise<void>;
}

/** Time for running jobs when the process stops. A job that isn't done fails and is retried. */
const closeMs = 8000;

/** pg-boss repeats a warning every few seconds. */
const warnAgainMs = 3_600_000;

interface QueueSettings {
  working: boolean;
  /** Gets errors that no caller sees. */
  onError: (error: Error) => void;
  /** Gets each kind of warning once an hour: long queues, slow queries, and whatever keeps finished jobs from being cleaned up. */
  onWarning?: (message: string) => void;
}

/**
 * Opens the job queue on a database: creates its tables and queues, and lets `enqueue` send through it. `working`
 * processes also watch for expired jobs and run schedules.
 */
export async function openQueue(database: QueueDatabase, options: QueueSettings): Promise<Queue> {
  const boss = new PgBoss({
    db: database,
    useListenNotify: options.working && Boolean(database.listen),
    supervise: options.working,
    schedule: options.working,
    // A job whose worker was killed is found by its missed heartbeats within this time.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    // Finished jobs are deleted when they're old enough, a few at a time.
    maintenanceIntervalSeconds: 3600,
  });
  boss.on('error', options.onError);
  const warned = new LRUCache<string, true>({ max: 100, ttl: warnAgainMs });
  boss.on('warning', ({ message }) => {
    const kind = message.replaceAll(/\d+/g, '');
    if (warned.has(kind)) return;
    warned.set(kind, true);
    options.onWarning?.(message);
  });
  await boss.start();
  await boss.createQueue(deadLetterQueue);
  // A queue that gets another's failed jobs must be created before it.
  const hasDeadLetter = (name: JobName) => Number(Boolean(jobSettings(name).options.deadLetter));
  const names = jobNames.toSorted((a, b) => hasDeadLetter(a) - hasDeadLetter(b));
  const stored = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const name of names) {
    const { partition = false, ...queue } = { deadLetter: deadLetterQueue, ...jobSettings(name).options, notify: true };
    const before = stored.get(name);
    // 'short': one waiting job per key. Jobs that are running or waiting for another attempt don't count.
    const created = { ...queue, partition, policy: 'short' };
    if (!before) {
      await boss.createQueue(name, created);
      continue;
    }
    // A queue of an earlier version has that version's options.
    if (partition && !before.partition) await database.giveTable(name, created);
    const wanted = { ...queue, heartbeatSeconds: queue.heartbeatSeconds ?? null };
    const isCurrent = Object.entries(wanted).every(([key, value]) => (before[key as keyof typeof wanted] ?? null) === value);
    // An update also makes pg-boss look up the queue's table again, which another process may have just changed.
    if (!isCurrent || partition) await boss.updateQueue(name, wanted);
  }
  setQueue(boss);
  const finishJobs = () => boss.stop({ graceful: true, timeout: closeMs });
  return {
    boss,
    finishJobs,
    close: async () => {
      await finishJobs();
      setQueue(undefined);
      await database.close();
    },
  };
}

/**
 * Lets `enqueue` send jobs from a process that doesn't run any, on queues that other processes have set up. Rejects while the database
 * is away. Returns a function that ends it.
 */
export async function openSending(database: QueueDatabase, onError: (error: Error) => void): Promise<() => Promise<void>> {
  const boss = new PgBoss({ db: database, useListenNotify: false, supervise: false, schedule: false, migrate: false });
  boss.on('error', onError);
  await boss.start();
  setQueue(boss);
  return async () => {
    setQueue(undefined);
    await boss.stop({ graceful: false });
    await database.close();
  };
}
