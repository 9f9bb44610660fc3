/** How long an idle callback may wait after loading. */
const idleTimeoutMs = 4000;

/** Calls back once the page is loaded and the browser has nothing more urgent to do. */
export function whenIdle(call: () => void): void {
  const wait = () => {
    // Safari doesn't support it.
    if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: idleTimeoutMs });
    else setTimeout(call, 1);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** Registers the service worker, in browsers that support one. */
export function registerServiceWorker(): void {
  whenIdle(() => {
    navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);
  });
}

/** Opens the `<details>` with the ID in the URL's hash. */
export function openTarget(): void {
  const open = () => {
    const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    if (target instanceof HTMLDetailsElement) target.open = true;
  };
  open();
  addEventListener('hashchange', open);
}

/**
 * Reloads a cached page, which shows no one logged in, when another tab says that someone is: at a login, or when it opens, because
 * a login form that was sent before React started opens a new page. Once React runs, it handles that itself.
 */
export function reloadAtSignIn(): void {
  new BroadcastChannel('sunup-auth').onmessage = ({ data }: MessageEvent<{ event?: string; userId?: string | null }>) => {
    const isLogin = data.event === 'SIGNED_IN' || (data.event === 'HELLO' && data.userId);
    if (isLogin && document.querySelector('script[data-start=""]')) location.reload();
  };
}

/** Scrolls to the top on Back and Forward too, unless the URL has a hash. */
export function startAtTop(): void {
  const toTop = () => {
    if (!location.hash) scrollTo({ top: 0, behavior: 'instant' });
  };
  addEventListener('pageshow', ({ persisted }) => persisted && toTop());
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'back_forward') return;
  history.scrollRestoration = 'manual';
  toTop();
}
