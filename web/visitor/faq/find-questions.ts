import type { FaqGroup, FaqQuestion } from '../../../content/faq/question.ts';
import { withoutLinks } from '../../../content/text-links.ts';

/**
 * Groups with the questions that a search means, in their order; groups without one are left out. Every word that was typed
 * must begin a word of the question, of its answer, or of what else people call it; in a whole sentence only the words that
 * carry it must. An empty search finds all.
 */
export function findQuestions(groups: readonly FaqGroup[], search: string): FaqGroup[] {
  const typed = wordsOf(search);
  const carrying = typed.filter((word) => !asking.has(word));
  const asked = carrying.length ? carrying : typed;
  if (asked.length === 0) return [...groups];
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter((question) => means(question, asked)) }))
    .filter(({ questions }) => questions.length > 0);
}

/** Words that ask without saying what about. */
const asking = new Set(
  'a an and are be can cant do does doesnt dont for get got have how i if im in is it its me my not of on or our should so that the there this to want was we what when where which who why will with would you your'.split(
    ' ',
  ),
);

function means({ question, answer, keywords = '' }: FaqQuestion, asked: string[]): boolean {
  const words = wordsOf(`${question} ${withoutLinks(answer)} ${keywords}`);
  return asked.every((start) => words.some((word) => word.startsWith(start)));
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}$%]+/gu) ?? []
  );
}
