import type { SiteDocument } from '../document/document.ts';
import { absolute, escaped } from './head.ts';

/** Every page of the document, posts included; confirmations and the error page are not for search engines. */
export function sitemapXml(document: SiteDocument, origin: string, changedOn?: string): string {
  const lastmod = changedOn ? `<lastmod>${changedOn}</lastmod>` : '';
  const urls = document.pages.map((page) => `<url><loc>${escaped(absolute(origin, page.path))}</loc>${lastmod}</url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

export function robotsTxt(origin: string): string {
  return `User-agent: *\nDisallow: /forms/\n\nSitemap: ${absolute(origin, '/sitemap.xml')}\n`;
}
