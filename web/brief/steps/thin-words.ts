import { type PageKey, pageLabel } from '../../../content/site-pages.ts';
import type { ThinPage } from '../../../sites/pages/thin-pages.ts';
import { pageDetails } from './page-details.tsx';

/** What a thin page lacks and how it's filled: 'Your services page would have 38 words. Two answers would fill it:' */
export function thinWords(thin: ThinPage, open: number): string {
  return [lackOf(thin), askedWords(thin, open)].filter(Boolean).join(' ');
}

function lackOf({ page, words, repeats, becomes }: ThinPage): string {
  const name = pageName(page);
  if (repeats) return `Your ${name} page would only repeat your prices.`;
  if (words) return `Your ${name} page would have ${words.count} words.`;
  const until = becomes && `Until then, your site has ${pageLabel(becomes)} in its place.`;
  return [pageDetails[page].thin?.lacks, until].filter(Boolean).join(' ');
}

function askedWords({ fills, grows }: ThinPage, open: number): string {
  if (open === 0) return grows ? 'It grows with your answers for the other pages.' : '';
  if (!fills) return open === 1 ? 'This answer would help:' : 'These answers would help:';
  return open === 1 ? 'One answer would fill it:' : `${fewInWords[open] ?? open} answers would fill it:`;
}

const fewInWords = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];

/** What's said of a page that was thin and isn't anymore. */
export function filledWords(page: PageKey, count: number | undefined): string {
  return count === undefined
    ? `Your ${pageName(page)} page is filled.`
    : `Your ${pageName(page)} page would have ${count} words now. That fills it.`;
}

/** A page's name within a sentence. */
function pageName(page: PageKey): string {
  return page === 'faq' ? 'FAQ' : page;
}
