import MiniSearch from 'minisearch';
import { fold } from '../language/fold.ts';
import { lexicon } from './lexicon.ts';

let index: MiniSearch<{ id: string }> | undefined;

/** The known name of a business that mistyped words probably mean: 'moble dog groomer' → 'mobile dog groomer'. */
export function nameLike(words: string): string | undefined {
  index ??= indexed();
  const count = fold(words).split(' ').length;
  // A fifth of a word's letters: one slip in 'groomer', two in 'restoration'. Every word has to be there, and no other.
  const matches = index.search(fold(words), { fuzzy: 0.2, combineWith: 'AND' });
  return matches.map(({ id }) => String(id)).find((name) => fold(name).split(' ').length === count);
}

function indexed(): MiniSearch<{ id: string }> {
  const search = new MiniSearch<{ id: string }>({ fields: ['id'], processTerm: fold });
  search.addAll([...lexicon.names.keys()].map((id) => ({ id })));
  return search;
}
