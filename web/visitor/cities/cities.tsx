import { data } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { brandWords, nationwide } from '../../../content/brand-words.ts';
import { citiesByState } from '../../../content/cities/cities.ts';
import { filled } from '../../../content/filled.ts';
import { heads } from '../../../content/heads.ts';
import { offerWords } from '../../../content/offer.ts';
import { cityRatesNow } from '../../../domain/rates/queries.ts';
import type { CityRate } from '../../../domain/rates/schema.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { Field, TextInput } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Rise } from '../../ui/drawings/rise.tsx';
import { Band } from '../../ui/layout/band.tsx';
import { PageOpening } from '../page-opening.tsx';
import { StartMySite } from '../start-my-site.tsx';
import { breadcrumbData } from '../structured-data.ts';
import { useSearchText } from '../use-search-text.ts';
import type { Route } from './+types/cities';
import { findCities } from './find-cities.ts';
import { StartupRate } from './startup-rate.tsx';
import { SunMap } from './sun-map.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(filled(heads.cities, brandWords()), matches, [breadcrumbData(matches, [{ name: heads.cities.title, path: heads.cities.path }])]);

export async function loader() {
  if (!brand.cityCount) throw data(null, { status: 404 });
  const settings = await readSettings();
  const { setup, monthly, plusTax, draftTime } = offerWords(settings);
  const rates = await cityRatesNow(settings.setupCents);
  const groups = citiesByState().map(({ state, cities }) => ({
    state,
    cities: cities.map((city): ListedCity => {
      const { slug, name, region, nearbyTowns, timeZone, latitude, longitude } = city;
      return { slug, path: city.head.path, name, region, towns: [...nearbyTowns], timeZone, rate: rates.get(slug), latitude, longitude };
    }),
  }));
  return { groups, setup, monthly, plusTax, draftTime, hasRates: rates.size > 0 };
}

const counted = (cities: number) => `${cities} ${cities === 1 ? 'city' : 'cities'}`;

/** /cities: every city by state with its local time, and a search that also finds nearby towns. */
export default function Cities({ loaderData }: Route.ComponentProps) {
  const { groups, setup, monthly, plusTax, draftTime, hasRates } = loaderData;
  const { text: search, field } = useSearchText();
  const all = groups.flatMap(({ cities }) => cities);
  const shownGroups = groups
    .map(({ state, cities }) => ({ state, found: findCities(cities, state, search) }))
    .filter(({ found }) => found.length > 0);
  const count = shownGroups.reduce((sum, { found }) => sum + found.length, 0);
  return (
    <>
      <PageOpening
        title={`${counted(all.length)}, one ${hasRates ? 'offer' : 'price'}.`}
        lead={`${setup} once and ${monthly} a month${plusTax}, wherever you open up${hasRates ? ', and less where a startup rate is marked' : ''}. Each city has a page about its trades, its busy season, and the five pages that suit them.`}
        actions={<StartMySite location="hero" />}
        beside={<SunMap cities={all} />}
      />
      <Band>
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
          <Field label="Search by city or nearby town" className="w-full max-w-105">
            <TextInput {...field} />
          </Field>
          <p role="status" className="text-ui text-ink-2">
            {search.trim()
              ? `${count} of ${counted(all.length)}`
              : `${counted(all.length)} in ${groups.length} ${groups.length === 1 ? 'state' : 'states'}`}
          </p>
        </div>
        <p className="mt-5 max-w-[34em] text-ui text-ink-2">{nationwide()}</p>
        {shownGroups.map(({ state, found }) => (
          <section
            key={state.code}
            aria-labelledby={`state-${state.code}`}
            className="mt-[clamp(2.5rem,5vw,4.5rem)] grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-2 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
          >
            <h2 id={`state-${state.code}`} className="text-2 md:sticky md:top-[calc(7rem+var(--strip))] md:self-start">
              {state.name}
            </h2>
            <ul className="grid gap-x-[clamp(1.25rem,2.5vw,2.5rem)] sm:grid-cols-2 xl:grid-cols-3">
              {found.map(({ city, town }) => (
                <li key={city.slug}>
                  <CityRow city={city} town={town} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {count === 0 && (
          <div className="mt-12 max-w-prose border-t-[1.5px] border-ink pt-6">
            <h2 className="text-3">We don’t have a page for “{search.trim()}” yet.</h2>
            <p className="mt-3 text-ink-2">
              We work with businesses anywhere in the United States. You get the same site, the same price and the same {draftTime}, with or
              without a city page here.
            </p>
            <LinkButton to="/onboarding" className="mt-6">
              Start My Site
            </LinkButton>
          </div>
        )}
      </Band>
    </>
  );
}

interface ListedCity {
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
function CityRow({ city, town }: { city: ListedCity; town?: string }) {
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
