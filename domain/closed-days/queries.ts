import { eq, gte, sql } from 'drizzle-orm';
import { startOfDay, today } from '../../content/business-clock.ts';
import { type Connection, db } from '../../db/connect.ts';
import { closedDays, orders, projects } from '../../db/schema/index.ts';
import { dayAfter } from '../../time/days.ts';
import type { OpenHours } from '../../time/open-hours.ts';
import type { Settings } from '../settings/schema.ts';
import { readSettings } from '../settings/settings.ts';
import { holidayOn, holidaysFrom } from './holidays.ts';
import type { ClosedToday } from './schema.ts';

/** Why we're closed on a day, in words for customers: '' if they don't read why, undefined if we're open. */
export type ClosedOn = (day: string) => string | undefined;

/** Returns a function that says why we're closed on a day: federal holidays and days that staff closed, but not those they reopened. */
export async function readClosedDays(tx: Connection = db(), settings?: Settings): Promise<ClosedOn> {
  const { closedOnHolidays } = settings ?? (await readSettings(tx));
  const rows = await tx.select().from(closedDays);
  const changed = new Map(rows.map((row) => [row.day, row]));
  return (day) => {
    const row = changed.get(day);
    if (row && !row.closed) return undefined;
    const holiday = holidayOn(day);
    if (!row) return closedOnHolidays ? holiday : undefined;
    return (row.reasonIsPublic && row.reason) || holiday || '';
  };
}

/** The first day from `day` on when we're open. */
export function openDayFrom(day: string, closedOn: ClosedOn): string {
  let open = day;
  while (closedOn(open) !== undefined) open = dayAfter(open);
  return open;
}

/** The first of our terms that let promised hours begin on open days only. Versions begin with their dates. */
const termsWithClosedDays = '2026-11-29';

/** The closed days on which a project's promised hours don't begin. There are none if its order accepted earlier terms. */
export async function closedForHours(projectId: string, tx: Connection = db()): Promise<ClosedOn> {
  const [order] = await tx
    .select({ terms: orders.termsVersion })
    .from(projects)
    .innerJoin(orders, eq(orders.id, projects.orderId))
    .where(eq(projects.id, projectId));
  return order?.terms && order.terms < termsWithClosedDays ? () => undefined : readClosedDays(tx);
}

/** When hours that we promise at `now` begin: right away, or at the start of the next open day if we're closed today. */
export function hoursBegin(now: Date, closedOn: ClosedOn): Date {
  const day = today(now);
  const open = openDayFrom(day, closedOn);
  return open === day ? now : startOfDay(open);
}

/** If a project's promised hours don't begin today: why we're closed, and the next open day. */
export async function closedToday(projectId: string, now: Date = new Date()): Promise<ClosedToday | undefined> {
  const closedOn = await closedForHours(projectId);
  const reason = closedOn(today(now));
  return reason === undefined ? undefined : { reason, until: openDayFrom(today(now), closedOn) };
}

/** The closed days from today up to, but not including, a day, each with what customers read about it. */
export async function closedBefore(day: string): Promise<{ day: string; reason: string }[]> {
  return closedBetween(today(), day, await readClosedDays());
}

/** Days before and after now whose closed days count: no question waits longer. */
const daysAround = 60;

/** Adds the closed days around `now` to open hours, so reply times skip them. */
export async function withClosedDays(hours: OpenHours, now: Date = new Date()): Promise<OpenHours> {
  const day = today(now);
  const closed = closedBetween(dayAfter(day, -daysAround), dayAfter(day, daysAround), await readClosedDays());
  return { ...hours, closed: closed.map((one) => one.day) };
}

function closedBetween(from: string, until: string, closedOn: ClosedOn): { day: string; reason: string }[] {
  const closed: { day: string; reason: string }[] = [];
  for (let day = from; day < until; day = dayAfter(day)) {
    const reason = closedOn(day);
    if (reason !== undefined) closed.push({ day, reason });
  }
  return closed;
}

/** A day in Admin's list. */
export interface ListedDay {
  day: string;
  /** What staff wrote, or the holiday's name. */
  reason: string;
  reasonIsPublic: boolean;
  closed: boolean;
  /** Calls booked and builds that start that day. */
  calls: number;
  starts: number;
}

/** For Admin: the federal holidays of a year from today on, open or closed, and every day that staff closed, in order. */
export async function daysForAdmin(now: Date = new Date()): Promise<ListedDay[]> {
  const { closedOnHolidays } = await readSettings();
  const rows = await db()
    .select()
    .from(closedDays)
    .where(gte(closedDays.day, today(now)));
  const holidays = holidaysFrom(today(now)).filter(({ day }) => !rows.some((row) => row.day === day));
  const listed = [
    ...rows.map(({ day, reason, reasonIsPublic, closed }) => ({
      day,
      reason: reason || holidayOn(day) || '',
      reasonIsPublic: reasonIsPublic || (!reason && Boolean(holidayOn(day))),
      closed,
    })),
    ...holidays.map(({ day, name }) => ({ day, reason: name, reasonIsPublic: true, closed: closedOnHolidays })),
  ].sort((one, other) => one.day.localeCompare(other.day));
  const planned = await plannedOn(listed.map(({ day }) => day));
  return listed.map((one) => ({ ...one, ...(planned.get(one.day) ?? { calls: 0, starts: 0 }) }));
}

/** What is planned on some days: calls, and start days of orders. */
export async function plannedOn(days: string[], tx: Connection = db()): Promise<Map<string, { calls: number; starts: number }>> {
  const { rows } = await tx.execute<{ day: string; calls: number; starts: number }>(sql`
    select to_char(one, 'YYYY-MM-DD') as day,
      (select count(*)::int from bookings where bookings.day = one and bookings.state = 'confirmed') as calls,
      (select count(*)::int from slots where slots.day = one and slots.held_until is null) as starts
    from unnest(${sql.param(days)}::date[]) one`);
  return new Map(rows.map(({ day, ...counts }) => [day, counts]));
}
