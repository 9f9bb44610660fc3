import type { Hono } from 'hono';
import { offerWords } from '../../content/offer.ts';
import { publicPages } from '../../content/public-pages.ts';
import { appUrl } from '../../domain/addresses.ts';
import { readSettings } from '../../domain/settings/settings.ts';
import { isTrial } from '../../domain/trial.ts';
import { blogFeed } from './blog-feed.ts';

/**
 * /sitemap.xml with all public pages, /blog/rss.xml, and /robots.txt, which excludes private screens. A trial's excludes nothing,
 * because a crawler has to read a page to learn that it's not to be listed.
 */
export function addCrawlerFiles(app: Hono): void {
  app.get('/sitemap.xml', (context) =>
    context.body(sitemap(appUrl()), 200, { 'Content-Type': 'application/xml; charset=utf-8', ...cacheHeaders }),
  );
  app.get('/blog/rss.xml', async (context) =>
    context.body(blogFeed(appUrl(), offerWords(await readSettings())), 200, {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      ...cacheHeaders,
    }),
  );
  app.get('/robots.txt', (context) => context.text(robots(appUrl()), 200, cacheHeaders));
}

const cacheHeaders = { 'Cache-Control': 'public, max-age=3600' };

function sitemap(origin: string): string {
  const urls = publicPages().map(({ path }) => `  <url><loc>${origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** Paths that are private, or empty without an order or an account. */
const closedPaths = [
  '/admin',
  '/api/',
  '/auth',
  '/dev/',
  '/logout',
  '/mailbox',
  '/onboarding',
  '/payment',
  '/portal',
  '/unsubscribe',
  '/verify-email',
];

function robots(origin: string): string {
  if (isTrial()) return 'User-agent: *\nDisallow:\n';
  return ['User-agent: *', ...closedPaths.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
