/** The tax on an amount in cents, rounded half up. */
export function taxOn(amountCents: number, percentage: number): number {
  // In millionths, so no half cent is lost in a fraction: a percentage has up to four decimals.
  return Math.floor((amountCents * Math.round(percentage * 10_000) * 2 + 1_000_000) / 2_000_000);
}
