import { expect, test } from 'vitest';
import { calendarLinks } from './calendar-links.ts';

test('both calendars get title, UTC times and the way back, whatever the number says', () => {
  const call = { startsAt: new Date('2026-11-23T14:00:00Z'), endsAt: new Date('2026-11-23T14:30:00Z'), phone: '+1 (303) 555-0110 & co' };
  const { google, outlook } = calendarLinks(call, 'https://sunup.test/booking/call?call=a.b');
  const first = new URL(google);
  expect([first.host, first.searchParams.get('dates')]).toEqual(['calendar.google.com', '20261123T140000Z/20261123T143000Z']);
  expect(first.searchParams.get('details')).toBe(
    'We call +1 (303) 555-0110 & co. Reschedule or cancel: https://sunup.test/booking/call?call=a.b',
  );
  const second = new URL(outlook);
  expect([second.host, second.searchParams.get('startdt'), second.searchParams.get('enddt')]).toEqual([
    'outlook.live.com',
    '2026-11-23T14:00:00.000Z',
    '2026-11-23T14:30:00.000Z',
  ]);
});
