import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll } from 'vitest';
import { paymentPages, startPaymentServer } from '../../outside/fakes/payment-server.ts';
import type { FakeBooks, FakeEvent } from '../../outside/fakes/payment-store.ts';
import { openPayments } from '../../outside/payments/client.ts';
import { addWebhooks } from '../../web/api/webhooks.ts';

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  challenged: '4000 0025 0000 3155',
  slow: '4000 0000 0000 0077',
};

/** Where nobody listens: events are kept in the books until a test delivers them. */
const nowhere = 'http://127.0.0.1:9/';

/** The test payment server behind the real Stripe client, with its card page and its events in the test's hand. */
export function usePayments() {
  let folder = '';
  let server: Awaited<ReturnType<typeof startPaymentServer>>;
  const app = new Hono();
  addWebhooks(app);
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'sunup-payments-'));
    server = await startPaymentServer({ dataDir: folder, pagesUrl: 'http://localhost:3000/dev/payments', webhookUrl: nowhere });
    openPayments(server);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const books = (): FakeBooks => JSON.parse(readFileSync(path.join(folder, 'payments.json'), 'utf8')) as FakeBooks;
  const page = (url: string, form: Record<string, string>) =>
    paymentPages().request(new URL(url).pathname.replace('/dev/payments', ''), { method: 'POST', body: new URLSearchParams(form) });
  const sign = (body: string, ageSeconds = 0, secret = server.webhookSecret) => {
    const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
    return `t=${timestamp},v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
  };
  return {
    books,
    sign,
    /** Types a card into a checkout page. */
    pay: (url: string, card: string) => page(url, { number: card, expires: '12/34', cvc: '123' }),
    /** Answers the bank's question on the page after a challenged card. */
    confirm: (url: string, answer: 'yes' | 'no') => page(`${url}/confirm`, { answer }),
    /** Events about one order, oldest first, as the provider would send them. */
    eventsOf: (orderId: string): FakeEvent[] => books().events.filter(({ data }) => data.object.metadata.order_id === orderId),
    /** Delivers a body with its signature to the webhook's own door. */
    deliver: (event: FakeEvent | string, signature?: string) => {
      const body = typeof event === 'string' ? event : JSON.stringify(event);
      const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature ?? sign(body) };
      return app.request('/api/webhooks/stripe', { method: 'POST', headers, body });
    },
  };
}
