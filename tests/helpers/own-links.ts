import { marked } from 'marked';
import { articleSlugs } from '../../content/articles/slugs.ts';
import { serviceSlugs } from '../../content/services/service.ts';

/** Public pages that texts may lead to: those of the seed, section 2, which take no part of their path from data. */
const pages = [
  '/',
  '/about',
  '/portfolio',
  '/faq',
  '/contact',
  '/blog',
  '/booking',
  '/auth',
  '/install',
  '/onboarding',
  '/payment-choice',
  '/privacy',
  '/terms',
  '/cities',
];

const known = new Set([...pages, ...articleSlugs.map((slug) => `/blog/${slug}`), ...serviceSlugs.map((slug) => `/services/${slug}`)]);

/** Targets of all links in a Markdown text. */
export function linksIn(markdown: string): string[] {
  const links: string[] = [];
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'link' || token.type === 'image') links.push(token.href);
  });
  return links;
}

/** Links that lead to none of our public pages. */
export function strangeLinks(markdown: string): string[] {
  return linksIn(markdown).filter((href) => !known.has(href));
}
