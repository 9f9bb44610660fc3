/** How much of `cents` of an invoice's total is tax, half a cent up: all of its tax for the whole of it. */
export function taxShare({ taxCents, totalCents }: { taxCents: number; totalCents: number }, cents: number): number {
  return totalCents === 0 ? 0 : Math.round((cents * taxCents) / totalCents);
}
