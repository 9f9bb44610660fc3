import { type PageKind, pageKinds } from '../document/document.ts';
import { madePages } from './made-pages.ts';
import { openQuestions, type PageQuestion } from './open-questions.ts';
import { type PageSources, pageWriters } from './pages.ts';
import { fewestWords, type PageWords } from './word-counts.ts';

/** Fewest and most questions suggested for a thin page. An FAQ page is nothing but questions. */
const fewestQuestions = 2;
const mostQuestions = 3;
const mostOnFaq = 8;

/** A page that would be short or empty, with the unanswered questions that would fill it best, and pages it could be swapped for. */
export interface ThinPage {
  page: PageKind;
  /** How many words it would have, and how many it needs. Missing if that isn't what it lacks. */
  words?: { count: number; fewest: number };
  /** It would say nothing that the prices don't. */
  repeats?: true;
  questions: Pick<PageQuestion, 'ask' | 'of'>[];
  /** True if answers to these questions are enough. */
  fills: boolean;
  /** No question is left for it, but it shows what's asked for other pages. */
  grows?: true;
  instead: PageKind[];
  /** The page that the site has in its place, if it was picked and would be empty. */
  becomes?: PageKind;
}

/**
 * Pages that the brief wouldn't fill, picked or not. An owner who keeps a short one gets a short page, and another page in place of an
 * empty one. Without a count of `words`, a page is short if it lacks what pages of its kind are made of. The owner has been asked the
 * questions of `known` in other words.
 */
export function thinPages(sources: PageSources, words: PageWords = {}, known: readonly string[] = []): ThinPage[] {
  const made = new Map([...madePages(sources)].map(([page, standsFor]) => [standsFor, page]));
  const thin = pageKinds.filter((page) => isThin(page, sources, words));
  // Contact first: without it, most sites have no form.
  const instead = [...new Set<PageKind>(['contact', ...pageKinds])].filter((page) => !thin.includes(page));
  const asked = questionsFor(thin, sources, words, known);
  const picked = (page: PageKind) => (sources.brief.pages.includes(page) ? (asked.get(page) ?? []) : []);
  const growsWith: Partial<Record<PageKind, PageQuestion[]>> = {
    home: pageKinds.flatMap(picked),
    // The prices show what services are described by.
    pricing: picked('services').filter(({ of }) => of),
  };
  return thin.map((page) => {
    const count = words[page];
    const fewest = fewestWords[page];
    const isShort = count !== undefined && count < fewest && pageWriters[page].fullness(sources) !== 'empty';
    const questions = asked.get(page) ?? [];
    const becomes = made.get(page);
    return {
      page,
      ...(isShort && { words: { count, fewest } }),
      ...(repeatsPrices(page, sources) && { repeats: true }),
      questions: questions.map(({ ask, of }) => ({ ask, ...(of && { of }) })),
      ...(questions.length === 0 && growsWith[page]?.length && { grows: true }),
      fills: count !== undefined && count + wordsOf(questions) >= fewest,
      instead,
      ...(becomes && becomes !== page && { becomes }),
    };
  });
}

/** What to ask for each thin page. No question is asked for two pages of the site, and the home page shows the answers of the others too. */
function questionsFor(thin: PageKind[], sources: PageSources, words: PageWords, known: readonly string[]): Map<PageKind, PageQuestion[]> {
  const asked = new Set(known);
  const homeLast = thin.toSorted((one, other) => Number(one === 'home') - Number(other === 'home'));
  return new Map(
    homeLast.map((page) => {
      const count = words[page];
      const missing = count === undefined ? Number.POSITIVE_INFINITY : fewestWords[page] - count;
      const questions = bestOf(openQuestions(page, sources, asked), page, missing);
      if (sources.brief.pages.includes(page)) for (const { ask } of questions) asked.add(ask);
      return [page, questions];
    }),
  );
}

function isThin(page: PageKind, sources: PageSources, words: PageWords): boolean {
  const fullness = pageWriters[page].fullness(sources);
  const count = words[page];
  if (fullness === 'empty' || repeatsPrices(page, sources)) return true;
  if (count === undefined || fewestWords[page] === 0) return fullness === 'short';
  // What fills the services page is also in the list of prices.
  return count < fewestWords[page] && !(page === 'pricing' && repeatsPrices('services', sources));
}

/** A services page of names and prices says nothing that the pricing page doesn't. */
function repeatsPrices(page: PageKind, { brief: { pages, services = [] } }: PageSources): boolean {
  return (
    page === 'services' &&
    pages.includes('pricing') &&
    pages.includes('services') &&
    services.length > 0 &&
    services.every((one) => !one.description)
  );
}

/** The first questions whose answers bring the words that are missing. */
function bestOf(questions: PageQuestion[], page: PageKind, missing: number): PageQuestion[] {
  const most = page === 'faq' && missing < Number.POSITIVE_INFINITY ? mostOnFaq : mostQuestions;
  const enough = questions.findIndex((_, index) => wordsOf(questions.slice(0, index + 1)) >= missing);
  return questions.slice(0, enough < 0 ? most : Math.min(most, Math.max(fewestQuestions, enough + 1)));
}

function wordsOf(questions: PageQuestion[]): number {
  return questions.reduce((sum, { words }) => sum + words, 0);
}
