/** Cents as dollars in a sentence: 29900 → '$299', 1750 → '$17.50'. */
export function dollars(cents: number): string {
  return inDollars(cents, cents % 100 ? 2 : 0);
}

/** Cents as dollars in a column, with both digits and a real minus: 29900 → '$299.00'. */
export function dollarsAndCents(cents: number): string {
  const amount = inDollars(Math.abs(cents), 2);
  return cents < 0 ? `\u2212${amount}` : amount;
}

function inDollars(cents: number, minimumFractionDigits: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits });
}

/** An amount as people type it: '299', '$1,299.50'. */
export const typedDollars = /^\$?\s*(?:\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.\d{1,2})?$/;

/** What fits `typedDollars`, in cents. */
export function centsOf(typed: string): number {
  return Math.round(Number(typed.replace(/[$,\s]/g, '')) * 100);
}
