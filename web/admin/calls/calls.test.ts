import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { today } from '../../../content/business-clock.ts';
import { db } from '../../../db/connect.ts';
import { book, cancelBooking } from '../../../domain/bookings/bookings.ts';
import { offerNow } from '../../../domain/bookings/calendar.ts';
import { closeHolidays, openDay } from '../../../domain/bookings/closed-days.ts';
import { holidaysFrom } from '../../../domain/bookings/holidays.ts';
import { useDatabase } from '../../../tests/helpers/database.ts';
import { htmlOf, routeArguments } from '../../../tests/helpers/screen.ts';
import { waitingToast } from '../../cookies/flash.ts';
import CallScreen, { action as changeCall, loader as loadCall } from './call.tsx';
import { action as changeDays } from './closed-days.tsx';
import NewCall from './new-call.tsx';

useDatabase();

/** The arguments of a loader or an action: with a form, or with the query of an address. */
const asked = (fields: Record<string, string> | undefined, params = {}) =>
  routeArguments({ userId: '01890000-0000-7000-8000-000000000000', params, ...(fields ? { fields } : { path: '/?move' }) });

test('a call that its visitor canceled while staff moved it says so, though the form is gone', async () => {
  const free = (await offerNow()).days.flatMap(({ times }) => times);
  const [startsAt, next] = [free[0] as Date, free[6] as Date];
  const wish = {
    startsAt,
    zone: 'America/Denver',
    topic: 'before' as const,
    name: 'Rosa',
    email: 'rosa@visitor.test',
    phone: '',
    message: '',
  };
  const made = await book(wish, undefined, { actor: 'visitor' });
  const callId = made.ok ? made.booking.id : '';
  const screen = async (actionData?: unknown) =>
    htmlOf(CallScreen, { loaderData: await loadCall(asked(undefined, { callId })), actionData });
  expect(await screen()).toContain('New time');
  await cancelBooking(callId, { actor: 'visitor' });
  const fields = { intent: 'move', startsAt: String(next.getTime()), reason: 'We are out' };
  const page = await screen(((await changeCall(asked(fields, { callId }))) as { data: unknown }).data);
  expect(page).not.toContain('New time');
  expect(page).toContain('This call was canceled. Book another one.');
});

test('holidays that are closed are counted in words that fit', async () => {
  const holidays = holidaysFrom(today());
  await closeHolidays('admin:1');
  await openDay(holidays[3]?.day ?? '', 'admin:1');
  const close = async () => {
    const answer = (await changeDays(asked({ intent: 'holidays' }))) as Response;
    return (await waitingToast(answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''))?.title;
  };
  expect(await close()).toBe('Closed 1 holiday.');
  expect(await close()).toBe('Those holidays were already closed.');
  await db().execute(sql`delete from closed_days`);
  expect(await close()).toBe(`Closed ${holidays.length} holidays.`);
});

test('booking for someone asks for their name, and the browser doesn’t autofill its own', () => {
  const page = htmlOf(NewCall, { loaderData: { person: null, days: [{ day: '2026-11-24', state: 'free', times: [1] }] } });
  expect(page).toContain('Their name');
  expect(page).not.toContain('Your name');
  for (const name of ['name', 'email', 'phone']) expect(page).toMatch(new RegExp(`<input[^>]*name="${name}"[^>]*>`));
  expect(page).not.toMatch(/autoComplete="(?:name|email|tel)"/i);
});
