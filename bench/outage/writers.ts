import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const writers = 6;
const patienceMs = 30_000;

/** People who write by the contact form, one message after the other. Each acknowledged message must be in the database afterwards. */
export class Writers {
  readonly acknowledged = new Set<string>();
  /** Answers that were not an acknowledgment, by status or error. */
  readonly refused = new Map<string, number>();
  /** Refusals other than 503, and connections that were cut. */
  untidy = 0;
  slowestMs = 0;
  pauseMs = 500;
  readonly #url: string;
  readonly #stop = new AbortController();
  readonly #loops: Promise<void>[];
  #count = 0;

  constructor(url: string) {
    this.#url = url;
    this.#loops = Array.from({ length: writers }, () => this.#write());
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#loops);
  }

  /** How many acknowledged messages are not there. */
  async lost(databaseUrl: string): Promise<number> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ email: string }>("select email from contact_requests where email like '%@outage.test'");
    await client.end();
    const there = new Set(rows.map(({ email }) => email));
    return [...this.acknowledged].filter((email) => !there.has(email)).length;
  }

  async #write(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      const n = this.#count++;
      const email = `writer-${n}@outage.test`;
      const form = { topic: 'other', name: 'Outage Writer', email, phone: '', message: `Message ${n}: is anyone there?` };
      const started = performance.now();
      try {
        const answer = await fetch(`${this.#url}/contact.data`, {
          method: 'POST',
          // An address of its own for each message, since an address may send six an hour.
          headers: { 'x-client': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` },
          body: new URLSearchParams(form),
          signal: AbortSignal.timeout(patienceMs),
        });
        const text = await answer.text();
        if (answer.status === 200 && /"C-\d+"/.test(text)) this.acknowledged.add(email);
        else this.#refuse(String(answer.status), answer.status === 503 || answer.status === 504);
      } catch (error) {
        this.#refuse((error as Error).name, false);
      }
      this.slowestMs = Math.max(this.slowestMs, performance.now() - started);
      await delay(this.pauseMs);
    }
  }

  #refuse(reason: string, isTidy: boolean): void {
    this.refused.set(reason, (this.refused.get(reason) ?? 0) + 1);
    if (!isTidy) this.untidy++;
  }
}
