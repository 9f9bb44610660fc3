import { z } from 'zod';
import { monthInWords } from '../../content/month-in-words.ts';
import { reasonSchema } from '../audit/schema.ts';
import { taxOf } from '../orders/schema.ts';

export type PlanState = 'starting' | 'active' | 'past_due' | 'suspended' | 'ended';

/** Days after the first failure on which a card is charged again. */
export const retryDays = [1, 3, 7] as const;
/** Days after the due day on which a bank bill's reminders are sent, and the day on which the site goes offline. */
export const reminderDays = [1, 3, 7] as const;
export const bankGraceDays = 8;
/** Days after which an unpaid suspended site is archived. */
export const suspendedDays = 30;
/** The owner is warned if a card expires within this many days of the next bill. */
export const cardWarningDays = 30;

/** What an admin enters to end a plan. */
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

/** What a month of an order, of a plan, or by the settings costs: '$29 plus $2.57 Sales tax'. */
export function monthOf({ monthlyCents, taxRate, taxName }: { monthlyCents: number; taxRate: number; taxName: string }): string {
  return monthInWords({ monthlyCents, taxCents: taxOf(monthlyCents, taxRate), taxName });
}
