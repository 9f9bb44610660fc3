import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const writers = 6;
const patienceMs = 30_000;

/** Simulated people who send messages through the contact form. Every acknowledged message must be in the database at the end. */
export class Writers {
  readonly acknowledged = new Set<string>();
  /** Number of failed messages by status or error. */
  readonly refused = new Map<string, number>();
  /** Failures other than 503 and 504, and broken connections. */
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

  /** Number of acknowledged messages that aren't in the database. */
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
          // A new address for each message, because an address may send only six an hour.
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
