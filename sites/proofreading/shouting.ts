import { writtenAcronyms } from '../language/capital-words.ts';
import { unknownWords } from './harper.ts';
import { capital } from './rules/rule.ts';
import { isTradeWord } from './spelling.ts';

/** Words that are often shouted alone in a calm sentence. */
const alone =
  /^(?:FREE|REALLY|NOT|ALL|NO|ONLY|NEVER|ALWAYS|BEST|VERY|MUST|PLEASE|ANY|EVERY|NOW|NEW|OPEN|CLOSED|SAME|AND|OR|BUT|ALSO|EVER|DO|DON'T|DONT|DOES|DOESN'T|DOESNT|CAN'T|CANT|CANNOT|WON'T|WONT|ISN'T|ISNT|AREN'T|ARENT|WILL|FRESH|HUGE|SALE|CALL|TEXT|CASH|TODAY|YES|WE|YOU|EVERYTHING|LOVE)$/;
/** Contractions without their apostrophe are no names. IM and IVE stay, because they may be acronyms. */
const contraction =
  /^(?:[dw]ont|cant|(?:did|does|is|are|was|were|have|has|had|could|would|should)nt|aint|(?:you|they)re|(?:you|they|it)ll|(?:you|they|we)ve|(?:that|there|here|what|where|how|who|she)s|yall)$/;
const capitals = /(?<![\p{L}\p{N}'&.@#/-])(?!US \d)\p{Lu}[\p{Lu}']*(?:[-/]\p{Lu}[\p{Lu}']*)*(?![\p{L}\p{N}'@])(?!\.\p{L})/gu;

/**
 * Text in capitals as normal text: runs of words, and single words that are often shouted. Acronyms (HVAC, LLC) stay,
 * and words that no dictionary has keep a capital, because they are names. A label may be one word: 'HEADLIGHTS'.
 */
export async function withoutShouting(text: string, isLabel = false): Promise<string> {
  const isOneWord = isLabel && /^\p{Lu}{5,}$/u.test(text.trim());
  const runs = runsOf(text).filter((run) => run.length > 1 || isOneWord || alone.test(run[0]?.word ?? ''));
  if (runs.length === 0) return text;
  const unknown = await unknownWords([...new Set(runs.flat().flatMap(({ word }) => partsOf(word)))]);
  const isKnown = ({ word }: Capitals) => partsOf(word).every((part) => !unknown.has(part));
  // Two or three letters that no dictionary has are an acronym.
  const isWord = (one: Capitals) => isOrdinary(one, text) && (one.word.length > 3 || isKnown(one));
  const shouted = new Set(
    runs
      .filter(
        (run) =>
          (run.length === 1 && !isOneWord) ||
          run.filter((one) => one.word.length > 1 && isWord(one) && isKnown(one)).length > (isOneWord ? 0 : 1),
      )
      .flat()
      .filter(isWord)
      .map(({ at }) => at),
  );
  const calm = text.replace(capitals, (word, at: number) => {
    if (!shouted.has(at)) return word;
    return word.toLowerCase().replace(/[\p{L}']+/gu, (part) => (unknown.has(part) ? nameOf(part, unknown.get(part) ?? []) : part));
  });
  return calm === text ? text : calm.replace(/(?<=(?<!\p{L})(?:name is|ask for) )\p{Ll}/giu, (letter) => letter.toUpperCase());
}

function partsOf(word: string): string[] {
  return word
    .toLowerCase()
    .split(/[-/]/)
    .filter((part) => part.length > 1 && !isTradeWord(part) && !contraction.test(part));
}

/** A word that no dictionary has in small letters is a name. */
function nameOf(word: string, suggestions: readonly string[]): string {
  return suggestions.find((other) => other.toLowerCase() === word) ?? capital(word);
}

interface Capitals {
  at: number;
  word: string;
}

/** Words in capitals, those together that have no small letter between them. */
function runsOf(text: string): Capitals[][] {
  const runs: Capitals[][] = [];
  let end = -1;
  for (const match of text.matchAll(capitals)) {
    const next = { at: match.index, word: match[0] };
    const run = runs.at(-1);
    if (run && joins(text, end, next.at)) run.push(next);
    else runs.push([next]);
    end = next.at + next.word.length;
  }
  return runs;
}

/** Only spaces, marks and numbers lie between two words of a run. */
function joins(text: string, end: number, next: number): boolean {
  return !/[\p{Ll}\ue000-\uf8ff]/u.test(text.slice(end, next));
}

/** A word that could be written small: no acronym, and no state after its town. */
function isOrdinary({ word, at }: Capitals, text: string): boolean {
  const isState = wordyState.test(word) && /\p{L}, $/u.test(text.slice(0, at));
  const isTest = /^(?:SAT|ACT)$/.test(word) && /\bSAT\W{1,5}(?:(?:and|or) )?ACT\b/.test(text);
  return word !== 'I' && !isState && !isTest && !writtenAcronyms.has(word) && !plainState.test(word) && /[AEIOUY]/.test(word);
}

/** States whose codes are words or other short forms too. */
const wordyState = /^(?:AL|AK|AR|CO|CT|DE|DC|ID|LA|MA|MD|MI|MO|MS|MT|OH|PA|PR)$/;
const plainState = /^(?:TX|CA|GA|VA|AZ|UT|IL|KS|KY|MN|NC|ND|NE|NH|NJ|NM|NV|NY|RI|SC|SD|TN|VT|WA|WI|WV|WY|FL)$/;
