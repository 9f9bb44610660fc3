import MiniSearch from 'minisearch';
import type { FaqGroup, FaqQuestion } from '../../../content/faq/question.ts';
import { withoutLinks } from '../../../content/text-links.ts';
import { plainWords } from '../../../text/plain-letters.ts';

/** Leaves out questions that score less than this share of the best one. */
const worthShowing = 0.35;

/**
 * Ranks questions for a search, best first. A question doesn't need every word. A word matches from its beginning, without its
 * accents, and with a typo from five letters on. Words such as "how" and "the" only count if nothing else was typed. An empty
 * search finds nothing.
 */
export function findQuestions(groups: readonly FaqGroup[], search: string): FaqQuestion[] {
  const questions = groups.flatMap((group) => group.questions);
  const typed = wordsOf(search);
  const carrying = typed.filter((word) => !asking.has(word));
  const results = indexOf(groups).search((carrying.length ? carrying : typed).join(' '));
  const best = results[0]?.score ?? 0;
  return results.flatMap(({ id, score }) => (score >= best * worthShowing ? (questions[id] ?? []) : []));
}

/** One index per set of questions, since every letter typed asks again. */
const indexes = new WeakMap<readonly FaqGroup[], MiniSearch>();

function indexOf(groups: readonly FaqGroup[]): MiniSearch {
  const cachedIndex = indexes.get(groups);
  if (cachedIndex) return cachedIndex;
  const index = new MiniSearch({
    fields: ['title', 'wordings', 'answer'],
    tokenize: wordsOf,
    searchOptions: {
      boost: { title: 3, wordings: 2 },
      prefix: true,
      fuzzy: (word) => (word.length >= 5 ? 1 : false),
    },
  });
  index.addAll(
    groups
      .flatMap(({ questions }) => questions)
      .map(({ question, answer, keywords = '', wordings = [], short = [] }, id) => ({
        id,
        title: question,
        wordings: [keywords, ...wordings, ...short.flatMap(({ asked }) => asked)].join(' '),
        answer: withoutLinks(answer),
      })),
  );
  indexes.set(groups, index);
  return index;
}

/** Words that don't say what the question is about. */
const asking = new Set(
  'a an and are be can cant do does doesnt dont for get got have how i if im in is it its me my not of on or our should so that the there this to want was we what when where which who why will with would you your'.split(
    ' ',
  ),
);

function wordsOf(text: string): string[] {
  return plainWords(text).match(/[\p{L}\p{N}$%]+/gu) ?? [];
}
