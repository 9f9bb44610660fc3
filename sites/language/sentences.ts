import { ended, withoutEnd } from '../../text/text-end.ts';
import { truncate } from '../../text/truncate.ts';
import { endsWithAbbreviation } from './abbreviations.ts';

/** The sentences of a text, each as written, with its end mark; a last sentence without one gets a full stop. */
export function sentences(text: string): string[] {
  const result: string[] = [];
  for (const line of text.split(/\n+/)) {
    let open = '';
    const pieces = line.split(/(?<=[.!?…]["”’')\]]?)\s+(?=["“‘'([]?(?:\p{Lu}|[#$]?\p{N}))/u);
    for (const [index, piece] of pieces.entries()) {
      open = open ? `${open} ${piece}` : piece;
      if (endsWithAbbreviation(open, pieces[index + 1] ?? '')) continue;
      result.push(open);
      open = '';
    }
    if (open) result.push(open);
  }
  return result
    .map((sentence) => sentence.trim())
    .filter(Boolean)
    .map(ended);
}

/** The text without its final full stop, as a heading has it. Question marks stay. */
export function unended(text: string): string {
  return text.replace(/(?<!\.)\.$/, '');
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}

/** Whole sentences from the start of the list while they fit into `max` characters; at least the first. */
export function fitting(list: string[], max: number): string[] {
  const chosen: string[] = [];
  for (const sentence of list) {
    if (chosen.length > 0 && [...chosen, sentence].join(' ').length > max) break;
    chosen.push(sentence);
  }
  return chosen;
}

/** The text cut at a word to at most `max` characters, marked with an ellipsis. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = truncate(text, max - 1);
  const end = text[max - 1] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return `${withoutEnd(end > max / 2 ? cut.slice(0, end) : cut, /[\s,;:.]/)}…`;
}
