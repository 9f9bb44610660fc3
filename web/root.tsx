import { type ReactNode, useContext, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  UNSAFE_DataRouterContext,
  useRouteLoaderData,
} from 'react-router';
import { brand, brandElementId, brandForBrowser } from '../content/brand.ts';
import { colorsAddress, markPicture } from '../content/brand-files.ts';
import { appUrl } from '../domain/addresses.ts';
import { googleAnalyticsId } from '../domain/analytics/analytics.ts';
import { buildId } from '../domain/builds/build-id.ts';
import { notificationsOf, unreadCount } from '../domain/notifications/list.ts';
import { isTrial } from '../domain/trial.ts';
import type { Route } from './+types/root';
import { usePageViews } from './analytics/use-page-views.ts';
import stylesheet from './app.css?url';
import { watchPresses } from './browser/after-press.ts';
import { Announcer } from './browser/announcer.tsx';
import { hydrated } from './browser/hydrated.ts';
import { missingFile } from './browser/missing-file.ts';
import { followRouter, meetMissingFile, noticeOtherBuilds, ownBuild } from './browser/other-build.ts';
import { steady } from './browser/steady-fetch.ts';
import { tolerateTranslation } from './browser/translated-page.ts';
import { watchTyping } from './browser/typed-input.ts';
import { type WaitingToast, waitingToast } from './cookies/flash.ts';
import { FallbackScreen } from './errors/fallback-screen.tsx';
import { NotFoundScreen } from './errors/not-found-screen.tsx';
import { notFoundMeta } from './meta/private-meta.ts';
import { forgetShownTyped } from './session/recent-auth.ts';
import type { RootData } from './session/root-data.ts';
import { nonceContext, viewerContext, visitOf } from './session/session.ts';
import { useAuthSession } from './session/use-auth-session.ts';
import { TrialLine } from './trial-line.tsx';
import { PageLoading } from './ui/controls/page-loading.tsx';
import { Toasts, toast } from './ui/controls/toast.tsx';
import { MarkPictureContext } from './ui/drawings/mark.tsx';
import enhanceUrl from './visitor/enhance/enhance.ts?worker&url';
import { troubleSentence } from './words/trouble-sentence.ts';

/** The two fonts that every page needs immediately. */
const fontPreloads = ['/fonts/newsreader.woff2', '/fonts/hanken-grotesk.woff2'].map((href) => ({
  rel: 'preload' as const,
  href,
  as: 'font' as const,
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
}));

// The framework requests data through the global fetch, so it has to be replaced.
if (typeof window !== 'undefined') {
  window.fetch = noticeOtherBuilds(steady(window.fetch.bind(window), ({ title, ...more }) => toast.error(title, more)));
  watchTyping();
  watchPresses();
  tolerateTranslation();
  addEventListener(missingFile, () => void meetMissingFile(() => toast.error('There’s a new version of this page', outdated)));
}

const outdated = { description: 'Save what you typed, then reload the page to continue.' };

export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    const { viewer, cookies } = await visitOf(request.headers);
    context.set(viewerContext, viewer ?? null);
    const response = await next();
    // A route that logged someone in or out has already set these cookies.
    const names = new Set(response.headers.getSetCookie().map((cookie) => cookie.split('=')[0]));
    for (const cookie of cookies) if (!names.has(cookie.split('=')[0])) response.headers.append('Set-Cookie', cookie);
    await forgetShownTyped(request, response);
    return response;
  },
];

export const links: Route.LinksFunction = () => [
  ...fontPreloads,
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/app.webmanifest' },
];

export { shouldRevalidate } from './editor/revalidate.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const [notifications, unread] = viewer ? await Promise.all([notificationsOf(viewer.user.id), unreadCount(viewer.user.id)]) : [[], 0];
  const toast = (await waitingToast(request.headers.get('cookie'))) ?? null;
  return Response.json({
    viewer,
    notifications,
    unread,
    toast,
    nonce: context.get(nonceContext),
    build: buildId(),
    origin: appUrl(),
    isTrial: isTrial(),
    ga4Id: googleAnalyticsId(),
  });
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData('root') as RootData | undefined;
  const colors = colorsAddress();
  return (
    <html lang="en-US" data-build={ownBuild() ?? root?.build}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={brand.ground} />
        <BrandForBrowser />
        <Meta />
        <Links />
        {colors && <link rel="stylesheet" href={colors} />}
        <script type="module" src={enhanceUrl} />
      </head>
      <body>
        <MarkPictureContext value={markPicture()}>
          <TrialLine />
          {children}
        </MarkPictureContext>
        <Toasts />
        <ScrollRestoration nonce={root?.nonce} />
        <Scripts nonce={root?.nonce} />
      </body>
    </html>
  );
}

/** What the browser has to know of the brand before its first script runs. Nothing for our own. */
function BrandForBrowser() {
  const facts = brandForBrowser();
  if (!Object.keys(facts).length) return null;
  const json = JSON.stringify(facts).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the element.
  return <script type="application/json" id={brandElementId} dangerouslySetInnerHTML={{ __html: json }} />;
}

/** Pages have their own. This one is for error screens. */
export const meta: Route.MetaFunction = ({ error }) =>
  isRouteErrorResponse(error) && error.status === 404 ? notFoundMeta() : [{ title: brand.name }];

export default function Root({ loaderData }: Route.ComponentProps) {
  const { toast: waiting, viewer, ga4Id } = loaderData as unknown as RootData;
  usePageViews(ga4Id);
  useAuthSession(viewer);
  useWaitingToast(waiting);
  useHydrated();
  useRouterWatch();
  return (
    <>
      <PageLoading />
      <Outlet />
      <Announcer />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  return <FallbackScreen sentence={troubleSentence(error)} />;
}

/** Signals the page's own script that React is ready, so the script repeats a click that came too early. */
function useHydrated(): void {
  useEffect(() => {
    document.documentElement.dataset[hydrated] = '';
    dispatchEvent(new Event(hydrated));
  }, []);
}

/** Lets other-build.ts know the page's router. React Router exports the context for libraries and promises nothing about it. */
function useRouterWatch(): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useEffect(() => (router ? followRouter(router) : undefined), [router]);
}

/**
 * ID of the last toast that this page showed. A page that's being left may still read its data and show the toast meant for the
 * next page.
 */
let lastShown: string | undefined;

/** Shows a toast that outlived a redirect, once, and reports to the server that it was shown. */
function useWaitingToast(waiting: WaitingToast | null): void {
  useEffect(() => {
    if (!waiting || waiting.id === lastShown) return;
    lastShown = waiting.id;
    const options = waiting.description ? { description: waiting.description } : undefined;
    if (waiting.type === 'error') toast.error(waiting.title, options);
    else if (waiting.type === 'success') toast.done(waiting.title, options);
    else toast.info(waiting.title, options);
    navigator.sendBeacon('/api/toasts/shown', new URLSearchParams({ id: waiting.id }));
  }, [waiting]);
}
