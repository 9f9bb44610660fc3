import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { auditLog } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { offerNow } from './calendar.ts';
import { closeDay, closedDaysAhead, closeHolidays, openDay } from './closed-days.ts';
import { closedDaySchema } from './schema.ts';

useDatabase();

const now = new Date('2026-11-21T12:00:00Z');
const stateOf = async (day: string) => (await offerNow({ now })).days.find((one) => one.day === day)?.state;

beforeEach(async () => {
  await db().execute(sql`truncate closed_days, audit_log`);
});

test('a closed day offers nothing until it is opened again, and both are logged', async () => {
  expect(await stateOf('2026-11-24')).toBe('free');
  await closeDay('2026-11-24', 'Inventory', 'admin:1');
  await closeDay('2026-11-24', 'Stocktaking', 'admin:1');
  expect(await stateOf('2026-11-24')).toBe('closed');
  expect(await closedDaysAhead(now)).toEqual([{ day: '2026-11-24', reason: 'Stocktaking', calls: 0 }]);
  expect([await openDay('2026-11-24', 'admin:1'), await openDay('2026-11-24', 'admin:1')]).toEqual([true, false]);
  expect(await stateOf('2026-11-24')).toBe('free');
  expect((await db().select().from(auditLog)).map(({ action }) => action)).toEqual([
    'closed-day.add',
    'closed-day.add',
    'closed-day.remove',
  ]);
});

test('the federal holidays of the coming year are added once; a day that is closed already keeps its reason', async () => {
  await closeDay('2026-11-26', 'Long weekend', 'admin:1');
  expect(await closeHolidays('admin:1', now)).toBe(10);
  expect(await closeHolidays('admin:1', now)).toBe(0);
  const days = await closedDaysAhead(now);
  expect(days).toHaveLength(11);
  expect(days[0]).toMatchObject({ day: '2026-11-26', reason: 'Long weekend' });
  expect(await closedDaysAhead(new Date('2026-12-25T04:59:00Z'))).toHaveLength(10);
  expect(await closedDaysAhead(new Date('2026-12-26T05:01:00Z'))).toHaveLength(9);
});

test.each(['0000-01-01', '0001-01-01', '1999-12-31', '2026-02-30', 'soon'])(
  '%s is no day to close, and is answered at the field',
  (day) => {
    expect(closedDaySchema.safeParse({ day, reason: '' }).error?.issues.map(({ path }) => path)).toEqual([['day']]);
  },
);
