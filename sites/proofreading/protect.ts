import { curlyQuotes, plainMarks } from './rules/typography.ts';

/** Private-use characters. Any in the text are removed first. */
const first = 0xe000;
const most = 0x700;

const untouchable = [
  // Web and email addresses, hashtags and handles.
  /(?:https?:\/\/|www\.)[^\s<>"]*[^\s<>".,;:!?)]/giu,
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu,
  /(?<![\p{L}\p{N}@-]|[\p{L}\p{N}-]\.)(?:[\p{L}\p{N}-]+\.)+(?:com|net|org|biz|info|us|co|io|shop|app|me)(?:\/[^\s<>"]*[^\s<>".,;:!?)])?(?![\p{L}\p{N}-])/giu,
  /(?<![\p{L}\p{N}&])[#@]\p{L}[\p{L}\p{N}_.-]*[\p{L}\p{N}]/giu,
  // Telephone numbers.
  /(?<![\p{L}\p{N}])(?:\+?1 ?[-.]? ?)?\(?\d{3}\)?(?: ?[-.] ?| )\d{3}(?: ?[-.] ?| )\d{4}(?!\d)/gu,
];

export interface Protected {
  text: string;
  /** The text with everything back in its place. */
  restored(text: string): string;
}

/** Hides addresses, telephone numbers and `names` (as they are written, with typographic apostrophes) behind single characters. */
export function protect(text: string, names: readonly string[]): Protected {
  const hidden: string[] = [];
  const hide = (word: string) => {
    if (hidden.length >= most) return word;
    hidden.push(word);
    return String.fromCharCode(first + hidden.length - 1);
  };
  const hideName = (found: string) => hide(curlyQuotes(plainMarks(found)));
  const bare = text.replace(/[\ue000-\uf8ff]/g, '');
  const withNames = untouchable.reduce((rest, pattern) => rest.replace(pattern, hide), bare);
  return {
    text: namePatterns(names).reduce((rest, pattern) => rest.replace(pattern, hideName), withNames),
    restored: (changed) => restore(changed, hidden),
  };
}

function restore(text: string, hidden: readonly string[]): string {
  const shown = text.replace(/[\ue000-\ue6ff]/g, (mark) => hidden[mark.charCodeAt(0) - first] ?? '');
  return /[\ue000-\ue6ff]/.test(shown) ? restore(shown, hidden) : shown;
}

function namePatterns(names: readonly string[]): RegExp[] {
  return [...new Set(names.map((name) => name.trim()).filter((name) => /\p{L}{2}/u.test(name)))]
    .sort((a, b) => b.length - a.length)
    .map((name) => new RegExp(`(?<![\\p{L}\\p{N}])${name.split(/['’]/).map(RegExp.escape).join("['’]")}(?![\\p{L}\\p{N}])`, 'gu'));
}
