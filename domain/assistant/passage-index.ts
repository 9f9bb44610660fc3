import MiniSearch from 'minisearch';
import { type Passage, type PassageSource, withoutLinks } from './passage.ts';
import { termsOf } from './terms.ts';

export interface Hit {
  passage: Passage;
  /** For comparing hits of one search only. */
  score: number;
  /** Share of the question's meaning that the passage speaks of, 0 to 1; rare words weigh more. */
  coverage: number;
}

/** Answers to questions first, then pages that describe, then those that discuss. */
const sourceWeight: Record<PassageSource, number> = { faq: 1.5, company: 1.4, service: 1, about: 1, city: 1, article: 0.7, legal: 0.7 };
/** A word no passage has weighs as much as one that few have: it may be all that the question is about. */
const unknownWeight = 4.5;
/** What a word counts that is there in another spelling only. */
const misspelledShare = 0.8;
/** What the words of earlier questions count beside those of this one. */
const contextShare = 0.4;

export type PassageIndex = ReturnType<typeof indexPassages>;

/** Makes passages searchable by their meaningful words. */
export function indexPassages(passages: readonly Passage[]) {
  const documents = passages.map((passage, id) => ({
    id,
    title: termsOf(passage.title).join(' '),
    keywords: termsOf(passage.keywords ?? '').join(' '),
    text: termsOf(withoutLinks(passage.text)).join(' '),
  }));
  const index = new MiniSearch<(typeof documents)[number]>({
    fields: ['title', 'keywords', 'text'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
    searchOptions: { boost: { title: 3, keywords: 1.5 } },
  });
  index.addAll(documents);
  const counts = documentCounts(documents.map(({ title, keywords, text }) => `${title} ${keywords} ${text}`));

  /** How much a word says: much when few passages have it. */
  const weightOf = (term: string): number => {
    const count = counts.get(term) ?? 0;
    return count ? Math.log(1 + passages.length / count) : unknownWeight;
  };

  /** Best passages for the words of a question; those of earlier questions only tip the scales. */
  const find = (terms: readonly string[], context: readonly string[] = []): Hit[] => {
    const own = new Set(terms);
    const total = sum([...own].map(weightOf));
    if (!total) return [];
    const results = index.search([...own, ...context.filter((term) => !own.has(term))].join(' '), {
      boostTerm: (term) => (own.has(term) ? 1 : contextShare),
      fuzzy: (term) => (counts.has(term) || term.length < 5 ? false : term.length < 8 ? 1 : 2),
      weights: { fuzzy: misspelledShare, prefix: 0 },
    });
    return results
      .flatMap(({ id, score, terms: found, queryTerms }) => {
        const passage = passages[id as number];
        if (!passage) return [];
        const shareOf = (term: string) => (found.includes(term) ? 1 : queryTerms.includes(term) ? misspelledShare : 0);
        const coverage = sum([...own].map((term) => weightOf(term) * shareOf(term))) / total;
        return [{ passage, coverage, score: score * sourceWeight[passage.source] * (0.4 + coverage) }];
      })
      .sort((a, b) => b.score - a.score);
  };

  return { find, knows: (term: string) => counts.has(term), weightOf };
}

function documentCounts(texts: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) for (const term of new Set(text.split(' '))) if (term) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
