import { closedUp, listsOf, plain, tokensOf } from './old-page-words.ts';
import words from './words/page-headings.yaml';

const { headings, beginnings } = listsOf<'headings' | 'beginnings'>(words);

/** Fewest lines of a text with headings. */
const fewestLines = 3;
const longestHeading = 6;

/**
 * A text without the headings of the page that it was copied from, each alone on its line above what it announces. Our pages have
 * their own. A heading above a list stays, because the list's sentence begins with it, and so does one that may be an entry of a list.
 */
export function withoutPageHeadings(text: string): string {
  const lines = text.split('\n');
  const filled = lines.flatMap((line, index) => (/[\p{L}\p{N}]/u.test(line) ? [index] : []));
  if (filled.length < fewestLines) return text;
  const gone = new Set(
    filled.filter((index, place) => {
      const lineAt = (at: number) => lines[filled[at] ?? -1];
      return isHeading(lines[index] ?? '', text) && isAbove(lineAt(place + 1), lines[index] ?? '') && !isEntry(lineAt(place - 1));
    }),
  );
  return closedUp(lines.filter((_, index) => !gone.has(index)).join('\n'), text);
}

function isHeading(line: string, text: string): boolean {
  const bare = line.replace(/[\s~*=_–—-]+/gu, ' ').trim();
  if (!/^\p{Lu}[^.,;:!]{1,60}\.?$/u.test(bare) || /\d/.test(bare) || tokensOf(bare).length > longestHeading) return false;
  const key = plain(bare);
  return headings.has(key) || [...beginnings].some((start) => key.startsWith(`${start} `) && isTitle(bare)) || isMeeting(bare, text);
}

/** 'Meet Inez', if the text has her name elsewhere too. */
function isMeeting(line: string, text: string): boolean {
  const [, name] = /^Meet (?:Dr\. )?(\p{Lu}[\p{L}'’-]{1,20})(?: \p{Lu}[\p{L}'’-]{1,20})?$/u.exec(line) ?? [];
  return name !== undefined && tokensOf(text).filter(({ typed }) => typed === name).length > 1;
}

function isTitle(line: string): boolean {
  return tokensOf(line).every(({ typed }) => /^(?:\p{Lu}|(?:a|an|and|for|in|of|our|the|to|us|y|de)$)/u.test(typed));
}

/** True if a line is what a heading announces: no list, and not the rest of the heading's own sentence. */
function isAbove(next: string | undefined, heading: string): boolean {
  if (next === undefined || /^\s*\p{Ll}/u.test(next)) return false;
  const isSign = !/^\s*(?:[\p{L}\p{N}"“'‘(¿¡#$]|\[)/u.test(next) || /^\s*\d{1,2}[.)]\s/.test(next);
  return /\?\s*$/.test(heading) || !(isSign || isEntry(next));
}

/** True for 'Homes' in a list of what someone cleans, among which 'Offices' is another. */
function isEntry(line: string | undefined): boolean {
  return line !== undefined && tokensOf(line).length < 4 && !/[\d.!?:,]/.test(line) && !headings.has(plain(line));
}
