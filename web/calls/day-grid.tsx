import { dayInWords } from '../../time/day-in-words.ts';
import { noonOf } from '../../time/days.ts';
import { classNames } from '../ui/class-names.ts';
import { ClosedReasons } from '../words/closed-reasons.tsx';
import type { ShownDay } from './visitor-days.ts';
import { weekdaysOf, weeksOf } from './weeks.ts';

const stateWords = { free: '', full: 'full', closed: 'closed', over: 'over', none: 'none', later: 'opens later' };
/** The same for screen readers, which have room for longer text. */
const spokenStates = { ...stateWords, none: 'no open times', later: 'not open yet' };

/**
 * Days as a calendar of radio buttons, one week per row. Days that can't be booked are disabled and say why, and below them the
 * reasons for closed days.
 */
export function DayGrid({ days, value, onPick }: { days: readonly ShownDay[]; value: string; onPick: (day: string) => void }) {
  const weekdays = weekdaysOf(days);
  const visibleDays = weeksOf(days).flat();
  return (
    <div className={`grid gap-1.5 sm:gap-2 ${columns[weekdays.length]}`}>
      {weekdays.map((weekday) => (
        <span key={weekday} aria-hidden="true" className="text-center text-small text-ink-2">
          {['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][weekday - 1]}{' '}
        </span>
      ))}
      {visibleDays.map(({ day, state, reason }) => {
        const noon = noonOf(day);
        return (
          <label
            key={day}
            className={classNames(
              'relative grid min-h-14 place-items-center content-center rounded-2 border-[1.5px] border-control text-center leading-tight transition-colors duration-fast',
              'hover:border-ink has-checked:border-ink has-checked:bg-chosen has-checked:inset-ring-[1.5px] has-checked:inset-ring-ink',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus',
              'has-disabled:border-line has-disabled:text-ink-3 has-disabled:hover:border-line',
            )}
          >
            <input
              type="radio"
              name="day"
              value={day}
              checked={value === day}
              disabled={state !== 'free'}
              onChange={() => onPick(day)}
              aria-label={[dayInWords(day), spokenStates[state], reason].filter(Boolean).join(', ')}
              className="absolute inset-0 size-full appearance-none opacity-0"
            />
            <span aria-hidden="true" className="display-number text-[1.35rem]">
              {dayOfMonth.format(noon)}{' '}
            </span>
            <span aria-hidden="true" className="text-micro text-ink-2">
              {stateWords[state] || month.format(noon)}{' '}
            </span>
          </label>
        );
      })}
      <ClosedReasons days={visibleDays} className="col-span-full mt-1 text-small text-ink-2" />
    </div>
  );
}

/** Grid classes by number of weekdays. Written out because Tailwind only generates classes that it finds in the source. */
const columns = ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-3', 'grid-cols-4', 'grid-cols-5', 'grid-cols-6', 'grid-cols-7'];

const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const dayOfMonth = new Intl.DateTimeFormat('en-US', { day: 'numeric', timeZone: 'UTC' });
