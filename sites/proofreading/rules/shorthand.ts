import { casedLike, choices, type Entry, type Rule, tableRule } from './rule.ts';

const beforeNoun = `walk call drive class session lesson massage visit consult consultation appointment ride minimum warranty guarantee program course contract
  plan lease workshop camp turnaround emergency emergencies response notice cancellation supply replacement turn_around days shift shifts`;

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
  [/incl(?=END| &| (?:in|with|for|free|at|and|or|on|when|if)(?!WORD))/, 'included'],
  [/incl/, 'including'],
  [/avg/, 'average'],
  [/reg(?=[ ,]*\$)/, 'regular'],
  [/med(?=[ ,]*\$)/, 'medium'],
  [/doz/, 'dozen'],
  [/qt(?=[ ,]*\$)/, 'quart'],
  [/(by the|a|per) lb/, '$1 pound'],
  [/sr(?= discounts?)/, 'senior'],
  [/choc(?= chip)/, 'chocolate'],
  [/(hour|shop|\$\d+) min(?=END)/, '$1 minimum'],
  [/min(?= (?:\$?\d|order|spend|charge|deposit))(?<!(?:\d|an?|one|two) min)/, 'minimum'],
  [/(\$\d+) min(?= (?:order|spend|charge))/, '$1 minimum'],
  [/u r/, 'you are'],
  [/r u/, 'are you'],
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
const goesOn = choices('for and with of or a an the to at in on each per');
const inside = new RegExp(`(?<=(?<![\\p{L}])(?:yr|hr|wk|mo|min|appt|avail|incl|approx|exp)s?)\\.(?= (?:${goesOn})(?![\\p{L}]))`, 'giu');

/** 'incl. filter' goes on. 'Tax incl. We deliver' ends there, and so does what comes before words that begin a sentence. */
const including = new RegExp(
  `(?<!\\p{L})[Ii]ncl\\.(?= (?!(?:${choices('we i im you u they call text ask please if come just also dont')})(?!\\p{L}))[\\p{Ll}$])`,
  'gu',
);

/** Shortened words and signs in full: '22 yrs' → '22 years', 'w/' → 'with', ' + ' → ' and '. */
export const shorthands: Rule[] = [
  {
    what: 'Short forms',
    change: (text) => signs(units(text.replace(inside, '').replace(including, (found) => casedLike(found, 'including')))),
  },
  tableRule('Short forms', words),
];

function signs(text: string): string {
  return (
    text
      .replace(/(?<![\p{L}\p{N}/])w\/(?! ?o(?![\p{L}])) ?/giu, (found) => (found.startsWith('W') ? 'With ' : 'with '))
      .replace(/(?<=[\p{L}%),] )w(?= \p{L}| \d)(?! (?:\d+(?:st|nd|rd|th)|\p{L}+ (?:st|ave|rd|blvd|dr|street)(?!\p{L})))/gu, 'with')
      .replace(/(?<=[\p{L}\p{N}%)"'] )\+(?= [\p{L}$"(])/gu, 'and')
      .replace(/(?<=\p{Ll}{2})\+ ?(?=\p{Ll}{2})/gu, ' and ')
      .replace(/(?<=[\p{L}\p{N}] )@(?= ?[\p{L}$\d])/gu, 'at')
      .replace(/(?<=\d )n(?= up(?![\p{L}]))/giu, 'and')
      // A capital N is a direction: '12 N High St'.
      .replace(/(?<=\p{Ll}{2} )n(?= \p{Ll}{2})/gu, 'and')
  );
}

const unitWords: Record<string, string> = { yr: 'year', hr: 'hour', wk: 'week', mo: 'month', min: 'minute', sec: 'second' };
const counts = '\\d[\\d,.]*(?: ?(?:-|–|to) ?\\d+)?\\+?|an|a|one|two|three|four|five|six|every|each|per|half';
const counted = new RegExp(
  `(?<![\\p{L}\\p{N}$/.]|\\d,{1,3})(${counts})( |-)?(yr|hr|wk|mo|min|sec)('?s)?(?![\\p{L}\\p{N}'])(?=(?: (${choices(beforeNoun)})(?![\\p{L}]))?)`,
  'giu',
);

function units(text: string): string {
  return text.replace(
    counted,
    (found, count: string, gap: string | undefined, unit: string, many: string | undefined, noun: string | undefined) => {
      const word = unitWords[unit.toLowerCase()];
      // 'a min' and 'two hour min' are a minimum.
      if (!word || (unit.toLowerCase() === 'min' && !/\d|one|two|three/i.test(count))) return found;
      const one = /^(?:1|an?|one|every|each|per|half)$/i.test(count) || (noun !== undefined && !many);
      return `${count}${gap ?? ' '}${word}${one ? '' : 's'}`;
    },
  );
}
