import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import type Stripe from 'stripe';
import { addWebhooks } from '../../web/api/webhooks.ts';

/** Deliveries under way at the same time. */
const atOnce = 24;
const mostTimes = 5;

/** The webhook's own door, and a hand that signs as the provider does. */
export class Deliverer {
  #door = new Hono();
  #secret: string;
  #random: () => number;
  /** Deliveries made, and those answered with anything but a yes. */
  made = 0;
  refused = 0;

  constructor(secret: string, random: () => number) {
    this.#secret = secret;
    this.#random = random;
    addWebhooks(this.#door);
  }

  /** Delivers each event one to five times, shuffled, many at the same time. Calls `meanwhile` after each with the share that's done (0 to 1). */
  async storm(events: Stripe.Event[], meanwhile: (share: number) => void = () => {}): Promise<void> {
    const copies = events.flatMap((event) => Array.from({ length: 1 + Math.floor(this.#random() * mostTimes) }, () => event));
    const left = shuffled(copies, this.#random).values();
    let done = 0;
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const event of left) {
          const status = await this.#send(JSON.stringify(event));
          this.made++;
          if (status !== 200) this.refused++;
          meanwhile(++done / copies.length);
        }
      }),
    );
  }

  /** Delivers forged, stale and truncated copies. Returns how many were let in. */
  async forge(events: Stripe.Event[]): Promise<number> {
    const attempts = events.flatMap((event) => {
      const body = JSON.stringify(event);
      const good = this.#sign(body);
      return [
        this.#send(body, this.#sign(body, 0, 'whsec_of_somebody_else')),
        this.#send(body, this.#sign(body, 301)),
        this.#send(body, good.slice(0, -1)),
        this.#send(body, good.split(',')[0]),
        this.#send(body, ''),
        this.#send(body.slice(0, -1), good),
        this.#send(body.replace('"livemode":false', '"livemode":true '), good),
      ];
    });
    return (await Promise.all(attempts)).filter((status) => status !== 400).length;
  }

  async #send(body: string, signature = this.#sign(body)): Promise<number> {
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature };
    const response = await this.#door.request('/api/webhooks/stripe', { method: 'POST', headers, body });
    return response.status;
  }

  #sign(body: string, ageSeconds = 0, secret = this.#secret): string {
    const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
    return `t=${timestamp},v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
  }
}

/** The same items in another order (Fisher and Yates). */
function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item];
  }
  return mixed;
}
