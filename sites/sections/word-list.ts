/** 'Raleigh, Cary and Garner': how a list reads in a sentence. */
export function wordList(words: string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
