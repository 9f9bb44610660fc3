import { contentWords } from '../../language/alike.ts';

const negation = /^(?:no|without|never|not|nor|(?:do|does|is|are|ca|wo)n['’]t)$/i;
const turn = /^(?:but|just|only|because|until|unless|so|than)$/i;

/** Words that are denied without saying what a business lacks: 'no job too small', 'no questions asked'. */
const harmless = contentWords(
  'small large little extra hidden charge problem question hassle obligation matter worry stress pressure wait time',
);

/** After 'no' or 'never', these make a boast: 'no one', 'never trust a stranger'. */
const boastStart = /^(?:one|matter|better|trust|like)$/i;
/** Later in the same sentence, these do: 'No roof is too steep', 'No leak gets past us', 'no drain we can’t clear'. */
const boastWord = /^(?:too|past|beyond|(?:ca|wo|have)n['’]t)$/i;

/** How many words a negation reaches. */
const reach = 6;

/** The beginnings of words that an owner's text denies: 'mirror' and 'machin' of 'No mirrors, no machines.' */
export function deniedWords(text: string): Set<string> {
  const denied = text.split(/[.,;:!?()\n]/).flatMap((part) => {
    const words = part.split(/\s+/);
    const at = words.findIndex((word, index) => negation.test(word) && !boastStart.test(words[index + 1] ?? ''));
    if (at < 0) return [];
    const after = words.slice(at + 1, at + 1 + reach);
    const end = after.findIndex((word) => turn.test(word));
    const reached = after.slice(0, end < 0 ? reach : end);
    const isBoast = /^no$/i.test(words[at] ?? '') && reached.some((word) => boastWord.test(word));
    return isBoast ? [] : [...contentWords(reached.join(' '))];
  });
  return new Set(denied.filter((word) => !harmless.has(word)));
}

/** True if a text has one of the words. */
export function mentions(text: string, words: ReadonlySet<string>): boolean {
  return [...contentWords(text)].some((word) => words.has(word));
}
