// The form in the browser uses this file too, so it imports no more than this.
import { withoutEnd } from '../../text/text-end.ts';
import { placeInState } from './address-parts.ts';
import { stateCode } from './us-states.ts';

/** What a line in a list of towns says instead of naming one. */
export type NotATown = 'distance' | 'time' | 'vague';

const amount =
  '(?:an?|half an|a few|\\d+(?:[.,]\\d+)?(?:\\s*(?:-|–|to)\\s*\\d+)?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|twenty-five|thirty|forty|fifty|sixty|ninety|hundred)';
/** 'Ten Mile', 'Six Mile' and '100 Mile House' are towns, so a single mile counts only beside another sign of a distance. */
const distance = new RegExp(
  [
    `\\b${amount}\\+?[\\s-]*(?:miles|mi|kms?|kilometers|minutes?|mins?|hours?|hrs?)\\b`,
    `\\b${amount}\\+?[\\s-]*mile (?:radius|range|limit|circle|drive|trip|from|of|around|away|out|or)\\b`,
    `^(?:within|up to|about|around|under|over|less than|more than|no more than|roughly) ${amount}(?:[\\s-]+|$)(?:mile|mi|block)?`,
    '\\b(?:radius|mileage|driving distance|short drive)\\b',
  ].join('|'),
  'i',
);

const days = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const time = new RegExp(
  [
    '\\b(?:once|twice|(?:two|three|four|several|a few|\\d+) times|times) (?:a|an|per|each|every) (?:day|week|month|year|season)\\b',
    `^(?:every|each)(?: other| second| single)? (?:day|week|weekend|month|year|season|spring|summer|fall|winter|morning|evening|night|${days})s?\\b`,
    `^${days}(?:$| (?:to|through|thru|till|until|only|mornings?|evenings?|nights?|at)\\b|\\s*[-–])`,
    `^on ${days}$`,
    '^(?:daily|weekly|biweekly|monthly|yearly|annually|seasonal(?:ly)?|year[- ]round|all year(?: round| long)?|weekdays?|weekends?|evenings?|nights?|mornings?|any ?time|always|all day|24/7|24 hours|day (?:or|and) night|around the clock|same day|next day)(?: only)?$',
    '^(?:by|per) (?:appointment|arrangement|request)(?: only)?$|^(?:up)?on request$|^appointments? only$',
    '^\\d{1,2}(?::\\d\\d)?\\s*(?:am|pm)\\b',
  ].join('|'),
  'i',
);

/** Words for a region that name none, as in 'most of the valley'. 'Boise area' and 'all of Ada County' do name one. */
const region =
  '(?:areas?|town|city|county|counties|state|region|metro|valley|country|coast|island|place|neighborhoods?|suburbs?|surroundings?|outskirts|us|usa)';
const anyKind = '(?:whole|entire|local|general|immediate|greater|surrounding|same|tri-?county|tri-?city|metro)';
const vague = new RegExp(
  [
    '\\b(?:anywhere|everywhere|everything|wherever|anyplace)\\b|\\bany (?:town|place|city|area|where)\\b',
    '\\b(?:surrounding|neighboring|adjacent|outlying|nearby|near by|close by)\\b',
    `^(?:all|most|much|some|parts?|half|the rest) of (?:the |our |this |my |your )?(?:${anyKind} )*${region}$`,
    `^(?:the|our|this|my|your|all|most|other|more) (?:${anyKind} )+${region}$|^(?:${anyKind} )+${region}$`,
    // 'The Valley' and 'The Coast' are what people call some regions.
    '^(?:the|our|this|my|your|all|most|other|more) (?:areas?|town|city|county|state|region|neighborhoods?|suburbs?|outskirts)$',
    '^(?:more|and more|others?|etc\\.?|and so on|all over|all around|all|most|local|locally|nationwide|nationally|statewide|countywide|citywide|worldwide|global(?:ly)?|online|virtual(?:ly)?|remote(?:ly)?|by phone|in[- ]between|beyond|in town|out of town|the rest|you name it)$',
    '^(?:all|most|many|other|more|several|some|a few)(?: other| more)? (?:towns|cities|places|communities|counties|villages)\\b',
    "^(?:your|their|our|my|the customer[’']?s?|people[’']?s) (?:home|house|place|door|driveway|office|yard|shop|location|venue)s?\\b",
    "^(?:we|i)(?:[’'](?:ll|re|m|d))? |^(?:it )?depends\\b|^(?:please )?(?:call|ask|contact|text|email) (?:us|me|first|for|about|if)\\b",
  ].join('|'),
  'i',
);

/** What a line in a list of towns says if it's clearly not a town or a region: a distance, a time, or a place without a name. */
export function notATown(entry: string): NotATown | undefined {
  const text = withoutEnd(entry.trim().replace(/^and /i, ''), /[.!…]/).replace(/\s+/g, ' ');
  if (distance.test(text)) return 'distance';
  if (time.test(text)) return 'time';
  return vague.test(text) ? 'vague' : undefined;
}

/** States whose names, or codes, are as often towns and places of their own. */
const alsoTowns = /^(?:new york|washington|d\.?c\.?|district of columbia|puerto rico)$/i;
const onlyZip = /^\d{5}(?:-\d{4})?$/;

/**
 * A list of towns as it was meant, if it was split at all its commas: a state, a ZIP code or 'County' belongs to the town before it.
 * 'Zebulon', 'NC' → 'Zebulon, NC'. States and ZIP codes that no town comes before stay entries of their own.
 */
export function townsWithStates(entries: readonly string[]): string[] {
  const towns: string[] = [];
  for (const entry of entries) {
    const before = towns.at(-1);
    const typed = withoutEnd(entry.trim(), /[\s,;]/);
    if (before !== undefined && isTown(before) && /^(?:county|co\.?)$/i.test(typed)) towns.splice(-1, 1, `${before} ${typed}`);
    else if (before !== undefined && belongsTo(before, typed)) towns.splice(-1, 1, `${before}${onlyZip.test(typed) ? '' : ','} ${typed}`);
    else towns.push(entry);
  }
  return towns;
}

function isTown(entry: string): boolean {
  return alsoTowns.test(entry) || !(onlyZip.test(entry.trim()) || stateCode(entry) || placeInState(entry).state);
}

/** A state belongs to a town that has none yet, a ZIP code to a town with its state. */
function belongsTo(before: string, typed: string): boolean {
  const zip = / (\d{5}(?:-\d{4})?)$/.exec(typed)?.[1];
  const state = zip ? typed.slice(0, -zip.length - 1) : typed;
  if (onlyZip.test(typed)) return !onlyZip.test(before.trim()) && !/\d{5}$/.test(before) && !stateCode(before);
  if (!stateCode(state) || !isTown(before)) return false;
  return !alsoTowns.test(state) || (/^d/i.test(state) && /^washington$/i.test(before.trim()));
}
