import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import type Stripe from 'stripe';
import { afterAll, beforeAll } from 'vitest';
import { type PaymentServer, paymentPages, startPaymentServer } from '../../outside/fakes/payments/server.ts';
import { openPayments } from '../../outside/payments/client.ts';
import { addWebhooks } from '../../web/api/webhooks.ts';

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  noFunds: '4000 0000 0000 9995',
  expired: '4000 0000 0000 0069',
  challenged: '4000 0025 0000 3155',
  challengedAlways: '4000 0027 6000 3184',
  slow: '4000 0000 0000 0077',
  keptThenDeclined: '4000 0000 0000 0341',
  disputed: '4000 0000 0000 0259',
  refundSlow: '4000 0000 0000 7726',
  refundFails: '4000 0000 0000 5126',
};

/** An address without a listener: events stay stored until a test delivers them. */
const nowhere = 'http://127.0.0.1:9/';

/**
 * The test payment server behind the real Stripe client, with its card page and its events in the test's hand. With `now`
 * its time is the test's too, and `advance` does what is due.
 */
export function usePayments({ now }: { now?: () => Date } = {}) {
  let folder = '';
  let server: PaymentServer;
  const app = new Hono();
  addWebhooks(app);
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'sunup-payments-'));
    server = await startPaymentServer({
      dataDir: folder,
      pagesUrl: 'http://localhost:3000/dev/payments',
      webhookUrl: nowhere,
      ...(now ? { now } : {}),
    });
    openPayments(server);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const books = () => ({
    sessions: byId(server.all('checkout.session')),
    intents: byId(server.all('payment_intent')),
    charges: byId(server.all('charge')),
    events: server.all('event'),
    /** The object that was made under each idempotency key. */
    answers: Object.fromEntries(server.all('answer').map(({ key, body }) => [key, (JSON.parse(body) as { id: string }).id])),
  });
  const page = (url: string, form: Record<string, string>) =>
    paymentPages().request(new URL(url).pathname.replace('/dev/payments', ''), { method: 'POST', body: new URLSearchParams(form) });
  const sign = (body: string, ageSeconds = 0, secret = server.webhookSecret) => {
    const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
    return `t=${timestamp},v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
  };
  return {
    books,
    sign,
    /** Everything of a kind that the provider keeps, the oldest first. */
    all: ((kind) => server.all(kind)) as PaymentServer['all'],
    /** Has the provider do everything that is due. */
    advance: () => server.advance(),
    /** What a bank, or someone in the provider's dashboard, does. */
    bank: () => server.bank,
    /** Types a card into a checkout page, or into one that keeps a card. */
    pay: (url: string, card: string) => page(url, { number: card, expires: '12/34', cvc: '123' }),
    /** Answers the bank's question on the page after a challenged card. */
    confirm: (url: string, answer: 'yes' | 'no') => page(`${url}/confirm`, { answer }),
    /** Events about one order, oldest first, as the provider would send them. */
    eventsOf: (orderId: string): Stripe.Event[] => server.all('event').filter(({ data }) => orderOf(data.object) === orderId),
    /** Delivers a body with its signature to the webhook's own door. */
    deliver: (event: Stripe.Event | string, signature?: string) => {
      const body = typeof event === 'string' ? event : JSON.stringify(event);
      const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature ?? sign(body) };
      return app.request('/api/webhooks/stripe', { method: 'POST', headers, body });
    },
  };
}

function byId<T extends { id: string }>(things: T[]): Record<string, T> {
  return Object.fromEntries(things.map((thing) => [thing.id, thing]));
}

function orderOf(object: Stripe.Event['data']['object']): string | undefined {
  return 'metadata' in object ? object.metadata?.order_id : undefined;
}
