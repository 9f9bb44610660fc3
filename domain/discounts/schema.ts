/** Seed section 9: the exit offer is 10% off; product section 2: for 7 days. */
export const exitOffer = { percent: 10, days: 7 } as const;

/** A code as it is kept, however it was typed: 'sun 7kq4 m9xt' → 'SUN-7KQ4-M9XT'. */
export function tidyCode(typed: string): string {
  const letters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return letters.startsWith('SUN') && letters.length === 11 ? `SUN-${letters.slice(3, 7)}-${letters.slice(7)}` : letters.slice(0, 40);
}

/** What a code takes off a setup price, in cents; never more than the price. */
export function discountOf({ percent, amountCents }: { percent: number | null; amountCents: number | null }, setupCents: number): number {
  return Math.min(setupCents, amountCents ?? Math.round((setupCents * (percent ?? 0)) / 100));
}
