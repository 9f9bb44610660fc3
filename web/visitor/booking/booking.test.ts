import { eq } from 'drizzle-orm';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { db } from '../../../db/connect.ts';
import { bookings, mails } from '../../../db/schema/index.ts';
import { offerNow } from '../../../domain/bookings/calendar.ts';
import { changeSettings } from '../../../domain/settings/settings.ts';
import { useDatabase } from '../../../tests/helpers/database.ts';
import { makePerson } from '../../../tests/helpers/people.ts';
import { clientAddressContext, viewerContext } from '../../session/session.ts';
import { action, loader } from './booking.tsx';

useDatabase();

interface Sender {
  cookie?: string;
  userId?: string;
  address?: string;
}

/** Sends the form for the nth free time, as its answer comes back. */
async function send(startsAt: Date, email: string, { cookie = '', userId, address = '192.0.2.1' }: Sender = {}) {
  const context = new RouterContextProvider();
  context.set(viewerContext, userId ? ({ user: { id: userId } } as never) : null);
  context.set(clientAddressContext, address);
  const body = new URLSearchParams({
    startsAt: String(startsAt.getTime()),
    zone: 'America/Denver',
    topic: 'before',
    name: 'Rosa Lind',
    email,
    phone: '',
    message: '',
  });
  const request = new Request('http://localhost:3000/booking', { method: 'POST', body, headers: { cookie } });
  const answer = await action({ request, context } as never);
  if (answer instanceof Response)
    return { status: answer.status, cookie: answer.headers.get('Set-Cookie')?.split(';')[0] ?? '', refused: undefined };
  return { status: answer.init?.status, cookie: '', refused: answer.data };
}

const freeTimes = async () => (await offerNow()).days.flatMap(({ times }) => times);
const at = async (place: number) => (await freeTimes())[place] as Date;

test('sending the same email and time again opens the call only where it’s already open, and others see the message for a taken time', async () => {
  const time = await at(0);
  const made = await send(time, 'rosa@visitor.test');
  expect(made).toMatchObject({ status: 302, cookie: expect.stringMatching(/^call=.+/) });
  expect(await send(time, 'rosa@visitor.test', { cookie: made.cookie })).toMatchObject({ status: 302, cookie: made.cookie });
  const known = await send(time, 'rosa@visitor.test', { address: '203.0.113.9' });
  expect(known).toMatchObject({ status: 409, cookie: '' });
  const unknown = await send(time, 'nobody@visitor.test', { address: '203.0.113.9' });
  expect(known.refused?.errors).toEqual(unknown.refused?.errors);
  expect(known.refused?.next).toEqual(unknown.refused?.next);
  expect(known.refused?.errors.taken).toContain('If you booked it, the link is in your email.');
  expect(await db().$count(bookings, eq(bookings.email, 'rosa@visitor.test'))).toBe(1);
  expect(await db().$count(mails, eq(mails.recipient, 'rosa@visitor.test'))).toBe(1);
});

test('a logged-in person who sends it twice has the call on any device, and another account doesn’t', async () => {
  const time = await at(4);
  const [person, other] = [await makePerson(), await makePerson()];
  const made = await send(time, person.email, { userId: person.id });
  expect(await send(time, person.email, { userId: person.id })).toMatchObject({ status: 302, cookie: made.cookie });
  expect(await send(time, person.email, { userId: other.id })).toMatchObject({ status: 409, cookie: '' });
});

test('times that were gone do not count: after many of them the email still books, here and elsewhere', async () => {
  const time = await at(8);
  await send(time, 'first@visitor.test', { address: '192.0.2.7' });
  for (let n = 0; n < 12; n++) expect(await send(time, 'late@visitor.test', { address: '192.0.2.8' })).toMatchObject({ status: 409 });
  expect(await send(await at(8), 'late@visitor.test', { address: '192.0.2.8' })).toMatchObject({ status: 302 });
  expect(await send(await at(8), 'late@visitor.test', { address: '192.0.2.9' })).toMatchObject({ status: 302 });
});

test('switched off, the page has no times', async () => {
  const context = new RouterContextProvider();
  context.set(viewerContext, null);
  await changeSettings({ takesBookings: false }, 'admin:1');
  expect(await loader({ context } as never)).toMatchObject({ takesBookings: false, days: [] });
  await changeSettings({ takesBookings: true }, 'admin:1');
});
