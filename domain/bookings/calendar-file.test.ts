import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { env } from '../../base/env.ts';
import { db } from '../../db/connect.ts';
import { bookings } from '../../db/schema/index.ts';
import { addressIn } from '../../outside/mailer.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { book, cancelBooking, moveBooking } from './bookings.ts';
import { calendarFile, calendarFileOf } from './calendar-file.ts';
import { callUrl } from './link.ts';

useDatabase();

const now = new Date('2026-11-21T12:00:00Z');
const startsAt = new Date('2026-11-23T14:00:00Z');
const name = 'Lind, Rosa; "Bakery" 🥐 & Söhne with a name that goes on and on until the line is long enough to be folded 🥖🥖🥖🥖';

/** A file as a calendar reads it, after checking how its lines end and how long they are (RFC 5545, 3.1). */
function read(content: string) {
  for (const line of content.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const calendar = ICAL.Component.fromString(content);
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('There is no event.');
  const event = new ICAL.Event(component);
  return { calendarMethod: calendar.getFirstPropertyValue('method'), event, status: component.getFirstPropertyValue('status') };
}

/** An address of an event: its name and what it is. */
function party(event: ICAL.Event, which: 'organizer' | 'attendee') {
  const property = event.component.getFirstProperty(which);
  return property && { name: property.getParameter('cn'), address: String(property.getFirstValue()).toLowerCase() };
}

async function fileOf(bookingId: string, side: 'customer' | 'staff' = 'customer') {
  const file = await calendarFile(bookingId, side);
  if (!file) throw new Error('There is no file.');
  return { ...file, ...read(file.content) };
}

async function bookOne(phone = '') {
  const made = must(
    await book(
      {
        startsAt,
        zone: 'America/Denver',
        topic: 'before',
        name,
        email: 'rosa@visitor.test',
        phone,
        message: 'Two things:\n1, the logo; 2, the price.',
      },
      undefined,
      { actor: 'visitor', now },
    ),
  );
  return made.booking;
}

test('the customer’s file is an invitation from the address that emails come from, with escaped words', async () => {
  const booking = await bookOne('(303) 555-0110');
  const { calendarMethod, event, method, filename, content, status } = await fileOf(booking.id);
  expect([method, filename, calendarMethod]).toEqual(['REQUEST', `sunup-call-${booking.number}.ics`, 'REQUEST']);
  expect(content.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
  expect([event.uid, event.sequence, status, event.summary, event.location]).toEqual([
    booking.id,
    0,
    'CONFIRMED',
    'Call with Sunup',
    'Phone: (303) 555-0110',
  ]);
  expect(party(event, 'organizer')).toEqual({ name: 'Sunup', address: `mailto:${addressIn(env().mailFrom)}` });
  expect(party(event, 'attendee')?.address).toBe('mailto:rosa@visitor.test');
  expect([event.startDate.toJSDate(), event.endDate.toJSDate()]).toEqual([startsAt, new Date('2026-11-23T14:30:00Z')]);
  expect(event.description).toContain(
    'We’ll call (303) 555-0110.\n\nA question before I order.\n\nTwo things:\n1, the logo; 2, the price.',
  );
  expect(event.description).toContain(callUrl(booking.id));
  await cancelBooking(booking.id, { actor: 'visitor', now });
});

test('a name with quotes arrives whole, in words and as a parameter', async () => {
  const booking = await bookOne();
  await db().update(bookings).set({ name: 'Zoë "Z" O’Brien, Jr.; ^ & Söhne' }).where(eq(bookings.id, booking.id));
  const { content, event } = await fileOf(booking.id);
  expect(content).not.toMatch(/\^['n^]/);
  expect(party(event, 'attendee')?.name).toBe('Zoë ”Z” O’Brien, Jr.; ˆ & Söhne');
  expect((await fileOf(booking.id, 'staff')).event.summary).toBe('Call with Zoë "Z" O’Brien, Jr.; ^ & Söhne');
  await cancelBooking(booking.id, { actor: 'visitor', now });
});

test('staff’s file is an event of their own, since calendars only take invitations to their owner', async () => {
  const booking = await bookOne('(303) 555-0110');
  const { calendarMethod, event, method, status } = await fileOf(booking.id, 'staff');
  expect([method, calendarMethod]).toEqual(['PUBLISH', 'PUBLISH']);
  expect([event.uid, event.sequence, status, event.summary]).toEqual([booking.id, 0, 'CONFIRMED', `Call with ${name}`]);
  expect(party(event, 'attendee')).toBeNull();
  expect(event.description).toContain('Call (303) 555-0110.');
  expect(event.description).toContain(`/admin/calls/${booking.id}`);
  expect(event.description, 'the customer’s link cancels without a login').not.toContain(callUrl(booking.id));
  await cancelBooking(booking.id, { actor: 'visitor', now });
});

test.each(['customer', 'staff'] as const)(
  'a rescheduled call keeps its id and raises its sequence; a canceled one is removed (%s)',
  async (side) => {
    const booking = await bookOne();
    await moveBooking(booking.id, { startsAt: new Date('2026-11-24T15:00:00Z') }, { actor: 'visitor', now });
    const { event: moved } = await fileOf(booking.id, side);
    expect([moved.uid, moved.sequence, moved.startDate.toString()]).toEqual([booking.id, 1, '2026-11-24T15:00:00Z']);
    await cancelBooking(booking.id, { actor: 'visitor', now });
    const { calendarMethod, event, method, status } = await fileOf(booking.id, side);
    expect([method, calendarMethod, status, event.sequence, event.uid]).toEqual(['CANCEL', 'CANCEL', 'CANCELLED', 2, booking.id]);
  },
);

test('a file saved by hand requests no reply; a missing call has no file', async () => {
  const booking = await bookOne();
  const { calendarMethod, event } = read(calendarFileOf(booking, 'PUBLISH').content);
  expect([calendarMethod, party(event, 'attendee'), event.summary]).toEqual(['PUBLISH', null, 'Call with Sunup']);
  expect(await calendarFile('01890000-0000-7000-8000-000000000000', 'customer')).toBeUndefined();
});
