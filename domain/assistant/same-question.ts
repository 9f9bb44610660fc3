import { plainWords } from '../../text/plain-letters.ts';
import { canonicalTerm } from './terms.ts';
import { stopWords } from './vocabulary.ts';
import type { WeightOf } from './word-weights.ts';

/** A question we answer, in all its wordings. */
export interface KnownQuestion<Answer> {
  wordings: readonly string[];
  answer: Answer;
}

/** Weighted share of common words from which two questions count as the same. Tuned on main-questions.test.ts. */
const sameFrom = 0.7;

/** Words that are ignored. Question words aren't, because "how many pages" and "which pages" are different questions. */
const filler = new Set(
  `a an the do does did is are am be been was were to of for in on at by my your our you u i we me us it its that this there can could would will shall
  should may please just really actually so and or get got have has had with from up any some if take takes`.split(/\s+/),
);

/** Weights of question words. */
const questionWords: Record<string, number> = {
  what: 0.6,
  how: 0.6,
  which: 1.2,
  who: 1.6,
  when: 2,
  many: 2.4,
  long: 2.4,
  much: 2,
  where: 2,
  why: 2,
};

const stopWeight = 0.8;
/** The end of a question that says who the site is for, which changes no answer: "How much for a website for my salon?" */
const forWhom = /\bfor (?:my|our|an?) \w+(?: \w+)?\W*$/;

/** Returns a function that finds the answer to a wording, or undefined. It expects corrected spelling. */
export function sameQuestions<Answer>(
  known: readonly KnownQuestion<Answer>[],
  weightOf: WeightOf,
): (wording: string) => { answer: Answer; likeness: number } | undefined {
  const weight = (word: string) => questionWords[word] ?? (stopWords.has(word) ? stopWeight : weightOf(word));
  const weigh = (words: Iterable<string>) => [...words].reduce((sum, word) => sum + weight(word), 0);
  /** Weighted Dice coefficient of two questions' words, 0 to 1. */
  const likeness = (words: Set<string>, others: Set<string>) => {
    const shared = [...words].filter((word) => others.has(word));
    const apart = words.has('not') !== others.has('not') || (carries(others) && !carries(shared));
    return shared.length === 0 || apart ? 0 : (2 * weigh(shared)) / (weigh(words) + weigh(others));
  };
  const wordedQuestions = known.flatMap(({ wordings, answer }) => wordings.map((wording) => ({ words: askingWords(wording), answer })));
  return (wording) => {
    const best = [wording, wording.replace(forWhom, ''), ...wording.split(/[,;]/)]
      .map(askingWords)
      .flatMap((words) => wordedQuestions.map(({ words: others, answer }) => ({ answer, score: likeness(words, others) })))
      .reduce((a, b) => (b.score > a.score ? b : a));
    return best.score >= sameFrom ? { answer: best.answer, likeness: best.score } : undefined;
  };
}

/** True if one of the words says what a question is about. */
function carries(words: Iterable<string>): boolean {
  return [...words].some((word) => !(word in questionWords) && !stopWords.has(word));
}

function askingWords(text: string): Set<string> {
  const words =
    plainWords(text)
      .replace(/\bweb ?(?=(?:sites?|pages?)\b)/g, '')
      .replace(/(?<![@\w-])[\w-]+\.(?:com|net|org|biz)\b/g, 'domain')
      .replace(/\bat \d{1,2}(?::\d\d)?(?: ?[ap]m\b)?/g, 'clock')
      .replace(/\b(?:dont|doesnt|didnt|cant|cannot|wont|isnt|arent|without)\b/g, 'not')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(
    words.filter((word) => !filler.has(word)).map((word) => (word in questionWords || stopWords.has(word) ? word : canonicalTerm(word))),
  );
}
