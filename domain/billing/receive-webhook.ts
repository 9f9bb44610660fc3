import { db } from '../../db/connect.ts';
import { enqueue } from '../../db/enqueue.ts';
import { webhookEvents } from '../../db/schema/index.ts';
import { type PaymentEvent, RefusedWebhook, readPaymentEvent } from '../../outside/payments/events.ts';

export { RefusedWebhook };

/** Verifies and stores a webhook event of the payment provider. Throws RefusedWebhook if it isn't valid. */
export async function receiveWebhook(rawBody: string, signature: string): Promise<void> {
  await storeEvent(await readPaymentEvent(rawBody, signature));
}

/** Stores an event under the provider's id and enqueues its job, in one transaction. A repeated event changes nothing. */
export async function storeEvent(event: PaymentEvent): Promise<void> {
  await db().transaction(async (tx) => {
    const [stored] = await tx
      .insert(webhookEvents)
      .values({ id: event.id, type: event.type, objectId: event.attemptId ?? event.objectId, payload: event.payload })
      .onConflictDoNothing()
      .returning({ id: webhookEvents.id });
    if (stored) await enqueue(tx, 'handle-webhook', { eventId: event.id }, { key: event.id });
  });
}
