import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { mails, notifications } from '../../db/schema/index.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { hourMs } from '../../time/units.ts';
import { book, cancelBooking, moveBooking } from './bookings.ts';
import { remindOfCalls } from './reminders.ts';

useDatabase();

/** Wednesday, 2 pm in New York. */
const startsAt = new Date('2026-11-25T19:00:00Z');
const before = (hours: number, from = startsAt) => new Date(from.getTime() - hours * hourMs);
const email = 'rosa@visitor.test';

beforeEach(async () => {
  await db().execute(sql`truncate bookings, mails, notifications, users cascade`);
});

async function bookAt(now: Date, userId?: string): Promise<string> {
  const wish = { startsAt, zone: 'America/Chicago', topic: 'site' as const, name: 'Rosa Lind', email, phone: '', message: '' };
  const made = must(await book(wish, userId, { actor: 'visitor', now }));
  return made.booking.id;
}

async function remindedAt(...times: Date[]): Promise<string[]> {
  for (const now of times) await remindOfCalls(now);
  const rows = await db().select({ props: mails.props }).from(mails).where(eq(mails.recipient, email)).orderBy(mails.createdAt, mails.id);
  return rows.map(({ props }) => props as { step: string; soon: string }).flatMap(({ step, soon }) => (step === 'soon' ? [soon] : []));
}

test('both sides are reminded 24 hours and one hour before, once each', async () => {
  const admin = await makePerson({ admin: true });
  const person = await makePerson({ email });
  await bookAt(before(72), person.id);
  expect(await remindedAt(before(25))).toEqual([]);
  expect(await remindedAt(before(24), before(23.9), before(5))).toEqual(['tomorrow at 1:00 pm']);
  expect(await remindedAt(before(1), before(0.9), before(0.1), startsAt, before(-1))).toEqual(['tomorrow at 1:00 pm', 'today at 1:00 pm']);
  const notices = await db().select().from(notifications).where(eq(notifications.userId, person.id)).orderBy(notifications.id);
  expect(notices.map(({ title }) => title)).toEqual(['Your call is tomorrow at 1:00 pm', 'Your call is today at 1:00 pm']);
  const staff = await db()
    .select({ props: mails.props })
    .from(mails)
    .where(eq(mails.recipient, admin.email))
    .orderBy(mails.createdAt, mails.id);
  expect(staff.map(({ props }) => (props as { soon: string }).soon)).toEqual(['', 'tomorrow at 2:00 pm', 'today at 2:00 pm']);
});

test('a call booked after a reminder’s time gets no reminder', async () => {
  await bookAt(before(20));
  expect(await remindedAt(before(19), before(2))).toEqual([]);
  expect(await remindedAt(before(0.5))).toEqual(['today at 1:00 pm']);
});

test('a canceled call gets no reminder', async () => {
  const id = await bookAt(before(72));
  await cancelBooking(id, { actor: 'visitor', now: before(30) });
  expect(await remindedAt(before(24), before(1))).toEqual([]);
});

test('a rescheduled call gets new reminders for its new time', async () => {
  const id = await bookAt(before(72));
  expect(await remindedAt(before(24))).toHaveLength(1);
  const moved = new Date('2026-11-27T19:00:00Z');
  await moveBooking(id, { startsAt: moved }, { actor: 'visitor', now: before(20) });
  expect(await remindedAt(before(1))).toHaveLength(1);
  expect(await remindedAt(before(24, moved), before(1, moved))).toEqual(['tomorrow at 1:00 pm', 'tomorrow at 1:00 pm', 'today at 1:00 pm']);
});
