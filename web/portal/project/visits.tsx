import type { DayViews } from '../../../domain/projects/visits.ts';
import { dateInWords } from '../../../time/day-in-words.ts';
import { Fold } from '../../ui/controls/fold.tsx';
import { Bar } from '../../ui/drawings/bar.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';

/** Page views of the live site: the total, a bar per day, and the numbers by day. */
export function Visits({ views }: { views: DayViews[] }) {
  const total = sum(views);
  const week = sum(views.slice(-7));
  const most = Math.max(1, ...views.map((day) => day.views));
  return (
    <RuledSection title="Page views" aside="Last 30 days">
      <div className="flex items-end gap-5 border-b border-line pb-3">
        <p className="shrink-0">
          <span className="display-number block text-[2.3rem]">{total.toLocaleString('en-US')}</span>
          <span className="text-small text-ink-2">{week.toLocaleString('en-US')} in the last 7 days</span>
        </p>
        <div aria-hidden="true" className="flex h-16 min-w-0 flex-1 items-end gap-[2px]">
          {views.map((day) => (
            <span
              key={day.day}
              title={`${dateInWords(day.day)}: ${day.views}`}
              className={`min-w-0 flex-1 ${day.views ? 'h-full' : 'h-[2px] bg-line-strong'}`}
            >
              {day.views > 0 && <Bar upright percent={Math.max(6, (day.views / most) * 100)} />}
            </span>
          ))}
        </div>
      </div>
      {total === 0 ? (
        <p className="py-3 text-small text-ink-2">No visits yet. New ones show up here within seconds.</p>
      ) : (
        <Fold summary="By day">
          <ul className="grid grid-cols-2 gap-x-6 text-small">
            {views
              .filter((day) => day.views > 0)
              .toReversed()
              .map((day) => (
                <li key={day.day} className="flex justify-between gap-3 border-b border-line py-1.5">
                  <span>{dateInWords(day.day).replace(/, \d+$/, '')}</span>
                  <span>{day.views.toLocaleString('en-US')}</span>
                </li>
              ))}
          </ul>
        </Fold>
      )}
      <p className="pt-2 text-micro text-ink-3">We count without cookies and leave out bots.</p>
    </RuledSection>
  );
}

function sum(days: DayViews[]): number {
  return days.reduce((all, { views }) => all + views, 0);
}
