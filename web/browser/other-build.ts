import type { Location, Navigation } from 'react-router';
import { isLeaving } from './leaving.ts';
import { reloadOnce, serverAnswers } from './reload-once.ts';
import { hasTyped } from './typed-input.ts';
import { pathOfData } from './unsent.ts';

/** What this needs of the framework's router. */
export interface TabRouter {
  state: { navigation: Pick<Navigation, 'state' | 'location' | 'formMethod'> };
  subscribe: (hear: (state: TabRouter['state']) => void) => () => void;
}

/** The build that this page came from. Read once, because the attribute of a page that React renders again could change. */
const own = typeof document === 'undefined' ? undefined : document.documentElement.dataset.build;

let router: TabRouter | undefined;
/** The build of the server's latest answer. */
let latest: string | undefined;
/** A file of this build couldn't be loaded, so its framework can't open every page. */
let isBroken = false;

/** The build that this page came from; undefined on the server. */
export function ownBuild(): string | undefined {
  return own;
}

/** True if the server's latest answer came from another build than this page. */
export function isOtherBuild(): boolean {
  return own !== undefined && latest !== undefined && latest !== own;
}

/** Follows the router's navigations until the returned function is called. */
export function followRouter(next: TabRouter): () => void {
  router = next;
  return next.subscribe(() => {
    const target = isBroken && targetOf(next);
    if (target) openDocument(target);
  });
}

/**
 * Wraps the fetch that the framework uses. A navigation whose data comes from another build than this page becomes a load of the
 * whole document, because old screens may not understand new data. All other answers pass: a form's answer is shown where it was
 * sent, and what's typed stays.
 */
export function noticeOtherBuilds(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? undefined : new URL(String(input), location.origin);
    const isRead = url?.pathname.endsWith('.data') && (init?.method ?? 'GET') === 'GET';
    const target = url && isRead ? targetOf(router, pathOfData(url)) : undefined;
    if (target && isOtherBuild()) return documentAnswer(target);
    const asking = ask(input, init);
    if (init?.method && init.method !== 'GET') track(asking);
    const response = await asking;
    latest = response.headers.get('X-Build') ?? latest;
    if (!target || !isOtherBuild() || response.status >= 500) return response;
    await response.body?.cancel();
    return documentAnswer(target);
  };
}

/** Forms that are being sent. */
const sending = new Set<Promise<unknown>>();

function track(asking: Promise<unknown>): void {
  const done: Promise<unknown> = asking.catch(() => undefined).finally(() => sending.delete(done));
  sending.add(done);
}

/**
 * Call when a file of this build couldn't be loaded. Once the server answers: if it was needed for a navigation, the browser loads
 * that document. Otherwise the page is reloaded, once, unless something is typed. Then the next navigation loads a document, and
 * `onHeld` tells the person.
 */
export async function meetMissingFile(onHeld: () => void): Promise<void> {
  if (isBroken || isLeaving()) return;
  isBroken = true;
  await serverAnswers();
  await Promise.all(sending);
  const target = targetOf(router);
  if (target) openDocument(target);
  else if (hasTyped() || !reloadOnce(own)) onHeld();
}

/** Reloads a page that failed with data of another build, once. Nothing that was typed is on it any longer. */
export function reloadFailedPage(): void {
  if (isOtherBuild()) reloadOnce(own);
}

/**
 * Where a navigation goes that is loading, if its data may come with a new document; `path` is the page whose data is read. The
 * data that is read after a form's answer on the same page has to go with that answer.
 */
function targetOf(from: TabRouter | undefined, path?: string): string | undefined {
  const { state, location, formMethod } = from?.state.navigation ?? {};
  if (state !== 'loading' || !location || (path !== undefined && path !== location.pathname)) return undefined;
  // The framework marks the redirect that answers a form.
  const isAfterForm =
    formMethod !== undefined && formMethod !== 'GET' && !(location as Location<{ _isRedirect?: boolean } | null>).state?._isRedirect;
  return isAfterForm ? undefined : location.pathname + location.search + location.hash;
}

/** An answer that makes the framework load a document. It knows whether the navigation replaces the current entry. */
function documentAnswer(target: string): Response {
  const headers = { 'X-Remix-Redirect': target, 'X-Remix-Status': '302', 'X-Remix-Reload-Document': 'true' };
  return new Response(null, { status: 204, headers });
}

function openDocument(target: string): void {
  // Assigning the same address with a hash would only scroll.
  if (new URL(target, location.href).href === location.href) location.reload();
  else location.assign(target);
}
