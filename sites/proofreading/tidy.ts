import { withoutPost, withoutRemains } from '../../text/tidy/copied.ts';
import { withoutListings } from '../../text/tidy/listings.ts';
import { listsAsSentences, withoutBrokenLines } from '../../text/tidy/lists.ts';
import { withoutOuterQuotes } from '../../text/tidy/punctuation.ts';
import { paymentName } from '../language/payment-names.ts';
import { withoutCustomersWords } from './customer-quotes.ts';
import { correctedGrammar } from './harper.ts';
import { sureNames, withCounties, withIntroduced, withNames } from './names.ts';
import { withoutNotes, withoutSecrets } from './notes-to-us.ts';
import { withoutOldPages } from './old-pages.ts';
import { withoutPageHeadings } from './page-headings.ts';
import { withoutPastedPage, withoutPastedQuotes } from './pasted-pages.ts';
import { protect } from './protect.ts';
import { agreement } from './rules/agreement.ts';
import { apostrophes } from './rules/apostrophes.ts';
import { capitals } from './rules/capitals.ts';
import { compounds } from './rules/compounds.ts';
import { mixups } from './rules/mixups.ts';
import { placeName, townRule } from './rules/places.ts';
import { capital, type Rule } from './rules/rule.ts';
import { endMark, noEndMark, questionMark, sentenceCapitals } from './rules/sentences.ts';
import { shorthands } from './rules/shorthand.ts';
import { curlyQuotes, dashes, emojis, endMarks, missingSpaces, plainMarks, spaces } from './rules/typography.ts';
import { withoutShouting } from './shouting.ts';
import { isForeign, isSpanish, spanishCapitals, spanishRules, spanishSmallStart } from './spanish.ts';
import { americanSpellings, commonSpellings, withoutSlips, withSmallStart } from './spelling.ts';
import { withSpokenMarks } from './spoken-marks.ts';

/**
 * A description of the business loses the headings of the page that it was copied from, which other sentences keep. A detail is put
 * into a sentence of ours: 'We guarantee our labor for' … '90 days'. A credential is a label with names that keep their spelling. A term
 * (a trade, a role) gets American spelling and loses emoji. Of quotes and names, only quotation marks and apostrophes change.
 */
export type TextKind =
  | 'description'
  | 'sentences'
  | 'question'
  | 'label'
  | 'credential'
  | 'detail'
  | 'term'
  | 'payment'
  | 'quote'
  | 'name'
  | 'place';
export interface Tidied {
  text: string;
  /** What was changed, each kind of change once. */
  what: string[];
}
export interface Surroundings {
  language: 'en' | 'es';
  /** Names as they are written, which nothing may touch. */
  names: readonly string[];
  /** Towns of the brief as they should be written. */
  towns: readonly string[];
}

const typography = [endMarks, spaces, dashes, missingSpaces];
const corrections: Rule[] = [...typography, commonSpellings, ...shorthands, ...apostrophes, emojis, ...compounds, ...mixups, ...agreement];

const leftovers = 'Leftovers of a copied text';
const post: Rule = { what: leftovers, change: (text) => copiedQuote(text) };
const listings: Rule = { what: 'Rating from a listing', change: withoutListings };
const spoken: Rule = { what: 'Spoken punctuation', change: withSpokenMarks };
const notes: Rule = { what: 'Note to us', change: withoutNotes };
const secrets: Rule = { what: 'Password or code', change: withoutSecrets };
const headings: Rule = { what: 'Heading of a page', change: withoutPageHeadings };
const lists: Rule = { what: 'List', change: (text) => listsAsSentences(text, isSpanish(text) ? undefined : 'and') };
const lines: Rule = { what: 'Line breaks', change: withoutBrokenLines };
/**
 * Removes what came with a copied text, and joins its lists. Owners see that it's changed, and can undo it. `names` are of the
 * business and its people, whose words stay.
 */
function copied(kind: TextKind, names: readonly string[]): Rule[] {
  if (kind !== 'description' && kind !== 'sentences') return [];
  const customers: Rule = { what: 'Customer quote', change: (text) => withoutCustomersWords(withoutPastedQuotes(text, names), names) };
  const remains: Rule = { what: leftovers, change: (text) => withoutRemains(withoutOldPages(withoutPastedPage(text, names), names)) };
  return [spoken, notes, secrets, customers, remains, listings, ...(kind === 'description' ? [headings] : []), lists, lines];
}

/** A quote without the post around it. Its quotation marks go with that. */
function copiedQuote(text: string): string {
  const body = withoutPost(text);
  return body === text ? text : withoutOuterQuotes(body);
}

/** Most rounds until nothing changes, so a tidied text stays as it is when it’s tidied again. */
const rounds = 5;

/** A text as an editor would leave it. If a number was added or lost other than a listing's, only spaces, dashes and quotes are tidied. */
export async function tidied(text: string, kind: TextKind, surroundings: Surroundings): Promise<Tidied> {
  if (kind === 'place') return only(text, await withCounties(curlyQuotes(placeName(plainMarks(text).trim()))), 'Capital letter');
  if (kind === 'name') return only(text, curlyQuotes(plainMarks(text)), 'Punctuation');
  if (kind === 'quote') {
    const corrected = applied(text, [post]);
    const marked = only(corrected.text, curlyQuotes(plainMarks(corrected.text)), 'Punctuation');
    return { text: marked.text, what: [...corrected.what, ...marked.what] };
  }
  if (kind === 'payment') return payment(text, surroundings);
  if (kind === 'term') return term(text, surroundings);
  const cleaning = copied(kind, surroundings.names);
  const own = applied(text, cleaning);
  const done = await inRounds(own.text, kind, surroundings);
  const isSound = numbersOf(done.text) === numbersOf(own.text);
  const last = isSound ? done : punctuated(own.text);
  const what = [...own.what, ...last.what];
  // What an editor takes out may leave a ruler or a tag at the end. Each turn has fewer lines or signs.
  if (applied(last.text, cleaning).text === last.text) return { text: last.text, what };
  const more = await tidied(last.text, kind, surroundings);
  return { text: more.text, what: [...new Set([...what, ...more.what])] };
}

function punctuated(text: string): Tidied {
  return only(text, curlyQuotes(dashes.change(spaces.change(plainMarks(text)))), 'Punctuation');
}

function term(text: string, { language, names }: Surroundings): Tidied {
  const hidden = protect(text, names);
  const plain = plainMarks(hidden.text);
  const own = emojis.change(plain);
  const spelled = language === 'en' ? americanSpellings.change(own) : own;
  return only(
    text,
    hidden.restored(curlyQuotes(spelled)),
    spelled === own ? (own === plain ? 'Punctuation' : emojis.what) : americanSpellings.what,
  );
}

/** Kinds of payment that no one writes in capitals. Other capitals may be an acronym's: EBT, HSA. */
const shoutedPayment = /^(?:(?:CREDIT|DEBIT|GIFT) )?(?:CARDS?|CHECKS?|CASH)$/;

function payment(text: string, surroundings: Surroundings): Tidied {
  const calm = shoutedPayment.test(text) ? capital(text.toLowerCase()) : text;
  const named = paymentName(calm) ?? calm;
  return named === text ? term(text, surroundings) : only(text, named, 'Capital letter');
}

function only(before: string, text: string, what: string): Tidied {
  return { text, what: text === before ? [] : [what] };
}

async function inRounds(text: string, kind: TextKind, surroundings: Surroundings): Promise<Tidied> {
  const what = new Set<string>();
  let current = text;
  for (let round = 0; round < rounds; round++) {
    const next = await oneRound(current, kind, surroundings);
    if (next.text === current) break;
    for (const label of next.what) what.add(label);
    current = next.text;
  }
  if (current === text) return { text, what: [] };
  return { text: current, what: what.size > 0 ? [...what] : ['Punctuation'] };
}

async function oneRound(text: string, kind: TextKind, surroundings: Surroundings): Promise<Tidied> {
  const { language: main, names, towns } = surroundings;
  const named = main === 'en' ? await inCapitals(text, [...names, ...towns]) : text;
  const hidden = protect(named, names);
  const what: string[] = named === text ? [] : ['Capital letter'];
  const parts: string[] = [];
  for (const { part, language } of byLanguage(sentencesOf(plainMarks(hidden.text)), main)) {
    const done =
      language === 'en'
        ? await english(part.trim(), kind, surroundings)
        : applied(part.trim(), [...typography, emojis, ...(language === 'es' ? spanish(kind) : []), ...ends(kind)]);
    what.push(...done.what);
    if (done.text) parts.push(part.startsWith('\n') ? `${part.match(/^\n+/)?.[0] ?? ''}${done.text}` : done.text);
  }
  const joined = parts.reduce((before, part) => (before === '' || part.startsWith('\n') ? before + part : `${before} ${part}`), '');
  return { text: hidden.restored(curlyQuotes(joined.trim())), what };
}

/** Names with their capitals where the text is English. In other languages, they may be words. */
async function inCapitals(text: string, names: readonly string[]): Promise<string> {
  const sure = await sureNames(names);
  if (sure.length === 0) return text;
  return sentencesOf(text)
    .map((sentence) => (isSpanish(sentence) || isForeign(sentence) ? sentence : withNames(sentence, sure)))
    .join('');
}

async function english(part: string, kind: TextKind, { names, towns }: Surroundings): Promise<Tidied> {
  const leave = new Set([...names, ...towns].flatMap((name) => name.toLowerCase().split(/\s+/)));
  const finish = [...capitals, townRule(towns), ...(kind === 'detail' ? [] : [sentenceCapitals]), ...ends(kind)];
  const calm = withShoutedTowns(part, await withoutShouting(part, kind === 'label'), towns);
  const ours = applied(calm, [...corrections, ...(kind === 'credential' ? [] : [americanSpellings]), ...finish]);
  const spelled = await withoutSlips(ours.text, leave, kind === 'label');
  const begun = kind === 'detail' ? await withSmallStart(spelled, leave) : spelled;
  const placed = await withIntroduced(await withCounties(begun));
  const checked = await correctedGrammar(placed, leave);
  const last = checked.text === ours.text ? checked : applied(checked.text, finish);
  const spelling = [...(spelled === ours.text ? [] : ['Spelling']), ...(placed === spelled ? [] : ['Capital letter'])];
  return { text: last.text, what: [...(calm === part ? [] : ['All capitals']), ...ours.what, ...spelling, ...checked.what, ...last.what] };
}

/** Towns of the brief that were in capitals with the words around them: 'TWIN FALLS' → 'Twin Falls'. */
function withShoutedTowns(typed: string, calm: string, towns: readonly string[]): string {
  const shouted = towns.filter((town) => town.length > 3 && typed.includes(town.toUpperCase()));
  return shouted.reduce((text, town) => text.replaceAll(town.toLowerCase(), town), calm);
}

function spanish(kind: TextKind): Rule[] {
  return [...spanishRules, kind === 'detail' ? spanishSmallStart : spanishCapitals];
}

/** How texts of a kind end. A label with sentences in it keeps its last mark. */
function ends(kind: TextKind): Rule[] {
  if (kind === 'question') return [questionMark];
  if (kind === 'detail') return [];
  return kind === 'label' || kind === 'credential' ? [noEndMark] : [endMark];
}

function applied(text: string, rules: readonly Rule[]): Tidied {
  const what: string[] = [];
  let current = text;
  for (const rule of rules) {
    const next = rule.change(current);
    if (next !== current) what.push(rule.what);
    current = next;
  }
  return { text: current, what };
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]["')]?)(?= )|(?=\n)/);
}

interface Part {
  part: string;
  language: 'en' | 'es' | 'other';
}

/** Neighboring sentences of one language together. `briefLanguage` is the language of the brief. */
function byLanguage(parts: readonly string[], briefLanguage: 'en' | 'es'): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const language = briefLanguage === 'es' || isSpanish(part) ? 'es' : isForeign(part) ? 'other' : 'en';
    const last = joined.at(-1);
    if (last?.language === language) last.part += part;
    else joined.push({ part, language });
  }
  return joined;
}

/** All numbers of a text, to prove that none was added or lost. 'b4' is a word. */
export function numbersOf(text: string): string {
  return [...text.matchAll(/(?<![\p{L}\d])\d+/gu)]
    .map(([digits]) => digits)
    .sort()
    .join(' ');
}
