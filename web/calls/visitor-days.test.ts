import { expect, test } from 'vitest';
import type { SentDay } from '../../domain/bookings/schema.ts';
import { hourOf } from '../../time/clock.ts';
import { partsOf, visitorDays } from './visitor-days.ts';

const at = (text: string) => Date.parse(text);
const days: SentDay[] = [
  { day: '2026-11-23', state: 'free', times: [at('2026-11-23T14:00Z'), at('2026-11-23T22:30Z')] },
  { day: '2026-11-24', state: 'full', times: [] },
  { day: '2026-11-25', state: 'closed', times: [] },
];

test('where the office is, its days are as they are', () => {
  expect(visitorDays(days, 'America/New_York')).toEqual(days);
});

test('in Sydney half of a day is tomorrow, and a day without times isn’t available', () => {
  expect(visitorDays(days.slice(0, 1), 'Australia/Sydney')).toEqual([
    { day: '2026-11-23', state: 'none', times: [] },
    { day: '2026-11-24', state: 'free', times: [at('2026-11-23T14:00Z'), at('2026-11-23T22:30Z')] },
  ]);
});

test('near midnight one day of the office lies on two days', () => {
  const [first, second] = visitorDays(days.slice(0, 1), 'Asia/Dhaka');
  expect([first, second].map((day) => [day?.day, day?.times.length])).toEqual([
    ['2026-11-23', 1],
    ['2026-11-24', 1],
  ]);
});

test('without times there’s no calendar', () => {
  expect(visitorDays([], 'Europe/London')).toEqual([]);
});

test('times are listed under their part of the day', () => {
  const zone = 'Asia/Kolkata';
  const times = [at('2026-11-23T14:00Z'), at('2026-11-23T18:30Z'), at('2026-11-23T22:30Z')];
  expect(partsOf(times, (time) => hourOf(new Date(time), zone))).toEqual([
    { name: 'Night', times: [times[1], times[2]] },
    { name: 'Evening', times: [times[0]] },
  ]);
});
