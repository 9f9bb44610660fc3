import { z } from 'zod';
import { reasonSchema } from '../audit/schema.ts';

export type PlanState = 'starting' | 'active' | 'past_due' | 'suspended' | 'ended';

/** Days after the first failure on which a card is tried again (product.md section 3). */
export const tryDays = [1, 3, 7] as const;
/** Days after the due day of a bill to be paid by bank on which it is called to mind, and the one on which the site goes off. */
export const reminderDays = [1, 3, 7] as const;
export const bankGraceDays = 8;
/** How long a suspended site waits for its payment before it is archived. */
export const suspendedDays = 30;
/** A card is said to end soon when it does so within this many days of the next bill. */
export const cardWarningDays = 30;

/** What staff say when they end a plan. */
export const endPlanSchema = z.strictObject({ reason: reasonSchema });

const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** 'Visa ending 4242' */
export function cardInWords(brand: string, last4: string): string {
  return `${brands[brand] ?? 'Card'} ending ${last4}`;
}

/** '12/34' */
export function expiryInWords(month: number, year: number): string {
  return `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
}
