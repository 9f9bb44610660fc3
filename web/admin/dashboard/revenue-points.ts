import type { MonthOfRevenue } from '../../../domain/desk/numbers.ts';

/** Months as points of a field of 100 by 100, y downwards, each in the middle of its column; labels to go with them. */
export function revenuePoints(months: MonthOfRevenue[]) {
  const topCents = Math.max(...months.map(({ recurringCents }) => recurringCents), 0);
  const mostLost = Math.max(...months.map(({ lostSites }) => lostSites), 1);
  const points = months.map((month, index) => {
    const first = new Date(`${month.month}-01T12:00:00Z`);
    return {
      ...month,
      x: ((index + 0.5) / months.length) * 100,
      y: topCents > 0 ? 100 - (month.recurringCents / topCents) * 100 : 100,
      label: first.toLocaleDateString('en-US', { month: 'short', timeZone: 'UTC' }),
      longLabel: first.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    };
  });
  return { points, topCents, mostLost };
}
