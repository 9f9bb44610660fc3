import { type ReactNode, useRef } from 'react';
import { type DayKey, dayKeys } from '../../../domain/briefs/schema.ts';
import { FieldGroup } from '../../ui/controls/field.tsx';
import { RadioCards } from '../../ui/controls/radio-cards.tsx';
import { useAnswer } from '../brief-form.tsx';
import { isBlank } from '../same-answer.ts';
import { copiedToWeekdays, usualWeek, type Week } from '../week.ts';
import { DayRow } from './day-row.tsx';

/** The opening hours of the business, or of its first place. */
export function HoursAnswer(): ReactNode {
  const { path, value, set, leave, error, problem } = useAnswer<Week>('business.hours');
  return (
    <HoursFields
      path={path}
      value={value}
      error={error}
      problemOf={(part) => problem(`${path}.${part}`)}
      onChange={(week, when) => set(week ?? null, when)}
      onLeave={leave}
    />
  );
}

/** Opening hours, one row per day, or "I'd rather not say". Those who have hours start from Monday to Friday, 9 to 5. */
export function HoursFields({ path, value, error, problemOf, onChange, onLeave }: HoursFieldsProps): ReactNode {
  const listed = value !== undefined;
  const week = value ?? {};
  // Restores the hours if the owner switches them off and on again.
  const lastWeek = useRef<Week>(undefined);
  if (value) lastWeek.current = value;
  const before = () => (lastWeek.current && !isBlank(lastWeek.current) ? lastWeek.current : usualWeek());
  const problemOfDay = (day: DayKey) => ['', '.0', '.1', '.2', '.3'].map((span) => problemOf(`${day}${span}`)).find(Boolean);
  return (
    <FieldGroup label="Opening hours" error={error}>
      <RadioCards
        name={`${path}.listed`}
        columns={2}
        options={[
          { value: 'yes', label: 'These are our hours', note: 'Shown on your site and to search engines' },
          { value: 'no', label: 'I’d rather not say', note: 'Your site won’t show hours' },
        ]}
        value={listed ? 'yes' : 'no'}
        onValueChange={(choice) => onChange(choice === 'yes' ? before() : undefined, 'now')}
      />
      <div className={listed ? 'mt-4' : 'mt-4 hidden noscript:block'}>
        <ul className="border-b border-line">
          {dayKeys.map((day) => (
            <DayRow
              key={day}
              path={path}
              day={day}
              week={week}
              problem={problemOfDay(day)}
              onChange={onChange}
              onLeave={onLeave}
              onCopy={() => onChange(copiedToWeekdays(week, day), 'now')}
            />
          ))}
        </ul>
      </div>
    </FieldGroup>
  );
}

interface HoursFieldsProps {
  path: string;
  value: Week | undefined;
  error?: string | undefined;
  /** The problem of a part of the hours, such as `mon.0`. */
  problemOf: (part: string) => string | undefined;
  /** Called without a week if no hours are to be shown. */
  onChange: (week: Week | undefined, when: 'typing' | 'now') => void;
  onLeave: () => void;
}
