import type { FaqGroup, FaqQuestion } from '../../../content/faq/question.ts';
import { withoutLinks } from '../../../content/text-links.ts';

/** Points for a word, by where it's found. */
const inTitle = 3;
const inWordings = 2;
const inAnswer = 1;
/** Leaves out questions that score less than this share of the best one. */
const worthShowing = 0.35;

/**
 * Ranks questions for a search, best first. A question doesn't need every word. Each word scores by where it's found and by
 * how few questions have it. A word matches from its beginning. Words such as "how" and "the" only count if nothing else was
 * typed. An empty search finds nothing.
 */
export function findQuestions(groups: readonly FaqGroup[], search: string): FaqQuestion[] {
  const typed = [...new Set(wordsOf(search))];
  const carrying = typed.filter((word) => !asking.has(word));
  const asked = carrying.length ? carrying : typed;
  const fields = groups.flatMap(({ questions }) => questions).map(fieldsOf);
  const scores = fields.map(() => 0);
  for (const start of asked) {
    const found = fields.map(({ title, wordings, answer }) =>
      begins(title, start) ? inTitle : begins(wordings, start) ? inWordings : begins(answer, start) ? inAnswer : 0,
    );
    const rarity = Math.log(1 + fields.length / (1 + found.filter(Boolean).length));
    found.forEach((points, index) => {
      scores[index] = (scores[index] ?? 0) + points * rarity;
    });
  }
  const best = Math.max(...scores, 0);
  return fields
    .map(({ question }, index) => ({ question, score: scores[index] ?? 0 }))
    .filter(({ score }) => score > 0 && score >= best * worthShowing)
    .sort((a, b) => b.score - a.score)
    .map(({ question }) => question);
}

/** Words that don't say what the question is about. */
const asking = new Set(
  'a an and are be can cant do does doesnt dont for get got have how i if im in is it its me my not of on or our should so that the there this to want was we what when where which who why will with would you your'.split(
    ' ',
  ),
);

function fieldsOf(question: FaqQuestion) {
  return {
    question,
    title: wordsOf(question.question),
    wordings: wordsOf(`${question.keywords ?? ''} ${(question.wordings ?? []).join(' ')}`),
    answer: wordsOf(withoutLinks(question.answer)),
  };
}

function begins(words: readonly string[], start: string): boolean {
  return words.some((word) => word.startsWith(start));
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}$%]+/gu) ?? []
  );
}
