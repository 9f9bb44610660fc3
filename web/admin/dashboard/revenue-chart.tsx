import { dollars } from '../../../content/dollars.ts';
import type { DashboardData } from './dashboard-data.ts';
import { revenuePoints } from './revenue-points.ts';

/**
 * Monthly revenue as a line above ticks, with the current month highlighted and lost sites below the horizon. Screen readers
 * get a list.
 */
export function RevenueChart({ months }: { months: DashboardData['revenue'] }) {
  const now = months.at(-1);
  if (!now || months.every(({ recurringCents, lostSites }) => recurringCents === 0 && lostSites === 0))
    return <p className="py-3 text-ui text-ink-2">You’ll see revenue by month once the first site is live.</p>;
  const { points, mostLost, scaleCents } = revenuePoints(months);
  const earned = points.slice(
    Math.max(
      0,
      points.findIndex(({ recurringCents }) => recurringCents > 0),
    ),
  );
  const last = points.at(-1) ?? { x: 100, y: 0 };
  return (
    <figure>
      <div aria-hidden="true">
        <div className="relative mt-8 h-44">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible">
            <title>Monthly revenue</title>
            <path d="M0 0H100M0 50H100" stroke="var(--line)" vectorEffect="non-scaling-stroke" />
            {points.map(({ x, y, month }) => (
              <path
                key={month}
                d={`M${x} 100V${y}`}
                stroke={month === now.month ? 'var(--sun-lo)' : 'var(--line-strong)'}
                vectorEffect="non-scaling-stroke"
                strokeWidth={month === now.month ? 2 : 1.5}
              />
            ))}
            <path
              d={`M${earned.map(({ x, y }) => `${x} ${y}`).join('L')}`}
              fill="none"
              stroke="var(--ink)"
              strokeWidth="2"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
            <path d="M0 100H100" stroke="var(--ink)" strokeWidth="2" vectorEffect="non-scaling-stroke" />
          </svg>
          <svg className="absolute inset-0 size-full overflow-visible">
            <title>This month</title>
            <circle cx={`${last.x}%`} cy={`${last.y}%`} r="9" strokeWidth="2" className="fill-sun stroke-bg" />
            <text x="100%" y={`${last.y}%`} dx="-20" dy="-13" textAnchor="end" className="fill-current display-number text-[1.35rem]">
              {dollars(now.recurringCents)}
            </text>
          </svg>
          {[scaleCents, scaleCents / 2].map((cents, index) => (
            <span
              key={cents}
              className={`absolute left-0 bg-bg pr-1.5 text-micro leading-none text-ink-3 tabular-nums -translate-y-1/2 ${index === 0 ? 'top-0' : 'top-1/2'}`}
            >
              {dollars(cents)}
            </span>
          ))}
        </div>
        <div className="flex h-6 items-start">
          {points.map(({ month, lostSites }) => (
            <span key={month} className="flex flex-1 justify-center">
              {lostSites > 0 && <svg aria-hidden="true" width="8" height={6 + (lostSites / mostLost) * 14} className="bg-danger" />}
            </span>
          ))}
        </div>
        <div className="flex text-micro text-ink-3">
          {points.map(({ month, label }, index) => (
            <span key={month} className={`min-w-0 flex-1 text-center ${(points.length - index) % 2 === 0 ? 'max-md:invisible' : ''}`}>
              {label}
            </span>
          ))}
        </div>
      </div>
      <figcaption className="sr-only">
        {points.map(({ longLabel, recurringCents, lostSites }) => `${longLabel}: ${dollars(recurringCents)}, ${lostSites} lost`).join('; ')}
      </figcaption>
    </figure>
  );
}
