const inWords = dollarFormat(0);
const inColumn = dollarFormat(2);

/** Made once: making a format takes a hundred times as long as using it, and a page shows a dozen amounts. */
function dollarFormat(minimumFractionDigits: number): Intl.NumberFormat {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits });
}

/** Cents as dollars in a sentence: 29900 → '$299', 1750 → '$17.50'. */
export function dollars(cents: number): string {
  return withRealMinus(cents, cents % 100 ? inColumn : inWords);
}

/** Cents as dollars in a column or on a receipt, always with both digits: 29900 → '$299.00'. */
export function dollarsAndCents(cents: number): string {
  return withRealMinus(cents, inColumn);
}

function withRealMinus(cents: number, format: Intl.NumberFormat): string {
  const amount = format.format(Math.abs(cents) / 100);
  return cents < 0 ? `\u2212${amount}` : amount;
}

/** An amount as people type it: '299', '$1,299.50'. */
export const typedDollars = /^\$?\s*(?:\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.\d{1,2})?$/;

/** What fits `typedDollars`, in cents. */
export function centsOf(typed: string): number {
  return Math.round(Number(typed.replace(/[$,\s]/g, '')) * 100);
}
