import { expect, test } from 'vitest';
import { dayMs, minuteMs } from '../../../time/units.ts';
import { sunAt, sunTimes } from './sun-times.ts';

const newYork = { latitude: 40.71, longitude: -74.01 };
const boise = { latitude: 43.62, longitude: -116.2 };
const miami = { latitude: 25.77, longitude: -80.19 };

/** Times as almanacs print them for these cities. */
test.each([
  { place: newYork, noon: '2026-06-21T16:00:00Z', sunrise: '2026-06-21T05:25:00-04:00', sunset: '2026-06-21T20:31:00-04:00' },
  { place: boise, noon: '2026-12-21T19:00:00Z', sunrise: '2026-12-21T08:14:00-07:00', sunset: '2026-12-21T17:11:00-07:00' },
  { place: miami, noon: '2026-03-20T17:00:00Z', sunrise: '2026-03-20T07:24:00-04:00', sunset: '2026-03-20T19:31:00-04:00' },
])('sunrise and sunset at $noon are those of the almanac', ({ place, noon, sunrise, sunset }) => {
  const times = sunTimes(new Date(noon), place);
  expect(Math.abs(times.sunrise.getTime() - Date.parse(sunrise))).toBeLessThan(3 * minuteMs);
  expect(Math.abs(times.sunset.getTime() - Date.parse(sunset))).toBeLessThan(3 * minuteMs);
});

test('at any hour the last sunrise is less than a day old and the next less than a day away', () => {
  for (let hour = 0; hour < 48; hour++) {
    const now = new Date(Date.UTC(2026, 10, 1, hour, 30));
    const { last, next } = sunAt(now, boise);
    expect(now.getTime() - last.getTime()).toBeGreaterThanOrEqual(0);
    expect(next.getTime()).toBeGreaterThan(now.getTime());
    expect(Math.abs(next.getTime() - last.getTime() - dayMs)).toBeLessThan(4 * minuteMs);
  }
});

test('the sun is up at noon and down at midnight', () => {
  expect(sunAt(new Date('2026-11-21T12:00:00-07:00'), boise).up).toBe(true);
  expect(sunAt(new Date('2026-11-21T23:59:00-07:00'), boise).up).toBe(false);
  expect(sunAt(new Date('2026-11-21T05:00:00-07:00'), boise).up).toBe(false);
});
