import { type PageKind, pageKinds } from '../document/document.ts';
import { type PageSources, pageWriters } from './pages.ts';

/** Pages that may take the place of an empty one, best first. */
const substitutes: PageKind[] = ['contact', 'about', 'services', 'faq', 'pricing', 'booking'];

/**
 * The pages of a site, each with the picked page that it is or stands for: a picked page that would be empty gives way to another, and
 * stays only if there's nothing else to have.
 */
export function madePages(sources: PageSources): Map<PageKind, PageKind> {
  const fullness = (page: PageKind) => pageWriters[page].fullness(sources);
  const picked = pageKinds.filter((page) => sources.brief.pages.includes(page));
  const free = substitutes.filter(
    (page) => !picked.includes(page) && fullness(page) !== 'empty' && (page !== 'booking' || takesBookings(sources)),
  );
  const best = [...free.filter((page) => fullness(page) === 'full'), ...free.filter((page) => fullness(page) === 'short')];
  return new Map(picked.map((page) => [fullness(page) === 'empty' ? (best.shift() ?? page) : page, page]));
}

/** Whether customers make an appointment, so that a page to request one isn't out of place. */
function takesBookings({ brief: { details }, traits }: PageSources): boolean {
  return details?.booking !== undefined || traits.start.some((start) => start === 'appointment' || start === 'quote' || start === 'enroll');
}
