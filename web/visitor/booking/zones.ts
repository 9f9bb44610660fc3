import { brand } from '../../../content/brand.ts';
import { zoneInWords } from '../../../content/clock.ts';

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

/** Zones to pick from, with the visitor's own among them. Zones that always agree share one name, so only one is listed. */
export function zoneChoices(own: string): { value: string; label: string }[] {
  const others = usZones.filter((zone) => zoneInWords(zone) !== zoneInWords(own));
  return [own, ...others].map((zone) => ({
    value: zone,
    label: zone === own && !usZones.includes(own) ? `${zoneInWords(zone)} (${zone.replaceAll('_', ' ')})` : zoneInWords(zone),
  }));
}

/** The zone that the visitor's browser is set to. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || brand.timeZone;
}
