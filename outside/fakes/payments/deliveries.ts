import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import { type Store, waiting } from './store.ts';

/** Delays between deliveries of one event while it fails; the last one repeats. */
const retryDelaysMs = [500, 1000, 2000, 5000, 15_000];

/** Returns a function that delivers events to the webhook, each until it's accepted. The order isn't guaranteed. */
export function openDeliveries(store: Store, { url, secret }: { url: string; secret: string }) {
  const failures = new Map<string, { count: number; nextAtMs: number }>();
  let running = false;
  return async (): Promise<void> => {
    if (running) return;
    running = true;
    try {
      for (const event of store.under('event', waiting)) {
        const failed = failures.get(event.id) ?? { count: 0, nextAtMs: 0 };
        if (failed.nextAtMs > Date.now()) continue;
        const outcome = await post(url, event, secret);
        if (outcome === 'accepted') {
          failures.delete(event.id);
          store.put('event', event.id, { ...event, pending_webhooks: 0 });
          store.save();
        } else {
          const delayMs = retryDelaysMs[failed.count] ?? retryDelaysMs.at(-1) ?? 0;
          failures.set(event.id, { count: failed.count + 1, nextAtMs: Date.now() + delayMs });
        }
        // If the webhook can't be reached, the other events would fail too. The next round tries one more.
        if (outcome === 'unreachable') return;
      }
    } finally {
      running = false;
    }
  };
}

/** Delivers one event, signed as the provider signs: HMAC-SHA-256 over timestamp and body, with the real time. */
async function post(url: string, event: Stripe.Event, secret: string): Promise<'accepted' | 'refused' | 'unreachable'> {
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
    return response.ok ? 'accepted' : 'refused';
  } catch {
    return 'unreachable';
  }
}
