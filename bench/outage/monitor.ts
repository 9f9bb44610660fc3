import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const readyEveryMs = 200;
const pageEveryMs = 100;
/** Longer than every measured limit, so a request that takes this long has failed. */
const patienceMs = 15_000;

/** Results of the requests to one address. */
export interface Tally {
  asked: number;
  failed: number;
  /** Number of failures by reason. */
  reasons: Map<string, number>;
  slowestMs: number;
}

/** Sends continuous requests to one server: to /readyz, a public page and a live site. */
export class Monitor {
  readonly ready = newTally();
  readonly page = newTally();
  readonly site = newTally();
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

  /** Time from `since` until the server was ready and stayed ready, in milliseconds. NaN if it isn't within a minute. */
  async readyAfter(since: number): Promise<number> {
    const deadline = Date.now() + 60_000;
    while (this.#readySince === undefined && Date.now() < deadline) await delay(20);
    return this.#readySince === undefined ? Number.NaN : Math.max(0, this.#readySince - since);
  }

  /** Clears the ready state, so the next successful response counts. */
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

  async #ask(tally: Tally, host: string, path: string, wanted: number[]): Promise<number> {
    const started = performance.now();
    const answer = await statusOf(this.#port, host, path);
    tally.asked++;
    tally.slowestMs = Math.max(tally.slowestMs, performance.now() - started);
    if (typeof answer === 'number' && wanted.includes(answer)) return answer;
    tally.failed++;
    tally.reasons.set(String(answer), (tally.reasons.get(String(answer)) ?? 0) + 1);
    return 0;
  }
}

function newTally(): Tally {
  return { asked: 0, failed: 0, reasons: new Map(), slowestMs: 0 };
}

/** Status of a complete response, or the reason why there is none. */
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
