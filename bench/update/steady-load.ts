import type { Answer, ProxyClient } from './proxy-client.ts';

/** A page that is asked for again and again. */
export interface Asked {
  path: string;
  host?: string;
  cookie?: string;
}

const everyMs = 20;

/** Requests at a fixed rate, whether earlier ones have been answered or not, until it's stopped. */
export class SteadyLoad {
  asked = 0;
  readonly failures = new Map<string, number>();
  readonly times: number[] = [];
  readonly #running = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;

  /** `pages` are asked for in turns, as often as they're in the list. */
  start(client: ProxyClient, pages: Asked[], perSecond: number): void {
    const startedAt = performance.now();
    this.#timer = setInterval(() => {
      const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond);
      while (this.asked < due) this.#ask(client, pages[this.asked % pages.length] as Asked);
    }, everyMs);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#running);
  }

  get failed(): number {
    return [...this.failures.values()].reduce((all, one) => all + one, 0);
  }

  #ask(client: ProxyClient, page: Asked): void {
    this.asked++;
    const sentAt = performance.now();
    const fail = (reason: string) => void this.failures.set(reason, (this.failures.get(reason) ?? 0) + 1);
    const done = client
      .get(page.path, page)
      .then(
        ({ status, body }: Answer) => {
          this.times.push(performance.now() - sentAt);
          if (status !== 200 || body.length === 0) fail(`${page.path}: ${status}`);
        },
        (error: Error) => fail(`${page.path}: ${error.message}`),
      )
      .finally(() => this.#running.delete(done));
    this.#running.add(done);
  }
}
