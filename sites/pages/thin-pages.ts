import { type PageKind, pageKinds } from '../document/document.ts';
import { fold } from '../language/fold.ts';
import { madePages } from './made-pages.ts';
import { type PageSources, pageWriters } from './pages.ts';

/** Most questions suggested for a thin page. */
const mostQuestions = 3;

/** A page that would be short or empty, with the unanswered questions that would fill it best, and pages it could be swapped for. */
export interface ThinPage {
  page: PageKind;
  questions: string[];
  instead: PageKind[];
  /** The page that the site has in its place, if it was picked and would be empty. */
  becomes?: PageKind;
}

/** Pages that the brief wouldn't fill, picked or not. An owner who keeps a short one gets a short page, and another page in place of an empty one. */
export function thinPages(sources: PageSources): ThinPage[] {
  const answered = new Set(sources.answered.map(({ ask }) => fold(ask)));
  const made = new Map([...madePages(sources)].map(([page, standsFor]) => [standsFor, page]));
  const thin = pageKinds.filter((page) => pageWriters[page].fullness(sources) !== 'full');
  // Contact first: without it, most sites have no form.
  const instead = [...new Set<PageKind>(['contact', ...pageKinds])].filter((page) => !thin.includes(page));
  return thin.map((page) => {
    // Places that are pages have the page's name.
    const open = sources.kind.interview.filter(({ ask, places }) => places.some((place) => place === page) && !answered.has(fold(ask)));
    const becomes = made.get(page);
    return {
      page,
      questions: open.slice(0, mostQuestions).map(({ ask }) => ask),
      instead,
      ...(becomes && becomes !== page && { becomes }),
    };
  });
}
