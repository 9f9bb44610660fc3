import { type PageKind, pageKinds } from '../document/document.ts';
import { fold } from '../language/fold.ts';
import { pageWriters, type ThinSources } from './pages.ts';

/** Most questions suggested for a thin page. */
const mostQuestions = 3;

/**
 * Pages that the brief would leave nearly empty, picked or not, each with the unanswered questions that would fill it best and
 * with the pages it could be swapped for. An owner who keeps such a page gets a short one.
 */
export function thinPages(sources: ThinSources): { page: PageKind; questions: string[]; instead: PageKind[] }[] {
  const answered = new Set(sources.answered.map(({ ask }) => fold(ask)));
  const thin = pageKinds.filter((page) => pageWriters[page].isThin(sources));
  // Contact first: without it, most sites have no form.
  const instead = [...new Set<PageKind>(['contact', ...pageKinds])].filter((page) => !thin.includes(page));
  return thin.map((page) => {
    // Places that are pages have the page's name.
    const open = sources.kind.interview.filter(({ ask, places }) => places.some((place) => place === page) && !answered.has(fold(ask)));
    return { page, questions: open.slice(0, mostQuestions).map(({ ask }) => ask), instead };
  });
}
