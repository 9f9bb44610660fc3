/** A federal holiday of the United States, on its day or on the weekday on which it's observed. */
export interface Holiday {
  day: string;
  name: string;
}

/** A fixed date, or the nth weekday (0 is Sunday) of a month; -1 is the last. Months from 1. 5 U.S.C. 6103. */
type Rule = { name: string; month: number } & ({ date: number } | { nth: number; weekday: number });

const rules: readonly Rule[] = [
  { name: 'New Year’s Day', month: 1, date: 1 },
  { name: 'Martin Luther King Jr. Day', month: 1, nth: 3, weekday: 1 },
  { name: 'Washington’s Birthday', month: 2, nth: 3, weekday: 1 },
  { name: 'Memorial Day', month: 5, nth: -1, weekday: 1 },
  { name: 'Juneteenth', month: 6, date: 19 },
  { name: 'Independence Day', month: 7, date: 4 },
  { name: 'Labor Day', month: 9, nth: 1, weekday: 1 },
  { name: 'Columbus Day', month: 10, nth: 2, weekday: 1 },
  { name: 'Veterans Day', month: 11, date: 11 },
  { name: 'Thanksgiving Day', month: 11, nth: 4, weekday: 4 },
  { name: 'Christmas Day', month: 12, date: 25 },
];

/** The federal holidays observed in the year after a day, in order. */
export function holidaysFrom(day: string): Holiday[] {
  const year = Number(day.slice(0, 4));
  const until = `${year + 1}${day.slice(4)}`;
  return [year, year + 1].flatMap(holidaysOf).filter((holiday) => holiday.day >= day && holiday.day < until);
}

/** The name of the federal holiday of a day. */
export function holidayOn(day: string): string | undefined {
  return holidaysOf(Number(day.slice(0, 4))).find((holiday) => holiday.day === day)?.name;
}

const years = new Map<number, Holiday[]>();

/** The holidays of a year, in order. A New Year's Day on a Saturday is also observed in the year before. */
function holidaysOf(year: number): Holiday[] {
  const cached = years.get(year);
  if (cached) return cached;
  const days = [year, year + 1]
    .flatMap((one) => rules.flatMap((rule) => daysOf(one, rule)))
    .filter(({ day }) => Number(day.slice(0, 4)) === year)
    .sort((a, b) => a.day.localeCompare(b.day));
  years.set(year, days);
  return days;
}

/** A holiday's day, and the day on which it's observed: the Friday before a Saturday, the Monday after a Sunday. */
function daysOf(year: number, rule: Rule): Holiday[] {
  const { name } = rule;
  if ('nth' in rule) return [{ name, day: nthWeekday(year, rule.month, rule.nth, rule.weekday) }];
  const day = utc(year, rule.month, rule.date);
  const moved = { 6: -1, 0: 1 }[day.getUTCDay()];
  const own = { name, day: isoDay(day) };
  return moved ? [own, { name: `${name} (observed)`, day: isoDay(utc(year, rule.month, rule.date + moved)) }] : [own];
}

function nthWeekday(year: number, month: number, nth: number, weekday: number): string {
  if (nth < 0) {
    const last = utc(year, month + 1, 0);
    return isoDay(utc(year, month, last.getUTCDate() - ((last.getUTCDay() - weekday + 7) % 7)));
  }
  const first = utc(year, month, 1).getUTCDay();
  return isoDay(utc(year, month, 1 + ((weekday - first + 7) % 7) + (nth - 1) * 7));
}

const utc = (year: number, month: number, date: number) => new Date(Date.UTC(year, month - 1, date));
const isoDay = (date: Date) => date.toISOString().slice(0, 10);
