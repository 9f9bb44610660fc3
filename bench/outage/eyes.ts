import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const readyEveryMs = 200;
const pageEveryMs = 100;
/** Longer than any limit that is measured: what takes this long has failed anyway. */
const patienceMs = 15_000;

/** What was seen of one address. */
export interface Seen {
  asked: number;
  failed: number;
  /** Why, each reason once with its count. */
  reasons: Map<string, number>;
  slowestMs: number;
}

/** Somebody who keeps asking one server: whether it's ready, a public page, and a live site. */
export class Eyes {
  readonly ready = nothingSeen();
  readonly page = nothingSeen();
  readonly site = nothingSeen();
  readonly #port: number;
  readonly #stop = new AbortController();
  readonly #loops: Promise<void>[];
  #readySince: number | undefined;

  constructor(port: number, siteHost: string) {
    this.#port = port;
    this.#loops = [
      this.#look(readyEveryMs, async () => {
        const status = await this.#ask(this.ready, `localhost:${port}`, '/readyz', [200, 503]);
        if (status !== 200) this.#readySince = undefined;
        else this.#readySince ??= Date.now();
      }),
      this.#look(pageEveryMs, () => this.#ask(this.page, `localhost:${port}`, '/', [200])),
      this.#look(pageEveryMs, () => this.#ask(this.site, siteHost, '/', [200])),
    ];
  }

  /** How long after `since` the server said that it's ready, and kept saying so. */
  async readyAfter(since: number): Promise<number> {
    const deadline = Date.now() + 60_000;
    while (this.#readySince === undefined && Date.now() < deadline) await delay(20);
    return this.#readySince === undefined ? Number.NaN : Math.max(0, this.#readySince - since);
  }

  /** Forgets that it was ready, so the next answer counts. */
  expectOutage(): void {
    this.#readySince = undefined;
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#loops);
  }

  async #look(everyMs: number, look: () => Promise<unknown>): Promise<void> {
    while (!this.#stop.signal.aborted) {
      await look();
      await delay(everyMs);
    }
  }

  async #ask(seen: Seen, host: string, path: string, wanted: number[]): Promise<number> {
    const started = performance.now();
    const answer = await statusOf(this.#port, host, path);
    seen.asked++;
    seen.slowestMs = Math.max(seen.slowestMs, performance.now() - started);
    if (typeof answer === 'number' && wanted.includes(answer)) return answer;
    seen.failed++;
    seen.reasons.set(String(answer), (seen.reasons.get(String(answer)) ?? 0) + 1);
    return 0;
  }
}

export function nothingSeen(): Seen {
  return { asked: 0, failed: 0, reasons: new Map(), slowestMs: 0 };
}

/** The status of an answer that arrived whole, or why there was none. */
function statusOf(port: number, host: string, path: string): Promise<number | string> {
  return new Promise((resolve) => {
    const asked = get({ host: '127.0.0.1', port, path, headers: { host }, agent: false, timeout: patienceMs }, (answer) => {
      answer.on('data', () => undefined);
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', (error) => resolve(error.message));
    });
    asked.on('timeout', () => asked.destroy(new Error('no answer')));
    asked.on('error', (error) => resolve((error as NodeJS.ErrnoException).code ?? error.message));
  });
}
