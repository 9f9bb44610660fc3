import { asc, eq, ne, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db, withPool } from '../../db/connect.ts';
import { auditLog, bookingEvents, bookings, mails, notifications, settings } from '../../db/schema/index.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { hourMs } from '../../time/units.ts';
import { closeDay } from '../closed-days/closed-days.ts';
import { changeSettings } from '../settings/settings.ts';
import { book, cancelBooking, moveBooking } from './bookings.ts';
import { offerNow } from './calendar.ts';
import { claimBookings } from './claim.ts';
import { callSecret } from './link.ts';
import { ownCalls } from './own-calls.ts';
import { bookingBySecret, nextCalls } from './queries.ts';
import type { BookingRequest } from './schema.ts';

useDatabase();

/** A Saturday; the next office day is Monday. */
const now = new Date('2026-11-21T12:00:00Z');
const nine = new Date('2026-11-23T14:00:00Z');
const later = (hours: number, from = nine) => new Date(from.getTime() + hours * hourMs);
const wish = (change: Partial<BookingRequest> = {}): BookingRequest => ({
  startsAt: nine,
  zone: 'America/Denver',
  topic: 'before',
  name: 'Rosa Lind',
  email: 'rosa@visitor.test',
  phone: '',
  message: '',
  ...change,
});
const visitor = { actor: 'visitor', now };
const bookOne = async (change: Partial<BookingRequest> = {}, userId?: string) => {
  return must(await book(wish(change), userId, visitor)).booking;
};
const mailsTo = (email: string) => db().select().from(mails).where(eq(mails.recipient, email)).orderBy(asc(mails.createdAt), asc(mails.id));

beforeEach(async () => {
  await db().execute(sql`truncate bookings, booking_events, closed_days, mails, notifications, audit_log, users cascade`);
  await db().delete(settings).where(ne(settings.key, 'closedOnHolidays'));
});

test('a booked call has its event, its mails and its place in the calendar', async () => {
  const admin = await makePerson({ admin: true });
  const booking = await bookOne({ phone: '(303) 555-0110', message: 'About the logo.' });
  expect(booking).toMatchObject({
    state: 'confirmed',
    startsAt: nine,
    endsAt: later(0.5),
    busyUntil: later(0.75),
    day: '2026-11-23',
    seat: 1,
    sequence: 0,
    phone: '(303) 555-0110',
  });
  expect(booking.number).toBeGreaterThan(1000);
  expect(await db().select().from(bookingEvents)).toMatchObject([{ kind: 'made', actor: 'visitor', toStartsAt: nine, fromStartsAt: null }]);
  const [mail, ...rest] = await mailsTo('rosa@visitor.test');
  expect(rest).toEqual([]);
  expect(mail).toMatchObject({
    template: 'booking',
    props: {
      bookingId: booking.id,
      step: 'made',
      when: 'Monday, November 23, 7:00 am to 7:30 am Mountain Time',
      whenThere: 'Monday, November 23, 9:00 am to 9:30 am Eastern Time',
      topic: 'A question before I order',
    },
  });
  expect(await mailsTo(admin.email)).toMatchObject([
    {
      template: 'booking-staff',
      props: { step: 'made', when: 'Monday, November 23, 9:00 am to 9:30 am Eastern Time', message: 'About the logo.' },
    },
  ]);
  expect(await db().select().from(notifications)).toMatchObject([{ userId: admin.id, title: 'Call booked: Rosa Lind' }]);
});

const taken =
  'Monday, November 23, 7:00 am to 7:30 am Mountain Time is no longer available. If you booked it, the link is in your email. The next open times are:';

test('a call that may be spam is booked like any other, and marked for admins', async () => {
  const admin = await makePerson({ admin: true });
  const made = await book({ ...wish(), isSpam: true }, undefined, visitor);
  expect(made).toMatchObject({ ok: true, booking: { state: 'confirmed', isSpam: true } });
  expect(await db().select().from(notifications).where(eq(notifications.userId, admin.id))).toMatchObject([
    { title: 'Call booked, maybe spam: Rosa Lind' },
  ]);
});

test('of two hundred people who book one time together, one gets it and the others are offered the next three', async () => {
  // They wait for each other's lock, longer than a visitor's request may wait for a connection.
  const results = await withPool('jobs', () =>
    Promise.all(
      Array.from({ length: 200 }, (_, n) => book(wish({ email: `buyer${n}@visitor.test`, name: `Buyer ${n}` }), undefined, visitor)),
    ),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  const lost = results.flatMap((result) => (result.ok ? [] : [result]));
  expect(lost).toHaveLength(199);
  for (const { message, next } of lost) {
    expect(message).toBe(taken);
    // 9:30 lies within the buffer of the call at nine.
    expect(next).toEqual([later(1), later(1.5), later(2)]);
  }
  expect(await db().$count(bookings)).toBe(1);
  expect(await db().$count(mails)).toBe(1);
}, 30_000);

test('the database itself lets no two calls overlap and no seat be taken twice, whoever writes', async () => {
  const row = (startsAt: Date, seat: number) => ({
    startsAt,
    endsAt: later(0.5, startsAt),
    busyUntil: later(0.75, startsAt),
    day: '2026-11-23',
    seat,
    zone: 'America/New_York',
    name: 'Someone',
    email: 'some@visitor.test',
    topic: 'before' as const,
  });
  const tries = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) =>
      db()
        .insert(bookings)
        .values(row(nine, n + 1)),
    ),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(
    db()
      .insert(bookings)
      .values(row(later(0.5), 30)),
  ).rejects.toMatchObject({ cause: { code: '23P01' } });
  const [{ seat = 0 } = {}] = await db().select({ seat: bookings.seat }).from(bookings);
  await expect(
    db()
      .insert(bookings)
      .values(row(later(3), seat)),
  ).rejects.toMatchObject({ cause: { code: '23505' } });
  await db().update(bookings).set({ state: 'canceled' });
  await db().insert(bookings).values(row(nine, seat));
});

test('pressing twice books once, also at the same moment', async () => {
  const person = await makePerson({ email: 'rosa@visitor.test' });
  const [first, second] = await Promise.all([book(wish(), person.id, visitor), book(wish({ message: 'again' }), person.id, visitor)]);
  expect(first.ok && second.ok && first.booking.id === second.booking.id).toBe(true);
  expect(await db().$count(bookings)).toBe(1);
  expect(await mailsTo('rosa@visitor.test')).toHaveLength(1);
});

test('booking the same time again shows the call to the browser that has it open and to staff, and hides from everyone else whether it exists', async () => {
  const booking = await bookOne();
  expect(await book(wish(), undefined, visitor, booking.id)).toMatchObject({ ok: true, booking: { id: booking.id } });
  expect(await book(wish(), undefined, { actor: 'admin:7', now })).toMatchObject({ ok: true, booking: { id: booking.id } });
  const other = await bookOne({ startsAt: later(4), email: 'other@visitor.test' });
  const stranger = await makePerson({ email: 'stranger@visitor.test' });
  const next = [later(1), later(1.5), later(2)];
  const refused = { ok: false, code: 'time-taken', startsAt: nine, zone: wish().zone, mayBeTheirs: true, message: taken, next };
  expect(await book(wish(), undefined, visitor)).toEqual(refused);
  expect(await book(wish(), stranger.id, visitor, other.id)).toEqual(refused);
  expect(await book(wish({ email: 'nobody@visitor.test' }), undefined, visitor)).toEqual(refused);
  expect(await mailsTo('rosa@visitor.test')).toHaveLength(1);
});

test.each([
  ['too soon', new Date('2026-11-23T14:00:00Z'), new Date('2026-11-23T12:30:00Z')],
  ['in the past', nine, later(5)],
  ['on a weekend', new Date('2026-11-22T15:00:00Z'), now],
  ['beyond the horizon', new Date('2026-12-28T15:00:00Z'), now],
  ['between the half hours', new Date('2026-11-23T14:10:00Z'), now],
  ['after closing', new Date('2026-11-23T23:00:00Z'), now],
])('a time %s is refused with three that are free', async (_when, startsAt, at) => {
  const result = await book(wish({ startsAt }), undefined, { actor: 'visitor', now: at });
  expect(result).toMatchObject({ ok: false, message: expect.stringContaining('is no longer available') });
  expect(result.ok ? [] : result.next).toHaveLength(3);
});

test('a full day and a closed day offer nothing, and their calls stay as they are', async () => {
  await changeSettings({ bookingDailyCap: 2 }, 'admin:1');
  const first = await bookOne();
  await bookOne({ startsAt: later(2), email: 'second@visitor.test' });
  const third = await book(wish({ startsAt: later(4), email: 'third@visitor.test' }), undefined, visitor);
  expect(third.ok ? [] : third.next[0]).toEqual(new Date('2026-11-24T14:00:00Z'));
  expect((await closeDay('2026-11-24', { reason: 'Inventory' }, 'admin:1')).calls).toBe(0);
  expect((await closeDay('2026-11-23', { reason: 'Inventory' }, 'admin:1')).calls).toBe(2);
  expect((await offerNow({ now })).days.filter(({ day }) => day >= '2026-11-23').slice(0, 3)).toMatchObject([
    { state: 'closed' },
    { state: 'closed' },
    { state: 'free' },
  ]);
  expect((await bookingBySecret(callSecret(first.id), now))?.state).toBe('confirmed');
});

test('settings that change later do not touch what is booked', async () => {
  const booking = await bookOne();
  await changeSettings({ bookingBufferMinutes: 60, officeOpen: '12:00', bookingDailyCap: 1 }, 'admin:1');
  expect(await bookingBySecret(callSecret(booking.id), now)).toMatchObject({ busyUntil: later(0.75), state: 'confirmed' });
  expect(await book(wish({ startsAt: later(4), email: 'x@visitor.test' }), undefined, visitor)).toMatchObject({ ok: false });
});

test('switched off, nothing new is booked, but staff can, and a call can still be canceled', async () => {
  const booking = await bookOne();
  await changeSettings({ takesBookings: false }, 'admin:1');
  expect(await book(wish({ startsAt: later(4) }), undefined, visitor)).toMatchObject({
    ok: false,
    code: 'booking-closed',
    message: expect.stringContaining('Call (555)'),
  });
  expect(await moveBooking(booking.id, { startsAt: later(4) }, visitor)).toMatchObject({ ok: false });
  expect(await book(wish({ startsAt: later(4) }), undefined, { actor: 'admin:1', now })).toMatchObject({ ok: true });
  expect(await cancelBooking(booking.id, visitor)).toMatchObject({ ok: true });
});

test('a rescheduled call frees its time, counts the change, and both sides get the old time and the new one', async () => {
  const booking = await bookOne();
  const moved = await moveBooking(booking.id, { startsAt: later(24), zone: 'Europe/London' }, visitor);
  expect(moved).toMatchObject({
    ok: true,
    booking: { id: booking.id, startsAt: later(24), day: '2026-11-24', seat: 1, sequence: 1, zone: 'Europe/London' },
  });
  expect((await mailsTo('rosa@visitor.test')).at(-1)?.props).toMatchObject({
    step: 'moved',
    when: 'Tuesday, November 24, 2:00 pm to 2:30 pm United Kingdom Time',
    before: 'Monday, November 23, 2:00 pm to 2:30 pm United Kingdom Time',
  });
  await bookOne({ email: 'next@visitor.test' });
  expect(await moveBooking(booking.id, { startsAt: nine }, visitor)).toMatchObject({ ok: false, next: [later(1), later(1.5), later(2)] });
});

test('staff are refused by the office’s clock, and their moves leave the clock of the visitor', async () => {
  const booking = await bookOne();
  await bookOne({ startsAt: later(4), email: 'other@visitor.test' });
  expect(await moveBooking(booking.id, { startsAt: later(4) }, { actor: 'admin:7', now })).toMatchObject({
    ok: false,
    message: 'Monday, November 23, 1:00 pm to 1:30 pm Eastern Time is no longer available. The next open times are:',
  });
  expect(await moveBooking(booking.id, { startsAt: later(24) }, { actor: 'admin:7', now })).toMatchObject({
    ok: true,
    booking: { zone: 'America/Denver' },
  });
});

test('a call can be moved by half an hour, into its own buffer, and to the same time it is moved nowhere', async () => {
  const booking = await bookOne();
  expect(await moveBooking(booking.id, { startsAt: later(0.5) }, visitor)).toMatchObject({ ok: true, booking: { sequence: 1, seat: 1 } });
  expect(await moveBooking(booking.id, { startsAt: later(0.5) }, visitor)).toMatchObject({ ok: true, booking: { sequence: 1 } });
  expect(await mailsTo('rosa@visitor.test')).toHaveLength(2);
});

test('of many people who reschedule to one time, one succeeds, and no one loses the call they had', async () => {
  const made: string[] = [];
  for (let n = 0; n < 8; n++) made.push((await bookOne({ startsAt: later(n), email: `mover${n}@visitor.test` })).id);
  const results = await Promise.all(made.map((id) => moveBooking(id, { startsAt: later(48) }, visitor)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await db().$count(bookings, eq(bookings.state, 'confirmed'))).toBe(8);
});

test('a canceled call frees its time and its seat, once', async () => {
  const booking = await bookOne();
  for (let n = 0; n < 2; n++)
    expect(await cancelBooking(booking.id, { ...visitor, reason: 'Found the answer' })).toMatchObject({
      ok: true,
      booking: { state: 'canceled', sequence: 1, cancelReason: 'Found the answer' },
    });
  expect((await mailsTo('rosa@visitor.test')).map(({ props }) => (props as { step: string }).step)).toEqual(['made', 'canceled']);
  expect(await moveBooking(booking.id, { startsAt: later(4) }, visitor)).toMatchObject({
    ok: false,
    code: 'call-canceled',
    message: expect.stringContaining('canceled'),
  });
  expect(await bookOne({ email: 'next@visitor.test' })).toMatchObject({ startsAt: nine, seat: 1 });
});

test('a call that has begun is neither moved nor canceled', async () => {
  const booking = await bookOne();
  const during = { actor: 'visitor', now: later(0.1) };
  expect(await moveBooking(booking.id, { startsAt: later(24) }, during)).toMatchObject({
    ok: false,
    code: 'call-started',
    message: expect.stringContaining('started'),
  });
  expect(await cancelBooking(booking.id, during)).toMatchObject({ ok: false });
});

test('staff reschedule and cancel with a reason that the customer gets, and that is logged', async () => {
  const person = await makePerson({ email: 'rosa@visitor.test' });
  const booking = await bookOne({}, person.id);
  expect(await db().$count(notifications, eq(notifications.userId, person.id))).toBe(0);
  await moveBooking(booking.id, { startsAt: later(24) }, { actor: 'admin:7', reason: 'We are out that day', now });
  await cancelBooking(booking.id, { actor: 'admin:7', reason: 'Snow', now });
  expect(await db().select().from(notifications).where(eq(notifications.userId, person.id)).orderBy(asc(notifications.id))).toMatchObject([
    { title: 'We rescheduled your call', message: 'We are out that day' },
    { title: 'We canceled your call', message: 'Snow' },
  ]);
  expect((await mailsTo(person.email)).map(({ props }) => props)).toMatchObject([
    { step: 'made', byUs: false },
    { step: 'moved', byUs: true, reason: 'We are out that day' },
    { step: 'canceled', byUs: true, reason: 'Snow' },
  ]);
  expect((await db().select().from(auditLog)).map(({ action }) => action)).toEqual(['booking.move', 'booking.cancel']);
});

test('a call booked without an account belongs to the account once its email is verified', async () => {
  const booking = await bookOne();
  const stranger = await makePerson({ email: 'other@visitor.test' });
  const unproved = await makePerson({ email: 'rosa@visitor.test', proved: false });
  await claimBookings(db(), stranger.id);
  await claimBookings(db(), unproved.id);
  const owner = async () => (await db().select().from(bookings).where(eq(bookings.id, booking.id)))[0]?.userId;
  expect(await owner()).toBeNull();
  await db().execute(sql`update users set email_verified = true where id = ${unproved.id}`);
  await claimBookings(db(), unproved.id);
  expect(await owner()).toBe(unproved.id);
});

test('a call booked while logged out under a verified email is listed with the account’s own calls', async () => {
  const person = await makePerson({ email: 'rosa@visitor.test' });
  const stranger = await makePerson({ email: 'other@visitor.test' });
  const booking = await bookOne();
  expect((await ownCalls(stranger.id, now)).coming).toEqual([]);
  expect((await ownCalls(person.id, now)).coming).toMatchObject([{ id: booking.id, userId: person.id }]);
});

test('a link opens only its call, and expires', async () => {
  const [one, other] = [await bookOne(), await bookOne({ startsAt: later(4), email: 'other@visitor.test' })];
  expect((await bookingBySecret(callSecret(one.id), now))?.id).toBe(one.id);
  const forged = `${other.id}.${callSecret(one.id).split('.')[1]}`;
  for (const wrong of [
    forged,
    other.id,
    `${one.id}.`,
    'x',
    '',
    `${callSecret(one.id)}x`,
    callSecret('01890000-0000-7000-8000-000000000000'),
  ])
    expect(await bookingBySecret(wrong, now), wrong).toBeUndefined();
  expect(await bookingBySecret(callSecret(one.id), later(24 * 30))).toBeDefined();
  expect(await bookingBySecret(callSecret(one.id), later(24 * 31))).toBeUndefined();
});

test('coming calls are listed soonest first, for their person and for Admin, and past ones newest first', async () => {
  const person = await makePerson();
  const [second, first, third] = [
    await bookOne({ startsAt: later(2) }, person.id),
    await bookOne({ email: 'two@visitor.test' }, person.id),
    await bookOne({ startsAt: later(4), email: 'three@visitor.test' }, person.id),
  ];
  const ids = (calls: { id: string }[]) => calls.map(({ id }) => id);
  const { coming, past } = await ownCalls(person.id, later(1));
  expect([ids(coming), ids(past)]).toEqual([[second.id, third.id], [first.id]]);
  expect(ids((await ownCalls(person.id, later(24))).past)).toEqual([third.id, second.id, first.id]);
  expect(ids(await nextCalls(2, now))).toEqual([first.id, second.id]);
});
