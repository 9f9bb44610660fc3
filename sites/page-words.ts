import { type ComposeRequest, compose } from './compose.ts';
import { isPost, pageKinds, type SiteDocument } from './document/document.ts';
import { fewestWords, type PageWords, wordsOn } from './pages/word-counts.ts';

/**
 * How many words each picked page would have. If one is short, also those of the others, as a site would have them that has them all, so
 * its owner can be told which one to swap it for.
 */
export function pageWords(request: ComposeRequest): PageWords {
  const made = compose(request);
  const isShort = made.pages.some((page) => page.standsFor !== undefined || wordsOn(page) < fewestWords[page.kind]);
  const all = isShort ? countsIn(compose({ ...request, brief: { ...request.brief, pages: [...pageKinds] } })) : {};
  return { ...all, ...countsIn(made) };
}

/** The counts of a document's pages. Posts of the blog aren't pages of their own here. */
function countsIn({ pages }: SiteDocument): PageWords {
  return Object.fromEntries(pages.filter(({ path }) => !isPost(path)).map((page) => [page.kind, wordsOn(page)]));
}
