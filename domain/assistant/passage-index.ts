import MiniSearch from 'minisearch';
import { withoutLinks } from '../../content/text-links.ts';
import { inTurns } from './in-turns.ts';
import type { Passage, PassageSource } from './passage.ts';
import { termsOf } from './terms.ts';
import type { WeightOf } from './word-weights.ts';

export interface Hit {
  passage: Passage;
  /** Comparable only within one search. */
  score: number;
  /** The share of the question's meaning that the passage covers, 0 to 1. Rare words weigh more. */
  coverage: number;
  /** The part of the coverage that comes from its title and keywords. It shows that the passage is about the question and doesn't just mention it. */
  headed: number;
}

/** Answers to questions weigh most, then descriptions, then discussions. */
const sourceWeight: Record<PassageSource, number> = { faq: 2, company: 1.6, service: 0.8, about: 0.8, city: 1, article: 0.5, legal: 0.5 };
/** Weight of words from earlier questions, compared with those of this one. */
const contextShare = 0.4;

/** Finds the best passages for the words of a question. Words of earlier questions only break near-ties. */
export type FindPassages = (terms: readonly string[], context?: readonly string[]) => Hit[];

/** Indexes passages by their meaningful words. */
export async function indexPassages(passages: readonly Passage[], weightOf: WeightOf): Promise<FindPassages> {
  const index = new MiniSearch<{ id: number; title: string; keywords: string; text: string }>({
    fields: ['title', 'keywords', 'text'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
    searchOptions: { boost: { title: 3, keywords: 1.5 } },
  });
  for await (const [id, passage] of inTurns(passages.entries()))
    index.add({
      id,
      title: distinctTerms(passage.title),
      keywords: distinctTerms(passage.keywords ?? ''),
      text: termsOf(withoutLinks(passage.text)).join(' '),
    });
  return (terms, context = []) => {
    const own = new Set(terms);
    const total = weigh(own, weightOf);
    if (!total) return [];
    const query = [...own, ...context.filter((term) => !own.has(term))].join(' ');
    const results = index.search(query, { boostTerm: (term) => (own.has(term) ? 1 : contextShare) });
    return results
      .flatMap(({ id, score, match }) => {
        const passage = passages[id as number];
        if (!passage) return [];
        const matchedTerms = Object.keys(match).filter((term) => own.has(term));
        const inHead = matchedTerms.filter((term) => match[term]?.some((field) => field !== 'text'));
        const coverage = weigh(matchedTerms, weightOf) / total;
        const headed = weigh(inHead, weightOf) / total;
        return [{ passage, coverage, headed, score: score * sourceWeight[passage.source] * (0.4 + coverage) }];
      })
      .sort((a, b) => b.score - a.score);
  };
}

/** Titles and keywords are lists of synonyms, so each meaning counts once, however often it occurs. */
function distinctTerms(text: string): string {
  return [...new Set(termsOf(text))].join(' ');
}

function weigh(terms: Iterable<string>, weightOf: WeightOf): number {
  return [...terms].reduce((total, term) => total + weightOf(term), 0);
}
