import { refreshPayment } from '../../../domain/billing/attempts.ts';
import { withinLimit } from '../../../domain/limits/limits.ts';
import { log } from '../../../log.ts';

/** Asks the provider how an order's payment stands, unless it was asked a moment ago. Its failure changes nothing: the webhook tells too. */
export async function askProvider(orderId: string): Promise<void> {
  if (!(await withinLimit('paymentCheck', orderId)).ok) return;
  await refreshPayment(orderId).catch((error: unknown) =>
    log.warn({ err: error, orderId }, 'the provider did not say how a payment stands'),
  );
}
