import { db } from '../../db/connect.ts';
import { webhookEvents } from '../../db/schema/index.ts';
import { enqueue } from '../../jobs/catalog.ts';
import { readPaymentEvent } from '../../outside/payments/events.ts';

/** Verifies, stores under the provider's id, and enqueues, in one transaction. A repeated event changes nothing. */
export async function receiveWebhook(rawBody: string, signature: string): Promise<void> {
  const event = await readPaymentEvent(rawBody, signature);
  await db().transaction(async (tx) => {
    const [stored] = await tx
      .insert(webhookEvents)
      .values({ id: event.id, type: event.type, objectId: event.attemptId ?? event.objectId, payload: event.payload })
      .onConflictDoNothing()
      .returning({ id: webhookEvents.id });
    if (stored) await enqueue(tx, 'handle-webhook', { eventId: event.id }, { key: event.id });
  });
}
