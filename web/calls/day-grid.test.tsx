import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DayGrid } from './day-grid.tsx';
import { visitorDays } from './visitor-days.ts';

test('every day that can’t be picked says why, to the eye and to screen readers', () => {
  const times = [Date.parse('2026-11-25T14:00Z')];
  const days = visitorDays(
    [
      { day: '2026-11-24', state: 'over', times: [] },
      { day: '2026-11-25', state: 'free', times },
      { day: '2026-11-26', state: 'closed', reason: 'Thanksgiving Day', times: [] },
    ],
    'America/New_York',
  );
  const page = renderToStaticMarkup(
    <DayGrid
      days={[...days, { day: '2026-11-30', state: 'none', times: [] }, { day: '2026-12-01', state: 'full', times: [] }]}
      value=""
      onPick={() => undefined}
    />,
  );
  const labels = [...page.matchAll(/aria-label="[^"]*?(\d+)(?:, ([^"]+))?"/g)].map(([, day, why]) => `${day} ${why ?? ''}`);
  expect(labels).toEqual([
    '23 over',
    '24 over',
    '25 ',
    '26 closed, Thanksgiving Day',
    '27 over',
    '30 no open times',
    '1 full',
    '2 not open yet',
    '3 not open yet',
    '4 not open yet',
  ]);
  expect(page).toContain('Closed Thursday, November 26 (Thanksgiving Day)');
  for (const word of ['over', 'closed', 'none', 'full', 'opens later']) expect(page).toContain(`>${word} </span>`);
});
