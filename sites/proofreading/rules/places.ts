import { withoutEnd } from '../../../text/text-end.ts';
import { notATown } from '../../addresses/town-like.ts';
import placeLines from '../words/places.txt?raw';
import { capital, choices, type Rule, whole } from './rule.ts';
import { withWords } from './whole-words.ts';

const lines = placeLines.split('\n').filter((line) => line && !line.startsWith('#'));
const codes = lines.flatMap((line) => /^[A-Z]{2}(?=: )/.exec(line) ?? []);
const namesIn = (some: readonly string[]) => some.flatMap((line) => line.slice(line.indexOf(': ') + 2).split(', '));
const stateNames = namesIn(lines.filter((line) => line.startsWith('States: '))).map((name) => name.replace('*', ''));
const listed = namesIn(lines);
const properPlaces = listed.filter((name) => !name.endsWith('*'));
const wordPlaces = listed.filter((name) => name.endsWith('*')).map(bare);
/** Common words that follow 'in' in other meanings too. */
const doubtful = new Set(listed.filter((name) => name.endsWith('**')).map((name) => bare(name).toLowerCase()));
const spelling = new Map([...properPlaces, ...wordPlaces].map((name) => [keyOf(name), name]));

function bare(name: string): string {
  return withoutEnd(name, /\*/);
}

/** True if we know a place by this name. */
export function isPlace(name: string): boolean {
  return spelling.has(keyOf(name));
}

/** True for a state of the US: 'Utah', 'new mexico', 'TN', 'tn'. */
export function isState(name: string): boolean {
  return codes.includes(name.toUpperCase()) || stateNames.some((state) => state.toLowerCase() === name.toLowerCase());
}

/** 'St. George', 'st george', 'saint george' → 'st george'; 'Ft. Myers' → 'fort myers'. */
function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/\./g, '')
    .replace(/^saint /, 'st ')
    .replace(/^ft /, 'fort ')
    .replace(/^mt /, 'mount ');
}

/** A place as a pattern: with and without periods, Fort and Mount shortened too. */
function patternOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/^st\. /, '(?:st\\.?|saint) ')
    .replace(/^fort /, '(?:ft\\.?|fort) ')
    .replace(/^mount /, '(?:mt\\.?|mount) ')
    .replace(/'/g, "'?");
}

const byLength = (names: string[]) =>
  [...names]
    .sort((a, b) => b.length - a.length)
    .map(patternOf)
    .join('|');
const properPattern = whole(byLength(properPlaces), 'gu');
const anyPattern = whole(byLength([...properPlaces, ...wordPlaces]), 'gu');

const small = codes.map((code) => code.toLowerCase());
/** Codes that are words or other short forms too, which count after a comma only: 'Denver, co', but 'Smith Roofing co.' */
const wordCodes = /^(?:in|or|me|hi|ok|la|ma|pa|co|de|id|oh|mo|ms|mt|md|al|ct|ar)$/;
const stateCodes = new RegExp(
  `(?<=\\p{Lu}[\\p{Ll}.']+,? )(?:${small.filter((code) => !wordCodes.test(code)).join('|')})(?=[.,;!)]|$| (?:\\d{5}|and|area))|(?<=\\p{Lu}[\\p{Ll}.']+, )(?:${small.join('|')})(?=[.;!)]|$| \\d{5})`,
  'gu',
);

/** Words before a place: 'in bend', 'serving mobile'. A list of places goes on after commas and 'and'. */
const placeBefore =
  /(?:^|[\s(])(?:in|near|around|serving|serves|serve|covering|throughout|downtown|greater|from|of|to|outside|north|south|east|west|out of|between|across)(?: (?:downtown|greater|old|historic|north|south|east|west))? $/iu;
const sureBefore = /(?:^|[\s(])(?:serving|near|downtown|greater|city of|town of) $/iu;
const afterPlace = /(?<![\p{L}.'])(?:\p{Lu}[\p{L}.']+(?: \p{Lu}[\p{L}.']+){0,4})(?:,| and| &| to| or|,? and) $/u;

const valley = /(?<![\p{L}.'])(\p{Lu}[\p{L}.']+(?: \p{Lu}[\p{L}.']+){0,2}) (valley|county)(?!\p{L})/gu;

/** 'Yakima valley' → 'Yakima Valley', because Yakima is a town. */
function withValleys(text: string, own: readonly string[]): string {
  return text.replace(valley, (found, town: string, kind: string) =>
    (isPlace(town) || own.includes(town)) && !stateNames.includes(town) ? `${town} ${capital(kind)}` : found,
  );
}

/** Towns, states and regions in capitals, and `towns` of the brief, which are written as there. */
export function townRule(towns: readonly string[]): Rule {
  return {
    what: 'Capital letter',
    change: (text) => withValleys(wordPlacesIn(roadsAndStreets(text.replace(properPattern, named)), towns), towns),
  };
}

function named(found: string): string {
  return spelling.get(keyOf(found)) ?? found.replace(/\p{L}+/gu, capital);
}

/** Places that are common words, where a place is meant, and state codes after a place. */
function wordPlacesIn(text: string, own: readonly string[]): string {
  const towns = withOwn(text, own).replace(anyPattern, (found, at: number, all: string) => {
    const textBefore = all.slice(Math.max(0, at - 40), at);
    // 'in mobile homes' is the one that everyone writes.
    if (found === 'mobile' && /^ (?:home|phone|app|unit|salon|service)/.test(all.slice(at + found.length))) return found;
    const before = doubtful.has(found) ? sureBefore : placeBefore;
    return before.test(textBefore) || inList(textBefore, all.slice(at + found.length)) ? named(found) : found;
  });
  return towns.replace(stateCodes, (code) => code.toUpperCase());
}

/** The brief's towns that aren't in our list, wherever the text speaks of a place. */
function withOwn(text: string, own: readonly string[]): string {
  const more = own.filter((name) => /^\p{Lu}/u.test(name) && name.split(' ').length < 4 && !spelling.has(keyOf(name)));
  if (more.length === 0) return text;
  const longestFirst = more.toSorted((one, other) => other.length - one.length);
  return withWords(text, longestFirst, (name, at) => {
    const before = text.slice(Math.max(0, at - 40), at);
    return placeBefore.test(before) || afterPlace.test(before) ? name : undefined;
  });
}

/** Beside a place that has its capitals already, in a list of them, or before its state. */
function inList(left: string, right: string): boolean {
  const neighbor = left.match(afterPlace)?.[0].replace(/(?:,? and|,| &| or| to) $/, '');
  const last = neighbor?.split(' ').slice(-3) ?? [];
  const isKnownPlace = [last.join(' '), last.slice(-2).join(' '), last.slice(-1).join(' ')].some(
    (name) => spelling.get(keyOf(name)) === name,
  );
  return isKnownPlace || stateFollows.test(right);
}

const stateFollows = new RegExp(`^,? (?:${[...stateNames, ...codes].join('|')})(?![\\p{L}])`, 'u');

/** 'us 70' is a road after 'on' and the like, and not in 'call us 7 days a week'. */
const roads =
  /(?<!\p{L})(?:(?:hwy|highway|route|rt|interstate|county road|exit)|(?<=(?:on|off|along) )us)(?= \d{1,3}(?!\d|:| ?(?:days|hours|hrs|am|pm)))/gu;
const noStreet = choices('the our this that your my any every side back dirt quiet busy gravel city same next first one whole paved');
const street = new RegExp(
  `(?<=(?:on|off|at|near|of|to|and|down) )(?!(?:${noStreet}) )(\\d+(?:st|nd|rd|th)|(?:[nsew]\\.? )?\\p{L}{3,}) (st|ave|blvd|rd|dr|hwy|pkwy|street|avenue)(?=[.,;!]|$| (?:and|in|next|by|near|across|east|west|north|south|downtown))`,
  'gu',
);

/** 'hwy 9' → 'Hwy 9', 'elm st' → 'Elm St'. */
function roadsAndStreets(text: string): string {
  return text
    .replace(roads, (road) => (road === 'us' ? 'US' : road.replace(/\p{L}+/gu, capital)))
    .replace(street, (_, name: string, kind: string) => `${capital(name)} ${capital(kind)}`);
}

const codeAtEnd = new RegExp(`(?<=[, ] ?)(?:${codes.join('|')})$`, 'iu');

/** A place on its own, as in a list of towns, in capitals. What isn't a town ('everything in between (up to 60 mi)') stays. */
export function placeName(text: string): string {
  const proper = spelling.get(keyOf(text));
  if (proper) return proper;
  if (/[\d(]/.test(text) || /(?:^|\s)(?:everything|everywhere|anywhere)(?:\s|$)/i.test(text)) return text;
  if (text.split(/\s+/).length > 5 || sentenceLike.test(text) || notATown(text)) return capital(townRule([]).change(text));
  // Typed small or in capitals throughout, the parts of it that we know are put right first.
  const typed = text === text.toUpperCase() && text.length > 3 ? text.toLowerCase() : text;
  const capitals = townRule([])
    .change(typed)
    .replace(/\p{L}[\p{L}'’.]*/gu, (word, at: number) => (at > 0 && smallInNames.test(word) ? word : placeWord(word)));
  return capitals.replace(codeAtEnd, (code) => code.toUpperCase());
}

const sentenceLike =
  /(?:^|\s)(?:surrounding|areas?|within|between|all|most|nearby|more|you|we|online|virtual|nationwide|statewide|request|by|only)(?:\s|$)/i;
const smallInNames = /^(?:and|or|of|the|in|du|de|la|near|to)$/;

function placeWord(word: string): string {
  const isTyped = word !== word.toLowerCase() && (word.length < 4 || word !== word.toUpperCase());
  return isTyped ? word : capital(word.toLowerCase());
}
