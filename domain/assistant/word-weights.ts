import { withoutLinks } from '../../content/text-links.ts';
import { inTurns } from './in-turns.ts';
import type { Passage } from './passage.ts';
import { termsOf } from './terms.ts';

/** A word that no passage has weighs as much as a rare one, because the question may be all about it. */
const unknownWeight = 4.5;

/** How much a word says about a question. Rare words weigh more. */
export type WeightOf = (term: string) => number;

/** Weighs words by how many passages have them. */
export async function wordWeights(passages: readonly Passage[]): Promise<WeightOf> {
  const counts = new Map<string, number>();
  for await (const { title, text, keywords = '' } of inTurns(passages)) {
    for (const term of new Set(termsOf(`${title} ${keywords} ${withoutLinks(text)}`))) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return (term) => {
    const count = counts.get(term);
    return count ? Math.log(1 + passages.length / count) : unknownWeight;
  };
}
