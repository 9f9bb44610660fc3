import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { startOfDay, today } from '../../content/business-clock.ts';
import { db } from '../../db/connect.ts';
import { auditLog, orders, projects } from '../../db/schema/index.ts';
import { placedOrder } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { projectRow } from '../../tests/helpers/projects.ts';
import { dayAfter } from '../../time/days.ts';
import { afterOpenHours } from '../../time/open-hours.ts';
import { offerNow } from '../bookings/calendar.ts';
import { changeSetting, readSettings } from '../settings/settings.ts';
import { comingDays, nextFreeDay } from '../slots/slots.ts';
import { closeDay, openDay } from './closed-days.ts';
import { closedBefore, closedForHours, closedToday, daysForAdmin, hoursBegin, readClosedDays, withClosedDays } from './queries.ts';
import { closedDaySchema, closingProblem, lastDayToClose } from './schema.ts';

useDatabase();

const now = new Date('2026-11-21T12:00:00Z');
const booked = async (day: string) => (await offerNow({ now })).days.find((one) => one.day === day);

beforeEach(async () => {
  await db().execute(sql`truncate closed_days, audit_log`);
  await changeSetting('closedOnHolidays', true, 'system');
  await db().delete(auditLog);
});

test('a closed day offers nothing until it is opened again, and both are logged', async () => {
  expect((await booked('2026-11-24'))?.state).toBe('free');
  await closeDay('2026-11-24', { reason: 'Inventory' }, 'admin:1');
  await closeDay('2026-11-24', { reason: 'Stocktaking', isPublic: true }, 'admin:1');
  expect(await booked('2026-11-24')).toEqual({ day: '2026-11-24', state: 'closed', reason: 'Stocktaking', times: [] });
  expect([await openDay('2026-11-24', 'admin:1'), await openDay('2026-11-24', 'admin:1')]).toEqual([true, false]);
  expect((await booked('2026-11-24'))?.state).toBe('free');
  expect((await db().select().from(auditLog)).map(({ action, detail }) => [action, detail.reason])).toEqual([
    ['closed-day.add', 'Inventory'],
    ['closed-day.add', 'Stocktaking'],
    ['closed-day.remove', 'Stocktaking'],
  ]);
});

test('only days from today on and in the next two years can be closed', () => {
  const problemOf = (day: string) => closingProblem(day, '2026-11-21');
  expect(problemOf('2026-11-20')).toBe('That day is in the past');
  expect([problemOf('2026-11-21'), problemOf(lastDayToClose('2026-11-21'))]).toEqual([undefined, undefined]);
  expect(problemOf(dayAfter(lastDayToClose('2026-11-21')))).toBe('Pick a day in the next two years');
});

test('a holiday is closed by default, and reopened and closed again it keeps its name', async () => {
  const closed = { day: '2026-11-26', state: 'closed', reason: 'Thanksgiving Day', times: [] };
  expect(await booked('2026-11-26')).toEqual(closed);
  expect([await openDay('2026-11-26', 'admin:1'), await openDay('2026-11-26', 'admin:1')]).toEqual([true, false]);
  expect((await booked('2026-11-26'))?.state).toBe('free');
  await closeDay('2026-11-26', {}, 'admin:1');
  expect(await booked('2026-11-26')).toEqual(closed);
  expect((await db().select().from(auditLog)).map(({ action, detail }) => [action, detail.reason])).toEqual([
    ['closed-day.remove', 'Thanksgiving Day'],
    ['closed-day.add', 'Thanksgiving Day'],
  ]);
});

test('without the setting, holidays are open until staff close one', async () => {
  await changeSetting('closedOnHolidays', false, 'admin:1');
  expect((await booked('2026-11-26'))?.state).toBe('free');
  expect(await openDay('2026-11-26', 'admin:1')).toBe(false);
  await closeDay('2026-11-26', {}, 'admin:1');
  expect((await booked('2026-11-26'))?.reason).toBe('Thanksgiving Day');
});

test('customers don’t read a reason that is for staff', async () => {
  await closeDay('2026-11-24', { reason: 'Surgery' }, 'admin:1');
  await closeDay('2026-12-25', { reason: 'Moving out' }, 'admin:1');
  const closedOn = await readClosedDays();
  expect(['2026-11-23', '2026-11-24', '2026-12-25'].map(closedOn)).toEqual([undefined, '', 'Christmas Day']);
});

test('Admin lists the holidays of a year, open or closed, with other closed days in between', async () => {
  await closeDay('2026-11-24', { reason: 'Inventory' }, 'admin:1');
  await openDay('2026-12-25', 'admin:1');
  const days = await daysForAdmin(now);
  expect(days).toHaveLength(14);
  expect(days.slice(0, 3)).toEqual([
    { day: '2026-11-24', reason: 'Inventory', reasonIsPublic: false, closed: true, calls: 0, starts: 0 },
    { day: '2026-11-26', reason: 'Thanksgiving Day', reasonIsPublic: true, closed: true, calls: 0, starts: 0 },
    { day: '2026-12-25', reason: 'Christmas Day', reasonIsPublic: true, closed: false, calls: 0, starts: 0 },
  ]);
  expect(await daysForAdmin(new Date('2026-11-25T04:59:00Z'))).toHaveLength(14);
  expect(await daysForAdmin(new Date('2026-11-25T05:01:00Z'))).toHaveLength(13);
});

test('a start day is never a closed one, and the week says why', async () => {
  await changeSetting('closedOnHolidays', false, 'admin:1');
  await closeDay(today(), { reason: 'Family day', isPublic: true }, 'admin:1');
  await closeDay(dayAfter(today()), { reason: 'Surgery' }, 'admin:1');
  expect(await nextFreeDay()).toBe(dayAfter(today(), 2));
  expect((await comingDays(await readSettings())).week.slice(0, 3)).toEqual([
    { day: today(), free: false, reason: 'Family day' },
    { day: dayAfter(today()), free: false, reason: '' },
    { day: dayAfter(today(), 2), free: true },
  ]);
  expect(await closedBefore(dayAfter(today(), 2))).toEqual([
    { day: today(), reason: 'Family day' },
    { day: dayAfter(today()), reason: '' },
  ]);
  const { projectId } = await projectRow();
  expect(await closedToday(projectId)).toEqual({ reason: 'Family day', until: dayAfter(today(), 2) });
});

test('promised hours begin right away on open days, and after closed ones at midnight of the business', async () => {
  await closeDay('2026-11-27', {}, 'admin:1');
  const closedOn = await readClosedDays();
  expect(hoursBegin(now, closedOn)).toEqual(now);
  const thanksgiving = new Date('2026-11-26T15:00:00Z');
  expect(hoursBegin(thanksgiving, closedOn)).toEqual(startOfDay('2026-11-28'));
  const { projectId } = await projectRow();
  expect(await closedToday(projectId, now)).toBeUndefined();
  expect(await closedToday(projectId, thanksgiving)).toMatchObject({ until: '2026-11-28' });
});

test('closed days don’t delay the hours of an order that accepted earlier terms', async () => {
  const thanksgiving = new Date('2026-11-26T15:00:00Z');
  const { projectId, owner } = await projectRow();
  const { order } = await placedOrder({ userId: owner.id, email: owner.email });
  await db().update(projects).set({ orderId: order.id }).where(eq(projects.id, projectId));
  const begins = async (termsVersion: string) => {
    await db().update(orders).set({ termsVersion }).where(eq(orders.id, order.id));
    return hoursBegin(thanksgiving, await closedForHours(projectId));
  };
  expect(await begins('2026-11-28')).toEqual(thanksgiving);
  expect(await begins('2026-11-29')).toEqual(startOfDay('2026-11-27'));
});

test('time to reply doesn’t run on closed days', async () => {
  const support = { days: [0, 1, 2, 3, 4, 5, 6], open: '10:00', close: '18:00' };
  const asked = new Date('2026-11-25T22:00:00Z');
  const hours = await withClosedDays(support, asked);
  expect(hours.closed).toContain('2026-11-26');
  expect(afterOpenHours(asked, 2, hours, 'America/New_York')).toEqual(new Date('2026-11-27T16:00:00Z'));
});

test.each(['0000-01-01', '0001-01-01', '1999-12-31', '2026-02-30', 'soon'])(
  '%s is no day to close, and is answered at the field',
  (day) => {
    expect(closedDaySchema.safeParse({ day, reason: '' }).error?.issues.map(({ path }) => path)).toEqual([['day']]);
  },
);
