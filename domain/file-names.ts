/** Longest name of a file that we keep. */
const mostCharacters = 200;

/**
 * A file's name as its sender's system gave it, fit to be shown: no folders, and no characters that are invisible or turn
 * the text around them (a name with U+202E can read "photo.jpg" and end in ".exe"). Empty when nothing is left.
 */
export function shownFileName(name: string): string {
  const plain = name
    .replace(/^.*[\\/]/s, '')
    .replace(/[\t\r\n\p{Z}]+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .trim();
  return [...plain].slice(0, mostCharacters).join('');
}
