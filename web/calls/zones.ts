import { zoneInWords } from '../../time/clock.ts';

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

export interface ZoneChoice {
  /** IANA name. */
  value: string;
  label: string;
}

/** Zones offered at first: the visitor's own and US zones. Zones with identical clocks share one name, so only one is listed. */
export function zoneChoices(own: string): ZoneChoice[] {
  const others = usZones.filter((zone) => zoneInWords(zone) !== zoneInWords(own));
  return [own, ...others].map((zone) => ({
    value: zone,
    label: zone === own && !usZones.includes(own) ? `${zoneInWords(zone)} (${placeOf(zone)})` : zoneInWords(zone),
  }));
}

/** All other zones that the browser knows, by place: 'Europe / Lisbon'. */
export function otherZones(listed: readonly ZoneChoice[]): ZoneChoice[] {
  const listedZones = new Set(listed.map(({ value }) => value));
  return Intl.supportedValuesOf('timeZone')
    .filter((zone) => zone.includes('/') && !zone.startsWith('Etc/') && !listedZones.has(zone))
    .map((zone) => ({ value: zone, label: placeOf(zone).replaceAll('/', ' / ') }));
}

function placeOf(zone: string): string {
  return zone.replaceAll('_', ' ');
}
