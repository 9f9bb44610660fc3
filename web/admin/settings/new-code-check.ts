import { z } from 'zod';
import { centsOf, dollars, typedDollars } from '../../../content/dollars.ts';
import { discountOf, makeCodeSchema } from '../../../domain/discounts/schema.ts';

/** Checks a new code and reports all errors together. `makeCodeSchema` checks the amount only if everything else is valid. */
export const newCodeSchema = z.record(z.string(), z.string()).transform((typed, context) => {
  const parsed = makeCodeSchema.safeParse(typed);
  if (parsed.success) return parsed.data;
  const { kind, value } = typed;
  const amount = makeCodeSchema.safeParse({ kind, value, code: '', note: '', maxUses: '', lastDay: '' });
  for (const { path, message } of [...parsed.error.issues, ...(amount.error?.issues ?? [])])
    context.addIssue({ code: 'custom', path, message, input: typed });
  return z.NEVER;
});

/** A hint if the typed amount covers the whole setup price, otherwise ''. */
export function wholePriceHint({ kind = '', value = '' }: Record<string, string>, setupCents: number): string {
  const typed = value.trim();
  const cents = kind === 'amount' && typedDollars.test(typed) ? centsOf(typed) : 0;
  const percent = kind === 'percent' && /^\d{1,3}\s*%?$/.test(typed) ? Number.parseInt(typed, 10) : 0;
  if (cents > setupCents) return `That’s more than the ${dollars(setupCents)} setup price, so setup will be free.`;
  const off = discountOf(kind === 'amount' ? { percent: null, amountCents: cents } : { percent, amountCents: null }, setupCents);
  return (cents > 0 || (percent > 0 && percent <= 100)) && off === setupCents
    ? `This covers the full ${dollars(setupCents)} setup price.`
    : '';
}
