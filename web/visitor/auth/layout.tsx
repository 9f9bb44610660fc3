import { Outlet, useLocation, useSearchParams } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { useBlockedCookies } from '../../browser/use-blocked-cookies.ts';
import { BrowserFrame } from '../../ui/drawings/browser-frame.tsx';
import { Logo } from '../../ui/drawings/logo.tsx';
import { ScaledPage } from '../../ui/drawings/scaled-page.tsx';
import { Sundial } from '../../ui/drawings/sundial.tsx';
import { SplitScreen } from '../../ui/layout/split-screen.tsx';
import { BlockedCookies } from '../blocked-cookies.tsx';
import { urlOfOwnPage } from '../checkout/own-page.ts';
import type { Route } from './+types/layout';

export const handle = { policy: 'open' } as const;

export async function loader({ request }: Route.LoaderArgs) {
  const settings = await readSettings();
  return { draftHours: settings.draftHours, ownPage: await urlOfOwnPage(request, undefined) };
}

/** A night scene with a site on the horizon at the left, the form at the right. */
export default function AuthLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to main content
      </a>
      <SplitScreen
        bar={<Logo name={brand.name} to="/" />}
        night={<Night draftHours={loaderData.draftHours} ownPage={loaderData.ownPage} />}
      >
        {useBlockedCookies() ? <BlockedCookies to="log in or sign up" /> : <Outlet />}
      </SplitScreen>
    </>
  );
}

/** Shows returning customers that their draft is ready, and everyone else what they get: their own page, if they've had it drawn. */
function Night({ draftHours, ownPage }: { draftHours: number; ownPage: string | undefined }) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const isBack = (pathname.startsWith('/auth/') && pathname !== '/auth/guest') || search.get('next')?.startsWith('/portal');
  const page = isBack ? undefined : ownPage;
  return (
    <div className="relative flex flex-1 flex-col justify-between">
      <p className="mt-[14vh] font-display text-1 font-[450] text-ink">
        {nightWords({ pathname, isBack, page, draftHours }).map((line) => (
          <span key={line} className="block">
            {line}{' '}
          </span>
        ))}
      </p>
      <Sundial hour={17} className="absolute -right-32 bottom-[16%] w-[26rem]" />
      <BrowserFrame
        address={page ? 'Your home page' : 'sample: hair salon'}
        className="relative -mr-[calc(var(--gutter)+8rem)] mt-10 h-[38vh] shrink-0 rounded-b-none"
        viewClassName="h-full"
      >
        {page ? (
          <div inert className="absolute inset-0">
            <ScaledPage src={page} title="Your own home page" pageWidth={1280} scripts />
          </div>
        ) : (
          <img src="/pictures/trades/hair-salon-1280.webp" alt="" width={1280} height={800} className="block w-full" />
        )}
      </BrowserFrame>
    </div>
  );
}

interface NightWords {
  pathname: string;
  isBack: boolean | undefined;
  page: string | undefined;
  draftHours: number;
}

function nightWords({ pathname, isBack, page, draftHours }: NightWords): string[] {
  if (isBack) return ['Your draft', 'is where', 'you left it.'];
  if (!page) return ['Your first', 'draft, within', `${draftHours} hours.`];
  return pathname === '/verify-email' ? ['We kept', 'this page', 'for you.'] : ['Sign up', 'to keep', 'this page.'];
}
