import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exactTime, RelativeTime } from './relative-time.tsx';

const now = '2026-11-21T15:00:00Z';

test.each([
  ['2026-11-21T14:00:00Z', 'about 1 hour ago'],
  ['2026-11-21T14:18:00Z', '42 minutes ago'],
  ['2026-11-21T18:00:00Z', 'in about 3 hours'],
  ['2026-11-19T15:00:00Z', '2 days ago'],
])('%s is %s', (at, words) => {
  expect(renderToStaticMarkup(<RelativeTime at={at} now={now} />)).toContain(`>${words}</time>`);
});

test('the exact instant is there for machines and for the curious', () => {
  const html = renderToStaticMarkup(<RelativeTime at={new Date('2026-11-21T08:20:00Z')} now={now} />);
  expect(html).toContain('dateTime="2026-11-21T08:20:00.000Z"');
  expect(html).toMatch(/title="Saturday, November 21, 2026 at 8:20\sAM UTC"/);
});

test('a zone is honored over both changes of the clock', () => {
  expect(exactTime(new Date('2026-03-08T07:30:00Z'), 'America/New_York')).toMatch(/3:30\sAM EDT|2:30\sAM EST/);
  expect(exactTime(new Date('2026-03-08T06:59:00Z'), 'America/New_York')).toMatch(/1:59\sAM EST/);
  expect(exactTime(new Date('2026-11-01T06:00:00Z'), 'America/New_York')).toMatch(/1:00\sAM EST/);
});
