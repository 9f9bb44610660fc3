import { expect, test } from 'vitest';
import { today } from '../../../content/business-clock.ts';
import { book, cancelBooking } from '../../../domain/bookings/bookings.ts';
import { offerNow } from '../../../domain/bookings/calendar.ts';
import { useDatabase } from '../../../tests/helpers/database.ts';
import { htmlOf, routeArguments } from '../../../tests/helpers/screen.ts';
import { dayAfter } from '../../../time/days.ts';
import { waitingToast } from '../../cookies/flash.ts';
import CallScreen, { action as changeCall, loader as loadCall } from './call.tsx';
import { plannedWords } from './call-words.ts';
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

test('closing a day says in words what is planned on it, and a row closes and reopens its day', async () => {
  expect(plannedWords({ calls: 0, starts: 0 })).toBe('');
  expect(plannedWords({ calls: 1, starts: 0 })).toBe('1 call is booked that day');
  expect(plannedWords({ calls: 2, starts: 1 })).toBe('2 calls are booked and 1 project starts that day');
  const day = dayAfter(today(), 5);
  const titleOf = async (fields: Record<string, string>) => {
    const answer = (await changeDays(asked({ row: day, day, ...fields }))) as Response;
    return (await waitingToast(answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''))?.title;
  };
  expect(await titleOf({ intent: 'close' })).toBe('That day is closed.');
  expect(await titleOf({ intent: 'open' })).toBe('That day is open again.');
  expect(await titleOf({ intent: 'open' })).toBe('That day was already open.');
});

test('booking for someone asks for their name, and the browser doesn’t autofill its own', () => {
  const page = htmlOf(NewCall, { loaderData: { person: null, days: [{ day: '2026-11-24', state: 'free', times: [1] }] } });
  expect(page).toContain('Their name');
  expect(page).not.toContain('Your name');
  for (const name of ['name', 'email', 'phone']) expect(page).toMatch(new RegExp(`<input[^>]*name="${name}"[^>]*>`));
  expect(page).not.toMatch(/autoComplete="(?:name|email|tel)"/i);
});
