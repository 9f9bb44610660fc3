import { endsWithAbbreviation } from '../../language/abbreviations.ts';

/** One kind of correction. It returns the text it was given if there is nothing to correct. */
export interface Rule {
  /** What the owner is told: 'Spelling', 'Capital letter'. */
  what: string;
  change(text: string): string;
}

/** A line of a table: whole words to find, and what they become ($1 and so on are allowed). */
export type Entry = readonly [find: RegExp, becomes: string];
/** Lists of words that a table names in capitals: `SMALL` in a pattern stands for any word of the list `SMALL`. */
export type Lists = Record<string, string>;

// A word ends where a letter meets none. A pattern may begin or end with a space, where there is nothing to look at.
const before = "(?!(?=[\\p{L}\\p{N}'])(?<=[\\p{L}\\p{N}']|\\p{L}[-.]))";
const after = "(?!(?<=[\\p{L}\\p{N}'])(?:[\\p{L}\\p{N}']|-\\p{L}))";
/** Names that every table may use: the start of a sentence or a clause, the end of one, any word. */
const everywhere: Lists = {
  START: '(?:^|(?<=[.!?:;(\\n] ?))',
  CLAUSE: '(?:^|(?<=[.!?:;,(\\n] ?)|(?:and|or|but|because|if|when|so|that|as|while|where|what|how|time|day|years?) )',
  END: '(?= ?(?:[.,!?;:)]|$))',
  WORD: "[\\p{L}']+",
};

/** A pattern that finds whole words only, in any case unless `flags` say otherwise. */
export function whole(source: string, flags = 'giu'): RegExp {
  return new RegExp(`${before}(?:${source})${after}`, flags);
}

/** Words as the choices of a pattern, from a text with spaces between them. An underscore is a space. */
export function choices(words: string): string {
  return words.trim().split(/\s+/).join('|').replaceAll('_', ' ');
}

/** The text with its first letter in upper case. */
export function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** A word with a capital first letter if the word it replaces had one. */
export function casedLike(model: string, word: string): string {
  return /^\p{Lu}/u.test(model) ? capital(word) : word;
}

/** A pattern's source with the names of lists replaced by their words. */
export function withLists(source: string, lists: Lists): string {
  return source.replace(/[A-Z]{3,}/g, (name) => {
    const words = lists[name];
    return words === undefined ? (everywhere[name] ?? name) : `(?:${choices(words)})(?![\\p{L}\\p{N}'])`;
  });
}

/** Four letters or fewer with a capital are a name within a sentence ('Dr. Im', 'Tho') or an acronym ('IM', the U of 'U visa'). */
function isShortName(found: string, before: string): boolean {
  if (!/^\p{Lu}\p{L}{0,3}$/u.test(found)) return false;
  return found === found.toUpperCase() || !beginsSentence(before);
}

/** True if a word after this text has a capital letter because a sentence begins. */
export function beginsSentence(before: string): boolean {
  const end = before.slice(-12);
  return /(?:^|[.!?…:\n])["')]{0,12}\s{0,12}["'(]{0,12}$/.test(end) && !endsWithAbbreviation(end.trimEnd(), '');
}

/** A rule made of a table of whole words. What replaces a capital letter begins with one. */
export function tableRule(what: string, entries: readonly Entry[], lists: Lists = {}): Rule {
  const compiled = entries.map(([find, becomes]) => [whole(withLists(find.source, lists)), becomes] as const);
  return { what, change: (text) => compiled.reduce((changed, [find, becomes]) => replaced(changed, find, becomes), text) };
}

function replaced(text: string, find: RegExp, becomes: string): string {
  return text.replace(find, (...found) => {
    const at = Number(found.findLast((part) => typeof part === 'number'));
    if (isShortName(String(found[0]), text.slice(0, at))) return String(found[0]);
    const filled = becomes.replace(/\$(\d)/g, (_, group) => String(found[Number(group)] ?? ''));
    return casedLike(String(found[0]), filled);
  });
}
