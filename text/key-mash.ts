/** Rows of a keyboard, forwards and backwards. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((row) => [row, [...row].reverse().join('')]);

/** True for a text that says nothing: keys that were only hit ('asdf', 'xxxx'), and signs without a word. A few words at most. */
export function isKeyMash(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length < 4 && words.every((word) => isOneKey(word) || (word.length > 3 && rows.some((row) => row.includes(word))));
}

function isOneKey(word: string): boolean {
  return word.length > 2 && /^\p{L}/u.test(word) && [...word].every((letter) => letter === word.charAt(0));
}
