import type { MonthOfRevenue } from '../../../domain/admin/numbers.ts';

/**
 * Months as points in an area of 100 by 100 (y points down), each centered in its column, with labels. The top of the area is
 * `scaleCents`, a round amount that's at least the highest month.
 */
export function revenuePoints(months: MonthOfRevenue[]) {
  const scaleCents = roundSum(Math.max(...months.map(({ recurringCents }) => recurringCents), 0));
  const mostLost = Math.max(...months.map(({ lostSites }) => lostSites), 1);
  const points = months.map((month, index) => {
    const first = new Date(`${month.month}-01T12:00:00Z`);
    return {
      ...month,
      x: ((index + 0.5) / months.length) * 100,
      y: 100 - (month.recurringCents / scaleCents) * 100,
      label: first.toLocaleDateString('en-US', { month: 'short', timeZone: 'UTC' }),
      longLabel: first.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    };
  });
  return { points, scaleCents, mostLost };
}

/** The next of $1, $2, $5, $10, $20, $50 and so on, in cents, so half of it is a round amount too. */
function roundSum(cents: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(100, cents)));
  return ([1, 2, 5].find((step) => step * power >= cents) ?? 10) * power;
}
