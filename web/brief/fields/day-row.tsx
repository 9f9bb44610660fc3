import { Plus, X } from 'lucide-react';
import { type FocusEvent, type ReactNode, useState } from 'react';
import type { DayKey } from '../../../domain/briefs/schema.ts';
import { afterPress } from '../../browser/after-press.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import { FieldError, Select, TextInput } from '../../ui/controls/field.tsx';
import { isComposing } from '../../ui/is-composing.ts';
import { closingTime, type DayState, dayState, type Span, shownTime, type Week, withDayState } from '../week.ts';

const dayNames: Record<DayKey, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
/** Two spans allow for a lunch break. */
const maxSpans = 2;

/** One day of the week: closed, open in one or two spans, or open 24 hours. */
export function DayRow({ path, day, week, problem, onChange, onLeave, onCopy }: DayRowProps): ReactNode {
  const name = dayNames[day];
  const state = dayState(week, day);
  const spans = state === 'open' ? (week[day] as Span[]) : [];
  // A day that was just opened has no times yet. Its problem shows once the focus leaves the row.
  const [isOpening, setOpening] = useState(false);
  const leaveRow = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    afterPress(() => setOpening(false));
    onLeave();
  };
  const setSpan = (index: number, span: Span) =>
    onChange({ ...week, [day]: spans.map((other, n) => (n === index ? span : other)) }, 'typing');
  return (
    <li
      className="@container border-t border-line py-2"
      onBlur={leaveRow}
      onKeyDown={({ key, target, nativeEvent }) =>
        key === 'Enter' && !isComposing(nativeEvent) && target instanceof HTMLInputElement && setOpening(false)
      }
    >
      <div className="grid grid-cols-[5.75rem_minmax(0,1fr)] items-start gap-x-3 gap-y-2 @md:grid-cols-[5.75rem_7.5rem_minmax(0,1fr)]">
        <span className="pt-2 text-ui font-semibold">{name}</span>
        <Select
          size="small"
          name={`${path}.${day}.state`}
          aria-label={`${name}: open or closed?`}
          value={state}
          onChange={(event) => {
            setOpening(true);
            onChange(withDayState(week, day, event.target.value as DayState), 'now');
          }}
        >
          <option value="closed">Closed</option>
          <option value="open">Open</option>
          <option value="24h">24 hours</option>
        </Select>
        <div className="grid gap-2 @max-md:col-span-2">
          {spans.map((span, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a span is its place in the day
            <div key={index} className="flex items-center gap-2">
              <TimeInput
                label={`${name}: opens${index ? ' again' : ''} at`}
                name={`${path}.${day}.${index}.open`}
                value={span[0]}
                onChange={(time) => setSpan(index, [time, span[1]])}
              />
              <span aria-hidden="true" className="text-ink-2">
                –
              </span>
              <TimeInput
                label={`${name}: closes${index ? ' again' : ''} at`}
                name={`${path}.${day}.${index}.close`}
                value={shownTime(span[1])}
                onChange={(time) => setSpan(index, [span[0], closingTime(time)])}
              />
              {index === 0 && spans.length < maxSpans && span[1] && (
                <IconButton
                  icon={Plus}
                  size={16}
                  label={`Add more hours on ${name}`}
                  className="-mr-2 text-ink-2! pointer-fine:size-8!"
                  onClick={() => {
                    setOpening(true);
                    onChange({ ...week, [day]: [...spans, ['', '']] }, 'now');
                  }}
                />
              )}
              {index > 0 && (
                <IconButton
                  icon={X}
                  size={16}
                  label={`Remove the extra hours on ${name}`}
                  className="-mr-2 text-ink-2! pointer-fine:size-8!"
                  onClick={() => onChange({ ...week, [day]: spans.slice(0, index) }, 'now')}
                />
              )}
            </div>
          ))}
          {day === 'mon' && state === 'open' && spans[0]?.[1] && <SmallButton onClick={onCopy}>Copy to Monday through Friday</SmallButton>}
        </div>
      </div>
      <FieldError className="mt-1">{isOpening ? undefined : problem}</FieldError>
    </li>
  );
}

function TimeInput({ label, name, value, onChange }: { label: string; name: string; value: string; onChange: (time: string) => void }) {
  return (
    <TextInput
      type="time"
      size="small"
      name={name}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="min-w-0 max-w-28 [&::-webkit-calendar-picker-indicator]:hidden"
    />
  );
}

function SmallButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-8 justify-self-start text-small font-semibold text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
    >
      {children}
    </button>
  );
}

interface DayRowProps {
  /** Path of the hours. */
  path: string;
  day: DayKey;
  week: Week;
  problem: string | undefined;
  onChange: (week: Week, when: 'typing' | 'now') => void;
  onLeave: () => void;
  onCopy: () => void;
}
