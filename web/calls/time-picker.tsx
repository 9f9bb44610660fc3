import { type ReactNode, useEffect, useState } from 'react';
import { brand } from '../../content/brand.ts';
import { instant, isZone, type SentDay } from '../../domain/bookings/schema.ts';
import { sameClock, timeInWords, zoneInWords } from '../../time/clock.ts';
import { dayInWords } from '../../time/day-in-words.ts';
import { dayOf } from '../../time/days.ts';
import { startInWords } from '../../time/moment-in-words.ts';
import { useReaderZone } from '../thread/reader-zone.ts';
import { Field, FieldGroup } from '../ui/controls/field.tsx';
import { Select } from '../ui/controls/select.tsx';
import { DayGrid } from './day-grid.tsx';
import { TimeList } from './time-list.tsx';
import { visitorDays } from './visitor-days.ts';
import { otherZones, type ZoneChoice, zoneChoices } from './zones.ts';

/**
 * Picks a day, a time and their time zone, which is the reader's own once React runs. Adds `startsAt` (milliseconds since 1970)
 * and `zone` to the form. Without script, it's a list of all times in the office's time zone, and `zone` stays as it was.
 */
export function TimePicker({ days, errors, values = {}, onZone, fixedZone = false, noneFree }: TimePickerProps) {
  const { zone: readerZone } = useReaderZone();
  const [chosenZone, setZone] = useState(isZone(values.zone ?? '') ? values.zone : '');
  const zone = fixedZone ? brand.timeZone : chosenZone || readerZone;
  const own = visitorDays(days, zone);
  const [time, setTime] = useState(instant.safeParse(values.startsAt).success ? (values.startsAt ?? '') : '');
  const [chosenDay, setDay] = useState('');
  const open = own.filter(({ times }) => times.length > 0);
  // If the picked time is taken, its day stays open, because the next ones are there.
  const requested = time ? dayOf(new Date(Number(time)), zone) : '';
  const day = open.find((one) => one.day === chosenDay) ?? open.find((one) => one.day === requested) ?? open[0];
  const picked = day?.times.includes(Number(time)) ? new Date(Number(time)) : undefined;
  const pickZone = (next: string) => {
    setZone(next);
    setDay('');
    onZone?.();
  };
  return (
    <>
      <div className="grid gap-7 noscript:hidden">
        {!fixedZone && <ZoneField zone={zone} readerZone={readerZone} onPick={pickZone} error={errors.zone} />}
        {day && (
          <FieldGroup label="Day">
            <DayGrid days={own} value={day.day} onPick={setDay} />
          </FieldGroup>
        )}
        {day && (
          <FieldGroup label={`Times on ${dayInWords(day.day)} (${zoneInWords(zone)})`} error={errors.startsAt}>
            <TimeList times={day.times} zone={zone} value={picked ? time : ''} onPick={setTime} />
          </FieldGroup>
        )}
        <p aria-live="polite" className="-mt-3 text-ui text-ink-2 empty:hidden">
          {picked && !sameClock(picked, zone, brand.timeZone) && (
            <>
              That’s{' '}
              {dayOf(picked, zone) === dayOf(picked, brand.timeZone)
                ? timeInWords(picked, brand.timeZone)
                : startInWords(picked, brand.timeZone)}{' '}
              {zoneInWords(brand.timeZone)}.
            </>
          )}
        </p>
      </div>
      <noscript>
        {day && (
          <Field label={`Day and time (${zoneInWords(brand.timeZone)})`} error={errors.startsAt}>
            <Select name="startsAt" defaultValue={picked ? time : ''}>
              <option value="">Pick a time</option>
              {days
                .filter(({ times }) => times.length)
                .map(({ day: officeDay, times }) => (
                  <optgroup key={officeDay} label={dayInWords(officeDay)}>
                    {times.map((one) => (
                      <option key={one} value={one}>
                        {startInWords(new Date(one), brand.timeZone)}
                      </option>
                    ))}
                  </optgroup>
                ))}
            </Select>
          </Field>
        )}
        {!fixedZone && <input type="hidden" name="zone" value={zone} />}
      </noscript>
      {!day && noneFree}
    </>
  );
}

export interface TimePickerProps {
  days: readonly SentDay[];
  errors: Record<string, string>;
  /** Initial `startsAt` and `zone`: those of a refused attempt, or of the call to reschedule. */
  values?: Record<string, string> | undefined;
  /** Called when the reader picks another zone. */
  onZone?: (() => void) | undefined;
  /** True in Admin, where times are in the office's time zone. */
  fixedZone?: boolean;
  /** Shown instead of the day and time pickers when nothing is available. */
  noneFree: ReactNode;
}

/** US time zones first, and all others once React runs. */
function ZoneField({ zone, readerZone, onPick, error }: ZoneFieldProps) {
  const choices = zoneChoices(readerZone);
  const [others, setOthers] = useState<ZoneChoice[]>([]);
  useEffect(() => setOthers(otherZones(zoneChoices(readerZone))), [readerZone]);
  const isListed = [...choices, ...others].some(({ value }) => value === zone);
  return (
    <Field label="Your time zone" error={error}>
      <Select name="zone" value={zone} onChange={(event) => onPick(event.target.value)}>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {!isListed && <option value={zone}>{zone.replaceAll('_', ' ')}</option>}
        {others.length > 0 && (
          <optgroup label="Other time zones">
            {others.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </optgroup>
        )}
      </Select>
    </Field>
  );
}

interface ZoneFieldProps {
  zone: string;
  readerZone: string;
  onPick: (zone: string) => void;
  error: string | undefined;
}
