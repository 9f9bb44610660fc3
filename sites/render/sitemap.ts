import type { SiteDocument } from '../document.ts';
import { absolute, escaped } from './head.ts';

/**
 * Placeholder for the day a version was made, such as 2026-11-21: it's known only once the version is stored, and a version that
 * is built again has to have the same bytes.
 */
export const placeholderDay = '0000-00-00';

/** Every page of the document, posts included; confirmations and the error page are not for search engines. */
export function sitemapXml(document: SiteDocument, origin: string, changedOn?: string): string {
  const lastmod = changedOn ? lastmodTag(changedOn) : '';
  const urls = document.pages.map((page) => `<url><loc>${escaped(absolute(origin, page.path))}</loc>${lastmod}</url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

function lastmodTag(day: string): string {
  return `<lastmod>${day}</lastmod>`;
}

/** A copy of a file with one day replaced by another, wherever it says that a page changed. Texts can't hold such a tag. */
export function withDay(body: Buffer, from: string, to: string): Buffer {
  return Buffer.from(body.toString('latin1').replaceAll(lastmodTag(from), lastmodTag(to)), 'latin1');
}

export function robotsTxt(origin: string): string {
  return `User-agent: *\nDisallow: /forms/\n\nSitemap: ${absolute(origin, '/sitemap.xml')}\n`;
}
