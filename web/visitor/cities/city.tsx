import { data } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { cityBySlug } from '../../../content/cities/cities.ts';
import type { City, SampleSet } from '../../../content/cities/city.ts';
import { nearestCities } from '../../../content/cities/nearest-cities.ts';
import { filled } from '../../../content/filled.ts';
import { heads } from '../../../content/heads.ts';
import { hoursInWords, officeHoursOf, supportHoursOf } from '../../../content/hours.ts';
import { offerWords } from '../../../content/offer.ts';
import { pageLabel } from '../../../content/site-pages.ts';
import { cityRatesNow } from '../../../domain/rates/queries.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { comingDays } from '../../../domain/slots/slots.ts';
import { tradeLabel } from '../../../sites/trades/labels.ts';
import { zoneInWords } from '../../../time/clock.ts';
import type { OpenHours } from '../../../time/open-hours.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import { notFoundMeta } from '../../meta/private-meta.ts';
import { Disclosures } from '../../ui/controls/disclosure.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { BrowserFrame } from '../../ui/drawings/browser-frame.tsx';
import { Band } from '../../ui/layout/band.tsx';
import { Money } from '../../words/money.tsx';
import { ClockFace } from '../clock-face.tsx';
import { FactRows } from '../fact-rows.tsx';
import { FinalCall } from '../final-call.tsx';
import { PageOpening } from '../page-opening.tsx';
import { StartMySite } from '../start-my-site.tsx';
import { breadcrumbData, faqData, offerOf, serviceData } from '../structured-data.ts';
import type { Route } from './+types/city';
import { localHours } from './local-hours.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return notFoundMeta();
  const { head, name, state, nearbyTowns, faq, setupCents } = loaderData;
  const containedInPlace = { '@type': 'State', name: state };
  const areaServed = [name, ...nearbyTowns].map((town) => ({ '@type': 'City', name: town, containedInPlace }));
  const service = { name: `Five-page websites in ${name}`, path: head.path, description: head.description };
  return pageMeta(head, matches, [
    serviceData(matches, service, { areaServed, offers: offerOf(setupCents, 'once') }),
    faqData(faq),
    breadcrumbData(matches, [
      { name: heads.cities.title, path: heads.cities.path },
      { name, path: head.path },
    ]),
  ]);
};

const labeled = (hours: OpenHours) => ({ ...hours, label: hoursInWords(hours) });

export async function loader({ params }: Route.LoaderArgs) {
  const unfilled = cityBySlug(params.slug);
  if (!unfilled) throw data(null, { status: 404 });
  const settings = await readSettings();
  const city = filled(unfilled, offerWords(settings));
  const near = nearestCities(city, 5);
  const zone = zoneInWords(city.timeZone);
  const now = new Date();
  return {
    head: city.head,
    name: city.name,
    state: city.state.name,
    headline: city.headline,
    lead: city.lead,
    place: { latitude: city.latitude, longitude: city.longitude },
    timeZone: city.timeZone,
    zone,
    facts: factsOf(city),
    nearbyTowns: [...city.nearbyTowns],
    calls: {
      office: localHours(labeled(officeHoursOf(settings)), brand.timeZone, city.timeZone, now),
      support: localHours(labeled(supportHoursOf(settings)), brand.timeZone, city.timeZone, now),
    },
    sets: city.sampleSets.map(shownSet),
    faq: [...city.faq],
    near: near.map((other) => ({ name: other.city.name, path: other.city.head.path, miles: Math.round(other.miles) })),
    setupCents: settings.setupCents,
    rate: (await cityRatesNow(settings.setupCents)).get(city.slug),
    startDay: (await comingDays(settings)).startDay,
    finalCall: `See your draft within ${offerWords(settings).draftTime}.`,
  };
}

function factsOf(city: City) {
  return [
    { title: 'Region', text: city.regionText },
    { title: 'Trades', text: city.tradesText },
    { title: 'Busy season', text: city.seasonText },
    { title: 'On your site', text: city.localTip },
    { title: 'Nearby towns', text: `${city.nearbyTowns.join(', ')}. Your site can name every town you drive to.` },
  ];
}

function shownSet({ trade, why, pages }: SampleSet) {
  return { trade, tradeName: tradeLabel(trade), why, pages: pages.map(pageLabel) };
}

/** /locations/{slug}: local time, facts about working there, two sample page sets, local questions and nearby cities. */
export default function CityPage({ loaderData }: Route.ComponentProps) {
  const { name, headline, lead, place, timeZone, zone, facts, calls, sets, faq, near, rate, setupCents, startDay, finalCall } = loaderData;
  return (
    <>
      <PageOpening
        title={headline}
        lead={lead}
        actions={
          <>
            <StartMySite location="hero" />
            {rate && (
              <p className="basis-full text-ui text-ink-2">
                Startup rate: <Money cents={rate.setupCents} className="font-semibold text-ink" /> once instead of{' '}
                <Money cents={setupCents} /> with code <b className="font-semibold text-ink">{rate.code}</b>.{' '}
                <Link to={`/payment-choice?code=${encodeURIComponent(rate.code)}`}>Use this code</Link>
              </p>
            )}
          </>
        }
        beside={
          // It starts at sunup on the horizon and takes 24 hours.
          <ClockFace
            data-clock="sun"
            data-zone={timeZone}
            data-latitude={place.latitude}
            data-longitude={place.longitude}
            zone={zone}
            className="max-lg:ml-auto max-lg:max-w-120"
          />
        }
      />
      <Band>
        <FactRows
          title="What we know about doing business here."
          rows={[
            ...facts,
            {
              title: 'Calls',
              text: (
                <>
                  Office hours {calls.office} {zone}. Support {calls.support} {zone}. <Link to="/booking">Book a call</Link>
                </>
              ),
            },
          ]}
        />
      </Band>
      <SampleSets sets={sets} />
      <Band>
        <div className="grid gap-[clamp(2rem,5vw,5rem)] md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
          <h2 className="text-2">Questions and answers for {name}.</h2>
          <Disclosures
            items={faq.map(({ question, answer }, index) => ({
              id: `question-${index + 1}`,
              title: question,
              content: answer,
              open: index === 0,
            }))}
          />
        </div>
      </Band>
      <Band tone="dawn" space="none" className="py-[clamp(3rem,5vw,5rem)]">
        <div className="flex flex-wrap items-baseline gap-x-10 gap-y-4">
          <h2 className="text-3">{(near[0]?.miles ?? 0) <= nearbyMiles ? 'Nearby' : 'Nearest to here'}</h2>
          <ul className="flex flex-wrap items-baseline gap-x-8 gap-y-3">
            {near.map((city) => (
              <li key={city.path} className="flex items-baseline gap-2">
                <Link to={city.path} className="link">
                  {city.name}
                </Link>{' '}
                <span className="text-small text-ink-2">{city.miles} mi</span>
              </li>
            ))}
            <li>
              <Link to="/cities" className="link">
                All locations
              </Link>
            </li>
          </ul>
        </div>
      </Band>
      <FinalCall title={finalCall} startDay={startDay} />
    </>
  );
}

/** A place farther than this from our next city has no nearby cities. */
const nearbyMiles = 100;

/** Five pages for a trade, with their labels. */
interface ShownSet {
  trade: string;
  tradeName: string;
  why: string;
  pages: string[];
}

/** Two sets of five pages for businesses in the city, each with a sample site of the trade. */
function SampleSets({ sets }: { sets: ShownSet[] }) {
  return (
    <Band tone="sunk">
      <h2 className="max-w-[12em] text-1 leading-none tracking-[-.03em]">Two sample sites for local businesses.</h2>
      <div className="mt-[clamp(2.5rem,5vw,4.5rem)] grid gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-14 md:grid-cols-2">
        {sets.map((set, index) => (
          <article key={set.trade} className={index === 1 ? 'md:mt-[6vw]' : ''}>
            <BrowserFrame address={`sample: ${set.tradeName.toLowerCase()}`}>
              <img
                src={`/pictures/trades/${set.trade}-1280.webp`}
                alt={`Home page of a sample site for this trade: ${set.tradeName.toLowerCase()}`}
                width={1280}
                height={800}
                loading="lazy"
                className="block h-auto w-full"
              />
            </BrowserFrame>
            <h3 className="mt-6 text-3">{set.tradeName}</h3>
            <ol className="mt-1.5 flex flex-wrap gap-x-3.5 gap-y-0.5 text-ui text-ink-2">
              {set.pages.map((page, place) => (
                <li key={page} className="flex gap-1.5">
                  <span className="text-ink-3" aria-hidden="true">
                    {place + 1}
                  </span>{' '}
                  {page}
                </li>
              ))}
            </ol>
            <p className="mt-3 max-w-[36em] text-ui text-ink-2">{set.why}</p>
          </article>
        ))}
      </div>
      <p className="mt-8 text-small text-ink-2">We made both as samples. They’re not customers.</p>
    </Band>
  );
}
