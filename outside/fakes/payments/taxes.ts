import type Stripe from 'stripe';

/** What a tax adds to an amount, in cents, half a cent up. */
export function taxOn(amountCents: number, { percentage }: Stripe.TaxRate): number {
  // In millionths, so that no half cent is lost in a fraction: a percentage has four decimals at most.
  return Math.floor((amountCents * Math.round(percentage * 10_000) * 2 + 1_000_000) / 2_000_000);
}
