import { brand } from '../../../content/brand.ts';
import { dollars, dollarsAndCents } from '../../../content/dollars.ts';
import { emailBy } from '../../../content/given-today.ts';
import { dayInWords } from '../../../time/day-in-words.ts';
import { noonOf } from '../../../time/days.ts';
import { classNames } from '../../ui/class-names.ts';
import { Band } from '../../ui/layout/band.tsx';
import { ClosedReasons } from '../../words/closed-reasons.tsx';
import { Money } from '../../words/money.tsx';
import { StartMySite } from '../start-my-site.tsx';

/** A start day of the coming week. */
export interface StartDay {
  /** YYYY-MM-DD in the business's time zone. */
  day: string;
  free: boolean;
  /** Why we're closed that day. Empty if visitors don't read why. */
  reason?: string;
}

const included = [
  'Five custom pages',
  'Basic logo, if you need one',
  'SEO from day one',
  'Form messages, emailed to you',
  'Hosting and SSL certificate',
  'Your own domain, if you have one',
  'Edits until you approve',
  'Your site as a ZIP, any time',
];

/** The price as a receipt, below the current start days. */
export function Price({ setupCents, monthlyCents, dailyCapacity, plusTax, week }: PriceProps) {
  const amount = dollars(setupCents).replace('$', '');
  return (
    <Band tone="dawn" id="pricing" className="overflow-clip">
      <div className="grid grid-cols-1 gap-[clamp(2rem,6vw,7rem)] md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:items-end">
        <div>
          <h2 className="text-2">One price, and it’s the one on your receipt.</h2>
          <p
            className={classNames(
              'mt-[clamp(2rem,4vw,4rem)] mb-1.5 -ml-[.035em] font-display leading-[.76] font-[430] tracking-[-.065em]',
              sizeOf(amount),
            )}
          >
            <span className="relative -top-[.98em] mr-[.06em] text-[.4em] tracking-normal">$</span>
            {amount}
          </p>
          <p className="font-display text-2 leading-[1.1] font-[440] tracking-[-.025em]">
            once, then <Money cents={monthlyCents} />
            /month <span className="whitespace-nowrap">all-in</span>
            {plusTax}.
          </p>
          <p className="mt-4 mb-8 max-w-[34em] text-lead">
            Monthly billing starts the day your site goes live. Full refund until you approve a version.
          </p>
          <StartMySite location="pricing" />
        </div>
        <div className="rounded-t-1 bg-paper p-6 shadow-[0_30px_60px_-30px_var(--dawn-shadow)] -mb-band max-md:-mx-1 md:px-8.5 md:pt-8.5 md:pb-10">
          <h3 className="text-4">
            Only {dailyCapacity} new project {dailyCapacity === 1 ? 'slot' : 'slots'} per day
          </h3>
          <Week week={week} />
          <ClosedReasons days={week} className="-mt-3 mb-5 text-small text-ink-2" />
          <dl className="text-ui">
            {included.map((line) => (
              <Line key={line} label={line}>
                included
              </Line>
            ))}
            <Line label="Email at your own domain">{emailBy() || 'included'}</Line>
            <Line label="Setup (one-time)">{dollarsAndCents(setupCents)}</Line>
            <Line label={`Hosting, 12 × ${dollars(monthlyCents)}`}>{dollarsAndCents(12 * monthlyCents)}</Line>
            <div className="flex justify-between gap-4 pt-4 font-[650]">
              <dt>First-year total{plusTax}</dt>
              <dd>{dollarsAndCents(setupCents + 12 * monthlyCents)}</dd>
            </div>
          </dl>
        </div>
      </div>
    </Band>
  );
}

export interface PriceProps {
  setupCents: number;
  monthlyCents: number;
  dailyCapacity: number;
  /** ', plus Sales tax', or ''. */
  plusTax: string;
  week: StartDay[];
}

/** The largest type size for an amount next to the receipt: '299', '349.50', '1,299.50'. */
function sizeOf(amount: string): string {
  if (amount.length <= 4) return 'text-[clamp(6.5rem,2rem+18vw,18rem)]';
  return amount.length <= 6 ? 'text-[clamp(5.5rem,1.5rem+13vw,12rem)]' : 'text-[clamp(4.5rem,1rem+10vw,9rem)]';
}

function Line({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-3">
      <dt>{label}</dt>
      <dd className="whitespace-nowrap text-ink-2">{children}</dd>
    </div>
  );
}

/** Seven days from today: taken ones crossed out, closed ones quiet, the next available one highlighted, each with text for screen readers. */
function Week({ week }: { week: StartDay[] }) {
  const next = week.find((day) => day.free)?.day;
  return (
    <ol className="mt-3.5 mb-5.5 grid grid-cols-7 gap-1" aria-label={`Start days of ${brand.name}`}>
      {week.map(({ day, free, reason }) => (
        <li
          key={day}
          className={classNames(
            'rounded-1 py-2 text-center text-micro leading-[1.3]',
            day === next && 'bg-sun text-on-accent',
            day !== next && free && 'text-ink-2 inset-ring inset-ring-line-strong',
            !free && (reason === undefined ? 'bg-sunk text-ink-2 line-through' : 'text-ink-3'),
          )}
        >
          <span aria-hidden="true">
            {weekday.format(noonOf(day))} <b className="block text-[1rem] font-semibold">{dayOfMonth.format(noonOf(day))}</b>
          </span>{' '}
          <span className="sr-only">
            {dayInWords(day)}: {day === next ? 'next available start day' : free ? 'available' : reason === undefined ? 'taken' : 'closed'}
          </span>
        </li>
      ))}
    </ol>
  );
}

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
const dayOfMonth = new Intl.DateTimeFormat('en-US', { day: 'numeric', timeZone: 'UTC' });
