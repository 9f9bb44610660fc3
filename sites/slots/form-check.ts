import { truncate } from '../../text/truncate.ts';
import { sentences } from '../language/sentences.ts';
import type { Slot } from './slot.ts';
import { hasVerb } from './verbs.ts';

/** Why a text isn't a line for a page, whatever it says: length, characters, markup, sentences. Undefined if it is one. */
export function formRefusal(text: string, slot: Slot): string | undefined {
  if (text.trim() === '') return 'is empty';
  if (text !== text.trim() || /\s\s|[^\S ]|\s[.,;:?]/u.test(text)) return 'has stray spaces or line breaks';
  const length = [...text].length;
  if (length < slot.least) return `is too short (${length} of ${slot.least})`;
  if (length > slot.most) return `is too long (${length} of ${slot.most})`;
  return characterRefusal(text) ?? sentenceRefusal(text, slot);
}

/** What each pattern finds isn't part of plain sentences. The most telling reason comes first. */
const marks: [reason: string, pattern: RegExp][] = [
  ['has HTML or code', /<|>|&(?:#?\w+);|\bjavascript:|\{\{|\}\}|\$\{/i],
  [
    'has a placeholder',
    /\[[^[\]]*\]|\{[^{}]*\}|_{2,}|\bX{2,}\b|\b(?:TBD|TBA|TODO|N\/A|lorem|ipsum)\b|\b(?:your|the) (?:business|company|city|town) name\b/i,
  ],
  ['has Markdown', /[*_`~|\\]|^\s*(?:#|[-+•]\s|\d+[.)]\s)|#{2,}|\]\(/],
  ['has an emoji', /\p{Extended_Pictographic}(?<![\d#])/u],
  ['has quotation marks', /["“”«»„‹›]|(?<![\p{L}\p{N}])['‘]|['’](?=\s|$)(?<!s['’])/u],
  ['has an exclamation mark', /[!¡]/],
  ['has a dash between clauses', /—|\s[–-]\s(?![\d$])/],
  ['has letters of another script', /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|\p{M}/u],
  ['has characters that don’t belong in a sentence', /[^\p{L}\p{N} .,;:?¿'’&%$()/@#+–½¼¾°-]/u],
];

function characterRefusal(text: string): string | undefined {
  return marks.find(([, pattern]) => pattern.test(text.normalize('NFC')))?.[0];
}

function sentenceRefusal(text: string, slot: Slot): string | undefined {
  if (!/[.?]$/.test(text)) return 'doesn’t end with a period';
  if (/\.\.|…|\?\?|,,|[,;:]\.$/.test(text)) return 'has doubled end marks';
  if (text.includes('?')) return 'asks a question';
  const all = sentences(text);
  if (new Set(all).size < all.length) return 'says a sentence twice';
  for (const sentence of all) {
    if (!/^¿?\p{Lu}/u.test(sentence)) return 'has a sentence without a capital';
    if (sentence.split(/\s+/).length < 3 || !hasVerb(sentence)) return `isn’t a complete sentence (“${truncate(sentence, 40)}”)`;
    if (dangling.test(sentence)) return 'ends in the middle of a sentence';
  }
  if (/(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu.test(text)) return 'says a word twice';
  const broken = slot.language === 'en' ? brokenEnglish.exec(text) : null;
  if (broken) return `isn’t a sentence (“${broken[0]}”)`;
  return /\ba (?=[aeio])(?!one\b|once\b|eu)|\ban (?=[bcdfgjklmnpqrstvwxyz])/i.test(text) && slot.language === 'en'
    ? 'has the wrong article'
    : undefined;
}

/** Pairs of small words that no English sentence has, which shows that words are missing or in the wrong place. */
const brokenEnglish =
  /\b(?:an?|the|our|your|my) (?:is|are|was|and|or|but|of|in|on|at|to|for|from|with|by|we|you|they|it|i|an?|the|has|have|do|does|can|if|that|who|not)\b(?!-)|(?<!-)\b(?:of|in|on|at|for|with|by|from) (?:is|are|was|and|or|but|of|has|have|does|can|we|they|if|not)\b|\b(?:we|they|you) (?:an?|the|of|in|on|at|with|by|from|we|they|our|your|it|is|has)\b(?<!\b(?:of|to|for|with|by|from|at|on|in|than|between|\w+s?) you (?:in|on|at|with|by|from|the|an?))|\b(?:is|are) (?:is|are|have|has|do|does|can|we|they)\b/i;
const dangling = /(?<!\p{L})(?:and|or|but|with|for|the|an?|of|to|in|at|from|our|your|y|o|con|para|de|el|la|los|las|en|nuestr[oa]s?)[.?]$/u;
