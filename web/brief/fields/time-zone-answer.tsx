import { type ReactNode, useEffect, useState } from 'react';
import { Field, Select } from '../../ui/controls/field.tsx';
import { usZones, zoneName } from '../../words/zone-names.ts';
import { useAnswer } from '../brief-form.tsx';

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
    <Field label="Time zone" hint="The time zone of your opening hours" error={error}>
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
