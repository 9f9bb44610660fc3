import { acronyms, doubtfulAdjectives, properAdjectives } from '../../language/capital-words.ts';
import { capital, type Rule, whole } from './rule.ts';

const days = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
const dayShort = 'mon|tues?|wed|thurs?|thu|fri|sat|sun';
const months = 'january|february|april|june|july|august|september|october|november|december';
const monthShort = 'jan|feb|apr|aug|sept|sep|oct|nov|dec';
/** What comes before or after 'may', 'march', 'sat' or 'sun' if it's a date. */
const other = `(?:${days}|${dayShort}|${months}|${monthShort}|may|march|mar)s?`;
const joiner = '\\.? ?(?:[-–,/&+]|and|to|thru|through|til|till|until)? ?';

const always = whole(`(?:${days})s?|${months}|${monthShort}|(?:mon|tues?|wed|thurs?|thu|fri)(?!'s)`);
const monthOrVerb = whole('may|march|mar');
const dayOrWord = whole('sat|sun');
/** 'all day sun' is what plants need. */
const saturday = whole('(?<=all day )sat(?= ?[.,;&]|$)');
const monthBefore = new RegExp(
  `(?:(?<!\\p{L})(?!may $)${other}${joiner}|(?<!\\p{L})(?:in|by|until|till?|since|every|early|late|mid|of|through|thru|next|last) )$`,
  'iu',
);
const dayBefore = new RegExp(
  `(?:(?<!\\p{L})${other}(?:${joiner}| or )|(?<!\\p{L})(?:on|by|until|till?|every|each|through|thru|next|last|only|open|closed|\\dst|\\dnd|\\drd|\\dth|first) )$`,
  'iu',
);
const rangeAfter = `\\.? ?(?:[-–,/&+]|and|to|thru|through|til|till|until) ?(?!may not)${other}(?!\\p{L})`;
const monthAfter = new RegExp(`^(?:${rangeAfter}| \\d)`, 'iu');
const dayAfter = new RegExp(
  `^(?:${rangeAfter}| (?:at )?\\d{1,2}(?!\\d| ?(?:hrs?|hours?|mins?|minutes?|days?|weeks?|months?|years?|yrs?)(?!\\p{L}))| (?:only|night|morning|thru|through|pick(?:up)?|delivery)(?!\\p{L}))`,
  'iu',
);

/** Days and months. 'may', 'march', 'sat' and 'sun' only where they are dates. */
const dates: Rule = {
  what: 'Capital letter',
  change: (text) =>
    text
      .replace(always, capital)
      .replace(monthOrVerb, (word, at: number) => (isDate(monthBefore, monthAfter, word, text, at) ? capital(word) : word))
      .replace(dayOrWord, (word, at: number) => (isDate(dayBefore, dayAfter, word, text, at) ? capital(word) : word))
      .replace(saturday, capital),
};

function isDate(before: RegExp, after: RegExp, word: string, text: string, at: number): boolean {
  return before.test(text.slice(Math.max(0, at - 24), at)) || after.test(text.slice(at + word.length, at + word.length + 24));
}

const holidays =
  `christmas(?: eve| day)?|thanksgiving(?: day)?|easter|halloween|hanukkah|ramadan|(?<=in |during |for )lent|oktoberfest|memorial day|labor day|
  columbus day|veterans day|independence day|(?:new year|valentine|mother|father|patrick)'s (?:day|eve)|juneteenth|mardi gras|(?:black|good) friday|
  fourth of july`.replace(/\n\s*/g, '');
const services = '(?<=(?:in|from|of|with|us) (?:the )?)(?:navy|army|marines|air force|coast guard|national guard)';
/** Names that are written with capitals wherever they are. */
const names = whole([holidays, ...properAdjectives, doubtfulAdjectives, services].join('|'), 'gu');

const smallAcronym = whole([...acronyms.keys()].join('|').replaceAll('/', '\\/'), 'gu');
const firstAcronym = whole(
  [...acronyms.values()]
    .filter((word) => /^[A-Z]{3,}$/.test(word) && word !== 'HOA')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join('|'),
  'gu',
);

/** Acronyms that are words in other surroundings. */
const sometimes = whole(
  'isa(?= certified)|k(?=-12(?!\\d))|led(?= (?:lights?|lighting|bulbs?|strips?|signs?|panels?|displays?))|(?<=(?:valid|photo|school|expired|current|state|military|government) )ids?(?! (?:like|love|say|be)(?!\\p{L}))|(?<=(?:with|an|your|bring|no|show) )id(?= ?(?:[.,!;]|$)| (?:is|required|needed|or|and|card|with|at|ready))|sat(?= (?:and|&|or) act)|(?<=sat (?:and|&|or) )act|(?<=\\d )d(?= (?:tour|print|model|ultrasound))',
  'giu',
);

/** Names of languages, peoples and holidays, and acronyms. */
const proper: Rule = {
  what: 'Capital letter',
  change: (text) =>
    text
      .replace(names, (name) => name.replace(/(?<!')\p{L}+/gu, (word) => (word === 'of' ? word : capital(word))))
      .replace(smallAcronym, (word, at: number, all: string) => {
        // 'Suit 2 pc' is a suit of two pieces.
        const isPieces = word === 'pc' && /\d ?$/.test(all.slice(Math.max(0, at - 2), at));
        return isPieces ? word : (acronyms.get(word) ?? word);
      })
      .replace(firstAcronym, (word) => word.toUpperCase())
      .replace(sometimes, (word) => (/^ids$/i.test(word) ? 'IDs' : word.toUpperCase()))
      .replace(
        /(?<![\p{L}\p{N}])(?:b12|sr22|\dd(?= (?:tours?|print(?:s|ing)?|model(?:s|ing)?|ultrasounds?|mapping|maps?|scans?|scanning|design|rendering|lash|lashes)(?!\p{L})))(?!\p{N})/gu,
        (word) => word.toUpperCase(),
      ),
};

/** The word I. */
const pronoun: Rule = {
  what: 'Capital letter',
  change: (text) => text.replace(/(?<![\p{L}\p{N}'./-])(?!(?<=\()i\))i(?=(?:'(?:m|ve|ll|d))?(?![\p{L}\p{N}'./-]))/gu, 'I'),
};

export const capitals: Rule[] = [pronoun, dates, proper];
