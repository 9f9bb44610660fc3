import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';
import { dayNames, type Week } from '../document/document.ts';
import { siteWords } from '../labels/site-words.ts';

/** Opening hours for structured data: days with the same span together, closed days left out. */
export function openingHours(week: Week): OpeningHoursSpecification[] {
  const daysBySpan = new Map<string, DayOfWeek[]>();
  for (const day of dayNames) {
    for (const [open, close] of week[day] ?? []) {
      const key = `${open} ${close}`;
      daysBySpan.set(key, [...(daysBySpan.get(key) ?? []), siteWords.en.days[day] as DayOfWeek]);
    }
  }
  return [...daysBySpan].map(([span, dayOfWeek]) => {
    const [opens = '', closes = ''] = span.split(' ');
    // Search engines read 23:59 as the end of the day; 24:00 is not a time to them.
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes: closes === '24:00' ? '23:59' : closes };
  });
}
