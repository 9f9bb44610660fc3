import { marked } from 'marked';
import { matchRoutes } from 'react-router';
import { isPublicPage } from '../../content/public-pages.ts';
import routes from '../../web/routes.ts';
import { routePaths } from './route-paths.ts';

const patterns = routePaths(routes)
  .filter((path) => path !== '/*')
  .map((path) => ({ path }));

/** Whether a path, with an anchor or without, is one of our pages: a route, and where data makes part of its path, one we have the data for. */
export function isOwnPage(href: string): boolean {
  const path = href.replace(/#.*/, '');
  const pattern = href.startsWith('/') ? matchRoutes(patterns, path)?.at(-1)?.route.path : undefined;
  return pattern?.includes(':') ? isPublicPage(path) : pattern !== undefined;
}

/** Targets of all links in a Markdown text. */
export function linksIn(markdown: string): string[] {
  const links: string[] = [];
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'link' || token.type === 'image') links.push(token.href);
  });
  return links;
}

/** Links that lead to none of our pages. An email address in the text counts as a link, and is allowed. */
export function strangeLinks(markdown: string): string[] {
  return linksIn(markdown).filter((href) => !href.startsWith('mailto:') && !isOwnPage(href));
}
