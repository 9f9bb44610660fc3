import { timeLabel } from '../../../time/open-hours.ts';

/** Opening hours of `brand`: a label with the hours in their own zone, and the hours as HH:MM. */
interface Hours {
  label: string;
  open: string;
  close: string;
}

/**
 * Converts opening hours to another time zone: 'Mon-Fri 9-6' → 'Mon-Fri 7am-4pm'. The days stay, because within the mainland, a
 * business day starts and ends on the same date everywhere.
 */
export function localHours({ label, open, close }: Hours, from: string, to: string, now: Date): string {
  const shift = offsetMinutes(to, now) - offsetMinutes(from, now);
  const days = label.replace(/(?<!\s)\s*(?<![\dapm:])\d[\dapm:]*-\d[\dapm:]*\s*/, ' ').trim();
  const span = `${timeLabel(open, shift)}-${timeLabel(close, shift)}`;
  return label.startsWith(days) ? `${days} ${span}` : `${span} ${days}`;
}

function offsetMinutes(timeZone: string, now: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(now);
  const [, hours = '0', minutes = '0'] =
    /GMT([+-]\d\d):?(\d\d)?/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
  return Number(hours) * 60 + Math.sign(Number(hours) || 1) * Number(minutes);
}
