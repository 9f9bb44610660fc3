import { isOneOff } from '../../text/one-off.ts';
import type { Doubt } from '../addresses/address-doubts.ts';
import type { KnownService } from '../kinds/format.ts';
import { fold, singular } from '../language/fold.ts';

const words = /\p{L}[\p{L}'’]*/gu;

/** The fewest letters of a word that's compared, and of the one beside it. Shorter ones are one letter off too many others. */
const fewestLetters = 4;

/**
 * Asks about words that are one letter off one of the trade's own, beside the word that goes with it: 'Water Heather' is probably a water
 * heater. Our proofreader leaves such a word alone, because it's in the dictionary or may be a name.
 */
export function termDoubts(services: readonly KnownService[], texts: readonly { field: string; text: string }[]): Doubt[] {
  const terms = services.flatMap(({ name, match }) => [name, ...match]).map((term) => fold(term).split(' '));
  const knownWords = new Set(terms.flat().map(singular));
  const after = new Map<string, string[]>();
  const before = new Map<string, string[]>();
  for (const term of terms)
    for (const [index, word] of term.slice(1).entries()) {
      const first = term[index] ?? '';
      after.set(singular(first), [...(after.get(singular(first)) ?? []), word]);
      before.set(singular(word), [...(before.get(singular(word)) ?? []), first]);
    }
  /** The word of the trade that a typed one probably means, beside the typed word at its side. */
  const meantBy = (typed: string, side: string, beside: Map<string, string[]>): string | undefined => {
    const word = singular(fold(typed));
    if (knownWords.has(word) || Math.min(word.length, side.length) < fewestLetters) return undefined;
    const near = beside.get(singular(fold(side)))?.find((one) => singular(one).length >= fewestLetters && isOneOff(word, singular(one)));
    return near && (word === fold(typed) ? singular(near) : near);
  };
  return texts.flatMap(({ field, text }) => {
    const typed = [...text.matchAll(words)];
    return typed.flatMap(({ 0: word, index }, at) => {
      const [last, next] = [typed[at - 1], typed[at + 1]];
      const isAfter = last && last.index + last[0].length + 1 === index;
      const isBefore = next && index + word.length + 1 === next.index;
      const meant = (isAfter && meantBy(word, last[0], after)) || (isBefore && meantBy(word, next[0], before));
      return meant ? [{ field, message: `Did you mean “${meant}” where you wrote “${word}”? If it’s right, leave it.` }] : [];
    });
  });
}
