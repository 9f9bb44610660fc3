import { dateInWords } from '../../time/day-in-words.ts';
import { refusalsOf } from '../refusals.ts';

export const refusedAs = refusalsOf({
  'code-being-paid': () =>
    'This code is on another order that’s being paid right now. If that payment doesn’t go through, the code will be available again within an hour.',
  'code-exists': ({ existing }: { existing: string }) => `${existing} already exists.`,
  'code-expired': ({ lastDay }: { lastDay: string }) => `This code expired on ${dateInWords(lastDay)}.`,
  'code-looks-alike': ({ existing }: { existing: string }) => `This looks like ${existing}, which already exists.`,
  'code-off': () => 'This code is no longer valid.',
  'code-used-by-customer': () => 'This code works once per customer, and this email has already used it.',
  'code-used-up': ({ max }: { max: number }) =>
    max === 1 ? 'This code has already been used. It works once.' : `This code has reached its limit of ${max} orders.`,
  'day-past': () => 'That date has passed. Enter today or later, or leave it empty',
  'day-past-of-code': () => 'That date has passed. To end the code now, turn it off above',
  'limit-too-low': ({ used }: { used: number }) =>
    `Enter at least ${used}. ${used} ${used === 1 ? 'order' : 'orders'} have already used it`,
  'payment-open': ({ why }: { why: { code: string; message: string } }) =>
    `${why.message} A payment with this code is already in progress. Finish it or wait an hour.`,
});
export type CodeRefusal = ReturnType<typeof refusedAs>;
