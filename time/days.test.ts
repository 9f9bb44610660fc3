import { expect, test, vi } from 'vitest';
import { dayAfter, dayOf, weekdayOf } from './days.ts';

test('the day of a moment depends on the zone', () => {
  expect(dayOf(new Date('2026-10-13T02:00:00Z'), 'America/New_York')).toBe('2026-10-12');
  expect(dayOf(new Date('2026-10-13T02:00:00Z'), 'UTC')).toBe('2026-10-13');
});

test('a day is written the same by browsers that write dates in another order', () => {
  const wholeText = vi.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get').mockReturnValue(() => '10/12/2026');
  expect(dayOf(new Date('2026-10-13T02:00:00Z'), 'America/New_York')).toBe('2026-10-12');
  wholeText.mockRestore();
});

test('days follow each other over months and clock changes', () => {
  expect(dayAfter('2026-10-31')).toBe('2026-11-01');
  expect(dayAfter('2026-12-31')).toBe('2027-01-01');
  expect(dayAfter('2026-03-01', -2)).toBe('2026-02-27');
  expect(dayAfter('2026-10-30', 7)).toBe('2026-11-06');
  expect(weekdayOf('2026-11-01')).toBe(0);
});
