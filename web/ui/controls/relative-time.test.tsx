import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exactTime, RelativeTime } from './relative-time.tsx';

const now = '2026-11-21T15:00:00Z';

test.each([
  ['2026-11-21T14:00:00Z', 'about 1 hour ago'],
  ['2026-11-21T14:18:00Z', '42 minutes ago'],
  ['2026-11-21T18:00:00Z', 'in about 3 hours'],
  ['2026-11-19T15:00:00Z', '2 days ago'],
  ['2026-11-21T15:00:04Z', 'less than a minute ago'],
  ['2026-11-21T15:01:01Z', 'in 1 minute'],
])('%s is %s', (at, words) => {
  expect(renderToStaticMarkup(<RelativeTime at={at} now={now} />)).toContain(`>${words}</time>`);
});

test('the exact instant is there for machines and for the curious', () => {
  const html = renderToStaticMarkup(<RelativeTime at={new Date('2026-11-21T08:20:00Z')} now={now} />);
  expect(html).toContain('dateTime="2026-11-21T08:20:00.000Z"');
  expect(html).toContain('title="Saturday, November 21, 2026 at 8:20 am UTC"');
});

test("the reader's own clock needs no zone", () => {
  expect(exactTime(new Date('2026-11-21T12:00:00Z'), undefined)).toMatch(/^\w+, November 2\d, 2026 at 1?\d:\d\d [ap]m$/);
});
