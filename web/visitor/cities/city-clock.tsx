import { timeInWords } from '../../../content/clock.ts';
import { Rise } from '../../ui/drawings/rise.tsx';
import { useNow } from '../use-now.ts';
import { type Place, sunAt } from './sun-times.ts';

/** This close to sunrise the clock says so. */
const sunupMs = 12 * 60_000;

/**
 * The day of a place as the rise shows it: at sunup the sun lies on the horizon, and 24 hours later it is there again. The
 * time beside it ticks by the clock of the place.
 */
export function CityClock({ place, timeZone, zone }: { place: Place; timeZone: string; zone: string }) {
  const now = useNow();
  const sun = now && sunAt(now, place);
  const hours = now && sun ? (now.getTime() - sun.last.getTime()) / 3_600_000 : 0;
  return (
    <div className="relative max-lg:ml-auto max-lg:max-w-120 [--line-strong:var(--night-500)]">
      <Rise value={hours} cut="large" horizon={false} />
      <p className="absolute right-0 bottom-[12%] text-right">
        <span className="block font-display text-[clamp(2.5rem,4.6vw,4.25rem)] leading-none font-[430] tracking-[-.04em]">
          {now ? timeInWords(now, timeZone) : ' '}
        </span>
        <span className="mt-2 block text-ui text-ink-2">
          {zone}.{now && sun ? ` ${sunWords(now, sun, timeZone)}` : ''}
        </span>
      </p>
    </div>
  );
}

function sunWords(now: Date, sun: { last: Date; next: Date; up: boolean }, timeZone: string): string {
  const toSunup = Math.min(now.getTime() - sun.last.getTime(), sun.next.getTime() - now.getTime());
  if (toSunup < sunupMs) return 'That’s sunup.';
  return sun.up ? `Sunup was at ${timeInWords(sun.last, timeZone)}.` : `Next sunup at ${timeInWords(sun.next, timeZone)}.`;
}
