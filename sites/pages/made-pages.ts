import { type PageKind, pageKinds } from '../document/document.ts';
import { type PageSources, pageWriters } from './pages.ts';

/** Pages that may take the place of an empty one, best first. */
const substitutes: PageKind[] = ['contact', 'about', 'services', 'faq', 'pricing', 'booking'];

/**
 * The page of the site for each that was picked: itself, or another in place of one that would be empty. An empty page stays only if
 * there's nothing else to have.
 */
export function madePages({ brief, ...sources }: PageSources): Map<PageKind, PageKind> {
  const fullness = (page: PageKind) => pageWriters[page].fullness({ brief, ...sources });
  const free = substitutes.filter((page) => !brief.pages.includes(page) && fullness(page) !== 'empty');
  const [full, short] = [free.filter((page) => fullness(page) === 'full'), free.filter((page) => fullness(page) === 'short')];
  const best = [...full, ...short];
  return new Map(
    pageKinds
      .filter((page) => brief.pages.includes(page))
      .map((page) => [page, fullness(page) === 'empty' ? (best.shift() ?? page) : page]),
  );
}
