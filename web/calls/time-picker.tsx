import { type ReactNode, useEffect, useState } from 'react';
import { brand } from '../../content/brand.ts';
import { instant, isZone, type SentDay } from '../../domain/bookings/schema.ts';
import { hourOf, sameClock, timeInWords, zoneInWords } from '../../time/clock.ts';
import { dayInWords } from '../../time/day-in-words.ts';
import { dayOf } from '../../time/days.ts';
import { startInWords } from '../../time/moment-in-words.ts';
import { useReaderZone } from '../thread/reader-zone.ts';
import { classNames } from '../ui/class-names.ts';
import { Field, FieldGroup, Select } from '../ui/controls/field.tsx';
import { DayGrid } from './day-grid.tsx';
import { partsOf, visitorDays } from './visitor-days.ts';

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

/** Time zones of the United States, from east to west. */
const usZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
];

interface ZoneChoice {
  /** IANA name. */
  value: string;
  label: string;
}

/** Zones offered at first: the visitor's own and US zones. Zones with identical clocks share one name, so only one is listed. */
function zoneChoices(own: string): ZoneChoice[] {
  const others = usZones.filter((zone) => zoneInWords(zone) !== zoneInWords(own));
  return [own, ...others].map((zone) => ({
    value: zone,
    label: zone === own && !usZones.includes(own) ? `${zoneInWords(zone)} (${placeOf(zone)})` : zoneInWords(zone),
  }));
}

/** All other zones that the browser knows, by place: 'Europe / Lisbon'. */
function otherZones(listed: readonly ZoneChoice[]): ZoneChoice[] {
  const known = new Set(listed.map(({ value }) => value));
  return Intl.supportedValuesOf('timeZone')
    .filter((zone) => zone.includes('/') && !zone.startsWith('Etc/') && !known.has(zone))
    .map((zone) => ({ value: zone, label: placeOf(zone).replaceAll('/', ' / ') }));
}

function placeOf(zone: string): string {
  return zone.replaceAll('_', ' ');
}

/** The available times of a day as radio buttons, grouped by part of the day, in the time zone `zone`. */
function TimeList({ times, zone, value, onPick }: TimeListProps) {
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

interface TimeListProps {
  /** Milliseconds since 1970. */
  times: readonly number[];
  zone: string;
  value: string;
  onPick: (time: string) => void;
}
