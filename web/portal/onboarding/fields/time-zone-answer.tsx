import { type ReactNode, useEffect, useState } from 'react';
import { Field } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { useAnswer } from '../brief-form.tsx';

const usZones = [
  ['America/New_York', 'Eastern Time'],
  ['America/Chicago', 'Central Time'],
  ['America/Denver', 'Mountain Time'],
  ['America/Phoenix', 'Arizona (no daylight saving)'],
  ['America/Los_Angeles', 'Pacific Time'],
  ['America/Anchorage', 'Alaska Time'],
  ['Pacific/Honolulu', 'Hawaii Time'],
  ['America/Puerto_Rico', 'Atlantic Time (Puerto Rico)'],
] as const;

/** The time zone of the opening hours. Starts as the browser's. */
export function TimeZoneAnswer(): ReactNode {
  const { value, set, error } = useAnswer<string>('business.timeZone');
  const [guessed, setGuessed] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks the browser once
  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!zone?.includes('/')) return;
    setGuessed(zone);
    if (!value) set(zone, 'guessed');
  }, []);
  const others = [...new Set([value, guessed])].filter((zone) => zone && !usZones.some(([known]) => known === zone));
  return (
    <Field label="Time zone" hint="So your site knows when you’re open" error={error}>
      <Select name="business.timeZone" value={value ?? ''} onChange={(event) => set(event.target.value, 'now')}>
        {!value && <option value="">Choose</option>}
        {usZones.map(([zone, name]) => (
          <option key={zone} value={zone}>
            {name}
          </option>
        ))}
        {others.map((zone) => (
          <option key={zone} value={zone}>
            {zone && zoneName(zone)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** 'Mountain Time (Boise)'. */
function zoneName(zone: string): string {
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  try {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts();
    return `${parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone} (${city})`;
  } catch {
    return city;
  }
}
