import { z } from 'zod';
import { centsOf, typedDollars } from '../../content/dollars.ts';
import { reasonSchema } from '../audit/schema.ts';

/** A typed amount in cents; '' means everything that is left. */
const amount = z
  .string()
  .trim()
  .refine((text) => text === '' || typedDollars.test(text), 'Enter an amount in dollars, such as 50 or 49.50')
  .transform((text) => (text === '' ? undefined : centsOf(text)))
  .pipe(z.int().min(1, 'Enter more than $0').optional());

/** An admin's form for a refund. Without a bill, it refunds the setup price. */
export const refundSchema = z.strictObject({
  billId: z.union([z.uuid(), z.literal('')]).default(''),
  amount,
  method: z.enum(['card', 'bank'], 'Choose a refund method'),
  reason: reasonSchema,
});

/** An owner's reason for a refund. */
export const ownerRefundSchema = z.strictObject({ reason: z.string().trim().max(200, 'Use 200 characters or fewer').default('') });

/** An admin's form for a bank refund that was sent or won't be sent. */
export const refundSentSchema = z.strictObject({
  refundId: z.uuid(),
  reference: z.string().trim().min(3, 'Enter the bank’s reference (at least 3 characters)').max(120, 'At most 120 characters'),
});

/** Why a card refund failed: the provider's reason in our words. */
export function failureInWords(reason: string): string {
  return failures[reason] ?? reason.replaceAll('_', ' ');
}

const failures: Record<string, string> = {
  lost_or_stolen_card: 'the card was lost or stolen',
  expired_or_canceled_card: 'the card has expired or was canceled',
  charge_for_pending_refund_disputed: 'the payment is disputed at the bank',
  insufficient_funds: 'our balance at the payment provider is too low',
  declined: 'the bank declined it',
  merchant_request: 'it was canceled at the payment provider',
  unknown: 'the bank gave no reason',
};
