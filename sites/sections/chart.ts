import { type DayName, dayNames, type Week } from '../document/document.ts';

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

/** Each day's stretches, from midnight to midnight: what ends past midnight goes on the next day. */
export function weekStretches(week: Week): Record<DayName, Stretch[]> {
  const entries = dayNames.map((day, index) => {
    const dayBefore = dayNames.at(index - 1) ?? day;
    const rest = week[dayBefore].flatMap((span) => stretchesOf([span]).slice(1));
    const own = week[day].flatMap((span) => stretchesOf([span]).slice(0, 1));
    return [day, [...rest, ...own]] as const;
  });
  return Object.fromEntries(entries) as Record<DayName, Stretch[]>;
}

/** '07:30' → 7.5. */
function hourOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour + minute / 60;
}
