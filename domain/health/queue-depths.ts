import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { db, isDatabaseAway } from '../../db/connect.ts';

/** How long a result is used before the database is asked again. */
const freshMs = 15_000;
/** Longest wait of a caller. The statement itself may take as long as any other, and the next caller gets its result. */
const patienceMs = 1000;
/** A result that is older than this says nothing about now. */
const oldestMs = 60_000;

export interface QueueDepth {
  queue: string;
  /** Jobs that a worker could take now. */
  waiting: number;
  /** Jobs whose time hasn't come. */
  scheduled: number;
  /** How long the oldest waiting job has been due; 0 if none waits. */
  oldestSeconds: number;
}

interface Options {
  ask?: () => Promise<QueueDepth[]>;
  isAway?: () => boolean;
  now?: () => number;
}

/** Measures the queues for whoever asks, with one statement every 15 seconds, and with none while the database is away. */
export class QueueDepths {
  readonly #ask: () => Promise<QueueDepth[]>;
  readonly #isAway: () => boolean;
  readonly #now: () => number;
  #asking: Promise<void> | undefined;
  #askedAt = Number.NEGATIVE_INFINITY;
  #last: { depths: QueueDepth[]; readAt: number } | undefined;

  constructor({ ask = askDatabase, isAway = isDatabaseAway, now = Date.now }: Options = {}) {
    this.#ask = ask;
    this.#isAway = isAway;
    this.#now = now;
  }

  /** The queues as they were in the last minute. Undefined if the database didn't say. Rejects if the statement failed. */
  async read(): Promise<QueueDepth[] | undefined> {
    if (this.#isAway()) return undefined;
    if (this.#now() - this.#askedAt >= freshMs) {
      this.#askedAt = this.#now();
      this.#asking ??= this.#renew();
    }
    if (this.#asking) await Promise.race([this.#asking, delay(patienceMs, undefined, { ref: false })]);
    return this.#last && this.#now() - this.#last.readAt < oldestMs ? this.#last.depths : undefined;
  }

  async #renew(): Promise<void> {
    try {
      this.#last = { depths: await this.#ask(), readAt: this.#now() };
    } finally {
      this.#asking = undefined;
    }
  }
}

/** Counts along the index of jobs that can be taken. Jobs that are running or done aren't read. */
async function askDatabase(): Promise<QueueDepth[]> {
  const { rows } = await db().execute<Record<'queue' | 'waiting' | 'scheduled' | 'oldest', string>>(sql`
    select queue.name as queue, coalesce(waiting, 0) as waiting, coalesce(scheduled, 0) as scheduled, coalesce(oldest, 0) as oldest
    from pgboss.queue left join (
      select name, count(*) filter (where start_after <= now()) as waiting, count(*) filter (where start_after > now()) as scheduled,
        greatest(0, extract(epoch from now() - min(start_after))) as oldest
      from pgboss.job where state < 'active' and not blocked group by name
    ) open using (name)
    where queue.name not like '\\_\\_%'`);
  return rows.map(({ queue, waiting, scheduled, oldest }) => ({
    queue,
    waiting: Number(waiting),
    scheduled: Number(scheduled),
    oldestSeconds: Number(oldest),
  }));
}
