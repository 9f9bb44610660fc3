import englishLines from './words/english.txt?raw';
import spanishLines from './words/spanish.txt?raw';

/** A word as the readers know it, and how else people type it. */
interface Entry {
  word: string;
  forms: RegExp;
}

/** Short forms, contractions without their apostrophe, and synonyms. */
export const english = entriesIn(englishLines);
/** Spanish words, for sentences in Spanish only. */
export const spanish = entriesIn(spanishLines);

function entriesIn(lines: string): Entry[] {
  return lines
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [word = '', forms = ''] = line.split(' = ');
      return { word, forms: new RegExp(`(?<![\\w'@])(?:${forms})(?![\\w'@])`, 'g') };
    });
}

const spanishOnly =
  /\b(?:el|la|los|las|una?|del?|al|y|que|con|para|por|hola|buen[oa]s|gracias|porfa|favor|mi|nuestr[oa]s?|es|esta|son|ya|se|nos|les?|lo|tambien|abr(?:imos|o|e)|cerramos|cierro|habl[ao]|acept[ao]|aceptan|recibo|ingles|espanol(?= e )|efectivo|limpi[oa]|limpiamos|lav[oa]|lavamos|pinto|plancho|arreglo|reparo|instalo|podo|cuido|hago|hacemos|atend(?:emos)?|atiendo|trabaj[oa]|quit\w+|agreg\w+|pon(?:gan|ga|er|le)?|cambi(?:en|ar|e|a)|quisiera|quiero|pueden?|telefono|correo|sabados?|domingos?|lunes|martes|miercoles|jueves|viernes|cerrado|abierto|hasta|desde|hablamos|aceptamos|publi\w+n|soy|somos|como|mas|muy|foto|en|precio|servicios?|ahora|falta|sin|pero)\b/g;
const englishOnly =
  /\b(?:the|and|an|is|are|to|of|on|for|with|you|your|my|our|we|it|it's|that|this|please|can|add|change|remove|have|not|don't|put|at|be|i|i'm|from|open|closed|now|make|should|but|so)\b/g;

/** True for a sentence that's more Spanish than English. A few words that are neither go with `text`, which they're from. */
export function isSpanish(sentence: string, text: string): boolean {
  const share = (words: string) => (words.match(spanishOnly)?.length ?? 0) - (words.match(englishOnly)?.length ?? 0);
  const own = share(sentence);
  return own > 1 || (own >= 0 && share(text) > 0 && share(text) > own - 1 && (own > 0 || share(text) > 1));
}

const words =
  'monday tuesday wednesday thursday friday saturday sunday weekday weekdays weekend weekends headline address website instagram facebook remove change replace rename service services gallery reviews testimonials section license business language spanish english different background colors photos phone number picture email price hours schedule appointment publish booking section headline introduction questions modern please tomorrow closed'.split(
    ' ',
  );
const known = new Set(words);
/** Words that differ from one of ours by a letter only. */
const others = new Set('charge charged chance chances remote revive close closes hour house phones clothed modem numb emails'.split(' '));

/** Our word that a typo is one letter away from, or the word itself. Short words only have two letters swapped. */
export function closest(word: string): string {
  if (known.has(word) || others.has(word)) return word;
  const near = words.find(
    (one) => one[0] === word[0] && !isInflected(word, one) && (isSwapped(word, one) || (one.length > 6 && isOneOff(word, one))),
  );
  return near ?? word;
}

/** 'changed' and 'removes' aren't typos. */
function isInflected(word: string, base: string): boolean {
  const stem = base.replace(/e$/, '');
  return (
    (word.startsWith(stem) && /^(?:e?s|e?d|e?r|ing|'s|y)$/.test(word.slice(stem.length))) ||
    (word === base.replace(/s$/, '') && !base.endsWith('ss'))
  );
}

/** True if two letters next to each other are swapped. */
export function isSwapped(word: string, other: string): boolean {
  if (word.length !== other.length) return false;
  const at = [...word].findIndex((letter, index) => letter !== other[index]);
  return at >= 0 && word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2) === other;
}

/** True if one letter is missing, too much or another. */
export function isOneOff(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1) return false;
  const start = [...word].findIndex((letter, index) => letter !== other[index]);
  const at = start < 0 ? word.length : start;
  const rest = (text: string, skip: number) => text.slice(at + skip);
  return rest(word, 1) === rest(other, 1) || rest(word, 1) === rest(other, 0) || rest(word, 0) === rest(other, 1);
}
