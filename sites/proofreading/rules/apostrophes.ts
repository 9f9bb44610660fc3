import { capital, choices, type Entry, type Lists, type Rule, tableRule } from './rule.ts';

/** Contractions typed without their apostrophe that are no words of their own. */
const contractions: Entry[] = [
  [/dont|don t|do'nt/, "don't"],
  [/wont(?! to )/, "won't"],
  [/cant/, "can't"],
  [/(did|does|is|are|was|were|have|has|had|could|would|should)nt/, "$1n't"],
  [/dosnt|dosent|doesent/, "doesn't"],
  [/aint/, "ain't"],
  [/im/, "I'm"],
  [/ive/, "I've"],
  [/(you|they)re/, "$1're"],
  [/your'e|yo'ure/, "you're"],
  [/(you|they|it)ll/, "$1'll"],
  [/(you|they|we|should|could|would|might)ve/, "$1've"],
  [/wer'e|were'(?= )/, "we're"],
  [/(that|there|here|what|where|how)s/, "$1's"],
  [/whos/, "who's"],
  [/(he|she)s/, "$1's"],
  [/yall/, "y'all"],
  [/oclock/, "o'clock"],
  [/em(?! (?:dash|dashes|space)(?!WORD))/, "'em"],
];

const owners: Lists = {
  OWNED: `recipe recipes chair kitchen house home shop store garage farm name land table birthday place garden piano truck hands cooking sauce bakery
    restaurant business tools ring dress wedding car family`,
  OURS: 'your our my his her their',
  FAMILYTHING: 'things stuff belongings room yard barn estate attic basement apartment condo furniture jewelry clothes quilt quilts closet',
  KIDSTHING: `hair haircut haircuts cut cuts menu menus meal meals mani manicure party parties birthday birthdays cup consignment room clothes clothing
    camp camps class classes night`,
  PEOPLETHING: 'home homes house houses yard yards hair mind pets cars dogs gardens kitchens driveways gutters lawns pools',
  TRADETHING: 'referral letter note house home choice license degree table guide instructions warranty office property expense name',
};

/** Owners and times whose apostrophe is missing: 'peoples houses', 'a doctors referral', '2 weeks notice'. */
const possessives: Entry[] = [
  [/(mother|father|sister|brother|daughter|son)[ -]in[ -]laws(?= OWNED)/, "$1-in-law's"],
  [/(mother|father|sister|brother|daughter|son) in law/, '$1-in-law'],
  [
    /(mom|mama|dad|grandma|grandmother|grandpa|grandfather|mother|father|sister|brother|wife|husband|aunt|uncle|nonna|abuela)s(?= OWNED)/,
    "$1's",
  ],
  [
    /(OURS (?:mom|mother|dad|father|sister|brother|daughter|son|wife|husband|grandma|grandmother|grandpa|grandfather|aunt|uncle))s(?= FAMILYTHING)/,
    "$1's",
  ],
  [/peoples(?= PEOPLETHING)/, "people's"],
  [/other peoples(?= (?!(?:of|and|or|in|who|that|are|were|have|from|to)(?!WORD))WORD)/, "other people's"],
  [/(men|women|children)s/, "$1's"],
  [/kids(?= KIDSTHING)/, "kids'"],
  [
    /(doctor|engineer|customer|owner|buyer|seller|landlord|contractor|manufacturer|builder|dealer|teacher|chef|master|bachelor)s(?= TRADETHING)/,
    "$1's",
  ],
  [/bakers(?= dozen)/, "baker's"],
  [/(mother|father|valentine|new year)s day/, "$1's day"],
  [/workers(?= comp(?:ensation)?END)/, "workers'"],
  [/((?:(?<!\d)\d+|two|three|four|six) (?:days|weeks|months|years))(?= notice)/, "$1'"],
  [/(?<=\d\+? )years(?= experience)/, "years'"],
  [/(1|one|a) (day|week|month)s(?= notice)/, "$1 $2's"],
  [/(this|last|next) (week|month|year|season)s(?= menu| specials?| schedule| class| classes)/, "$1 $2's"],
  [/(today|tomorrow|yesterday)s/, "$1's"],
  [/alzheimer'?s/, "Alzheimer's"],
  [/parkinson'?s/, "Parkinson's"],
];

/** Words whose 's is a short 'is' or belongs to someone, and that no one means as a plural. */
const noPlural = new RegExp(
  `^(?:${choices(`it he she that this there here what where who when how why let one everyone someone anyone everybody somebody nobody everything
    something nothing anything else today tomorrow yesterday god y'all alzheimer parkinson weather another other people men women children`)})$`,
  'i',
);
const counted =
  choices(`all many most some few several both these those two three four five six seven eight nine ten twelve new other special extra
  private no free`);
const possessors = choices('our your of_my of_our');
const timeWord = 'hour|day|week|month|year|minute|mile|guest';
/** What follows a noun that owns nothing. */
const follows =
  choices(`and or with for is are was were have has had get gets in at to from by but so plus welcome accepted available no yes only upstairs
  downstairs inside pay open up if when after before while away of will can can't won't do don't how too we`);
const followsPlainly = choices("and or are is were for with will can accepted available welcome if pay get have love too we we're");

const verbFollows = choices('is are was were have has get can will all both');
const stop = '[,.;:!?)(+&$\\d\\n\\p{Extended_Pictographic}]|$';
const afterCount = new RegExp(
  `(?<![\\p{L}\\p{N}'$-])((?:${counted}|\\d+) (?:\\p{L}+ )?)(\\p{L}{3,})'s(?= ?(?:${stop}|(?:${follows})(?![\\p{L}'])))`,
  'giu',
);
const ofOurs = new RegExp(`(?<![\\p{L}'-])((?:${possessors}) (?:\\p{L}+ )?)(\\p{L}{3,})'s(?= (?:${verbFollows})(?![\\p{L}']))`, 'giu');
const afterTime = new RegExp(`(?<![\\p{L}\\p{N}'$-])((?:[2-9]|\\d{2,}|two|three|four|five|six) (?:${timeWord}))'s(?![\\p{L}'])`, 'giu');
/** After a word like these, 's is an owner's: 'a dog's stay', 'next to kohl's'. */
const owner = eitherCase('a an the another each every this that one its his her their whose next last');
const location = eitherCase('at to from near behind like called');
const alone = new RegExp(
  `(?<![\\p{L}'-])(?<!(?<![\\p{L}])(?:(?:${owner}) (?:\\p{L}+ )?|(?:${location}) ))(\\p{Ll}{3,})'s(?= ?(?:[,;+&.!?)(]|$|from \\$?\\d|\\$\\d|(?:${followsPlainly})(?![\\p{L}'])))`,
  'gu',
);
const onDays =
  /(?<![\p{L}'])((?:mon|tues|wednes|thurs|fri|satur|sun)day)'s(?= ?(?:[.,;!?)&]|$|(?:and|or|so|by|at|from|only|we|til|until)(?!\p{L})| \d))/giu;

/** 'I did your mama's' leaves out what's hers. */
const isFamily = new RegExp(
  `^(?:${choices('mom mama mother dad father grandma grandpa grandmother grandfather wife husband sister brother neighbor')})$`,
  'i',
);

/** 's where no one can own anything: 'we provide's lawn care', 'fall clean up's'. */
const noOwners: Entry[] = [
  [/(provide|specialize|include|accept|deliver|install|require|bring)'s/, '$1s'],
  [/clean[ -]?up's(?=END| (?:and|or|for|in|from)(?!WORD))/, 'cleanups'],
  [/(tune|touch)[ -]up's(?=END| (?:and|or|for|in|from)(?!WORD))/, '$1-ups'],
];

/** Plurals with an apostrophe: 'shave's, fades' → 'shaves, fades', '6 reformer's' → '6 reformers'. Names are left. */
const pluralApostrophes: Rule = {
  what: 'Apostrophe',
  change: (text) =>
    text
      .replace(afterTime, (_, counting: string) => `${counting}s`)
      .replace(onDays, '$1s')
      .replace(afterCount, pluralAfter)
      .replace(ofOurs, pluralAfter)
      .replace(alone, (found, noun: string, at: number, all: string) =>
        noPlural.test(noun) || (isFamily.test(noun) && /(?<!\p{L})(?:my|your|our) $/iu.test(all.slice(0, at))) ? found : plural(noun),
      ),
};

/** Words as choices, small and with a capital. */
function eitherCase(words: string): string {
  return choices(`${words} ${words.split(' ').map(capital).join(' ')}`);
}

function pluralAfter(found: string, counting: string, noun: string): string {
  return noPlural.test(noun) || /^\p{Lu}/u.test(noun) ? found : counting + plural(noun);
}

/** 'party' → 'parties', 'brush' → 'brushes', 'dog' → 'dogs'. */
export function plural(noun: string): string {
  if (/[^aeiou]y$/i.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/i.test(noun) ? `${noun}es` : `${noun}s`;
}

export const apostrophes: Rule[] = [
  ...[contractions, noOwners].map((entries) => tableRule('Apostrophe', entries)),
  pluralApostrophes,
  tableRule('Apostrophe', possessives, owners),
];
