import { plainWords } from '../../text/plain-letters.ts';

/** Words without case, accents and signs: 'Tío Beto’s HVAC' → 'tio betos hvac'. */
export function fold(text: string): string {
  return plainWords(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Whether the whole words of `phrase` are in `folded`, the last one perhaps in the plural. Both are folded. */
export function hasPhrase(folded: string, phrase: string): boolean {
  for (let at = folded.indexOf(phrase); at >= 0; at = folded.indexOf(phrase, at + 1)) {
    const before = at === 0 || folded[at - 1] === ' ';
    if (before && /^(?:e?s)?(?: |$)/.test(folded.slice(at + phrase.length))) return true;
  }
  return false;
}

/** The singular of a folded word as far as its ending tells: 'bakeries' → 'bakery'. */
export function singular(word: string): string {
  if (/ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/(?:ch|sh|s|x|z)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}
