export type Fit = 'short' | 'medium' | 'long';

/**
 * How large display words may be set. `medium` and `long` are the character counts from which they step down; a word of
 * 11 letters or more steps down as well, since it is what would break first on a phone.
 */
export function fitOf(text: string, medium: number, long: number): Fit {
  const longestWord = longestPart(text);
  const count = longestWord >= 11 ? Math.max(text.length, medium) : text.length;
  if (count >= long || longestWord >= 18) return 'long';
  return count >= medium ? 'medium' : 'short';
}

/** A text's parts between which a line may break: at spaces, and after a hyphen or a slash. */
export function partsOf(text: string): string[] {
  return text.split(/[\s/-]+/);
}

function longestPart(text: string): number {
  return Math.max(...partsOf(text).map((part) => part.length));
}

/**
 * True if a name and its price don't fit side by side on a narrow phone. Of its 17 rem the price may have 6.5, which is about eight figures.
 * That leaves the name about twelve letters.
 */
export function isTall(name: string, price = ''): boolean {
  return longestPart(name) >= 13 || longestPart(price) >= 9;
}

/**
 * Class of a heading by its longest word. CSS uses it to cap the size at which that word still fits a narrow column: `w9`, `w12`, `w16`
 * and `w20` mean at least that many letters. A style sheet sets `--w9` and so on, and reads `--long-word` (themes/base.css).
 */
export function longWordOf(text: string): 'w9' | 'w12' | 'w16' | 'w20' | '' {
  const letters = longestPart(text);
  if (letters < 9) return '';
  if (letters < 12) return 'w9';
  return letters < 16 ? 'w12' : letters < 20 ? 'w16' : 'w20';
}
