import { expect, test } from 'vitest';
import { book } from '../../domain/bookings/bookings.ts';
import { offerNow } from '../../domain/bookings/calendar.ts';
import { callSecret } from '../../domain/bookings/link.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { daySeconds } from '../../time/units.ts';
import { callCookieHeader, callOfBrowser, callOfRequest } from './call-cookie.ts';

useDatabase();

const request = (path: string, cookie = '') => new Request(`http://localhost:3000${path}`, { headers: { cookie } });
const ask = (path: string, cookie = '') => callOfRequest(request(path, cookie));

test('a link opens its call, the browser keeps it, and a wrong link opens nothing in its place', async () => {
  const startsAt = (await offerNow()).days.flatMap(({ times }) => times)[0] as Date;
  const made = must(
    await book(
      { startsAt, zone: 'America/Denver', topic: 'before', name: 'Rosa Lind', email: 'rosa@visitor.test', phone: '', message: '' },
      undefined,
      { actor: 'visitor' },
    ),
  );
  const secret = callSecret(made.booking.id);
  const header = await callCookieHeader(made.booking);
  expect(header).toMatch(/HttpOnly/);
  expect(header).toMatch(/SameSite=Lax/);
  const cookie = header.split(';')[0] ?? '';
  expect((await ask(`/booking/call?call=${secret}`))?.id).toBe(made.booking.id);
  expect((await ask('/booking/call', cookie))?.id).toBe(made.booking.id);
  expect(await ask('/booking/call?call=wrong', cookie)).toBeUndefined();
  expect(await ask('/booking/call', 'call=%00broken')).toBeUndefined();
  expect(await ask('/booking/call')).toBeUndefined();
  expect((await callOfBrowser(request('/booking?call=wrong', cookie)))?.id).toBe(made.booking.id);
  expect(await callOfBrowser(request(`/booking?call=${secret}`))).toBeUndefined();
});

test('the cookie lives as long as the link: until thirty days after the call, however far ahead that is', async () => {
  const [id, now] = ['01890000-0000-7000-8000-000000000000', new Date('2026-11-22T12:00:00Z')];
  const ageOf = async (endsAt: string) => /Max-Age=(\d+)/.exec(await callCookieHeader({ id, endsAt: new Date(endsAt) }, now))?.[1];
  expect(await ageOf('2027-02-20T12:00:00Z')).toBe(String(120 * daySeconds));
  expect(await ageOf('2026-11-23T12:00:00Z')).toBe(String(31 * daySeconds));
  expect(await ageOf('2026-10-01T12:00:00Z')).toBe('0');
});
