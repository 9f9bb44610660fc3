import { cityIn } from './city-passages.ts';
import type { Knowledge } from './knowledge.ts';
import type { Passage } from './passage.ts';
import type { Hit } from './passage-index.ts';
import { pathByShape } from './question-shapes.ts';
import { fold, isNearlyStopWord, termsOf } from './terms.ts';

export interface Found {
  passage: Passage;
  /** Words of the question, for picking sentences. */
  terms: string[];
  /** Further pages that speak of the same. */
  more: { title: string; path: string }[];
}

/** What a question found: an answer, or only pages that come near it. */
export type LookUp = { answer: Found } | { near: Passage[] };

/** Share of a question's meaning that a passage must speak of to be given as its answer. Tuned on cases.test.ts. */
const sureFrom = 0.62;
/** From here on a passage is named as near, not given as the answer. */
const nearFrom = 0.4;
/** A city's own passage is preferred when it speaks of this much more of the question than a general one. */
const cityLead = 0.15;
/** A further page is named when it covers nearly as much as the answer. */
const alsoFrom = 0.9;
/** So many of the best hits are looked at. */
const depth = 5;

/** Finds what our pages say to one question; `context` are the words of the questions before it. */
export function lookUp(question: string, context: readonly string[], knowledge: Knowledge): LookUp {
  const place = cityIn(question, knowledge.cities);
  const terms = termsOf(place?.rest ?? question).filter((term) => knowledge.index.knows(term) || !isNearlyStopWord(term));
  const earlier = refersBack(question, terms) ? context : [];
  const hits = terms.length ? knowledge.index.find(terms, earlier) : furtherHits(question, earlier, knowledge);
  const general = sureHit(hits);
  if (place) {
    const { city } = place;
    const local = terms.length ? sureHit(city.index.find(terms)) : undefined;
    const page = { title: city.label, path: city.path };
    if (local && local.coverage > (general?.coverage ?? 0) + cityLead) return found(local.passage, terms, [page]);
    if (general) return found(general.passage, terms, [page]);
    if (asksForPlaceOnly(terms, knowledge)) return found(city.lead, terms, []);
  }
  if (general) return found(general.passage, terms, alsoIn(hits, general));
  const shaped = pathByShape(fold(question));
  const passage = shaped && knowledge.passages.find(({ path }) => path === shaped);
  if (passage) return found(passage, terms, []);
  return { near: hits.filter(({ coverage }) => coverage >= nearFrom).slice(0, 2).map((hit) => hit.passage) };
}

function found(passage: Passage, terms: string[], more: Found['more']): LookUp {
  return { answer: { passage, terms, more } };
}

function sureHit(hits: readonly Hit[]): Hit | undefined {
  return hits.slice(0, depth).find(({ coverage }) => coverage >= sureFrom);
}

/** Whether a question leans on the one before it: 'And per month?', 'How long does that take?' */
function refersBack(question: string, terms: readonly string[]): boolean {
  const said = fold(question);
  if (/^\W*(?:and|but|so|or|then|also|what about|how about|what if|ok(?:ay)?)\b/.test(said)) return true;
  return terms.length === 0 || (terms.length <= 2 && /\b(?:it|its|that|this|they|them|those|these|one|ones|there)\b/.test(said));
}

/** 'Tell me more', 'Why?': the next best passages for the question before. */
function furtherHits(question: string, earlier: readonly string[], { index }: Knowledge): Hit[] {
  return earlier.length && /\b(?:more|why|how|explain|details?|elaborate|else)\b/.test(fold(question)) ? index.find(earlier).slice(1) : [];
}

/** Whether nothing is asked but a place: 'Websites in Tampa?' */
function asksForPlaceOnly(terms: readonly string[], { index }: Knowledge): boolean {
  return terms.every((term) => index.knows(term) && index.weightOf(term) < 3);
}

function alsoIn(hits: readonly Hit[], answer: Hit): Found['more'] {
  const page = ({ path }: Passage) => path.replace(/#.*/, '');
  const other = hits
    .slice(0, depth)
    .find(({ passage, coverage }) => page(passage) !== page(answer.passage) && coverage >= alsoFrom && passage.source !== 'legal');
  return other ? [{ title: other.passage.title, path: other.passage.path }] : [];
}
