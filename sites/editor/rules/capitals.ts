import { capital, choices, type Rule, whole } from './rule.ts';

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
const dayAfter = new RegExp(`^(?:${rangeAfter}| (?:at )?\\d| (?:only|night|morning|thru|through|pick(?:up)?|delivery)(?!\\p{L}))`, 'iu');

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
const peoples =
  choices(`english spanish mexican italian german chinese japanese korean vietnamese filipino indian persian greek cuban puerto_rican peruvian brazilian
  portuguese ethiopian somali kenyan moroccan lebanese turkish russian ukrainian irish scottish british swedish hawaiian jamaican haitian american americans
  european asian african latin mandarin cantonese arabic hebrew jewish christian christians catholic baptist muslim buddhist cajun creole mediterranean
  caribbean michoacan michoacán oaxaca jalisco sinaloa guadalajara puebla veracruz colombian salvadoran venezuelan argentine neapolitan sicilian tuscan alaskan texan amish montessori pilates medicare medicaid`);
const onlyBefore = 'french|thai(?! chi)|polish(?= (?:food|sausage|kitchen|deli))|caesar(?= (?:salad|wrap|dressing))';
const services = '(?<=(?:in|from|of|with|us) (?:the )?)(?:navy|army|marines|air force|coast guard|national guard)';
/** Names that are written with capitals wherever they are. */
const names = whole([holidays, peoples, onlyBefore, services].join('|'), 'gu');

const letters = `HVAC AC A/C RV RVs SUV SUVs TV TVs ATM BBQ LLC CPR RN LPN DIY UV PVC HOA HOAs USA CSA EBT BYOB GPS CPA CDL CNA ADHD HIIT IV ATV ATVs UTV PPF
  LVP LVT MRI EKG FAQ FAQs OSHA EPA FHA NICU ICU IEP GED VIP PTO CSIA IICRC VW BMW GMC ASL ESL CBD SMP PRP IPL LMT LCSW DVM DDS DMD AKC YMCA USPS FAA FFL HELOC HELOCs DACA FedEx`;
/** Acronyms, by how they are typed small. */
export const acronyms = new Map(letters.split(/\s+/).map((word) => [word.toLowerCase(), word]));
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
  'led(?= (?:lights?|lighting|bulbs?|strips?|signs?|panels?|displays?))|(?<=(?:valid|photo|school|expired|current|state|military|government) )ids?(?! (?:like|love|say|be)(?!\\p{L}))|(?<=(?:with|an|your) )id(?= ?(?:[.,!;]|$)| (?:is|required|or|and|card|with|at|ready))|sat(?= (?:and|&|or) act)|(?<=sat (?:and|&|or) )act|(?<=\\d )d(?= (?:tour|print|model|ultrasound))',
  'giu',
);

/** Names of languages, peoples and holidays, and acronyms. */
const proper: Rule = {
  what: 'Capital letter',
  change: (text) =>
    text
      .replace(names, (name) => name.replace(/(?<!')\p{L}+/gu, (word) => (word === 'of' ? word : capital(word))))
      .replace(smallAcronym, (word) => acronyms.get(word) ?? word)
      .replace(firstAcronym, (word) => word.toUpperCase())
      .replace(sometimes, (word) => (/^ids$/i.test(word) ? 'IDs' : word.toUpperCase()))
      .replace(/(?<![\p{L}\p{N}])(?:b12|\dd(?= (?:tour|print|model|ultrasound)))(?!\p{N})/gu, (word) => word.toUpperCase()),
};

/** The word I. */
const pronoun: Rule = {
  what: 'Capital letter',
  change: (text) => text.replace(/(?<![\p{L}\p{N}'./-])(?!(?<=\()i\))i(?=(?:'(?:m|ve|ll|d))?(?![\p{L}\p{N}'./-]))/gu, 'I'),
};

export const capitals: Rule[] = [pronoun, dates, proper];
