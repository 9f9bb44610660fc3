import { subDays, subHours } from 'date-fns';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { mails, notifications, type projects } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { projectRow } from '../../tests/helpers/projects.ts';
import { remindOfBriefs } from './reminders.ts';

useDatabase();

beforeEach(async () => {
  await db().execute(sql`truncate projects, mails, notifications cascade`);
});

const paidBefore = (days: number, set: Partial<typeof projects.$inferInsert> = {}) =>
  projectRow({ state: 'awaiting_brief', paidAt: subHours(subDays(new Date(), days), 1), ...set });

/** The days in the reminders that were sent to a person. */
async function remindedOf(userId: string): Promise<unknown[]> {
  const rows = await db().select({ template: mails.template, props: mails.props }).from(mails).where(eq(mails.userId, userId));
  expect(rows.every(({ template }) => template === 'brief-reminder')).toBe(true);
  return rows.map(({ props }) => (props as { day: number }).day);
}

test.each([1, 3, 7])('an unfinished brief is reminded of on day %i, once, however often the hourly job runs', async (day) => {
  const { owner } = await paidBefore(day);
  for (let hour = 0; hour < 3; hour++) await remindOfBriefs();
  expect(await remindedOf(owner.id)).toEqual([day]);
  const bell = await db().select({ title: notifications.title }).from(notifications).where(eq(notifications.userId, owner.id));
  expect(bell).toEqual([{ title: 'Your brief is waiting' }]);
});

test.each([0, 2, 4, 6, 8, 30])('on day %i no one is reminded', async (day) => {
  const { owner } = await paidBefore(day);
  await remindOfBriefs();
  expect(await remindedOf(owner.id)).toEqual([]);
});

test('a brief that was sent, a project that isn’t paid, and one that was canceled are left alone', async () => {
  const quiet = [
    await paidBefore(1, { briefSubmittedAt: new Date() }),
    await paidBefore(1, { paidAt: null }),
    await paidBefore(1, { state: 'canceled' }),
  ];
  await remindOfBriefs();
  for (const { owner } of quiet) expect(await remindedOf(owner.id)).toEqual([]);
});
