import { expect, test } from 'vitest';
import { useDatabase } from '../../tests/helpers/database.ts';
import { must } from '../../tests/helpers/must.ts';
import { book, cancelBooking, moveBooking } from './bookings.ts';
import { calendarFile, calendarFileOf } from './calendar-file.ts';
import { callUrl } from './link.ts';

useDatabase();

const now = new Date('2026-11-21T12:00:00Z');
const startsAt = new Date('2026-11-23T14:00:00Z');
const name = 'Lind, Rosa; "Bakery" 🥐 & Söhne with a name that goes on and on until the line is long enough to be folded 🥖🥖🥖🥖';

/** A file as a calendar reads it: lines unfolded (RFC 5545, 3.1), each with its name, parameters and unescaped value. */
function read(content: string): Map<string, { parameters: string; value: string }> {
  for (const line of content.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lines = content
    .replace(/\r\n[ \t]/g, '')
    .trimEnd()
    .split('\r\n');
  return new Map(
    lines.map((line) => {
      const [, key = '', parameters = '', value = ''] = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^;:"]*))*):(.*)$/s.exec(line) ?? [];
      expect(key, line).not.toBe('');
      return [key, { parameters, value: value.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign)) }];
    }),
  );
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

test('the file is a request with stable id, UTC times, both sides and escaped words', async () => {
  const booking = await bookOne('(303) 555-0110');
  const file = await calendarFile(booking.id);
  expect(file).toMatchObject({ method: 'REQUEST', filename: `sunup-call-${booking.number}.ics` });
  const lines = read(file?.content ?? '');
  const value = (key: string) => lines.get(key)?.value;
  expect(file?.content.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
  expect(file?.content.trimEnd().endsWith('END:VCALENDAR')).toBe(true);
  expect(
    Object.fromEntries(['VERSION', 'METHOD', 'UID', 'SEQUENCE', 'DTSTART', 'DTEND', 'STATUS'].map((key) => [key, value(key)])),
  ).toEqual({
    VERSION: '2.0',
    METHOD: 'REQUEST',
    UID: booking.id,
    SEQUENCE: '0',
    DTSTART: '20261123T140000Z',
    DTEND: '20261123T143000Z',
    STATUS: 'CONFIRMED',
  });
  expect(value('DTSTAMP')).toMatch(/^\d{8}T\d{6}Z$/);
  expect(value('SUMMARY')).toBe(`Sunup call: ${name}`);
  expect(value('DESCRIPTION')).toContain(
    'We’ll call (303) 555-0110.\n\nA question before I order.\n\nTwo things:\n1, the logo; 2, the price.',
  );
  expect(value('DESCRIPTION')).toContain(callUrl(booking.id));
  expect(lines.get('ORGANIZER')).toMatchObject({ value: 'mailto:hello@sunup.test' });
  expect(lines.get('ATTENDEE')?.value.toLowerCase()).toBe('mailto:rosa@visitor.test');
  await cancelBooking(booking.id, { actor: 'visitor', now });
});

test('a rescheduled call keeps its id and raises its sequence; a canceled one is removed', async () => {
  const booking = await bookOne();
  const uid = read((await calendarFile(booking.id))?.content ?? '').get('UID');
  await moveBooking(booking.id, { startsAt: new Date('2026-11-24T15:00:00Z') }, { actor: 'visitor', now });
  const moved = read((await calendarFile(booking.id))?.content ?? '');
  expect([moved.get('UID'), moved.get('SEQUENCE')?.value, moved.get('DTSTART')?.value]).toEqual([uid, '1', '20261124T150000Z']);
  await cancelBooking(booking.id, { actor: 'visitor', now });
  const file = await calendarFile(booking.id);
  const canceled = read(file?.content ?? '');
  expect([
    file?.method,
    canceled.get('METHOD')?.value,
    canceled.get('STATUS')?.value,
    canceled.get('SEQUENCE')?.value,
    canceled.get('UID'),
  ]).toEqual(['CANCEL', 'CANCEL', 'CANCELLED', '2', uid]);
});

test('a file saved by hand requests no reply; a missing call has no file', async () => {
  const booking = await bookOne();
  const lines = read(calendarFileOf(booking, 'PUBLISH').content);
  expect([lines.get('METHOD')?.value, lines.has('ATTENDEE')]).toEqual(['PUBLISH', false]);
  expect(await calendarFile('01890000-0000-7000-8000-000000000000')).toBeUndefined();
});
