import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Outlet, useMatches, useRouteLoaderData } from 'react-router';
import { brand } from '../../content/brand.ts';
import { featuredCities } from '../../content/cities/cities.ts';
import { filled } from '../../content/filled.ts';
import { officeHoursOf } from '../../content/hours.ts';
import { offerWords } from '../../content/offer.ts';
import { services } from '../../content/services/services.ts';
import { socialProfiles } from '../../content/social-networks.ts';
import { googleAnalyticsId } from '../../domain/analytics/analytics.ts';
import { readSettings } from '../../domain/settings/settings.ts';
import { lateFile } from '../browser/late-file.ts';
import { sharedDataContext } from '../http/shared-data.ts';
import type { WithOperator } from '../meta/operator-data.ts';
import type { RootData } from '../session/root-data.ts';
import { LinkButton } from '../ui/controls/button.tsx';
import { Link } from '../ui/controls/link.tsx';
import { PublicShell } from '../ui/layout/public-shell.tsx';
import type { Route } from './+types/layout';
import { lateReady } from './enhance/framework.ts';
import { Floating } from './floating.tsx';
import { Footer } from './footer.tsx';
import { Splash } from './splash/splash.tsx';
import { splashWords } from './splash/splash-words.ts';
import { useScrollToTop } from './use-scroll-to-top.ts';

// Loaded separately, because only logged-in people need it.
const Bell = lazy(() => lateFile(() => import('../bell/bell.tsx').then(({ Bell }) => ({ default: Bell }))));
const AccountMenu = lazy(() => lateFile(() => import('./account-menu.tsx')));
const AccountLinks = lazy(() => lateFile(() => import('./account-menu.tsx').then(({ AccountLinks }) => ({ default: AccountLinks }))));

export const handle = { policy: 'open' } as const;

/** The main links. Their order is fixed. */
const links = [
  { to: '/', label: 'Home', end: true },
  { to: '/about', label: 'How It Works' },
  { to: '/portfolio', label: 'Portfolio' },
  { to: '/cities', label: 'Locations', alsoOn: ['/locations'] },
  { to: '/blog', label: 'Blog' },
  { to: '/faq', label: 'FAQ' },
  { to: '/contact', label: 'Contact' },
];

export function loader({ context }: Route.LoaderArgs) {
  return context.get(sharedDataContext)('layout', layoutData);
}

async function layoutData() {
  const settings = await readSettings();
  const words = offerWords(settings);
  const { setup, monthly, plusTax, draftTime, supportHours } = words;
  const social = socialProfiles(settings);
  const { setupCents, showChat, showActivity, showExitOffer } = settings;
  return {
    setupCents,
    words: { setup, monthly, plusTax, draftTime, supportHours },
    social,
    cities: featuredCities(footerCitySlugs).map(({ name, head }) => ({ name, path: head.path })),
    operator: {
      services: filled(offered, words),
      priceRange: `${setup}-${words.firstYear}`,
      office: officeHoursOf(settings),
      profiles: social.map(({ address }) => address),
    } satisfies WithOperator['operator'],
    splash: splashWords(settings),
    floating: {
      chat: showChat,
      activity: showActivity,
      exitOffer: showExitOffer && brand.postalAddress !== '',
      googleAnalyticsId: googleAnalyticsId(),
    },
  };
}

/** In the footer, while they’re shown. */
const footerCitySlugs = ['jacksonville', 'miami', 'raleigh', 'nashville'];

const offered = services.map(({ name, head }) => ({ name, path: head.path, description: head.description }));

/** The layout of every public page: splash, navigation, footer and what floats. */
export default function VisitorLayout({ loaderData }: Route.ComponentProps) {
  const root = useRouteLoaderData('root') as RootData | undefined;
  const matches = useMatches();
  const viewer = root?.viewer ?? null;
  useScrollToTop();
  const handles = matches.map(({ handle }) => (handle as PageHandle | undefined) ?? {});
  const quiet = handles.some((one) => one.quiet);
  const hasSplash = !viewer && !quiet && !handles.some((one) => one.errand);
  const over = handles.some(({ opening }) => opening === 'paper') ? 'paper' : 'night';
  return (
    <>
      {hasSplash && <Splash words={loaderData.splash} />}
      <PublicShell
        name={brand.name}
        links={brand.cityCount ? links : links.filter(({ to }) => to !== '/cities')}
        over={over}
        right={
          viewer ? (
            <LatePart>
              <Bell />
            </LatePart>
          ) : undefined
        }
        aside={
          viewer ? (
            <LatePart>
              <AccountMenu isAdmin={viewer.isAdmin} />
            </LatePart>
          ) : (
            <SignIn withStart={!quiet} />
          )
        }
        menuFoot={
          viewer ? (
            <LatePart>
              <AccountLinks isAdmin={viewer.isAdmin} />
            </LatePart>
          ) : undefined
        }
        footer={<Footer {...loaderData} short={quiet} />}
      >
        <Outlet />
      </PublicShell>
      {!quiet && <Floating {...loaderData.floating} setupCents={loaderData.setupCents} plusTax={loaderData.words.plusTax} />}
    </>
  );
}

/** What a public route's `handle` can declare. */
export interface PageHandle {
  /** The background of its first band: night by default. */
  opening?: 'night' | 'paper';
  /** Nothing floats over it and its footer is short, as in the checkout. It has no splash either. */
  quiet?: true;
  /** It sells nothing, so it has no splash. */
  errand?: true;
}

/** The login, and for those who don't have an order open yet, the way to one. */
function SignIn({ withStart }: { withStart: boolean }) {
  return (
    <>
      <Link to="/auth" className="inline-flex min-h-11 items-center font-medium text-ink no-underline">
        Login
      </Link>{' '}
      {withStart && (
        <LinkButton to="/contact" look="secondary" size="small">
          Get Started
        </LinkButton>
      )}
    </>
  );
}

/** Wraps lazily loaded code. Announces when it's ready, so a click that came too early is repeated. */
function LatePart({ children }: { children: ReactNode }): ReactNode {
  return (
    <Suspense>
      <Announced>{children}</Announced>
    </Suspense>
  );
}

function Announced({ children }: { children: ReactNode }): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    place.current?.setAttribute('data-late', 'ready');
    place.current?.dispatchEvent(new Event(lateReady, { bubbles: true }));
  }, []);
  return (
    <span ref={place} data-late="" className="contents">
      {children}
    </span>
  );
}
