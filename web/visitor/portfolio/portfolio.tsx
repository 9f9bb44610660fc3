import { ArrowUpRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { brand } from '../../../content/brand.ts';
import { today } from '../../../content/business-clock.ts';
import { heads } from '../../../content/heads.ts';
import { shownCaseStudy } from '../../../domain/cases/queries.ts';
import { portfolioSites } from '../../../domain/portfolio/queries.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { dateInWords } from '../../../time/day-in-words.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import { classNames } from '../../ui/class-names.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/controls/empty-state.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { Tag } from '../../ui/controls/tag.tsx';
import { BrowserFrame } from '../../ui/drawings/browser-frame.tsx';
import { ScaledPage } from '../../ui/drawings/scaled-page.tsx';
import { Band } from '../../ui/layout/band.tsx';
import { CaseStudy } from '../home/case-study.tsx';
import { PageOpening } from '../page-opening.tsx';
import { StartMySite } from '../start-my-site.tsx';
import { breadcrumbData } from '../structured-data.ts';
import type { Route } from './+types/portfolio';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(heads.portfolio, matches, [breadcrumbData(matches, [{ name: heads.portfolio.title, path: heads.portfolio.path }])]);

export async function loader() {
  const [sites, settings] = await Promise.all([portfolioSites(), readSettings()]);
  return {
    draftHours: settings.draftHours,
    caseStudy: await shownCaseStudy(settings),
    sites: sites.map(({ liveSince, ...site }) => ({ ...site, since: today(liveSince) })),
  };
}

const everyTrade = 'all';

/** /portfolio: live sites of owners who consented, and the case study. */
export default function Portfolio({ loaderData }: Route.ComponentProps) {
  const { sites } = loaderData;
  const [trade, setTrade] = useState(everyTrade);
  const trades = [...new Set(sites.map((site) => site.trade))].toSorted();
  const shownSites = sites.filter((site) => trade === everyTrade || site.trade === trade);
  return (
    <>
      <PageOpening
        title="Open for business."
        lead="These are the sites themselves, not screenshots. We show a customer’s site only with the owner’s permission."
        actions={<StartMySite location="hero" />}
      />
      <Band className="overflow-clip">
        {trades.length > 1 && (
          <Segmented
            label="Trade"
            value={trade}
            onValueChange={setTrade}
            className="mb-[clamp(2.5rem,5vw,4.5rem)]"
            options={[
              { value: everyTrade, label: 'All', count: sites.length },
              ...trades.map((one) => ({ value: one, label: one, count: sites.filter((site) => site.trade === one).length })),
            ]}
          />
        )}
        {sites.length === 0 ? (
          <EmptyState
            title="No customer sites to show yet."
            action={
              brand.cityCount > 0 && (
                <LinkButton to="/cities" look="secondary">
                  See samples by city
                </LinkButton>
              )
            }
          >
            A site appears here once it’s live and its owner agrees. Until then, our samples show what a site looks like.
          </EmptyState>
        ) : (
          <ul className="grid grid-cols-1 gap-[clamp(3.5rem,7vw,7rem)]">
            {shownSites.map((site, index) => (
              <li
                key={site.address}
                className={classNames(
                  'grid grid-cols-1 gap-x-[clamp(2rem,5vw,5rem)] gap-y-6 md:items-end',
                  index % 2 === 0 ? 'md:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]' : 'md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]',
                )}
              >
                <div className={index % 2 === 1 ? 'md:order-2' : ''}>
                  <SiteView name={site.name} address={site.address} frame={site.frame} />
                </div>
                <div>
                  <h2 className="text-2">{site.name}</h2>
                  <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
                    {[site.trade, site.place].filter(Boolean).join(', ')}
                    {site.demo && ' '}
                    {site.demo && <Tag>demo</Tag>}
                  </p>
                  <dl className="mt-5 border-b border-line-strong text-ui">
                    <div className="flex justify-between gap-4 border-t border-line-strong py-2.5">
                      <dt className="font-semibold">Live since</dt>
                      <dd className="text-ink-2">
                        <time dateTime={site.since}>{dateInWords(site.since)}</time>
                      </dd>
                    </div>
                    <div className="flex justify-between gap-4 border-t border-line-strong py-2.5">
                      <dt className="font-semibold">Pages</dt>
                      <dd className="text-right text-ink-2">{site.pages.join(', ')}</dd>
                    </div>
                  </dl>
                  <Link to={site.address} newTab className="link mt-5">
                    Visit the site
                    <ArrowUpRight size={18} aria-hidden="true" />
                  </Link>
                </div>
              </li>
            ))}
          </ul>
        )}
        {sites.some(({ demo }) => demo) && (
          <p className="mt-12 text-small text-ink-2">Sites marked “demo” are part of this demo. They’re not customers.</p>
        )}
      </Band>
      {loaderData.caseStudy && <CaseStudy caseStudy={loaderData.caseStudy} draftHours={loaderData.draftHours} />}
    </>
  );
}

/** A live site in a browser frame, loaded when it comes near the window. It can't be used, only viewed. */
function SiteView({ name, address, frame }: { name: string; address: string; frame: string }) {
  const page = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const iframe = page.current;
    // Any target origin, because the frame may not have loaded yet. The message is no secret.
    const hideBars = () => iframe?.contentWindow?.postMessage({ bars: false }, '*');
    iframe?.addEventListener('load', hideBars);
    hideBars();
    return () => iframe?.removeEventListener('load', hideBars);
  }, []);
  return (
    <BrowserFrame address={address.replace(/^https?:\/\//, '')} viewClassName="aspect-[1280/800]">
      <div inert className="absolute inset-0">
        <ScaledPage src={`${frame}/`} title={`Home page of ${name}`} pageWidth={1280} scripts pageRef={page} />
      </div>
    </BrowserFrame>
  );
}
