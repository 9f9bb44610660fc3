import type { Hono } from 'hono';
import { log } from '../../base/log.ts';
import { RefusedWebhook, receiveWebhook } from '../../domain/billing/receive-webhook.ts';

/** Receives payment events: verifies the raw bytes, stores and enqueues the event, answers. Refuses anything unverified with 400. */
export function addWebhooks(app: Hono): void {
  app.post('/api/webhooks/stripe', async (context) => {
    const raw = await context.req.text();
    try {
      await receiveWebhook(raw, context.req.header('stripe-signature') ?? '');
      return context.json({ received: true });
    } catch (error) {
      if (!(error instanceof RefusedWebhook)) throw error;
      log.warn({ reason: error.message }, 'a webhook was refused');
      return context.text(error.message, 400);
    }
  });
}
