import { expect, test } from 'vitest';
import { book } from '../domain/bookings/bookings.ts';
import { offerNow } from '../domain/bookings/calendar.ts';
import { callSecret } from '../domain/bookings/link.ts';
import { useDatabase } from '../tests/helpers/database.ts';
import { callCookieHeader, callOfRequest } from './call-cookie.ts';

useDatabase();

const ask = (path: string, cookie = '') => callOfRequest(new Request(`http://localhost:3000${path}`, { headers: { cookie } }));

test('a link opens its call, the browser keeps it, and a wrong link opens nothing in its place', async () => {
  const startsAt = (await offerNow()).days.flatMap(({ times }) => times)[0] as Date;
  const made = await book(
    { startsAt, zone: 'America/Denver', topic: 'before', name: 'Rosa Lind', email: 'rosa@visitor.test', phone: '', message: '' },
    undefined,
    { actor: 'visitor' },
  );
  if (!made.ok) throw new Error(made.message);
  const secret = callSecret(made.booking.id);
  const header = await callCookieHeader(secret);
  expect(header).toMatch(/HttpOnly/);
  expect(header).toMatch(/SameSite=Lax/);
  const cookie = header.split(';')[0] ?? '';
  expect((await ask(`/booking/call?call=${secret}`))?.booking.id).toBe(made.booking.id);
  expect((await ask('/booking/call', cookie))?.booking.id).toBe(made.booking.id);
  expect(await ask('/booking/call?call=wrong', cookie)).toBeUndefined();
  expect(await ask('/booking/call', 'call=%00broken')).toBeUndefined();
  expect(await ask('/booking/call')).toBeUndefined();
});
