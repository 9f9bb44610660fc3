import type { CityRate } from '../../../domain/rates/schema.ts';
import { Link } from '../../ui/controls/link.tsx';
import { Rise } from '../../ui/drawings/rise.tsx';
import { StartupRate } from './startup-rate.tsx';

/** A city in the list of all cities. */
export interface ListedCity {
  slug: string;
  path: string;
  name: string;
  region: string;
  towns: string[];
  timeZone: string;
  rate?: CityRate;
  latitude: number;
  longitude: number;
}

/** A city in the list, with its local time. `town` is the nearby town that the search matched. */
export function CityRow({ city, town }: { city: ListedCity; town?: string }) {
  return (
    <Link
      to={city.path}
      data-clock="day"
      data-zone={city.timeZone}
      className="group grid h-full min-h-25 grid-cols-[1fr_auto] content-between items-end gap-x-4 gap-y-2 overflow-hidden border-b-[1.5px] border-ink pt-5 no-underline"
    >
      <span className="col-span-2 flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <span className="font-display text-[1.4rem] leading-[1.1] font-[470] tracking-[-.02em] decoration-accent-line underline-offset-[.2em] group-hover:underline">
          {city.name}
        </span>{' '}
        <StartupRate rate={city.rate} />
      </span>{' '}
      <span className="pb-3.5 text-small text-ink-2">
        {town ? `Near ${town}` : city.region}
        <span data-time suppressHydrationWarning className="block">
          {'\u00a0'}
        </span>
      </span>
      <span className="-mb-px block w-16 overflow-hidden">
        <Rise value={0} cut="small" horizon={false} />
      </span>
    </Link>
  );
}
