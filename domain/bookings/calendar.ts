import { and, eq, gt, lt, ne } from 'drizzle-orm';
import { brand } from '../../content/brand.ts';
import { officeHoursOf } from '../../content/hours.ts';
import { type Connection, db } from '../../db/connect.ts';
import { bookings } from '../../db/schema/index.ts';
import { dayMs } from '../../time/units.ts';
import { readClosedDays } from '../closed-days/queries.ts';
import type { Settings } from '../settings/schema.ts';
import { readSettings } from '../settings/settings.ts';
import { callMinutes, type OfferedDay } from './schema.ts';
import { type Calendar, offeredDays } from './times.ts';

/** What can be booked now. */
export interface Offer {
  days: OfferedDay[];
  /** If false, visitors can't book or reschedule calls. */
  takesBookings: boolean;
}

/**
 * The days and times that can be booked at `now`. `without` is a call to reschedule: it blocks no time, and its own time isn't
 * offered. Admins can book without notice.
 */
export async function offerNow(
  {
    without,
    forStaff = false,
    now = new Date(),
  }: { without?: { id: string; startsAt: Date } | undefined; forStaff?: boolean; now?: Date } = {},
  tx: Connection = db(),
): Promise<Offer> {
  const settings = await readSettings(tx);
  const calendar = calendarOf(settings);
  const until = new Date(now.getTime() + (calendar.horizonDays + 2) * dayMs);
  const closedOn = await readClosedDays(tx, settings);
  const bookedTimes = await tx
    .select({ startsAt: bookings.startsAt, busyUntil: bookings.busyUntil, day: bookings.day })
    .from(bookings)
    .where(
      and(
        eq(bookings.state, 'confirmed'),
        // Starts a day earlier, because today's past calls count toward its limit.
        gt(bookings.busyUntil, new Date(now.getTime() - dayMs)),
        lt(bookings.startsAt, until),
        without ? ne(bookings.id, without.id) : undefined,
      ),
    );
  const days = offeredDays({ ...calendar, noticeHours: forStaff ? 0 : calendar.noticeHours, closedOn }, bookedTimes, now);
  const own = without?.startsAt.getTime();
  return {
    days: days.map((day) => ({ ...day, times: day.times.filter((time) => time.getTime() !== own) })),
    takesBookings: settings.takesBookings,
  };
}

function calendarOf(settings: Settings): Omit<Calendar, 'closedOn'> {
  return {
    zone: brand.timeZone,
    office: officeHoursOf(settings),
    noticeHours: settings.bookingNoticeHours,
    horizonDays: settings.bookingHorizonDays,
    bufferMinutes: settings.bookingBufferMinutes,
    dailyCap: settings.bookingDailyCap,
    minutes: callMinutes,
  };
}
