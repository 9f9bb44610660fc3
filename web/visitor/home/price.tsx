import { ArrowRight } from 'lucide-react';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Money } from '../../ui/controls/money.tsx';
import { Band } from '../../ui/layout/band.tsx';
import { dayInWords } from '../day-in-words.ts';

const included = [
  'Five custom pages',
  'First draft within 24 hours',
  'Basic logo, if you have none',
  'Built-in SEO',
  'Hosting and certificate',
  'Changes until you say yes',
];

/** One price, shown as a receipt; the scarcity line is the real daily capacity. */
export function Price({
  setupCents,
  monthlyCents,
  dailyCapacity,
  startDay,
}: {
  setupCents: number;
  monthlyCents: number;
  dailyCapacity: number;
  startDay: string;
}) {
  return (
    <Band tone="dawn" id="price">
      <div className="grid gap-x-16 gap-y-12 md:grid-cols-[7fr_5fr] md:items-start">
        <div>
          <h2 className="font-display text-2 font-[450]">One price. It's on the receipt.</h2>
          <p className="mt-12 display-number text-[clamp(6rem,3rem+14vw,13rem)] leading-[.85]">
            <Money cents={setupCents} />
          </p>
          <p className="mt-6 font-display text-3 font-[450]">
            once, then <Money cents={monthlyCents} />
            /month all-in.
          </p>
          <p className="mt-4 max-w-96 text-ink-2">
            The monthly part starts on the day your site goes live. Full refund until you approve a version.
          </p>
          <LinkButton to="/onboarding" size="large" className="mt-8">
            Start My Site
            <ArrowRight size={20} aria-hidden="true" />
          </LinkButton>
        </div>
        <div className="rounded-1 bg-raised px-6 py-7 shadow-2 md:-mb-40">
          <p className="ui-heading">
            Only {dailyCapacity} new project {dailyCapacity === 1 ? 'slot' : 'slots'} per day
          </p>
          <p className="mt-1 text-small text-ink-2">Next start: {dayInWords(startDay)}</p>
          <ul className="mt-5">
            {included.map((line) => (
              <li key={line} className="flex justify-between gap-4 border-t border-line py-2.5 text-small">
                <span className="font-semibold">{line}</span>
                <span className="text-ink-2">included</span>
              </li>
            ))}
            <li className="flex justify-between gap-4 border-t-[1.5px] border-ink pt-3 font-semibold">
              <span>First year in all</span>
              <Money cents={setupCents + 12 * monthlyCents} />
            </li>
          </ul>
        </div>
      </div>
    </Band>
  );
}
