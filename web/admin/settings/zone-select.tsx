import { type ReactNode, useEffect, useState } from 'react';
import { Select } from '../../ui/controls/select.tsx';
import { usZones, zoneName } from '../../words/zone-names.ts';

/** A choice of time zones: those of the United States first, and all others that the browser knows. */
export function ZoneSelect({ name, value }: { name: string; value: string }): ReactNode {
  const isOurs = (zone: string) => usZones.some(([known]) => known === zone);
  const [others, setOthers] = useState(isOurs(value) ? [] : [value]);
  // Server and browser may know different zones, so the list is added in the browser.
  useEffect(() => {
    const all = new Set([value, ...Intl.supportedValuesOf('timeZone')]);
    setOthers([...all].filter((zone) => zone.includes('/') && !usZones.some(([known]) => known === zone)).sort());
  }, [value]);
  return (
    <Select name={name} size="small" defaultValue={value}>
      {usZones.map(([zone, label]) => (
        <option key={zone} value={zone}>
          {label}
        </option>
      ))}
      {others.length > 0 && (
        <optgroup label="Elsewhere">
          {others.map((zone) => (
            <option key={zone} value={zone}>
              {zone === value ? zoneName(zone) : zone.replaceAll('_', ' ')}
            </option>
          ))}
        </optgroup>
      )}
    </Select>
  );
}
