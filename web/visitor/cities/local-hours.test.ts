import { expect, test } from 'vitest';
import { brand } from '../../../content/brand.ts';
import { ownHours } from '../../../content/hours.ts';
import { localHours } from './local-hours.ts';

const winter = new Date('2026-01-15T12:00:00Z');
const summer = new Date('2026-07-15T12:00:00Z');

test.each([winter, summer])('office and support hours are shown in the city’s time, at %s', (now) => {
  const office = (zone: string) => localHours(ownHours.office, brand.timeZone, zone, now);
  expect(office('America/New_York')).toBe('Mon-Fri 9am-6pm');
  expect(office('America/Chicago')).toBe('Mon-Fri 8am-5pm');
  expect(office('America/Boise')).toBe('Mon-Fri 7am-4pm');
  expect(office('America/Los_Angeles')).toBe('Mon-Fri 6am-3pm');
  expect(localHours(ownHours.support, brand.timeZone, 'America/Denver', now)).toBe('8am-4pm daily');
});

test('half hours and the turn of noon are written out', () => {
  const hours = { label: '9:30-12 daily', open: '09:30', close: '12:00' };
  expect(localHours(hours, 'UTC', 'Asia/Kolkata', winter)).toBe('3pm-5:30pm daily');
});
