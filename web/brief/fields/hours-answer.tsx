import { type ReactNode, useRef } from 'react';
import { type DayKey, dayKeys } from '../../../domain/briefs/schema.ts';
import { FieldGroup } from '../../ui/controls/field.tsx';
import { RadioCards } from '../../ui/controls/radio-cards.tsx';
import { useAnswer } from '../brief-form.tsx';
import { isBlank } from '../same-answer.ts';
import { copiedToWeekdays, usualWeek, type Week } from '../week.ts';
import { DayRow } from './day-row.tsx';

/** Opening hours, one row per day, or "I'd rather not say". Those who have hours start from Monday to Friday, 9 to 5. */
export function HoursAnswer(): ReactNode {
  const { value, set, leave, error, problem } = useAnswer<Week>('business.hours');
  const listed = value !== undefined;
  const week = value ?? {};
  // Restores the hours if the owner switches them off and on again.
  const lastWeek = useRef<Week>(undefined);
  if (value) lastWeek.current = value;
  const before = () => (lastWeek.current && !isBlank(lastWeek.current) ? lastWeek.current : usualWeek());
  const problemOf = (day: DayKey) => ['', '.0', '.1', '.2', '.3'].map((span) => problem(`business.hours.${day}${span}`)).find(Boolean);
  return (
    <FieldGroup label="Opening hours" error={error}>
      <RadioCards
        name="business.hours.listed"
        columns={2}
        options={[
          { value: 'yes', label: 'These are our hours', note: 'Shown on your site and to search engines' },
          { value: 'no', label: 'I’d rather not say', note: 'Your site won’t show hours' },
        ]}
        value={listed ? 'yes' : 'no'}
        onValueChange={(choice) => set(choice === 'yes' ? before() : null, 'now')}
      />
      <div className={listed ? 'mt-4' : 'mt-4 hidden noscript:block'}>
        <ul className="border-b border-line">
          {dayKeys.map((day) => (
            <DayRow
              key={day}
              day={day}
              week={week}
              problem={problemOf(day)}
              onChange={(next, when) => set(next, when)}
              onLeave={leave}
              onCopy={() => set(copiedToWeekdays(week, day), 'now')}
            />
          ))}
        </ul>
      </div>
    </FieldGroup>
  );
}
