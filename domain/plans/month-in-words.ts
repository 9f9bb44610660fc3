import { monthInWords } from '../../content/month-in-words.ts';
import { taxOf } from '../orders/schema.ts';

/** What a month of an order, of a plan, or by the settings costs: '$29 plus $2.57 Sales tax'. */
export function monthOf({ monthlyCents, taxRate, taxName }: { monthlyCents: number; taxRate: number; taxName: string }): string {
  return monthInWords({ monthlyCents, taxCents: taxOf(monthlyCents, taxRate), taxName });
}
