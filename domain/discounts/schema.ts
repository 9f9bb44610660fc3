import { z } from 'zod';
import type { Result } from '../../base/result.ts';
import { brand } from '../../content/brand.ts';
import { centsOf, dollars, typedDollars } from '../../content/dollars.ts';

/** The exit offer is 10% off and valid for 7 days. */
export const exitOffer = { percent: 10, days: 7 } as const;

/** The smallest amount that the payment provider charges. A smaller remainder is dropped. */
export const leastChargeCents = 50;

/** What random codes begin with: three letters of the operator's name, 'SUN'. */
export function codePrefix(): string {
  const letters = brand.name
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
  return letters.slice(0, 3).padEnd(3, 'X');
}

/** A random code, typed in any way. Its prefix can be that of an earlier name. */
const randomCode = /^([A-Z]{3})[- ]?([2-9A-HJKMNP-Z]{4})[- ]?([2-9A-HJKMNP-Z]{4})$/;

/** Normalizes a typed code: 'sun 7kq4 m9xt' → 'SUN-7KQ4-M9XT'. Other codes lose all but letters and digits. */
export function tidyCode(typed: string): string {
  const upper = typed.trim().toUpperCase();
  const [, prefix, ...parts] = randomCode.exec(upper) ?? [];
  const isRandom = prefix !== undefined && (prefix === codePrefix() || upper.includes('-'));
  return isRandom ? [prefix, ...parts].join('-') : upper.replace(/[^A-Z0-9]/g, '').slice(0, 40);
}

/** The discount on a setup price, in cents: up to the whole price, and all of it if less than the smallest charge would remain. */
export function discountOf({ percent, amountCents }: { percent: number | null; amountCents: number | null }, setupCents: number): number {
  const wanted = Math.min(setupCents, amountCents ?? Math.round((setupCents * (percent ?? 0)) / 100));
  return setupCents - wanted < leastChargeCents ? setupCents : wanted;
}

/** '10% off', '$50 off' */
export function valueInWords({ percent, amountCents }: { percent: number | null; amountCents: number | null }): string {
  if (percent !== null) return `${percent}% off`;
  return `${dollars(amountCents ?? 0)} off`;
}

/** Identifies a customer by email: in lower case, without the tag after a plus, which goes to the same inbox. */
export function customerOf(email: string): string {
  const [, name = '', domain = ''] = /^([^+@]+)(?:\+[^@]*)?@(.*)$/.exec(email.trim().toLowerCase()) ?? [];
  return domain ? `${name}@${domain}` : email.trim().toLowerCase();
}

/** Outcome of applying a code to an order. */
export type CodeResult = Result;

const mostUses = 100_000;
const wholeOrNone = (most: number) =>
  z
    .string()
    .trim()
    .regex(/^\d{0,6}$/, 'Enter 1 or more, or leave it empty')
    .transform((text) => (text === '' ? null : Number(text)))
    .pipe(
      z
        .int()
        .min(1, 'Enter 1 or more')
        .max(most, `Enter ${most.toLocaleString('en-US')} or less`)
        .nullable(),
    );

/** The last day on which a code works, in the business's time zone. Empty for none. */
const lastDay = z
  .string()
  .trim()
  .transform((text) => text || null)
  .pipe(z.iso.date('Enter a date such as 2027-01-31, or leave it empty').nullable());
/** A checkbox: browsers send nothing for an empty one. */
const ticked = z
  .enum(['on', ''])
  .default('')
  .transform((value) => value === 'on');

/** What an admin can change about a code. Not its discount, which buyers have already seen. */
export const changeCodeSchema = z.strictObject({
  note: z.string().trim().max(200, 'Use 200 characters or fewer'),
  maxUses: wholeOrNone(mostUses),
  lastDay,
  oncePerCustomer: ticked,
});
export type ChangeCode = z.infer<typeof changeCodeSchema>;

const mostDollars = 10_000;

/** A code that an admin creates. Without a text it gets a random one. */
export const makeCodeSchema = z
  .strictObject({
    code: z
      .string()
      .trim()
      .max(40, 'Use 40 characters or fewer')
      .regex(/^[A-Za-z0-9 -]*$/, 'Use letters, digits and hyphens only')
      .refine((text) => text === '' || tidyCode(text).length >= 4, 'Use at least 4 letters or digits, or leave it empty'),
    kind: z.enum(['percent', 'amount'], 'Choose a discount type'),
    value: z.string().trim(),
    ...changeCodeSchema.shape,
  })
  .transform(({ kind, value, ...rest }, context) => {
    const cents = typedDollars.test(value) ? centsOf(value) : 0;
    const percent = /^\d{1,3}\s*%?$/.test(value) ? Number.parseInt(value, 10) : 0;
    const problem = (message: string) => context.addIssue({ code: 'custom', path: ['value'], message, input: value });
    if (kind === 'percent' && (percent < 1 || percent > 100)) problem('Enter a whole percentage from 1 to 100');
    if (kind === 'amount' && (cents < 1 || cents > mostDollars * 100))
      problem(`Enter an amount from $0.01 to $${mostDollars.toLocaleString('en-US')}`);
    return { ...rest, percent: kind === 'percent' ? percent : null, amountCents: kind === 'amount' ? cents : null };
  });
export type MakeCode = z.infer<typeof makeCodeSchema>;

/** A code's status. */
export type CodeStatus = 'active' | 'used-up' | 'expired' | 'off';
