import { brand } from '../../../content/brand.ts';
import { zoneInWords } from '../../../time/clock.ts';
import type { OpenHours } from '../../../time/open-hours.ts';
import { Rise } from '../../ui/drawings/rise.tsx';

/** The operator's day from opening to closing as a rise, with the time there. web/visitor/enhance/clocks.ts fills both in. */
export function OperatorClock({ hours, name }: { hours: OpenHours; name: string }) {
  return (
    <div data-clock="hours" data-hours={JSON.stringify(hours)} data-name={name} className="relative [--line-strong:var(--night-500)]">
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
          {zoneInWords(brand.timeZone)}.{' '}
          <span data-words suppressHydrationWarning>
            {'\u00a0'}
          </span>
        </span>
      </p>
    </div>
  );
}
