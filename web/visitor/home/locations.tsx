import { ArrowRight } from 'lucide-react';
import { nationwide } from '../../../content/brand-words.ts';
import type { CityRate } from '../../../domain/rates/schema.ts';
import { Link } from '../../ui/controls/link.tsx';
import { Rise } from '../../ui/drawings/rise.tsx';
import { Band } from '../../ui/layout/band.tsx';
import { StartupRate } from '../cities/startup-rate.tsx';

/** A city on the home page. */
export interface ShownCity {
  slug: string;
  name: string;
  state: string;
  timeZone: string;
  rate?: CityRate;
}

/** Up to twelve cities with their local time, and a link to all of them. */
export function Locations({ cities, total }: { cities: ShownCity[]; total: number }) {
  return (
    <Band id="locations">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 className="text-1 leading-none tracking-[-.03em]">We build sites in every state.</h2>
        {total > 1 && (
          <Link to="/cities" className="link">
            View All {total} Cities
            <ArrowRight size={17} aria-hidden="true" />
          </Link>
        )}
        <p className="w-full max-w-[34em] text-lead text-ink-2">{nationwide()}</p>
      </div>
      <ul className="mt-[clamp(2rem,4vw,3.5rem)] grid grid-cols-2 gap-x-[clamp(1.25rem,2.5vw,2.5rem)] md:grid-cols-4">
        {cities.map((city) => (
          <li key={city.slug}>
            <City city={city} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

function City({ city }: { city: ShownCity }) {
  return (
    <Link
      to={`/locations/${city.slug}`}
      data-clock="day"
      data-zone={city.timeZone}
      className="group relative grid h-full min-h-29 grid-cols-[1fr_auto] content-between items-end gap-x-4 overflow-hidden border-b-[1.5px] border-ink pt-5.5 no-underline"
    >
      <span className="col-span-2">
        <span className="font-display text-[1.2rem] leading-[1.1] font-[470] tracking-[-.02em] decoration-accent-line underline-offset-[.2em] group-hover:underline md:text-[1.4rem]">
          {city.name}
        </span>{' '}
        <StartupRate rate={city.rate} className="mt-1.5 mb-2" />
      </span>{' '}
      <span className="pb-4 text-small text-ink-2">
        <span className="max-md:hidden">{city.state}, </span>
        <span data-time suppressHydrationWarning>
          {'\u00a0'}
        </span>
      </span>
      <span className="-mb-px block w-12 overflow-hidden md:w-19">
        <Rise value={0} cut="small" horizon={false} />
      </span>
    </Link>
  );
}
