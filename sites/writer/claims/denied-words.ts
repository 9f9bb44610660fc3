import { contentWords } from '../../language/alike.ts';

const negation = /^(?:no|without|never|not|nor|(?:do|does|is|are|ca|wo)n['’]t)$/i;
const turn = /^(?:but|just|only|because|until|unless|so|than)$/i;

/** Words that are denied without saying what a business lacks: 'no job too small', 'no questions asked'. */
const harmless = contentWords(
  'small large little extra hidden charge problem question hassle obligation matter worry stress pressure wait time',
);

/** How many words a negation reaches. */
const reach = 6;

/** The beginnings of words that an owner's text denies: 'mirror' and 'machin' of 'No mirrors, no machines.' */
export function deniedWords(text: string): Set<string> {
  const denied = text.split(/[.,;:!?()\n]/).flatMap((part) => {
    const words = part.split(/\s+/);
    const at = words.findIndex((word) => negation.test(word));
    if (at < 0) return [];
    const after = words.slice(at + 1, at + 1 + reach);
    const end = after.findIndex((word) => turn.test(word));
    return [...contentWords(after.slice(0, end < 0 ? reach : end).join(' '))];
  });
  return new Set(denied.filter((word) => !harmless.has(word)));
}

/** True if a text has one of the words. */
export function mentions(text: string, words: ReadonlySet<string>): boolean {
  return [...contentWords(text)].some((word) => words.has(word));
}
