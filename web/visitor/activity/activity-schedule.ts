/** How many pop-ups a session shows, and when. In milliseconds. */
export const activityTiming = {
  most: 2,
  firstMs: [10_000, 30_000],
  gapMs: 60_000,
  gapRandomMs: 20_000,
  shownMs: 10_000,
  messageMs: 8000,
} as const;

/** The state of a session: how many pop-ups it has shown, and when the last one ended. */
export interface ActivityMemory {
  count: number;
  lastEndedAt: number | null;
}

/** Clock, timers and random numbers of a schedule; tests replace them. */
export interface Dependencies {
  now: () => number;
  /** Calls `call` after `ms`. The returned function cancels that. */
  after: (ms: number, call: () => void) => () => void;
  /** A random number from 0 up to, but not including, 1. */
  random: () => number;
  read: () => ActivityMemory;
  write: (memory: ActivityMemory) => void;
  /** Shows the message with this index, or none. */
  show: (message: number | null) => void;
}

/**
 * When activity pop-ups are shown: up to two per session, the first after 10 to 30 s, a second one 60 to 80 s after the first
 * one ended. Each is shown for 10 s and changes to the next message after 8 s. `close` ends them for the session.
 */
export class ActivitySchedule {
  readonly #around: Dependencies;
  #pending: (() => void)[] = [];
  #message = 0;

  constructor(around: Dependencies) {
    this.#around = around;
  }

  /** Schedules the next pop-up, if another one is allowed. */
  start(): void {
    const { count, lastEndedAt } = this.#around.read();
    if (count >= activityTiming.most) return;
    this.#after(this.#waitMs(lastEndedAt), () => this.#open(count));
  }

  /** Cancels all timers and hides the pop-up. */
  stop(): void {
    for (const forget of this.#pending) forget();
    this.#pending = [];
    this.#around.show(null);
  }

  /** The visitor closed it, so none is shown again in this session. */
  close(): void {
    this.stop();
    this.#around.write({ count: activityTiming.most, lastEndedAt: this.#around.now() });
  }

  #waitMs(lastEndedAt: number | null): number {
    const { now, random } = this.#around;
    const [shortest, longest] = activityTiming.firstMs;
    if (lastEndedAt === null) return shortest + random() * (longest - shortest);
    return Math.max(0, lastEndedAt + activityTiming.gapMs - now()) + random() * activityTiming.gapRandomMs;
  }

  #open(countBefore: number): void {
    const { now, write, show } = this.#around;
    // Counted when it opens, in case the visitor leaves the page before it ends.
    write({ count: countBefore + 1, lastEndedAt: now() + activityTiming.shownMs });
    show(this.#message);
    this.#after(activityTiming.messageMs, () => show(++this.#message));
    this.#after(activityTiming.shownMs, () => {
      this.#message++;
      show(null);
      this.start();
    });
  }

  #after(ms: number, call: () => void): void {
    this.#pending.push(this.#around.after(ms, call));
  }
}
