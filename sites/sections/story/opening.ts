import type { Line } from '../../document/document.ts';
import { sentences } from '../../language/sentences.ts';
import type { StoryProps } from './schema.ts';

/** The first sentence apart from the rest if it's no longer than `longest` characters; nothing if there's no text. */
export function firstSentenceOf({ paragraphs: [opening, ...others] }: StoryProps, longest: number): { first?: Line; rest: Line[] } {
  if (!opening) return { rest: [] };
  const [first = '', ...following] = sentences(opening.text);
  if (!first || first.length > longest) return { rest: [opening, ...others] };
  const text = following.join(' ');
  return { first: { ...opening, text: first }, rest: [...(text ? [{ ...opening, text }] : []), ...others] };
}
