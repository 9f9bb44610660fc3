import { plural } from './apostrophes.ts';
import { isPlace } from './places.ts';
import { choices, type Entry, type Lists, type Rule, tableRule } from './rule.ts';

/** Verbs by the form that a single subject takes. */
const verbs = new Map(
  choices(`is:are was:were has:have does:do starts:start depends:depend gets:get comes:come needs:need feeds:feed makes:make takes:take includes:include
    varies:vary goes:go loves:love works:work costs:cost runs:run sells:sell says:say thinks:think meets:meet wants:want knows:know keeps:keep eats:eat pays:pay
    looks:look begins:begin trains:train quits:quit buys:buy offers:offer serves:serve helps:help picks:pick brings:bring gives:give remembers:remember`)
    .split('|')
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf(':')), pair.slice(pair.indexOf(':') + 1)]),
);
/** The other way round, with a few whose form for many is often a noun. */
export const thirdPerson = new Map([
  ...[...verbs].map(([one, many]): [string, string] => [many, one]),
  ...'touches walks speaks teaches explains answers covers feels cracks bites stays ruins'
    .split(' ')
    .map((one): [string, string] => [one.replace(/(?<=ch)es$|s$/, ''), one]),
  ['dry', 'dries'],
]);

const determiners =
  '(?:(?:all|most|some|both) of (?:our|my|the|your)|all|most|some|many|both|our|my|the|these|those|your|their|her|his|other|small)';
// 'and the nails is' is wrong whatever comes before 'and', 'and nails is' isn't.
const clause = `(?:^|(?<=[.!?:;(,\\n] )|(?<=\\n)|(?<=(?:^|[^\\p{L}])(?:because|when|if) )|(?<=(?:^|[^\\p{L}])(?:and|before|after|until|while) )(?=${determiners} ))`;
const firstWord =
  '(?<=(?:^|[.!?\\n] ?))(?!(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|each|every|no|this|that|what|who|which|how|where|when|it|he|she|we|you|they|there|here|nothing|everything|if|\\p{L}+ing) )\\p{L}{3,} ';
const lead = `(?:(?:${determiners} ){1,2}(?:\\p{L}{3,} )?|${firstWord})?`;

/** Words that end in s and are one thing, one person, or no noun. */
const oneThing = new RegExp(
  `^(?:${choices(`news gas yes measles mathematics physics athletics gymnastics aerobics economics statistics logistics robotics ceramics ethics genetics
    orthodontics endodontics periodontics prosthodontics pediatrics orthopedics obstetrics pilates sometimes perhaps besides always as its ours yours theirs
    hers kudos hours minutes days weeks months years dollars miles inches feet pounds ounces degrees bucks st ms gps sms ems dds diabetes herpes rabies
    scabies series species headquarters molasses lens canvas atlas alias bias chaos cosmos pancreas christmas vegas angeles orleans moines thomas james
    charles nicholas lucas douglas agnes carlos marcos andres santos moses mercedes dolores lourdes jones reyes`)}|.*(?:ss|is)|.*(?<!men|gur)us)$`,
  'i',
);
/** What a sentence may begin with in the plural. Another word with a capital and an s may be a name: Thomas, Wells. */
const commonPlural = new RegExp(
  `^(?:${choices(`people kids children men women adults teens seniors babies parents moms dads families neighbors guests visitors customers clients patients students members
    owners drivers workers teachers barbers stylists dogs cats puppies pets horses animals prices rates fees costs deposits tips payments refunds estimates quotes consults consultations dates
    menus discounts specials packages services appointments bookings reservations visits sessions classes lessons tours trips orders deliveries pickups walk-ins
    haircuts cuts braids nails lashes brows facials massages cakes pies cookies cupcakes breads bagels donuts pastries sandwiches burgers tacos pizzas salads
    soups drinks meals plates trays sides desserts dumplings wings cars trucks vans tires brakes repairs parts tools materials supplies photos cards tickets
    groups parties weddings events rooms houses homes floors doors roofs gutters walls fences decks lawns yards trees plants flowers pipes drains
    toilets heaters keys locks tables chairs jobs projects inspections cleanings things bags boxes shoes clothes jeans tattoos piercings portraits`)})$`,
  'i',
);
const pluralBefore = new RegExp(
  `${clause}(${lead})(\\p{L}{2,}s|people|kids|children|men|women)( usually| always| never| still| also)? (${[...verbs.keys()].join('|')})(?=[ .,!?])(?! (?:what|how|why|where|who|come|are|matter)(?![\\p{L}]))`,
  'giu',
);

/** 'prices starts' → 'prices start', 'most rooms is' → 'most rooms are', where the plural begins a clause. */
const pluralSubject: Rule = {
  what: 'Grammar',
  change: (text) =>
    text.replace(pluralBefore, (found, start: string, noun: string, adverb: string | undefined, verb: string, at: number) => {
      const plain = verbs.get(verb.toLowerCase());
      const isPet =
        start === '' && /^\p{Lu}/u.test(noun) && /^(?:is|was)$/i.test(verb) && /^ (?:an?|my|our|the) /.test(text.slice(at + found.length));
      return !plain || !/^\p{L}\p{Ll}+$/u.test(noun) || oneThing.test(noun) || isNamed(start, noun) || isPet
        ? found
        : `${start}${noun}${adverb ?? ''} ${plain}`;
    }),
};

/** A name such as The Villages, Kansas or Thomas is one place or person. */
function isNamed(start: string, noun: string): boolean {
  if (isPlace(noun) || isPlace(start + noun)) return true;
  return /^\p{Lu}/u.test(noun) && (start !== '' || !commonPlural.test(noun));
}

const persons =
  choices(`wife husband mom dad mother father son daughter sister brother granddaughter grandson grandma grandpa kitchen bread menu broth doctor
  cook chef owner baker machine tech therapist instructor teacher price`);
const singleBefore = new RegExp(
  `(?:^|(?<=[.!?] )|(?<=(?:^|[^\\p{L}])(?:because|when|since) ))((?:the|my|our|his|her|your|every|each) (?:${persons}|\\p{L}+-in-law)|someone|everyone|no one|first visit|dr\\.?)( \\p{L}+)? (${[...thirdPerson.keys()].join('|')})(?= (?![^.!?]*\\?)(?!(?:is|are|was|were|has|have|had|comes?|costs?|starts?|will|can|needs?|includes?)(?!\\p{L}))[\\p{L}\\d])`,
  'giu',
);
// 'As if it were ours' is right, and so are 'can he and she have' and 'my wife and he have'.
const itBefore = new RegExp(
  `(?<=(?:^|[.!?,;(] |(?:because|if|when|so) |(?<!(?:^|[.!?] )(?:(?:my|our|the|your) )?\\p{L}+ )(?:and|but) (?!\\p{L}+ [^.!?]*\\?))(?:she|he|it)) (?!(?<=if \\p{L}+ )were)(${[...thirdPerson.keys()].join('|')})(?=[ .,!?]|$)`,
  'giu',
);

/** Words without an s that are many. */
const many =
  choices(`people children grandchildren men women teeth feet geese mice fish deer sheep data media criteria alumni bacteria cattle livestock poultry
  shrimp salmon trout catfish staff team crew family police personnel faculty management clientele public elderly couple majority rest others other above following latest
  best food work equipment furniture merchandise inventory produce folks kids few many two three four five six`);
const manyOf = new RegExp(
  `(?<![\\p{L}'])((?:all|most|many|some|several) of (?:our|my|the) )(?!(?:${many}) )(\\p{L}+(?<!s|men|est|ly)) (?=(?:have|are)(?!\\p{L}))`,
  'giu',
);

/** 'my wife answer', 'it make sense', 'all of our teacher are', where the sentence or clause begins with the subject. */
const singleSubject: Rule = {
  what: 'Grammar',
  change: (text) =>
    text
      .replace(singleBefore, single)
      .replace(manyOf, (_, start: string, noun: string) => `${start}${plural(noun)} `)
      .replace(itBefore, (_, verb: string) => ` ${thirdPerson.get(verb.toLowerCase()) ?? verb}`),
};

/** A name may come between subject and verb ('our cook Mei have'), but not another word ('the bread we make'). */
function single(found: string, subject: string, name: string | undefined, verb: string): string {
  const isNamed = name === undefined ? !/^dr/i.test(subject) : /^ \p{Lu}/u.test(name);
  return isNamed ? `${subject}${name ?? ''} ${thirdPerson.get(verb.toLowerCase()) ?? verb}` : found;
}

const countedNoun = choices('year month week day hour minute mile class session guest location sister side');
const counted = new RegExp(
  `(?<![\\p{L}\\p{N}$.,:/-])((?:[2-9]|[1-9]\\d+|\\d[\\d,]+)\\+?|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty) (${countedNoun})(?!,? (?:(?:and|or|to|&) )?\\d{1,3}[ -](?:${countedNoun})(?!\\p{L}))(?= ?(?:[.,!?;)+&$]|$|(?:of|and|or|in|ago|from|to|each|max|after|before|experience|with|who|are|free)(?![\\p{L}])))`,
  'giu',
);

/** '50 year experience' → '50 years experience', '3 mile.' → '3 miles.' '12 week program' and '2 hour and 4 hour floats' stay. */
const numberNoun: Rule = {
  what: 'Grammar',
  change: (text) => text.replace(counted, (_, count: string, noun: string) => `${count} ${plural(noun)}`),
};

/** 'we just buys' → 'we just buy'. */
const adverbBetween: Rule = {
  what: 'Grammar',
  change: (text) =>
    text.replace(
      new RegExp(
        `(?<![\\p{L}'])((?:we|they|you) (?:just|always|also|only|usually|never|still) |(?:people|kids|moms|dads|women|men) who )(${[...verbs.keys()].join('|')})(?![\\p{L}'])`,
        'giu',
      ),
      (_, start: string, verb: string) => start + (verbs.get(verb.toLowerCase()) ?? verb),
    ),
};

const lists: Lists = {
  MANY: many,
  BEING: 'a an in on to the here serving doing making cutting baking cooking working teaching pouring at family open around voted',
};
const entries: Entry[] = [
  [/(we|they|you|i) been(?= (?:BEING|WORDing|WORDed))/, "$1've been"],
  [/(STARTit|(?:and|because|if|when|so|but|that|what|,) (?:it|he|she)|(?:START|and )this|and what) don't/, "$1 doesn't"],
  [/(it's WORD(?: WORD)? and) don't/, "$1 doesn't"],
  [/(we|they|CLAUSEyou) isn't/, "$1 aren't"],
  [/(we|they|CLAUSEyou) is/, '$1 are'],
  [/(we|they|CLAUSEyou) was/, '$1 were'],
  [/i does/, 'I do'],
  [/(me and my (?:crew|brother|wife|husband|son|dad|sister|partner)) has/, '$1 have'],
  [
    /there is((?: only| just)?)(?= (?:(?:[2-9]|\d\d+|two|three|four|five) (?:of|WORDs)|several|many|a few)(?!WORD))(?! \d+ (?:hours|days|weeks|months|years|miles))/,
    'there are$1',
  ],
  [/there's(?= (?:several|many|a few|two|three|four) )/, 'there are'],
  // After 'and' the two are many: 'my wife and my son don't'.
  [/((?:START|, |(?:because|if|when|so|that|while) )(?:your|my|our|the) (?!MANY)WORD(?<!s|men)) don't/, "$1 doesn't"],
  [/(START(?:every|each) WORD) are/, '$1 is'],
  [/(START(?:every|each) WORD) have/, '$1 has'],
  [/all kind of/, 'all kinds of'],
  // 'An eight', 'an eleven', 'an eighteen'. Before other words, 'a 8' may be Spanish.
  [
    /a(?= (?:8\d?|8\d\d|11|18)[ -](?:inch|foot|ft|year|yr|month|week|wk|day|hour|hr|minute|man|person|seat|passenger|course|point|gallon|yard|ton|acre|mile|piece)(?!WORD)| 18\d0s)/,
    'an',
  ],
  [/(one of (?:our|my|the|their) (?:customer|barber|teacher|client|location))(?= )/, '$1s'],
  [/(i|we|they|he|she) teached/, '$1 taught'],
  [/(has|have|had) did/, '$1 done'],
  [/(has|have) wrote/, '$1 written'],
  [/((?:got|was|is|were|are) )diagnose(?= in| with|END)/, '$1diagnosed'],
  [/not stress out/, 'not stressed out'],
  [/no questions ask(?=END)/, 'no questions asked'],
  [/(any|some|no|every)wheres/, '$1where'],
  [/(CLAUSE(?:most|your) insurance) (pay|cover)(?![^.!?]*\?)/, '$1 $2s'],
  [/(and that) come(?= off)/, '$1 comes'],
  [
    /(we) closed(?= (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days(?! (?:in|during|until|last|for|when|back|because)(?!WORD)))/,
    "$1're closed",
  ],
];

/** Verbs and nouns that don't agree, where only one reading is possible. */
export const agreement: Rule[] = [tableRule('Grammar', entries, lists), adverbBetween, pluralSubject, singleSubject, numberNoun];
