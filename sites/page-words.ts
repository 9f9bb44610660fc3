import { type ComposeRequest, compose } from './compose.ts';
import { pageKinds } from './document/document.ts';
import { type PageWords, wordsOn } from './pages/word-counts.ts';

/**
 * The words of every kind of page: of picked ones as the site has them, and of the others as a site would have them that has them all,
 * so an owner can be told which page to swap a thin one for.
 */
export function pageWords(request: ComposeRequest): PageWords {
  const all = compose({ ...request, brief: { ...request.brief, pages: [...pageKinds] } });
  const pages = [...all.pages, ...compose(request).pages].filter(({ path }) => path.split('/').length === 2);
  return Object.fromEntries(pages.map((page) => [page.kind, wordsOn(page)]));
}
