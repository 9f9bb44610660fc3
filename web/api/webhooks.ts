import type { Hono } from 'hono';
import { receiveWebhook } from '../../domain/billing/receive-webhook.ts';
import { log } from '../../log.ts';

/** Payment events: verify over raw bytes, store and enqueue, answer. A wrong signature is a plain 400. */
export function addWebhooks(app: Hono): void {
  app.post('/api/webhooks/stripe', async (context) => {
    const raw = await context.req.text();
    try {
      await receiveWebhook(raw, context.req.header('stripe-signature') ?? '');
      return context.json({ received: true });
    } catch (error) {
      if ((error as { type?: string }).type !== 'StripeSignatureVerificationError') throw error;
      log.warn('a webhook with a wrong signature was refused');
      return context.text('The signature does not fit.', 400);
    }
  });
}
