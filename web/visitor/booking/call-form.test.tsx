import type { ComponentProps, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ownHours } from '../../../content/hours.ts';
import type { SentDay } from '../../../domain/bookings/schema.ts';
import Booking from './booking.tsx';
import { CallFacts } from './call-facts.tsx';
import { CallForm } from './call-form.tsx';
import type { CallView } from './call-view.ts';
import { MoveForm } from './move-form.tsx';

const html = (page: ReactNode) => renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
const time = Date.parse('2026-11-24T15:00:00Z');
const free: SentDay[] = [{ day: '2026-11-24', state: 'free', times: [time] }];
const full: SentDay[] = [{ day: '2026-11-24', state: 'full', times: [] }];
const own = { name: '', email: '' };
const call = {
  secret: null,
  id: '01890000-0000-7000-8000-000000000000',
  label: 'B-1001',
  canceled: false,
  cancelReason: '',
  stage: 'before',
  moved: false,
  canChange: true,
  startsAt: '2026-11-23T15:00:00Z',
  endsAt: '2026-11-23T15:30:00Z',
  zone: 'America/Denver',
  name: 'Rosa Lind',
  phone: '',
  topic: 'Something else',
  message: '',
  calendars: { google: 'https://calendar.google.test', outlook: 'https://outlook.test' },
} satisfies CallView;

test('when the last time is taken, the form stays with what was typed and its messages', () => {
  const answered = { errors: { taken: '9:00 am is no longer available.' }, values: { name: 'Rosa Lind', message: 'The logo' }, next: [] };
  const page = html(<CallForm rendered={{ days: full, takesBookings: true }} own={own} answered={answered} />);
  expect(page).toContain('value="Rosa Lind"');
  expect(page.indexOf('9:00 am is no longer available.')).toBeGreaterThan(0);
  expect(page.indexOf('9:00 am is no longer available.')).toBeLessThan(page.indexOf('name="name"'));
  expect(page).toContain('We have no open times in the next few weeks.');
  expect(page).not.toContain('Book this call');
  const moved = html(<MoveForm call={call} times={{ days: [], takesBookings: false }} answered={answered} />);
  expect(moved).toContain('9:00 am is no longer available.');
  expect(moved).toContain('Online booking is closed right now.');
});

test('if nothing is available from the start, a reason replaces the form', () => {
  const first = (takesBookings: boolean) => html(<CallForm rendered={{ days: full, takesBookings }} own={own} answered={undefined} />);
  expect(first(true)).toContain('We have no open times in the next few weeks.');
  expect(first(false)).toContain('Online booking is closed right now.');
  expect(first(true)).not.toContain('<form');
});

test('the page’s lead asks to pick a time only if there is one', () => {
  const { office, support } = ownHours;
  const loaded = { replyHours: 24, support, office, takesBookings: true, name: '', email: '' };
  const opening = (days: SentDay[]) =>
    html(<Booking {...({ loaderData: { ...loaded, days } } as unknown as ComponentProps<typeof Booking>)} />);
  expect(opening(free)).toContain('Pick a time in our office hours');
  expect(opening(full)).not.toContain('Pick a time');
});

test('without scripts a reschedule sends the call’s time zone', () => {
  const page = html(<MoveForm call={call} times={{ days: free, takesBookings: true }} answered={undefined} />);
  expect(page).toContain('<input type="hidden" name="zone" value="America/Denver"/>');
  expect(page).not.toContain('name="zone" value="America/New_York"');
});

test.each([
  ['before', 'Your call is booked', 'Booked'],
  ['during', 'This call has started', 'Now'],
  ['after', 'This call has ended', 'Ended'],
] as const)('%s the call its page says so', (stage, title, sign) => {
  const page = html(<CallFacts call={{ ...call, stage, canChange: stage === 'before' }} />);
  expect(page).toContain(title);
  expect(page).toContain(`<span>${sign}</span>`);
});

test('a rescheduled call says so until it begins', () => {
  expect(html(<CallFacts call={{ ...call, moved: true }} />)).toContain('Your call was rescheduled');
  expect(html(<CallFacts call={{ ...call, moved: true, stage: 'after' }} />)).toContain('This call has ended');
  expect(html(<CallFacts call={{ ...call, moved: true, canceled: true }} />)).toContain('This call is canceled');
});
