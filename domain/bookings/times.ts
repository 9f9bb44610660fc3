import { dayAfter, weekdayOf } from '../../time/days.ts';
import type { OpenHours } from '../../time/open-hours.ts';
import { hourMs, minuteMs } from '../../time/units.ts';
import { minutesOf, shownBy, wallClock } from '../../time/wall-clock.ts';
import type { ClosedOn } from '../closed-days/queries.ts';
import type { OfferedDay } from './schema.ts';

/** Determines which times are offered. Hours are by the clock of `zone` (IANA name). */
export interface Calendar {
  zone: string;
  office: OpenHours;
  /** Why the office is closed on a day (YYYY-MM-DD) regardless of its hours. */
  closedOn: ClosedOn;
  noticeHours: number;
  horizonDays: number;
  /** Kept free after each call. */
  bufferMinutes: number;
  dailyCap: number;
  /** Length of a call. */
  minutes: number;
}

/** A booked call, with the buffer it was booked with. */
export interface Taken {
  startsAt: Date;
  busyUntil: Date;
  /** By the office's clock. */
  day: string;
}

/** Calls start on the hour and half hour after the office opens. */
const stepMinutes = 30;

/**
 * The days from today to the booking horizon by the office's clock, each with the start times that can be booked now. A day
 * without times says why: it's closed, full, or too soon.
 */
export function offeredDays(calendar: Calendar, taken: readonly Taken[], now: Date): OfferedDay[] {
  const days: OfferedDay[] = [];
  let day = shownBy(calendar.zone, now).day;
  for (let ahead = 0; ahead <= calendar.horizonDays; ahead++, day = dayAfter(day)) days.push(offeredOn(day, calendar, taken, now));
  return days;
}

function offeredOn(day: string, calendar: Calendar, taken: readonly Taken[], now: Date): OfferedDay {
  const { zone, office, noticeHours, dailyCap } = calendar;
  const reason = calendar.closedOn(day);
  if (reason !== undefined || !office.days.includes(weekdayOf(day))) return { day, state: 'closed', ...(reason && { reason }), times: [] };
  const earliest = now.getTime() + noticeHours * hourMs;
  const soonEnough = startsOn(day, zone, office, calendar.minutes).filter((start) => start.getTime() >= earliest);
  if (soonEnough.length === 0) return { day, state: 'over', times: [] };
  const isFull = taken.filter((call) => call.day === day).length >= dailyCap;
  const times = isFull ? [] : soonEnough.filter((start) => isFree(start, calendar, taken));
  return { day, state: times.length ? 'free' : 'full', times };
}

/** Start times on a day the office is open, in order. Each call ends by closing time. */
function startsOn(day: string, zone: string, office: OpenHours, callMinutes: number): Date[] {
  const clock = wallClock(day, zone);
  const closes = minutesOf(office.close);
  const starts: Date[] = [];
  for (let minutes = minutesOf(office.open); minutes + callMinutes <= closes; minutes += stepMinutes) {
    const start = clock(minutes);
    if (!start) continue;
    const end = shownBy(zone, new Date(start.getTime() + callMinutes * minuteMs));
    if (end.day === day && end.minutes <= closes) starts.push(start);
  }
  return starts.sort((a, b) => a.getTime() - b.getTime());
}

function isFree(start: Date, { minutes, bufferMinutes }: Calendar, taken: readonly Taken[]): boolean {
  const busyUntil = start.getTime() + (minutes + bufferMinutes) * minuteMs;
  return !taken.some((call) => call.startsAt.getTime() < busyUntil && start.getTime() < call.busyUntil.getTime());
}

/** The `count` available times nearest to `requested`: later ones first, then the latest earlier ones. */
export function nextFreeTimes(days: readonly OfferedDay[], requested: Date, count: number): Date[] {
  const free = days.flatMap(({ times }) => times);
  const later = free.filter((time) => time > requested).slice(0, count);
  const earlier = free.filter((time) => time < requested);
  return [...earlier.slice(Math.max(0, earlier.length + later.length - count)), ...later];
}
