import { setTimeout as delay } from 'node:timers/promises';

/** The embedded server's process ended, a restart failed, or the server is running again. */
export type WatchEvent = { state: 'gone' } | { state: 'failed'; goneMs: number; error: Error } | { state: 'back'; goneMs: number };
export type WatchListener = (event: WatchEvent) => void;

/** The server as EmbeddedWatch controls it. `launch` resolves when the server accepts connections. */
export interface Watched {
  isRunning: () => boolean;
  launch: () => Promise<unknown>;
}

const checkEveryMs = 500;
/** Delay after a failed start. It doubles from half a second to ten seconds. */
const firstWaitMs = 500;
const longestWaitMs = 10_000;
const stopMs = 3000;

/**
 * Restarts the embedded server when it ends. PostgreSQL restarts its own helper processes, but nothing else restarts the
 * main process after a person or the system's out-of-memory killer ends it. Retries forever, because the cause may pass (a full disk).
 */
export class EmbeddedWatch {
  readonly #server: Watched;
  readonly #stop = new AbortController();
  #loop: Promise<void> = Promise.resolve();

  constructor(server: Watched) {
    this.#server = server;
  }

  start(listener: WatchListener): void {
    this.#loop = this.#watch(listener);
  }

  /** Stops watching. Waits up to three seconds for a restart that's in progress. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await Promise.race([this.#loop, delay(stopMs, undefined, { ref: false })]);
  }

  async #watch(listener: WatchListener): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      if (!this.#server.isRunning()) await this.#restart(listener);
      await this.#wait(checkEveryMs);
    }
  }

  async #restart(listener: WatchListener): Promise<void> {
    const goneAt = Date.now();
    listener({ state: 'gone' });
    for (let waitMs = firstWaitMs; !this.#stop.signal.aborted; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
      try {
        await this.#server.launch();
        listener({ state: 'back', goneMs: Date.now() - goneAt });
        return;
      } catch (error) {
        listener({ state: 'failed', goneMs: Date.now() - goneAt, error: error as Error });
        await this.#wait(waitMs);
      }
    }
  }

  async #wait(ms: number): Promise<void> {
    await delay(ms, undefined, { signal: this.#stop.signal, ref: false }).catch(() => undefined);
  }
}
