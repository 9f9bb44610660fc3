export type Fit = 'short' | 'medium' | 'long';

/**
 * How large display words may be set. `medium` and `long` are the character counts from which they step down; a word of
 * 11 letters or more steps down as well, since it is what would break first on a phone.
 */
export function fitOf(text: string, medium: number, long: number): Fit {
  const longestWord = Math.max(...text.split(/\s+/).map((word) => word.length));
  const count = longestWord >= 11 ? Math.max(text.length, medium) : text.length;
  if (count >= long || longestWord >= 18) return 'long';
  return count >= medium ? 'medium' : 'short';
}

/** True if a name's longest word and its price are too wide for one line of a phone. */
export function isTall(name: string, price = ''): boolean {
  const longest = (text: string) => Math.max(...text.split(/[\s/-]+/).map((word) => word.length));
  return longest(name) >= 13 || longest(price) >= 9;
}

/**
 * Class of a heading by its longest word. CSS uses it to cap the size at which that word still fits a narrow column: `w9`, `w12`, `w16`
 * and `w20` mean at least that many letters. A style sheet sets `--w9` and so on, and reads `--long-word` (themes/base.css).
 */
export function longWordOf(text: string): 'w9' | 'w12' | 'w16' | 'w20' | '' {
  const letters = Math.max(...text.split(/[\s-]+/).map((word) => word.length));
  if (letters < 9) return '';
  if (letters < 12) return 'w9';
  return letters < 16 ? 'w12' : letters < 20 ? 'w16' : 'w20';
}
