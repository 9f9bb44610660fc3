import { handleWebhook } from '../domain/billing/handle-webhook.ts';

/** Brings an order in line with a payment event. */
export default async function handleWebhookJob({ eventId }: { eventId: string }): Promise<void> {
  await handleWebhook(eventId);
}
