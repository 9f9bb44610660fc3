/** A stretch of a day in hours from midnight, 0 to 24. */
export interface Stretch {
  from: number;
  to: number;
}

/** Opening spans as stretches of one day. A span that ends past midnight is cut at midnight, and the rest moved to the day's start. */
export function stretchesOf(spans: [string, string][]): Stretch[] {
  return spans.flatMap(([open, close]) => {
    const from = hourOf(open);
    const to = hourOf(close);
    if (to > from) return [{ from, to }];
    return [{ from, to: 24 }, ...(to > 0 ? [{ from: 0, to }] : [])];
  });
}

/** '07:30' → 7.5. */
function hourOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour + minute / 60;
}
