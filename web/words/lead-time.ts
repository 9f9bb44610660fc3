import { dayOf } from '../../time/days.ts';
import { formatByZone } from '../../time/zone-formats.ts';

const clock = formatByZone({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** '2026-11-21 21:24': a time in `zone`, in a format that spreadsheets read and sort. */
export function leadTime(moment: Date, zone: string): string {
  return `${dayOf(moment, zone)} ${clock(zone).format(moment)}`;
}
