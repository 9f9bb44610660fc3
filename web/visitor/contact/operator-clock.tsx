import { brand } from '../../../content/brand.ts';
import { zoneInWords } from '../../../time/clock.ts';
import type { OpenHours } from '../../../time/open-hours.ts';
import { ClockFace } from '../clock-face.tsx';

/** The operator's day from opening to closing, with the time there. */
export function OperatorClock({ hours, name }: { hours: OpenHours; name: string }) {
  return <ClockFace data-clock="hours" data-hours={JSON.stringify(hours)} data-name={name} zone={zoneInWords(brand.timeZone)} />;
}
