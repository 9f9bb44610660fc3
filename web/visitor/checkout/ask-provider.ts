import { log } from '../../../base/log.ts';
import { refreshPayment } from '../../../domain/billing/attempts.ts';
import { withinLimit } from '../../../domain/limits/limits.ts';

/** Asks the provider for the state of an order's payment, unless we asked a moment ago. If that fails, the webhook still reports it. */
export async function askProvider(orderId: string): Promise<void> {
  if (!(await withinLimit('paymentCheck', orderId)).ok) return;
  await refreshPayment(orderId).catch((error: unknown) =>
    log.warn({ err: error, orderId }, 'the provider did not report the state of a payment'),
  );
}
