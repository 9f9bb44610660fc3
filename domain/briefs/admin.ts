import { pageChoices } from '../../content/site-pages.ts';
import { db } from '../../db/connect.ts';
import { type AnswerLine, answerLines } from './answer-words.ts';
import { briefOfProject } from './queries.ts';

export interface AdminBrief {
  /** All answers as text, in reading order. */
  lines: AnswerLine[];
  /** What the owner hasn't confirmed, so the site can't show it: 'Quote 2, by R. Alvarez: consent not confirmed'. */
  unconfirmed: string[];
  /** Keys of the picked pages. */
  pages: string[];
}

/** A brief for Admin. */
export async function briefForAdmin(projectId: string): Promise<AdminBrief | undefined> {
  const brief = await briefOfProject(db(), projectId);
  if (!brief) return undefined;
  const { input } = brief;
  return { lines: answerLines(input), unconfirmed: unconfirmedIn(input), pages: Array.isArray(input.pages) ? input.pages.map(String) : [] };
}

/** Quotes without their author's consent and pictures without a right to use them. */
export function unconfirmedIn(answers: Record<string, unknown>): string[] {
  const { quotes = [] } = (answers.proof ?? {}) as { quotes?: { name?: string; consent?: boolean }[] };
  const photos = (answers.photos ?? []) as { alt?: string; rights?: boolean }[];
  return [
    ...quotes.flatMap(({ name, consent }, index) =>
      consent === true ? [] : [`Quote ${index + 1}, ${name?.trim() ? `by ${name.trim()}` : 'without a name'}: consent not confirmed`],
    ),
    ...photos.flatMap(({ alt, rights }, index) =>
      rights === true ? [] : [`Photo ${index + 1}${alt?.trim() ? ` (${alt.trim()})` : ''}: permission not confirmed`],
    ),
  ];
}

/**
 * How a brief's pages differ from the ordered ones: 'Gallery in place of FAQ'. '' if they don't, or if no pages are picked in
 * one of them.
 */
export function pagesChangedSince(ordered: string[], briefed: string[]): string {
  if (ordered.length === 0 || briefed.length === 0) return '';
  const label = (key: string) => pageChoices.find((page) => page.key === key)?.label ?? key;
  const added = briefed.filter((key) => !ordered.includes(key)).map(label);
  const dropped = ordered.filter((key) => !briefed.includes(key)).map(label);
  if (added.length === 0 && dropped.length === 0) return '';
  if (dropped.length === 0) return `${added.join(', ')} added`;
  return added.length === 0 ? `${dropped.join(', ')} left out` : `${added.join(', ')} in place of ${dropped.join(', ')}`;
}
