import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spanInWords } from '../../time/moment-in-words.ts';
import { dayMs, hourMs, minuteMs } from '../../time/units.ts';
import { minutesOf, shownBy } from '../../time/wall-clock.ts';
import { type Calendar, nextFreeTimes, offeredDays, type Taken } from './times.ts';

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const calendar = (change: Partial<Calendar>): Calendar => ({
  zone: 'America/New_York',
  office: { days: everyDay, open: '09:00', close: '18:00' },
  closedOn: () => undefined,
  noticeHours: 2,
  horizonDays: 30,
  bufferMinutes: 15,
  dailyCap: 8,
  minutes: 30,
  ...change,
});
const call = (start: string, bufferMinutes = 15, zone = 'America/New_York'): Taken => {
  const startsAt = new Date(start);
  return {
    startsAt,
    busyUntil: new Date(startsAt.getTime() + (30 + bufferMinutes) * minuteMs),
    day: shownBy(zone, startsAt).day,
  };
};
const iso = (times: readonly Date[] = []) => times.map((time) => time.toISOString().slice(0, 16));

/** A night office on the days on which clocks change in 2026: how many of its twelve half hours there are, and those around the change. */
test.each([
  ['America/New_York', '2026-03-08', 10, ['2026-03-08T06:30', '2026-03-08T07:00'], 'from 2:00 to 3:00'],
  ['America/New_York', '2026-11-01', 12, ['2026-11-01T05:30', '2026-11-01T07:00'], 'from 2:00 to 1:00'],
  ['Europe/London', '2026-03-29', 10, ['2026-03-29T00:30', '2026-03-29T01:00'], 'from 1:00 to 2:00'],
  ['Europe/London', '2026-10-25', 12, ['2026-10-25T00:30', '2026-10-25T02:00'], 'from 2:00 to 1:00'],
  ['Australia/Sydney', '2026-10-04', 10, ['2026-10-03T15:30', '2026-10-03T16:00'], 'from 2:00 to 3:00'],
  ['Australia/Sydney', '2026-04-05', 12, ['2026-04-04T15:30', '2026-04-04T17:00'], 'from 3:00 to 2:00'],
  ['Australia/Lord_Howe', '2026-10-04', 11, ['2026-10-03T15:00', '2026-10-03T15:30'], 'from 2:00 to 2:30'],
  ['Australia/Lord_Howe', '2026-04-05', 12, ['2026-04-04T14:30', '2026-04-04T15:30'], 'from 2:00 to 1:30'],
  ['Asia/Kolkata', '2026-03-08', 12, ['2026-03-07T20:30', '2026-03-07T21:00'], 'not at all'],
  ['America/Phoenix', '2026-03-08', 12, ['2026-03-08T09:00', '2026-03-08T09:30'], 'not at all'],
  ['America/Phoenix', '2026-11-01', 12, ['2026-11-01T09:00', '2026-11-01T09:30'], 'not at all'],
])('%s on %s, when clocks go %5$s, offers %i half hours of the night', (zone, day, count, around) => {
  const night = calendar({ zone, office: { days: everyDay, open: '00:00', close: '06:00' }, dailyCap: 40, noticeHours: 0 });
  const offered = offeredDays(night, [], new Date(Date.parse(`${day}T12:00:00Z`) - 36 * hourMs)).find((one) => one.day === day);
  const times = iso(offered?.times);
  expect(times).toHaveLength(count);
  expect(times.slice(times.indexOf(around[0] ?? ''), times.indexOf(around[0] ?? '') + 2)).toEqual(around);
});

/** When the office opens at nine, on the Friday before a change and on the Monday after it. */
test.each([
  ['America/New_York', ['2026-03-06T14:00', '2026-03-09T13:00', '2026-10-30T13:00', '2026-11-02T14:00']],
  ['Europe/London', ['2026-03-27T09:00', '2026-03-30T08:00', '2026-10-23T08:00', '2026-10-26T09:00']],
  ['Australia/Sydney', ['2026-04-02T22:00', '2026-04-05T23:00', '2026-10-01T23:00', '2026-10-04T22:00']],
  ['Australia/Lord_Howe', ['2026-04-02T22:00', '2026-04-05T22:30', '2026-10-01T22:30', '2026-10-04T22:00']],
  ['Asia/Kolkata', ['2026-03-06T03:30', '2026-03-09T03:30', '2026-10-30T03:30', '2026-11-02T03:30']],
  ['America/Phoenix', ['2026-03-06T16:00', '2026-03-09T16:00', '2026-10-30T16:00', '2026-11-02T16:00']],
])('nine in the morning in %s, before and after both changes', (zone, expected) => {
  for (const instant of expected) {
    const day = shownBy(zone, new Date(`${instant}:00Z`)).day;
    const offered = offeredDays(calendar({ zone }), [], new Date(Date.parse(`${instant}:00Z`) - 20 * hourMs));
    expect(iso(offered.find((one) => one.day === day)?.times)[0]).toBe(instant);
  }
});

/** The first call of the New York office as visitors read it, in the weeks in which only one of both has changed its clock. */
test.each([
  ['America/New_York', 'Monday, March 9, 9:00 am to 9:30 am Eastern Time', 'Monday, October 26, 9:00 am to 9:30 am Eastern Time'],
  [
    'Europe/London',
    'Monday, March 9, 1:00 pm to 1:30 pm United Kingdom Time',
    'Monday, October 26, 1:00 pm to 1:30 pm United Kingdom Time',
  ],
  ['Australia/Sydney', 'Tuesday, March 10, 12:00 am to 12:30 am', 'Tuesday, October 27, 12:00 am to 12:30 am'],
  ['Australia/Lord_Howe', 'Tuesday, March 10, 12:00 am to 12:30 am', 'Tuesday, October 27, 12:00 am to 12:30 am'],
  ['Asia/Kolkata', 'Monday, March 9, 6:30 pm to 7:00 pm', 'Monday, October 26, 6:30 pm to 7:00 pm'],
  ['America/Phoenix', 'Monday, March 9, 6:00 am to 6:30 am', 'Monday, October 26, 6:00 am to 6:30 am'],
])('a visitor in %s sees the office’s nine o’clock in their own time', (zone, march, october) => {
  for (const [day, words] of [
    ['2026-03-09', march],
    ['2026-10-26', october],
  ] as const) {
    const first = offeredDays(calendar({}), [], new Date(`${day}T03:00:00Z`)).find((one) => one.day === day)?.times[0] as Date;
    expect(spanInWords(first, new Date(first.getTime() + 30 * minuteMs), zone)).toContain(words);
  }
});

test('a day offers half hours that end by closing time, and says why it offers none', () => {
  const now = new Date('2026-11-20T20:10:00Z');
  const office = { days: [1, 2, 3, 4, 5], open: '09:00', close: '18:00' };
  const closedOn = (day: string) => (day === '2026-11-26' ? 'Thanksgiving Day' : undefined);
  const days = offeredDays(calendar({ office, closedOn }), [], now);
  expect(days).toHaveLength(31);
  // 3:10 pm and two hours of notice.
  expect(iso(days[0]?.times)).toEqual(['2026-11-20T22:30']);
  expect(days.slice(0, 7).map(({ day, state }) => `${day.slice(8)} ${state}`)).toEqual([
    '20 free',
    '21 closed',
    '22 closed',
    '23 free',
    '24 free',
    '25 free',
    '26 closed',
  ]);
  expect(days.filter(({ reason }) => reason)).toEqual([{ day: '2026-11-26', state: 'closed', reason: 'Thanksgiving Day', times: [] }]);
  expect(days[3]?.times).toHaveLength(18);
  expect(offeredDays(calendar({ office }), [], new Date('2026-11-20T21:00:00Z'))[0]?.state).toBe('over');
});

test('a call takes its half hour, and with the buffers its neighbors', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const around = (taken: Taken[], bufferMinutes: number) =>
    iso(offeredDays(calendar({ bufferMinutes }), taken, now).find(({ day }) => day === '2026-11-23')?.times).filter(
      (time) => time >= '2026-11-23T14:30' && time <= '2026-11-23T16:00',
    );
  expect(around([call('2026-11-23T15:00Z')], 15)).toEqual(['2026-11-23T16:00']);
  expect(around([call('2026-11-23T15:00Z', 0)], 0)).toEqual(['2026-11-23T14:30', '2026-11-23T15:30', '2026-11-23T16:00']);
  // What is booked keeps the buffer it was booked with.
  expect(around([call('2026-11-23T15:00Z', 0)], 15)).toEqual(['2026-11-23T15:30', '2026-11-23T16:00']);
});

test('a day that reaches the cap is full, earlier calls of today included', () => {
  const taken = [call('2026-11-23T14:00Z'), call('2026-11-23T20:00Z')];
  const stateAt = (now: string, dailyCap: number) =>
    offeredDays(calendar({ dailyCap }), taken, new Date(now)).find(({ day }) => day === '2026-11-23')?.state;
  expect(stateAt('2026-11-23T16:00:00Z', 2)).toBe('full');
  expect(stateAt('2026-11-23T16:00:00Z', 3)).toBe('free');
});

test('the next available times follow the requested one, or come before it if none follow', () => {
  const days = offeredDays(calendar({ horizonDays: 1 }), [call('2026-11-23T22:00Z')], new Date('2026-11-23T12:00:00Z'));
  const next = (requested: string) => iso(nextFreeTimes(days, new Date(requested), 3));
  expect(next('2026-11-23T22:00Z')).toEqual(['2026-11-24T14:00', '2026-11-24T14:30', '2026-11-24T15:00']);
  expect(next('2026-11-24T22:00Z')).toEqual(['2026-11-24T21:00', '2026-11-24T21:30', '2026-11-24T22:30']);
  expect(next('2026-12-24T22:00Z')).toEqual(['2026-11-24T21:30', '2026-11-24T22:00', '2026-11-24T22:30']);
  expect(nextFreeTimes([], new Date(), 3)).toEqual([]);
  expect(
    nextFreeTimes(
      days.slice(0, 1).map((day) => ({ ...day, times: day.times.slice(0, 2) })),
      new Date('2026-12-24'),
      3,
    ),
  ).toHaveLength(2);
});

const zones = ['America/New_York', 'Europe/London', 'Australia/Sydney', 'Asia/Kolkata', 'Australia/Lord_Howe', 'America/Phoenix'];
const time = fc
  .integer({ min: 0, max: 95 })
  .map((n) => `${String(Math.floor(n / 4)).padStart(2, '0')}:${String((n % 4) * 15).padStart(2, '0')}`);

test('whatever is booked one after the other never overlaps, lies within the hours, and keeps notice, cap and closed days', () => {
  fc.assert(
    fc.property(
      fc.record({
        zone: fc.constantFrom(...zones),
        office: fc
          .record({ days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }), open: time, close: time })
          .filter(({ open, close }) => open < close),
        bufferMinutes: fc.integer({ min: 0, max: 120 }),
        dailyCap: fc.integer({ min: 1, max: 12 }),
        noticeHours: fc.integer({ min: 0, max: 48 }),
        horizonDays: fc.integer({ min: 0, max: 5 }),
        closed: fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 2 }),
      }),
      // Around both changes of both hemispheres.
      fc.constantFrom('2026-03-07', '2026-03-28', '2026-04-04', '2026-10-03', '2026-10-24', '2026-10-31'),
      fc.integer({ min: -12 * 60, max: 36 * 60 }),
      fc.array(fc.nat(), { minLength: 1, maxLength: 25 }),
      ({ closed, ...rules }, from, minutes, picks) => {
        const now = new Date(Date.parse(`${from}T00:00:00Z`) + minutes * minuteMs);
        const closedDays = new Set(closed.map((ahead) => new Date(now.getTime() + ahead * dayMs).toISOString().slice(0, 10)));
        const own = calendar({ ...rules, closedOn: (day) => (closedDays.has(day) ? '' : undefined) });
        const taken: Taken[] = [];
        for (const pick of picks) {
          const free = offeredDays(own, taken, now).flatMap(({ times }) => times);
          expect([...free].sort((a, b) => a.getTime() - b.getTime())).toEqual(free);
          expect(new Set(free.map(Number)).size).toBe(free.length);
          if (free.length === 0) break;
          taken.push(call((free[pick % free.length] as Date).toISOString(), own.bufferMinutes, own.zone));
        }
        for (const [place, one] of taken.entries()) {
          const begins = shownBy(own.zone, one.startsAt);
          const ends = shownBy(own.zone, new Date(one.startsAt.getTime() + 30 * minuteMs));
          expect(own.office.days).toContain(new Date(`${begins.day}T12:00:00Z`).getUTCDay());
          expect(begins.minutes).toBeGreaterThanOrEqual(minutesOf(own.office.open));
          expect(ends).toMatchObject({ day: begins.day });
          expect(ends.minutes).toBeLessThanOrEqual(minutesOf(own.office.close));
          expect(closedDays.has(begins.day)).toBe(false);
          expect(one.startsAt.getTime() - now.getTime()).toBeGreaterThanOrEqual(own.noticeHours * hourMs);
          expect(taken.filter(({ day }) => day === one.day).length).toBeLessThanOrEqual(own.dailyCap);
          for (const other of taken.slice(place + 1)) expect(one.startsAt < other.busyUntil && other.startsAt < one.busyUntil).toBe(false);
        }
      },
    ),
    { numRuns: 200 },
  );
});
