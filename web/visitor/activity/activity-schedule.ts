/** How many pop-ups a session shows, and when. Milliseconds. */
export const activityTiming = {
  most: 2,
  firstMs: [10_000, 30_000],
  gapMs: 60_000,
  gapRandomMs: 20_000,
  shownMs: 10_000,
  messageMs: 8000,
} as const;

/** What a session remembers: how many pop-ups it has seen, and when the last one went. */
export interface ActivityMemory {
  count: number;
  lastEndedAt: number | null;
}

/** How a schedule tells time, waits and draws lots; tests bring their own. */
export interface Dependencies {
  now: () => number;
  /** Calls back after `ms`; returns how to forget it. */
  after: (ms: number, call: () => void) => () => void;
  /** 0 to 1, without 1. */
  random: () => number;
  read: () => ActivityMemory;
  write: (memory: ActivityMemory) => void;
  /** Shows the message of this number, or nothing. */
  show: (message: number | null) => void;
}

/**
 * When activity pop-ups come and go: two a session at most, the first after 10 to 30 s, a later one 60 s after the last
 * one went and up to 20 s more. Each stays 10 s and turns to the next message after 8 s. `close` ends them for the session.
 */
export class ActivitySchedule {
  readonly #around: Dependencies;
  #pending: (() => void)[] = [];
  #message = 0;

  constructor(around: Dependencies) {
    this.#around = around;
  }

  /** Waits for the next one that is still allowed. */
  start(): void {
    const { count, lastEndedAt } = this.#around.read();
    if (count >= activityTiming.most) return;
    this.#after(this.#waitMs(lastEndedAt), () => this.#open(count));
  }

  /** Forgets everything that was to come; what shows goes. */
  stop(): void {
    for (const forget of this.#pending) forget();
    this.#pending = [];
    this.#around.show(null);
  }

  /** The visitor closed it: none again in this session. */
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
    // Counted as it opens: who leaves the page meanwhile has seen it.
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
