import { acronyms } from './rules/capitals.ts';
import { capital } from './rules/rule.ts';
import { unknownWords } from './harper.ts';
import { isTradeWord } from './spelling.ts';

/** Words that are often shouted alone in a calm sentence. */
const alone = /^(?:FREE|REALLY|NOT|ALL|NO|ONLY|NEVER|ALWAYS|BEST|VERY|MUST|PLEASE|ANY|EVERY|NOW|NEW|OPEN|CLOSED|SAME|AND|OR|BUT|ALSO|EVER|DO|DON'T|WILL|FRESH|HUGE|SALE|CALL|TEXT|CASH|TODAY|YES|WE|YOU|EVERYTHING|LOVE)$/;
const typed = new Set([...acronyms.values()]);
const capitals = /(?<![\p{L}\p{N}'&.@#/-])\p{Lu}[\p{Lu}']*(?:[-/]\p{Lu}[\p{Lu}']*)*(?![\p{L}\p{N}'@])(?!\.\p{L})/gu;

/**
 * Text in capitals as normal text: runs of words, and single words that are often shouted. Letters that stand for words
 * (HVAC, LLC) stay, and words that no dictionary has keep a capital, because they are names.
 */
export async function withoutShouting(text: string): Promise<string> {
  const runs = runsOf(text).filter((run) => run.length > 1 || alone.test(run[0]?.word ?? ''));
  if (runs.length === 0) return text;
  const unknown = await unknownWords([...new Set(runs.flat().flatMap(({ word }) => partsOf(word)))]);
  const isKnown = ({ word }: Capitals) => word.length > 1 && isOrdinary(word) && partsOf(word).every((part) => !unknown.has(part));
  const shouted = new Set(
    runs
      .filter((run) => run.length === 1 || run.filter(isKnown).length > 1)
      .flat()
      .filter(({ word }) => isOrdinary(word))
      .map(({ at }) => at),
  );
  return text.replace(capitals, (word, at: number) => {
    if (!shouted.has(at)) return word;
    return word.toLowerCase().replace(/[\p{L}']+/gu, (part) => (unknown.has(part) ? nameOf(part, unknown.get(part) ?? []) : part));
  });
}

function partsOf(word: string): string[] {
  return word
    .toLowerCase()
    .split(/[-/]/)
    .filter((part) => part.length > 1 && !isTradeWord(part));
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

/** A word that could be written small: no acronym, and with a vowel. */
function isOrdinary(word: string): boolean {
  return word !== 'I' && !typed.has(word) && !acronymLike.test(word) && (word.length > 3 || short.test(word)) && /[AEIOUY]/.test(word);
}

const acronymLike = /^(?:AC|LLC|RV|ASE|OSHA|NATE|EPA|USDA|FDA|NFL|NBA|ISA|AWS|ASHI|IICRC|CSIA|NICU|CHIP|DHPP|EIFS|USMC|SNAP|STEM|AARP|YMCA|ROC|ISO|NAPA|AKC|ADA|AIA|BNI|VA|GI|SUV|EV|EVS|ACE|NASM|RYT|CDA|ADHD|PTSD|STIHL|DOT|HAZMAT|PSI|BTU|SEER|MERV|IPA|OK|ID|TV|HOA|TX|LA|CA|GA|PA|VA|MA|OH|CO|AL|IA|ID|UT|AZ|AR|DE|IL|KS|KY|MI|MN|MO|MT|NC|ND|NE|NH|NJ|NM|NV|NY|RI|SC|SD|TN|VT|WA|WI|WV|WY|FL|MD|PC|PCS)$/;
const short = /^(?:A|AN|THE|AND|OR|BUT|FOR|TO|OF|IN|ON|AT|BY|UP|WE|US|YOU|OUR|ALL|NO|NOT|ANY|IS|ARE|IT|ITS|IT'S|AS|IF|SO|DO|DAY|ONE|TWO|TEN|SIX|NEW|OLD|BIG|HOT|CAN|GET|OUT|OFF|NOW|WAY|SEE|HAS|HAD|HAVE|WAS|CAR|DOG|CAT|PET|PETS|KID|KIDS|BAR|TEA|PIE|PIES|FRY|MEN|YES|WHO|HOW|WHY|JOB|JOBS|ASK|TRY|BUY|PAY|LOW|TOP|FUN|BOX|CUT|FIX|RIB|RIBS|TAX|GAS|OIL|ICE|MOM|DAD|BE|GO|MY|HE|SHE|HIS|HER|THEY|I'M|DON'T|WE'RE|WON'T|CAN'T|LET|LET'S|EAT|BED|ART|SEW|DRY|WET|RUN|AGE|EACH|FREE|PER|VIA|FEE|SET|SIT|END|ADD|USE|FEW|FAR|AGO|AIR|HAIR)$/;
