export type Fit = 'short' | 'medium' | 'long';

/**
 * How large display words may be set. `medium` and `long` are the character counts from which they step down; a word of
 * 12 letters or more steps down as well, since it is what would break first on a phone.
 */
export function fitOf(text: string, medium: number, long: number): Fit {
  const longestWord = Math.max(...text.split(/\s+/).map((word) => word.length));
  const count = longestWord >= 12 ? Math.max(text.length, medium) : text.length;
  if (count >= long || longestWord >= 18) return 'long';
  return count >= medium ? 'medium' : 'short';
}
