import type { Result } from '../../base/result.ts';
import { type DayName, dayNames, type Week } from '../../sites/document/document.ts';
import { dayLabel } from '../../sites/labels/hours.ts';
import { type Language, languages } from '../../sites/language/language.ts';
import { dayAfter, noonOf, weekdayOf } from '../../time/days.ts';
import { formatByZone } from '../../time/zone-formats.ts';
import { refusedAs } from './refusals.ts';

/** What days mean to a business. */
export interface LeadCalendar {
  zone: string;
  /** The day it is there: '2026-11-23'. */
  today: string;
  /** Of its site. */
  language: Language;
  hours?: Week | undefined;
}

/** Weddings are booked a year or two ahead. */
const daysAhead = 3 * 366;

/**
 * Reads the day that a visitor wishes for: a date, which becomes '2026-12-03', or one of the days that the form offers. Refuses
 * anything else, and days before today or too far ahead.
 */
export function readDay(typed: string, today: string, offered: readonly string[] = []): Result<{ day: string }> {
  if (typed === '' || offered.includes(typed) || isWeekday(typed)) return { ok: true, day: typed };
  const date = isoDate(typed);
  if (!date) return refusedAs('date-unreadable');
  if (!isReal(date)) return refusedAs('date-impossible');
  if (date < today) return refusedAs('date-past');
  if (date > dayAfter(today, daysAhead)) return refusedAs('date-too-far');
  return { ok: true, day: date };
}

/** A wished day as the owner reads it, in the language of their site: 'Thursday, December 3'. Anything but a date stays as it is. */
export function dayOfLead(day: string, { language, hours, today }: Pick<LeadCalendar, 'language' | 'hours' | 'today'>) {
  if (isoDate(day) !== day || !isReal(day)) return { day, isClosed: false };
  const withYear = day.slice(0, 4) !== today.slice(0, 4);
  return { day: formats[language][withYear ? 'far' : 'near']('UTC').format(noonOf(day)), isClosed: isClosed(day, hours) };
}

const near = { weekday: 'long', month: 'long', day: 'numeric' } as const;
const formatsIn = (locale: string) => ({
  near: formatByZone(near, locale),
  far: formatByZone({ ...near, year: 'numeric' }, locale),
});
const formats: Record<Language, ReturnType<typeof formatsIn>> = { en: formatsIn('en-US'), es: formatsIn('es-US') };

function isClosed(day: string, hours: Week | undefined): boolean {
  // `dayNames` begins with Monday.
  const name = dayNames[(weekdayOf(day) + 6) % 7] as DayName;
  return hours !== undefined && (hours[name] ?? []).length === 0;
}

function isWeekday(typed: string): boolean {
  const word = typed.toLowerCase();
  return languages.some((language) => dayNames.some((day) => dayLabel(day, false, language).toLowerCase() === word));
}

/** '2026-12-03' as date fields send it, and '12/3/2026' as people type it where there's no date field. */
function isoDate(typed: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(typed)) return typed;
  const [, month, day, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed) ?? [];
  return month && day && year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function isReal(date: string): boolean {
  const noon = noonOf(date);
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(date);
}
