import { hourOf, timeInWords } from '../../time/clock.ts';
import { classNames } from '../ui/class-names.ts';
import { partsOf } from './visitor-days.ts';

/** The available times of a day as radio buttons, grouped by part of the day, in the time zone `zone`. */
export function TimeList({ times, zone, value, onPick }: TimeListProps) {
  return (
    <div className="grid gap-4">
      {partsOf(times, (time) => hourOf(new Date(time), zone)).map((part) => (
        <div key={part.name}>
          <p className="mb-1.5 text-small text-ink-2">{part.name}</p>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-1.5 sm:gap-2">
            {part.times.map((time) => (
              <label
                key={time}
                className={classNames(
                  'relative grid min-h-11 place-items-center rounded-2 border-[1.5px] border-control text-ui font-semibold tabular-nums transition-colors duration-fast',
                  'hover:border-ink has-checked:border-ink has-checked:bg-chosen has-checked:inset-ring-[1.5px] has-checked:inset-ring-ink',
                  'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus',
                )}
              >
                <input
                  type="radio"
                  name="startsAt"
                  value={time}
                  checked={value === String(time)}
                  onChange={() => onPick(String(time))}
                  className="absolute inset-0 size-full appearance-none opacity-0"
                />
                {timeInWords(new Date(time), zone)}{' '}
              </label>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

export interface TimeListProps {
  /** Milliseconds since 1970. */
  times: readonly number[];
  zone: string;
  value: string;
  onPick: (time: string) => void;
}
