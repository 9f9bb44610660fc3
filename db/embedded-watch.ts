import { setTimeout as delay } from 'node:timers/promises';

/** What became of the embedded server: it's gone, it could not be started (yet), or it's running again. */
export type WatchEvent = { state: 'gone' } | { state: 'failed'; goneMs: number; error: Error } | { state: 'back'; goneMs: number };
export type WatchListener = (event: WatchEvent) => void;

/** How the watch sees the server and starts it. `launch` resolves when it answers. */
export interface Watched {
  isRunning: () => boolean;
  launch: () => Promise<unknown>;
}

const lookEveryMs = 500;
/** Waits after a failed start: doubling from half a second to ten. */
const firstWaitMs = 500;
const longestWaitMs = 10_000;
const stopMs = 3000;

/**
 * Keeps the embedded server running. PostgreSQL restarts its own helpers, but nobody restarts a main process that was
 * killed (by a person, or by the system when memory is short). It never gives up: a full disk may have room again later.
 */
export class EmbeddedWatch {
  readonly #server: Watched;
  readonly #stop = new AbortController();
  #loop: Promise<void> = Promise.resolve();

  constructor(server: Watched) {
    this.#server = server;
  }

  start(tell: WatchListener): void {
    this.#loop = this.#watch(tell);
  }

  /** Ends the watch, after a start that's under way if that doesn't take long. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await Promise.race([this.#loop, delay(stopMs, undefined, { ref: false })]);
  }

  async #watch(tell: WatchListener): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      if (!this.#server.isRunning()) await this.#startAgain(tell);
      await this.#wait(lookEveryMs);
    }
  }

  async #startAgain(tell: WatchListener): Promise<void> {
    const goneAt = Date.now();
    tell({ state: 'gone' });
    for (let waitMs = firstWaitMs; !this.#stop.signal.aborted; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
      try {
        await this.#server.launch();
        tell({ state: 'back', goneMs: Date.now() - goneAt });
        return;
      } catch (error) {
        tell({ state: 'failed', goneMs: Date.now() - goneAt, error: error as Error });
        await this.#wait(waitMs);
      }
    }
  }

  async #wait(ms: number): Promise<void> {
    await delay(ms, undefined, { signal: this.#stop.signal, ref: false }).catch(() => undefined);
  }
}
