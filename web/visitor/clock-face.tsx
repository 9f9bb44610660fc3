import { Rise } from '../ui/drawings/rise.tsx';

/**
 * A day as a rise, with the time beside it. web/visitor/enhance/clocks.ts fills both in, by the data attributes that it's given. The
 * text stays hidden until then, because filling it in would move its lines (a layout shift).
 */
export function ClockFace({ zone, className = '', ...data }: { zone: string; className?: string; [attribute: `data-${string}`]: unknown }) {
  return (
    <div {...data} className={`relative ${className} [--line-strong:var(--night-500)]`}>
      <Rise value={0} cut="large" horizon={false} />
      <p className="invisible absolute right-0 bottom-[12%] text-right has-data-set:visible">
        <span
          data-time
          suppressHydrationWarning
          className="block font-display text-[clamp(2.5rem,4.6vw,4.25rem)] leading-none font-[430] tracking-[-.04em]"
        >
          {'\u00a0'}
        </span>
        <span className="mt-2 block text-ui text-ink-2">
          <span className="block">{zone}</span>{' '}
          <span data-words suppressHydrationWarning className="ml-auto block max-w-64 text-balance">
            {'\u00a0'}
          </span>
        </span>
      </p>
    </div>
  );
}
