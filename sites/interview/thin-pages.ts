import { type PageKind, pageKinds } from '../document/document.ts';
import type { AnswerPlace } from '../kinds/format.ts';
import { fold } from '../language/fold.ts';
import type { DerivedBrief } from './derived-brief.ts';

/** Most questions suggested for a thin page. */
const mostQuestions = 3;

/**
 * Pages that the brief would leave nearly empty, picked or not, each with the unanswered questions that would fill it best and
 * with the pages it could be swapped for. An owner who keeps such a page gets a short one.
 */
export function thinPages(derived: ThinSources): { page: PageKind; questions: string[]; instead: PageKind[] }[] {
  const { kind } = derived;
  const answered = new Set(derived.answered.map(({ ask }) => fold(ask)));
  const thin = pageKinds.filter((page) => isThin(page, derived));
  // Contact first: without it, most sites have no form.
  const instead = [...new Set<PageKind>(['contact', ...pageKinds])].filter((page) => !thin.includes(page));
  return thin.map((page) => {
    // Places that are pages have the page's name.
    const open = kind.interview.filter(({ ask, places }) => places.some((place) => place === page) && !answered.has(fold(ask)));
    return { page, questions: open.slice(0, mostQuestions).map(({ ask }) => ask), instead };
  });
}

type ThinSources = Pick<DerivedBrief, 'brief' | 'kind' | 'answered'>;

function isThin(page: PageKind, { brief, kind, answered }: ThinSources): boolean {
  const { details = {}, services = [], photos = [], business, proof } = brief;
  const answers = (place: AnswerPlace) => answered.filter(({ places, text }) => text && places.includes(place)).length;
  switch (page) {
    case 'faq':
      return (details.faq ?? []).length + answers('faq') < 4;
    case 'services':
      return services.length < 2;
    case 'pricing':
      return (
        !services.some(({ price, priceFrom, priceTo }) => price ?? priceFrom ?? priceTo) &&
        (details.pricing ?? []).length === 0 &&
        answers('pricing') < 3
      );
    case 'gallery':
      return photos.filter(({ rights }) => rights).length < 3;
    case 'shop':
      return (details.shop ?? []).length === 0;
    case 'blog':
      return (details.blog ?? []).filter(({ text }) => text).length === 0 && (kind.trade?.guides ?? []).length === 0;
    case 'about':
      return business.description.length < 200 && !business.people?.length && !proof?.awards?.length && !business.licences?.length;
    default:
      return false;
  }
}
