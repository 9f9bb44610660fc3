import { ended } from '../../../text/text-end.ts';
import type { Line } from '../../document/document.ts';
import { fromBrief } from '../../document/lines.ts';
import { fold, hasPhrase } from '../../language/fold.ts';
import { capital } from '../../language/phrases.ts';
import { unended, wordCount } from '../../language/sentences.ts';

/** The owner's point in their own words, and what of their description is left to say after it. */
export interface Headline {
  line: Line;
  rest: string[];
}

/**
 * A headline from the owner's words: the tagline when it is short, else the sentence of the description (or the last
 * clause of one) that says most in under ten words. Undefined when none will do; nothing is ever reworded.
 */
export function ownHeadline({
  tagline,
  sentences,
  nouns,
}: {
  tagline?: string | undefined;
  sentences: string[];
  /** What the trade is called. The line above the headline says it, so a headline that only names it says nothing more. */
  nouns: string[];
}): Headline | undefined {
  if (tagline && wordCount(tagline) <= 12 && tagline.length <= 90)
    return { line: fromBrief(unended(tagline), 'business.tagline'), rest: sentences };
  const [best] = sentences
    .flatMap((sentence, index) => [wholeSentence(sentence, index, nouns), lastClause(sentence, index)])
    .filter((candidate) => candidate !== undefined)
    .sort((a, b) => b.score - a.score);
  if (!best || best.score < goodEnough) return undefined;
  const rest = sentences.flatMap((sentence, index) => (index === best.index ? best.left : [sentence]));
  return { line: fromBrief(capital(best.text), 'business.description'), rest };
}

/**
 * The sentence that stands best by itself, large: one that speaks to the reader or of the owner rather than listing the work.
 * Undefined if all of them lean on others.
 */
export function statementOf(sentences: string[]): string | undefined {
  const [best] = sentences.filter((sentence) => !leans.test(sentence)).sort((a, b) => standing(b) - standing(a));
  return best;
}

function standing(sentence: string): number {
  const speaks = /(?<!\p{L})(?:you|your|usted|le|les|su)(?!\p{L})/iu.test(sentence)
    ? 3
    : /(?<!\p{L})(?:we|our|i|my)(?!\p{L})/iu.test(sentence)
      ? 1
      : 0;
  const lists = (sentence.match(/,/g) ?? []).length > 1 ? 1.5 : 0;
  const fits = sentence.length >= 40 && sentence.length <= 130 ? 1 : 0;
  return (
    speaks + fits + (/\d/.test(sentence) ? 0.5 : 0) - lists - (refuses.test(sentence) ? 1 : 0) - (isAboutPerson.test(sentence) ? 1 : 0)
  );
}

interface Candidate {
  index: number;
  text: string;
  score: number;
  /** What remains of the sentence. */
  left: string[];
}

const goodEnough = 5.5;
/** Marks that belong in running text, not in a headline. */
const unfit = /[:;()"“”/]|\d{3}|https?|@|\p{Lu}{3}\P{L}+\p{Lu}{3}/u;
/** A sentence that leans on the one before it can't come first. */
export const leans =
  /^(?:also|and|but|or|so|then|plus|too|still|it|its|it['’]s|they|them|their|theirs|this|that|these|those|he|she|his|her|hers|him|there|we also|i also|(?:we|i) (?:do|can) (?:that|it|this|so)|también|y|pero|además|eso|esto|su|sus|él|ella|ellos|ellas)(?!\p{L})/iu;
/** 'I’m Wade Pruitt' introduces a person, not the work. */
const introduces = /^(?:i['’]m|i am|my name is|me llamo|soy)\s/i;
/** 'Pastor Dan preaches about 25 minutes' is about one of the people, and no one's reason to come. */
export const isAboutPerson = /^\p{Lu}[\p{L}.]+ \p{Lu}\p{Ll}+ \p{Ll}/u;

const refuses = /\b(?:don['’]?t|doesn['’]?t|can['’]?t|won['’]?t|aren['’]?t|isn['’]?t|not)\b|^no\b/i;

function wholeSentence(sentence: string, index: number, nouns: string[]): Candidate | undefined {
  const text = unended(sentence);
  const count = wordCount(text);
  if (count < 3 || count > 9 || text.length > 64 || unfit.test(text) || leans.test(text) || introduces.test(text)) return undefined;
  const speaks = /\b(?:we|i|you|your)\b/i.test(text);
  if (!speaks && isAboutPerson.test(text)) return undefined;
  const folded = fold(text);
  const names = nouns.some((noun) => hasPhrase(folded, fold(noun))) && !speaks;
  return {
    index,
    text,
    score: 10 - Math.abs(count - 6) * 0.3 + (speaks ? 2 : 0) - (names ? 4 : 0) - (refuses.test(text) ? 6 : 0),
    left: [],
  };
}

/** 'Color, curls and honest advice, one guest at a time.' → 'one guest at a time'. Only clauses that stand by themselves. */
function lastClause(sentence: string, index: number): Candidate | undefined {
  const at = sentence.lastIndexOf(', ');
  const text = unended(sentence.slice(at + 2));
  const count = wordCount(text);
  if (at < 12 || count < 4 || count > 8 || unfit.test(text) || !/^(?:one|no|without|by|at|from|never|always|every)\b/i.test(text))
    return undefined;
  return { index, text, score: 8, left: [ended(sentence.slice(0, at))] };
}
