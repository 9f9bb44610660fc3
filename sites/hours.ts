import { type DayName, dayNames, type Week } from './document.ts';

export const longDays = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const satisfies Record<DayName, string>;

export function dayLabel(day: DayName, short = false): string {
  return short ? longDays[day].slice(0, 3) : longDays[day];
}

/** '07:30' → '7:30 am', '12:00' → 'noon', '24:00' → 'midnight'. */
export function timeLabel(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (hour === 12 && minute === 0) return 'noon';
  if (hour % 24 === 0 && minute === 0) return 'midnight';
  const half = hour % 24 < 12 ? 'am' : 'pm';
  const twelve = hour % 12 || 12;
  return minute ? `${twelve}:${String(minute).padStart(2, '0')} ${half}` : `${twelve} ${half}`;
}

/** A span in words: '7:30 am to 5:30 pm', 'Open 24 hours' for a whole day. */
export function spanLabel([open, close]: [string, string]): string {
  if (open === '00:00' && close === '24:00') return 'Open 24 hours';
  return `${timeLabel(open)} to ${timeLabel(close)}`;
}

/** Neighboring days with equal spans, joined: 'Mon to Thu 7:30 am to 5:30 pm'. Closed days are left out. */
export function weekRuns(week: Week): { days: string; spans: [string, string][] }[] {
  const runs: { from: DayName; to: DayName; spans: [string, string][] }[] = [];
  let previousKey = '';
  for (const day of dayNames) {
    const spans = week[day] ?? [];
    const key = JSON.stringify(spans);
    const last = runs.at(-1);
    if (last && spans.length && key === previousKey) last.to = day;
    else if (spans.length) runs.push({ from: day, to: day, spans });
    previousKey = key;
  }
  return runs.map((run) => ({ days: runLabel(run.from, run.to), spans: run.spans }));
}

function runLabel(from: DayName, to: DayName): string {
  if (from === to) return dayLabel(from, true);
  const adjacent = dayNames.indexOf(to) - dayNames.indexOf(from) === 1;
  return `${dayLabel(from, true)} ${adjacent ? 'and' : 'to'} ${dayLabel(to, true)}`;
}
