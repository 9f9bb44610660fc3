import { canonicalTerm, fold } from './terms.ts';
import { stopWords } from './vocabulary.ts';
import type { WeightOf } from './word-weights.ts';

/** A question we answer, with other ways to ask it. */
export interface KnownQuestion<Answer> {
  wordings: readonly string[];
  answer: Answer;
}

/** Share of two questions' words that must be the same, by weight, for them to be one question. Tuned on main-questions.test.ts. */
const sameFrom = 0.7;

/** Words that neither question needs. Question words stay: "how many pages" and "which pages" are two questions. */
const filler = new Set(
  `a an the do does did is are am be been was were to of for in on at by my your our you u i we me us it its that this there can could would will shall
  should may please just really actually so and or get got have has had with from up any some if take takes`.split(/\s+/),
);

/** What a question word says about a question, beside the words it asks about. */
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
/** Whom the site is for changes no answer: "How much for a website for my salon?" */
const forWhom = /\bfor (?:my|our|an?) \w+(?: \w+)?\W*$/;

/** Finds the known question that a wording asks, or undefined. Takes the wording spelled right. */
export function sameQuestions<Answer>(
  known: readonly KnownQuestion<Answer>[],
  weightOf: WeightOf,
): (wording: string) => Answer | undefined {
  const weight = (word: string) => questionWords[word] ?? (stopWords.has(word) ? stopWeight : weightOf(word));
  const weigh = (words: Iterable<string>) => [...words].reduce((sum, word) => sum + weight(word), 0);
  /** Twice what two questions share, by what both say: 0 to 1. */
  const likeness = (words: Set<string>, others: Set<string>) =>
    words.size === 0 || words.has('not') !== others.has('not')
      ? 0
      : (2 * weigh([...words].filter((word) => others.has(word)))) / (weigh(words) + weigh(others));
  const asked = known.flatMap(({ wordings, answer }) => wordings.map((wording) => ({ words: askingWords(wording), answer })));
  return (wording) => {
    const best = [wording, wording.replace(forWhom, ''), ...wording.split(/[,;]/)]
      .map(askingWords)
      .flatMap((words) => asked.map(({ words: others, answer }) => ({ answer, score: likeness(words, others) })))
      .reduce((a, b) => (b.score > a.score ? b : a));
    return best.score >= sameFrom ? best.answer : undefined;
  };
}

function askingWords(text: string): Set<string> {
  const words =
    fold(text)
      .replace(/\bweb ?(?=(?:sites?|pages?)\b)/g, '')
      .replace(/\b(?:dont|doesnt|didnt|cant|cannot|wont|isnt|arent|without)\b/g, 'not')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => !filler.has(word)).map((word) => (word in questionWords ? word : canonicalTerm(word))));
}
