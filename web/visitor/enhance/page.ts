/** At the latest so long after the page was loaded, idle or not. */
const patienceMs = 4000;

/** Calls back once the page is loaded and the browser has nothing more urgent to do. */
export function whenIdle(call: () => void): void {
  const wait = () => {
    // Safari knows none.
    if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: patienceMs });
    else setTimeout(call, 1);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** Registers the service worker. Browsers without one go without. */
export function registerServiceWorker(): void {
  whenIdle(() => {
    navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);
  });
}

/** Unfolds the question that the address names. */
export function openTarget(): void {
  const open = () => {
    const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    if (target instanceof HTMLDetailsElement) target.open = true;
  };
  open();
  addEventListener('hashchange', open);
}

/** Reloads a page that looks the same to everyone when someone logs in in another tab. Once React runs, it hears that itself. */
export function reloadAtSignIn(): void {
  if (!document.querySelector('script[data-start]')) return;
  new BroadcastChannel('sunup-auth').onmessage = ({ data }: MessageEvent<{ event?: string; userId?: string | null }>) => {
    if (data.event === 'SIGNED_IN' && document.querySelector('script[data-start=""]')) location.reload();
  };
}

/** Begins a page at its top on the way back too (seed section 2, app-wide behavior). An anchor in the address wins. */
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
