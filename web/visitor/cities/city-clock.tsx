import { Rise } from '../../ui/drawings/rise.tsx';
import type { Place } from './sun-times.ts';

/**
 * A city's day as a rise that starts at sunup on the horizon and takes 24 hours, with the local time beside it.
 * web/visitor/enhance/clocks.ts fills both in.
 */
export function CityClock({ place, timeZone, zone }: { place: Place; timeZone: string; zone: string }) {
  return (
    <div
      data-clock="sun"
      data-zone={timeZone}
      data-latitude={place.latitude}
      data-longitude={place.longitude}
      className="relative max-lg:ml-auto max-lg:max-w-120 [--line-strong:var(--night-500)]"
    >
      <Rise value={0} cut="large" horizon={false} />
      <p className="absolute right-0 bottom-[12%] text-right">
        <span
          data-time
          suppressHydrationWarning
          className="block font-display text-[clamp(2.5rem,4.6vw,4.25rem)] leading-none font-[430] tracking-[-.04em]"
        >
          {'\u00a0'}
        </span>
        <span className="mt-2 block text-ui text-ink-2">
          {zone}.{' '}
          <span data-words suppressHydrationWarning>
            {'\u00a0'}
          </span>
        </span>
      </p>
    </div>
  );
}
