import { PgBoss } from 'pg-boss';
import { deadLetterQueue, type JobName, jobOptions, setQueue } from './catalog.ts';

export interface Queue {
  boss: PgBoss;
  /** Takes no new jobs and waits for the running ones. Requests that aren't done yet can still send jobs. */
  finishJobs: () => Promise<void>;
  /** Finishes jobs and closes the queue, also for senders. */
  close: () => Promise<void>;
}

/** Database access for the queue. `listen` subscribes to hints that a job is waiting. */
export interface QueueDatabase {
  executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
  listen?: (channel: string, onPayload: (payload: string) => void, onReconnect: () => void) => Promise<{ close: () => Promise<void> }>;
  close: () => Promise<void>;
}

/** Time for running jobs when the process stops. A job that isn't done fails and is retried. */
const closeMs = 8000;

/**
 * Opens the job queue on a database: creates its tables and queues, and lets the catalog send through it.
 * `working` processes also watch for expired jobs and run schedules. Errors that no caller sees go to `onError`.
 */
export async function openQueue(database: QueueDatabase, options: { working: boolean; onError: (error: Error) => void }): Promise<Queue> {
  const boss = new PgBoss({
    db: database,
    useListenNotify: options.working && Boolean(database.listen),
    supervise: options.working,
    schedule: options.working,
    // A job whose worker was killed is found by its missed heartbeats within this time.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', options.onError);
  await boss.start();
  await boss.createQueue(deadLetterQueue);
  // A queue that takes another's failed jobs must be there before it.
  const names = (Object.keys(jobOptions) as JobName[]).sort(
    (a, b) => Number(Boolean(jobOptions[a].deadLetter)) - Number(Boolean(jobOptions[b].deadLetter)),
  );
  for (const name of names) {
    const queue = { deadLetter: deadLetterQueue, ...jobOptions[name], notify: true };
    // 'short': one waiting job a key. Jobs at work or waiting for another try don't count.
    if (!(await boss.getQueue(name))) await boss.createQueue(name, { ...queue, policy: 'short' });
    // What an earlier Sunup made has that one's options.
    else await boss.updateQueue(name, { ...queue, heartbeatSeconds: queue.heartbeatSeconds ?? null });
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
