import { expect, test } from 'vitest';
import { dayMs } from './units.ts';
import { momentOf, shownBy, wallClock } from './wall-clock.ts';

test('the clock of a zone shows every time of a day that there is, and no other', () => {
  for (const zone of ['America/New_York', 'Australia/Lord_Howe', 'America/Santiago', 'Africa/Casablanca', 'Asia/Kathmandu'])
    for (let at = Date.UTC(2026, 0, 1, 12); at < Date.UTC(2027, 0, 1); at += dayMs) {
      const day = new Date(at).toISOString().slice(0, 10);
      const clock = wallClock(day, zone);
      for (const minutes of [0, 90, 120, 150, 540, 1410]) {
        const instant = clock(minutes);
        if (instant) expect(shownBy(zone, instant), `${zone} ${day}`).toEqual({ day, minutes });
      }
    }
});

test('a time that the clock skips is no instant, and becomes the next time that it shows', () => {
  expect(wallClock('2026-03-08', 'America/New_York')(150)).toBeUndefined();
  expect(momentOf('2026-03-08', '02:30', 'America/New_York').toISOString()).toBe('2026-03-08T07:00:00.000Z');
  // Clocks in Santiago go from midnight to 1:00, so the day begins there.
  expect(momentOf('2026-09-06', '00:00', 'America/Santiago').toISOString()).toBe('2026-09-06T04:00:00.000Z');
});

test('if the clock shows a time twice, the first counts', () => {
  expect(momentOf('2026-11-01', '01:30', 'America/New_York').toISOString()).toBe('2026-11-01T05:30:00.000Z');
});
