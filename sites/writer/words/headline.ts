import { ended } from '../../../text/text-end.ts';
import type { Line } from '../../document/document.ts';
import { fromBrief } from '../../document/lines.ts';
import type { DerivedBrief } from '../../interview/derived-brief.ts';
import { fold, hasPhrase } from '../../language/fold.ts';
import { capital } from '../../language/phrases.ts';
import { sentences, unended, wordCount } from '../../language/sentences.ts';
import { isPriceLine } from '../../prices/listed-prices.ts';
import { openingRank } from '../sentences/classify.ts';
import { tradeWords } from './trade-words.ts';

/** The owner's point in their own words, and what of their description is left to say after it. */
export interface Headline {
  line: Line;
  rest: string[];
}

export interface Wording {
  tagline?: string | undefined;
  /** The line of the description that the owner chose. It counts as long as the description has it. */
  chosen?: string | undefined;
  /** True if the owner chose trade and town instead of words of their own. */
  isPlain?: boolean;
  /** The description's sentences. */
  sentences: string[];
  /** What the trade is called. The line above the headline says it, so a headline that only names it says nothing more. */
  nouns: string[];
}

/** What a headline may be made of. */
export function wordingOf(derived: DerivedBrief): Wording {
  const { business, look } = derived.brief;
  return {
    tagline: business.tagline,
    chosen: look?.headline,
    isPlain: look?.opening === 'plain',
    sentences: sentences(business.description),
    nouns: [tradeWords(derived).noun, ...Object.values(derived.kind.noun ?? {})],
  };
}

/** The headline from the owner's words. Undefined when none will do; nothing is ever reworded. */
export function ownHeadline(wording: Wording): Headline | undefined {
  return headlineCandidates(wording)[0];
}

/**
 * Lines of the owner that may be the headline, best first: the one they chose, the tagline when it's short, then sentences of the
 * description (or last clauses of them) that say in eleven words at most what the customer gets, what the business is, how it began or what
 * proves it.
 */
export function headlineCandidates({ tagline, chosen, isPlain = false, sentences, nouns }: Wording): Headline[] {
  if (isPlain) return [];
  const lines = sentences
    .flatMap((sentence, index) => [wholeSentence(sentence, index, nouns), lastClause(sentence, index)])
    .flatMap((candidate) => {
      const rank = candidate && candidate.score >= goodEnough ? openingRank(candidate.text) : undefined;
      return candidate && rank !== undefined ? [{ ...candidate, rank }] : [];
    })
    .sort((a, b) => a.rank - b.rank || b.score - a.score)
    .map(({ text, index: at, left }) => ({
      line: fromBrief(capital(text), 'business.description'),
      rest: sentences.flatMap((sentence, index) => (index === at ? left : [sentence])),
    }));
  const lineLike = (text: string | undefined) => lines.find(({ line }) => text && fold(line.text) === fold(unended(text)));
  const first = lineLike(chosen);
  const fits = tagline && wordCount(tagline) <= 12 && tagline.length <= 90;
  // A tagline that repeats a sentence isn't said again below.
  const same = fits ? lineLike(tagline) : undefined;
  const fields = ['business.tagline', ...(same ? ['business.description'] : [])];
  const typed = fits ? [{ line: fromBrief(unended(tagline), ...fields), rest: same?.rest ?? sentences }] : [];
  return [...(first ? [first] : []), ...typed, ...lines.filter((line) => line !== first && line !== same)];
}

/**
 * The sentence that stands best by itself, large: one that speaks to the reader or of the owner rather than listing the work.
 * Undefined if none is of a kind to be said large, or all of them lean on others.
 */
export function statementOf(sentences: string[]): string | undefined {
  const [best] = sentences
    .filter((sentence) => ![leans, counts].some((one) => one.test(sentence)) && !isPriceLine(sentence))
    .filter((sentence) => wordCount(sentence) > 2 && sentence.length <= longestLarge && !runsOn(sentence))
    .flatMap((sentence) => {
      const rank = openingRank(sentence);
      return rank === undefined ? [] : [{ sentence, rank }];
    })
    .sort((a, b) => lengthy(a.sentence) - lengthy(b.sentence) || a.rank - b.rank || standing(b.sentence) - standing(a.sentence));
  return best?.sentence;
}

/** The longest sentence that's set large, in characters. */
const longestLarge = 200;
/** Words in a row without a mark: more are a run-on, as when someone dictates. */
const longestBreath = 22;

/** More words in one sentence than anyone reads at a glance. */
const longestSentence = 45;

/** True for a run-on, which says several things that belong elsewhere: 'we clean houses … the price is by the room text me a photo'. */
export function runsOn(sentence: string): boolean {
  if (wordCount(sentence) > longestSentence) return true;
  return sentence.split(/[,;:.!?()–—]/).some((part) => wordCount(part) > longestBreath);
}

/** Too long to be set large, if there's another. */
function lengthy(sentence: string): number {
  return sentence.length > 130 ? 1 : 0;
}

function standing(sentence: string): number {
  const speaks = /(?<!\p{L})(?:you|your|usted|le|les|su)(?!\p{L})/iu.test(sentence)
    ? 3
    : /(?<!\p{L})(?:we|our|i|my)(?!\p{L})/iu.test(sentence)
      ? 1
      : 0;
  const lists = (sentence.match(/,/g) ?? []).length > 1 ? 1.5 : 0;
  const fits = sentence.length >= 40 ? 1 : 0;
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
const unfit = /[:;()"“”]|(?<!(?<!\p{L})[wW])\/|(?<!\d)(?!(?:19|20)\d\d(?!\d))\d{3}|https?|@|\p{Lu}{3}\P{L}+\p{Lu}{3}/u;
/** A sentence that leans on the one before it can't come first. */
export const leans =
  /^(?:also|and|but|or|so|then|plus|too|still|it|its|it['’]s|they|them|their|theirs|this|that|these|those|he|she|his|her|hers|him|there|we also|i also|(?:we|i) (?:do|can) (?:that|it|this|so)|now (?:we|i|it|they|he|she)|también|y|pero|además|eso|esto|por eso|ya (?:son|somos|van)|ahora (?:somos|tenemos|estamos)|su|sus|él|ella|ellos|ellas)(?!\p{L})/iu;
/** 'If you have a husky, sooner' and 'Seven and up' answer something that isn't there. 'If a tree can stay, we say so' doesn't. */
const answersOther =
  /^(?:if(?!.{3,60}, (?:we|i|you)(?!\p{L}))|because|unless|until|after that|before that|except|si|porque|hasta|excepto)(?!\p{L})|(?<!\p{L})(?:sooner|later|too|either|though|anyway|instead|and up|and under|and older|también|tampoco|en adelante)$/iu;
/** '3 You leave with a plan' is one of several steps. */
const counts = /^\d{1,2}[.)]? \p{Lu}\p{Ll}/u;
/** 'I’m Wade Pruitt' introduces a person, not the work. */
const introduces = /^(?:i['’]m|i am|my name is|me llamo|soy)\s/i;
/** 'Pastor Dan preaches about 25 minutes' is about one of the people, and no one's reason to come. */
export const isAboutPerson = /^\p{Lu}[\p{L}.]+ \p{Lu}\p{Ll}+ \p{Ll}/u;

/** More words aren't read at a glance. */
const mostWords = 11;

const refuses = /\b(?:don['’]?t|doesn['’]?t|can['’]?t|won['’]?t|aren['’]?t|isn['’]?t|not)\b|^no\b/i;

/** 'We don’t do drywall' and 'Nothing with gas and nothing on a roof, ask a pro', but neither 'Nothing heated, nothing blended', 'Real charcoal, not gas' nor 'We service what we sell and most of what we don’t'. */
const refusesFirst =
  /^(?:no\b|nothing (?=.{30})|(?:[^\s,]+\s){0,2}(?:don['’]?t|doesn['’]?t|can['’]?t|won['’]?t|aren['’]?t|isn['’]?t|not)\b)/i;

function wholeSentence(sentence: string, index: number, nouns: string[]): Candidate | undefined {
  const text = unended(sentence);
  const count = wordCount(text);
  const isOther = [unfit, leans, introduces, answersOther, counts].some((one) => one.test(text)) || isPriceLine(text);
  if (count < 3 || count > mostWords || text.length > 70 || isOther) return undefined;
  const speaks = /\b(?:we|i|you|your)\b/i.test(text);
  if (!speaks && isAboutPerson.test(text)) return undefined;
  const folded = fold(text);
  const names = nouns.some((noun) => hasPhrase(folded, fold(noun))) && !speaks;
  return {
    index,
    text,
    score: 10 - Math.abs(count - 6) * 0.3 + (speaks ? 2 : 0) - (names ? 4 : 0) - (refusesFirst.test(text) ? 6 : 0),
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
