import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { beforeScrape, hostedBodies, hostedRequests, httpRequests, httpSeconds, pageCacheRequests } from '../../domain/health/metrics.ts';
import type { LiveSites } from './live-sites.ts';
import type { PageCache, PageCounts } from './page-cache.ts';
import { refusedRoute, routeOf } from './route-labels.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const labelOf = (method = '') => (methods.has(method) ? method : 'other');

/** Counts requests and measures how long they take, by route pattern. */
export function measureRequests(): MiddlewareHandler {
  return async (context, next) => {
    const startedMs = performance.now();
    await next();
    const labels = { route: routeOf(context), method: labelOf(context.req.method) };
    httpRequests.inc({ ...labels, status: context.res.status });
    httpSeconds.observe(labels, (performance.now() - startedMs) / 1000);
  };
}

/** Counts a request that was refused before the app saw it. */
export function countRefusal({ method }: IncomingMessage, status: number): void {
  httpRequests.inc({ route: refusedRoute, method: labelOf(method), status });
}

/** Records how long a visitor waited for a public page. */
export function observeSeconds(route: string, seconds: number): void {
  httpSeconds.observe({ route, method: 'GET' }, seconds);
}

interface Memory {
  /** Public pages, in a process that has them. `patternOf` gives the route pattern of one. */
  pages?: Pick<PageCache, 'takeCounts'> & { patternOf: (path: string) => string };
  sites: Pick<LiveSites, 'takeCounts'>;
}

/** Adds what is answered before the app to every scrape: public pages and live sites. Returns a function that ends that. */
export function reportFromMemory({ pages, sites }: Memory): () => void {
  return beforeScrape(() => {
    if (pages) reportPages(pages.takeCounts(), pages.patternOf);
    const { warm, read, notModified, missing, unavailable } = sites.takeCounts();
    for (const [result, count] of Object.entries({ warm, read, not_modified: notModified, missing, unavailable }))
      hostedRequests.inc({ result }, count);
    hostedBodies.inc({ result: 'hit' }, warm);
    hostedBodies.inc({ result: 'miss' }, read);
  });
}

function reportPages({ hits, misses, byPath }: PageCounts, patternOf: (path: string) => string): void {
  pageCacheRequests.inc({ result: 'hit' }, hits);
  pageCacheRequests.inc({ result: 'miss' }, misses);
  for (const [path, counts] of byPath)
    for (const method of ['GET', 'HEAD'] as const) {
      const { whole, notModified } = counts[method];
      const labels = { route: patternOf(path), method };
      if (whole) httpRequests.inc({ ...labels, status: 200 }, whole);
      if (notModified) httpRequests.inc({ ...labels, status: 304 }, notModified);
    }
}
