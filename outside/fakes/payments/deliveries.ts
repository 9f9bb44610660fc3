import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import type { Books } from './books.ts';

/** Delays between deliveries of one event, as often as it fails; the last one repeats. */
const retryDelaysMs = [500, 1000, 2000, 5000, 15_000];

/**
 * Delivers events to where they are waited for, each again until it is taken. The order in which they arrive is promised
 * to nobody. `pending_webhooks` of an event says whether it was taken.
 */
export function openDeliveries(books: Books, { url, secret }: { url: string; secret: string }) {
  const tries = new Map<string, { count: number; nextAtMs: number }>();
  let running = false;
  return async (): Promise<void> => {
    if (running) return;
    running = true;
    try {
      for (const event of books.all('event').filter((candidate) => candidate.pending_webhooks > 0)) {
        const tried = tries.get(event.id) ?? { count: 0, nextAtMs: 0 };
        if (tried.nextAtMs > Date.now()) continue;
        const answer = await post(url, event, secret);
        if (answer === 'taken') {
          tries.delete(event.id);
          books.put('event', event.id, { ...event, pending_webhooks: 0 });
          books.save();
        } else {
          const delayMs = retryDelaysMs[tried.count] ?? retryDelaysMs.at(-1) ?? 0;
          tries.set(event.id, { count: tried.count + 1, nextAtMs: Date.now() + delayMs });
        }
        // Where nobody listens, the rest would be tried in vain: the next round tries one more.
        if (answer === 'unreachable') return;
      }
    } finally {
      running = false;
    }
  };
}

/** One delivery, signed as the provider signs: HMAC-SHA-256 over timestamp and body, by the real time. */
async function post(url: string, event: Stripe.Event, secret: string): Promise<'taken' | 'refused' | 'unreachable'> {
  const body = JSON.stringify(event);
  const timestamp = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': `t=${timestamp},v1=${signature}` },
      body,
      signal: AbortSignal.timeout(5000),
    });
    return response.ok ? 'taken' : 'refused';
  } catch {
    return 'unreachable';
  }
}
