import { noonOf } from '../../../time/days.ts';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import type { DashboardData } from './dashboard-data.ts';

/** The next days: taken seats in ink, closed days crossed out, the next available day highlighted, each with text for screen readers. */
export function Slots({ data }: { data: DashboardData }) {
  const { slots, dailyCapacity, nextDay } = data;
  const letter = (day: string) => noonOf(day).toLocaleDateString('en-US', { weekday: 'narrow', timeZone: 'UTC' });
  const word = (day: string) => noonOf(day).toLocaleDateString('en-US', { weekday: 'short', timeZone: 'UTC' });
  return (
    <RuledSection
      title={`Slots (${dailyCapacity} per day)`}
      aside={<span className="text-small text-ink-2">next open: {word(nextDay)}</span>}
    >
      <ol className="mt-1 grid grid-cols-7 gap-1">
        {slots.map(({ day, taken, closed }) => {
          const full = taken >= dailyCapacity;
          const next = day === nextDay;
          return (
            <li
              key={day}
              className={`rounded-1 py-1.5 text-center text-micro leading-5 forced-colors:forced-color-adjust-none forced-colors:border ${full ? 'bg-ink text-bg' : closed ? 'bg-sunk text-ink-2 line-through' : next ? 'bg-sun text-on-accent forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]' : 'inset-ring-1 inset-ring-line-strong'}`}
            >
              <span aria-hidden="true">{letter(day)}</span>
              <b className="block text-small" aria-hidden="true">
                {Number(day.slice(8))}
              </b>
              <span className="sr-only">
                {day}: {closed ? 'closed, ' : ''}
                {taken} of {dailyCapacity} taken{next ? ', next open' : ''}
              </span>
            </li>
          );
        })}
      </ol>
    </RuledSection>
  );
}
