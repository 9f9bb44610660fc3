import { casedLike, choices, type Entry, type Rule, tableRule } from './rule.ts';

/** Nouns that a count of hours or days stands before: '2 hour floats', '25 year warranty'. */
const countedNouns = `walk walks call calls drive drives class classes session sessions lesson lessons massage massages facial facials visit visits consult consults
  consultation consultations appointment appointments ride rides minimum min warranty warranties guarantee program programs course courses contract contracts
  plan plans lease leases workshop workshops camp camps turnaround turn_around emergency emergencies response notice cancellation supply replacement day days
  shift shifts float floats trip trips tour tours rental rentals charter charters party parties round rounds package packages window block blocks wait
  schedule lead_time trial drying membership memberships service services towing welding repair repairs locksmith plumbing access care rush video videos
  film films show shows set sets photo_shoot shoot shoots workout workouts hike hikes cruise cruises game games meeting meetings interview training`;

const words: Entry[] = [
  [/years? exp(?:erience)?/, "years' experience"],
  [/w\/ ?o/, 'without'],
  [/pls|plz|plse/, 'please'],
  [/thx|thnx|thanx/, 'thanks'],
  [/ppl/, 'people'],
  [/bday(s?)/, 'birthday$1'],
  [/xmas/, 'Christmas'],
  [/cuz|coz|becuz|b\/c/, 'because'],
  [/tho/, 'though'],
  [/b4/, 'before'],
  [/drive thru/, 'drive-thru'],
  [/(?<!drive-)thru(?! out)/, 'through'],
  [/thru ?out/, 'throughout'],
  [/(to)?nite(s?)/, '$1night$2'],
  [/txt(s?)/, 'text$1'],
  [/appt'?s/, 'appointments'],
  [/appt/, 'appointment'],
  [/(?<!(?:to|no|of|little|any|much|what) )avail(?! (?:yourself|yourselves|himself|herself|themselves|ourselves|myself|of))/, 'available'],
  [/incl(?= ?(?:[,!?;:)]|$)|\.$| &| (?:in|with|for|free|at|and|or|on|when|if)(?!WORD))/, 'included'],
  [/incl(?!\.)/, 'including'],
  [/avg/, 'average'],
  [/reg(?=[ ,]*\$)/, 'regular'],
  [/med(?=[ ,]*\$)/, 'medium'],
  [/doz|dz(?=END)/, 'dozen'],
  [/(\d) ea(?=END| or| for)/, '$1 each'],
  [/qt(?=[ ,]*\$)/, 'quart'],
  [/(by the|a|per) lb/, '$1 pound'],
  [/sr(?= discounts?)/, 'senior'],
  [/choc(?= chip)/, 'chocolate'],
  [
    /((?:hour|day|night|week|month|shop|person|people|guest|player|kid|piece|shirt|item|order|\$\d+)) min(?=END| (?:per|on|for|and|or|at)(?!WORD))/,
    '$1 minimum',
  ],
  [/((?:quiet|office|gate|store|shop|business|opening|kitchen|summer|winter|holiday|our) )hrs/, '$1hours'],
  [/min(?= (?:\$?\d|order|spend|charge|deposit))(?<!(?:\d|an?|one|two) min)/, 'minimum'],
  [/(\$\d+) min(?= (?:order|spend|charge))/, '$1 minimum'],
  [/u r/, 'you are'],
  [/r u/, 'are you'],
  [
    /((?:we|they|you|these|prices|deposits|kids|pets|dogs|appointments|estimates|beginners|sides|walk-ins)) r(?= (?!us(?!WORD))(?:WORD|\$))/,
    '$1 are',
  ],
  [/ur(?= (?:never|not|always|going|gonna|looking|welcome|happy|getting|ready|wondering|stuck|worried|in good))/, "you're"],
  [/ur/, 'your'],
  [
    /(?<!(?:a|an|the|no|this|one) )u(?! (?:pick|haul|of|store|cut|bake|visas?|joints?|bolts?|turns|bends|channels?|tubes?|values|shaped?)(?!WORD))/,
    'you',
  ],
  [/tell ya/, 'tell you'],
  [/(?<![$\d.,])24(?: ?[-x/] ?| )7(?! days)/, '24/7'],
];

/** What follows a shortened word whose period ends no sentence. */
const goesOn = choices('for and with of or a an the to at in on each per only');
const inside = new RegExp(`(?<=(?<![\\p{L}])(?:yr|hr|wk|mo|min|appt|avail|approx|exp)s?)\\.(?= (?:${goesOn})(?![\\p{L}]))`, 'giu');

/** What a price or service may include. After 'incl.' in small letters, another word may be the next sentence: 'Jackets incl. kids under 6 free'. */
const included =
  choices(`tax taxes tip tips gratuity filter filters part parts labor materials supplies delivery setup set-up cleanup tools lunch dinner
  breakfast drinks meals fee fees shipping gas fuel tolls install installation removal haul disposal pads the a an all our your one two up first`);
const including = new RegExp(`(?<!\\p{L})[Ii]ncl\\.(?= (?:${included})(?!\\p{L}))`, 'gu');
/** 'Tax incl. We deliver' ends there, and so does what comes before words that begin a sentence. */
const ending = new RegExp(
  `(?<!\\p{L})([Ii])ncl\\.(?= (?:\\p{Lu}|\\d{1,2}(?::\\d\\d)?(?: ?[ap]m| to |-\\d)|(?:${choices('we i im you u they call text ask please if come just also dont')})(?!\\p{L})))`,
  'gu',
);

/** Shortened words and signs in full: '22 yrs' → '22 years', 'w/' → 'with', 'new + used' → 'new and used'. */
export const shorthands: Rule[] = [
  {
    what: 'Short forms',
    change: (text) =>
      signs(
        units(
          text
            .replace(inside, '')
            .replace(including, (found) => casedLike(found, 'including'))
            .replace(ending, '$1ncluded.'),
        ),
      ),
  },
  tableRule('Short forms', words),
];

/** Adds to a price rather than to a list: 'SUV + $40', '150 + parts'. */
const surcharge = choices(
  'travel fee fees tax taxes tip tips gratuity parts materials mileage shipping deposit extra fuel gas fabric supplies',
);
const plus = new RegExp(`(?<=[\\p{L}\\p{N}%)"'] )(?<!\\$\\d[\\d,.]{0,9} )\\+(?= (?!(?:${surcharge})(?!\\p{L}))[\\p{L}"(])`, 'giu');

function signs(text: string): string {
  return (
    text
      .replace(/(?<![\p{L}\p{N}/])w\/(?! ?o(?![\p{L}])) ?/giu, (found) => (found.startsWith('W') ? 'With ' : 'with '))
      .replace(/(?<=[\p{L}%),] )w(?= \p{L}| \d)(?! (?:\d+(?:st|nd|rd|th)|\p{L}+ (?:st|ave|rd|blvd|dr|street)(?!\p{L})))/gu, 'with')
      .replace(plus, 'and')
      .replace(/(?<=\p{Ll}{2})\+ ?(?=\p{Ll}{2})/gu, ' and ')
      .replace(/(?<=[\p{L}\p{N}] )@(?= ?[\p{L}$\d])/gu, 'at')
      .replace(/(?<=\d )n(?= up(?![\p{L}]))/giu, 'and')
      // A capital N is a direction: '12 N High St'.
      .replace(/(?<=\p{Ll}{2} )n(?= \p{Ll}+)/gu, 'and')
  );
}

const unitWords: Record<string, string> = { yr: 'year', hr: 'hour', wk: 'week', mo: 'month', min: 'minute', sec: 'second' };
const unit = `(?:${Object.keys(unitWords).join('|')})`;
const counts = `\\d[\\d,.]*(?: ?(?:-|–|to) ?\\d+)?\\+?|\\d{1,2}(?:st|nd|rd|th)|an|a|one|two|three|four|five|six|every|each|per|half|last|next|(?<=by )the`;
const counted = new RegExp(`(?<![\\p{L}\\p{N}$/.]|\\d,{1,3})(${counts})( |-)?(${unit})('?s)?(?![\\p{L}\\p{N}'])`, 'giu');

/** More counts of the same noun, and the noun itself with a word before it: ' and 4hr floats', ' mobile welding'. */
const before =
  choices(`of in from for at on to per after before until til till with within w and or plus away ago later long max maximum tops total
  straight early late only less than behind every when if as is are was by so we i you they he she it the a an my our your this that these please pls depending
  not no just since now today because most mostly usually normally same ahead experience exp`);
const nouns = new RegExp(
  `^(?:,? (?:(?:and|or|to|&) )?\\d{1,3} ?${unit}(?!\\p{L})){0,4} (?:(?!(?:${before})(?!\\p{L}))\\p{L}+ )?(?:${choices(countedNouns)})(?!\\p{L}| (?:us|me|our|ahead|first)(?!\\p{L}))`,
  'iu',
);
const over = new RegExp(
  `^(?:,? (?:(?:and|or|to|&) )?\\d{1,3} ?${unit}(?!\\p{L})){0,4}(?: ?(?:[^\\s\\p{L}\\p{N}]|$)|\\n| 7 days| (?:${before})(?!\\p{L}))`,
  'iu',
);

/** A unit is one of many at the end of a phrase, and single before a noun. Before words that may be nouns or not, it stays as typed. */
function units(text: string): string {
  return text.replace(counted, (found, count: string, gap: string | undefined, short: string, many: string | undefined, at: number) => {
    const word = unitWords[short.toLowerCase()];
    // 'a min' and 'two hour min' are a minimum.
    if (!word || (short.toLowerCase() === 'min' && !/\d|one|two|three/i.test(count))) return found;
    const rest = text.slice(at + found.length, at + found.length + 60);
    const isBeforeNoun = !many && nouns.test(rest);
    if (isBeforeNoun) return `${count}${/^\d+$/.test(count) ? '-' : ' '}${word}`;
    const isOne = /^(?:1|an?|one|every|each|per|half|last|next|the|\d+(?:st|nd|rd|th))$/i.test(count);
    return isOne || many || over.test(rest) ? `${count}${gap ?? ' '}${word}${isOne ? '' : 's'}` : found;
  });
}
