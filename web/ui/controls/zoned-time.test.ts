import { expect, test } from 'vitest';
import { zonedTime } from './zoned-time.ts';

test.each([
  ['2026-11-20T19:05:00Z', 'America/New_York', /^Fri, Nov 20, 2:05\sPM EST$/],
  ['2026-07-20T19:05:00Z', 'America/New_York', /^Mon, Jul 20, 3:05\sPM EDT$/],
  ['2026-11-21T03:05:00Z', 'America/Los_Angeles', /^Fri, Nov 20, 7:05\sPM PST$/],
  ['2026-11-21T03:05:00Z', 'Asia/Tokyo', /^Sat, Nov 21, 12:05\sPM GMT\+9$/],
])('%s in %s is shown with its zone', (instant, zone, words) => {
  expect(zonedTime(instant, zone)).toMatch(words);
  expect(zonedTime(new Date(instant), zone)).toMatch(words);
});
