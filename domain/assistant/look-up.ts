import { cityIn } from './city-passages.ts';
import type { Knowledge } from './knowledge.ts';
import type { Passage } from './passage.ts';
import type { Hit } from './passage-index.ts';
import { pathByShape, trades as tradesPath } from './question-shapes.ts';
import { termsOf, termsWithout } from './terms.ts';

export interface Found {
  passage: Passage;
  /** Words of the question, for picking sentences. */
  terms: string[];
  /** True if the passage answers this very question, so its leading yes or no is right. */
  same?: boolean;
  /** Other pages about the same subject. */
  more: { title: string; path: string }[];
}

/** What a question found: an answer, or only similar pages. */
export type LookUp = { answer: Found } | { near: Passage[] };

/** The share of a question's meaning that a passage must cover to be its answer. Tuned on cases.test.ts. */
const sureFrom = 0.6;
/** The share that its title and keywords must cover, so a mere mention doesn't count. */
const headedFrom = 0.4;
/** From this share on, a passage is linked as similar, without being the answer. */
const nearFrom = 0.4;
/** A city's own passage is preferred if it covers this much more of the question than a general one. */
const cityLead = 0.15;
/** Words that ask nothing on their own: 'Do you build websites?', 'A site for a business in Boise'. */
const emptyTerms = new Set(termsWithout([], 'website page business build service offer'));
/** Another page is linked if it covers nearly as much as the answer. */
const alsoFrom = 0.9;
/** If a title and its keywords cover this share, the question is complete without context. */
const completeFrom = 0.9;
/** Number of best hits considered. */
const depth = 5;

/** From this likeness on, two questions ask the same, and a yes or no to one is right for the other. */
const verySameFrom = 0.83;

const auxiliary = '(?:is|are|am|do|does|did|can|could|will|would|should|shall|may|has|have)';
/** Questions that are answered with yes or no, in spelled text: 'can i …', 'i run a bar, do you …'. */
const yesOrNo = new RegExp(
  `^\\W*(?:(?:and|but|so|then|ok|hi|hello|hey)\\W+)*(?:${auxiliary}\\b|.*, ${auxiliary}\\b|(?!(?:how|whats?|when|where|which|who|why)\\b))`,
);

/** True for a short answer that begins with yes or no, which is wrong for any other question. */
function isYesOrNo({ direct, text }: Passage): boolean {
  return direct === true && /^(?:Yes|No)[.,]/.test(text);
}

/** Finds what our pages say about one question with corrected spelling. `context` are the words of earlier questions. */
export function lookUp(question: string, context: readonly string[], knowledge: Knowledge): LookUp {
  const place = cityIn(question, knowledge.cities);
  const words = termsOf(place?.rest ?? question);
  const terms = words.every((term) => emptyTerms.has(term)) ? [] : words;
  const hits = terms.length ? hitsFor(question, terms, context, knowledge) : hitsForEarlier(question, context, knowledge);
  const same =
    (context.length > 0 && pointsBack(question)) || (place && !terms.length) ? undefined : knowledge.sameQuestion(place?.rest ?? question);
  const verySame = same !== undefined && same.likeness >= verySameFrom && yesOrNo.test(question);
  if (same && (verySame || !isYesOrNo(same.answer))) {
    const more = place ? [{ title: place.city.label, path: place.city.path }] : [];
    return { answer: { passage: same.answer, terms, same: verySame, more } };
  }
  const general = sureHit(hits);
  if (place) {
    const { city } = place;
    const local = terms.length ? sureHit(city.find(terms)) : undefined;
    const page = { title: city.label, path: city.path };
    if (local && local.coverage > (general?.coverage ?? 0) + cityLead) return found(local.passage, terms, [page]);
    if (general) return found(general.passage, terms, [page], question);
    if (!terms.length) return found(city.lead, terms, []);
  }
  if (general) return found(general.passage, terms, alsoIn(hits, general), question);
  const shaped = pathByShape(question);
  // The first passage of a page describes what it's about: see collectKnowledge.
  const passage = shaped && knowledge.passages.find(({ path }) => path === shaped);
  if (passage) return found(passage, terms, place ? [{ title: place.city.label, path: place.city.path }] : [], question);
  return {
    near: hits
      .filter(({ coverage, headed }) => coverage >= nearFrom && headed > 0)
      .slice(0, 2)
      .map((hit) => hit.passage),
  };
}

function found(passage: Passage, terms: string[], more: Found['more'], question = ''): LookUp {
  // Whatever kind of business a question names, the answer is that page's yes.
  return { answer: { passage, terms, more, same: passage.path === tradesPath && question !== '' && yesOrNo.test(question) } };
}

function sureHit(hits: readonly Hit[]): Hit | undefined {
  return hits.slice(0, depth).find(({ coverage, headed }) => coverage >= sureFrom && headed >= headedFrom);
}

/** True if a question only makes sense together with the previous one. */
function pointsBack(question: string): boolean {
  return /^\W*(?:and|but|so|or|then|also|even|what about|how about)\b|\b(?:it|that|this|they|them|those|these)\b/.test(question);
}

/** True if a question depends on the previous one: 'And per month?', 'Even then?', 'How long does that take?' */
function refersBack(question: string, terms: readonly string[]): boolean {
  if (/^\W*(?:and|but|so|or|then|also|even|what about|how about|what if|ok(?:ay)?)\b/.test(question)) return true;
  if (question.trim().split(/\s+/).length <= 5) return true;
  return terms.length <= 2 && /\b(?:it|its|that|this|they|them|those|these|one|ones|there)\b/.test(question);
}

/** Searches by the question's own words if it's complete, otherwise together with earlier questions. */
function hitsFor(question: string, terms: readonly string[], context: readonly string[], { find }: Knowledge): Hit[] {
  const alone = find(terms);
  const complete = terms.length > 1 && alone.slice(0, depth).some(({ headed }) => headed >= completeFrom);
  return !complete && refersBack(question, terms) ? find(terms, context) : alone;
}

/** A question without words of its own, such as 'And then?', repeats the earlier search. 'Why?' and 'Tell me more' skip its best hit. */
function hitsForEarlier(question: string, context: readonly string[], { find }: Knowledge): Hit[] {
  const hits = find(context);
  return /\b(?:more|why|how come|explain|details?|elaborate|else)\b/.test(question) ? hits.slice(1) : hits;
}

function alsoIn(hits: readonly Hit[], answer: Hit): Found['more'] {
  const page = ({ path }: Passage) => path.replace(/#.*/, '');
  const other = hits
    .slice(0, depth)
    .find(
      ({ passage, coverage, headed }) =>
        page(passage) !== page(answer.passage) &&
        passage.title !== answer.passage.title &&
        coverage >= alsoFrom &&
        headed >= sureFrom &&
        passage.source !== 'legal',
    );
  return other ? [{ title: other.passage.title, path: other.passage.path }] : [];
}
