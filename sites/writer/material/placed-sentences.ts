import type { Brief } from '../../brief/brief.ts';
import type { Facts, Line, PageKind } from '../../document/document.ts';
import type { Fact } from '../../document/fact.ts';
import { computed, fromBrief, neutral } from '../../document/lines.ts';
import { goesWords, type Traits } from '../../interview/traits.ts';
import type { LogisticsLabel, PlacedKind, SiteWords } from '../../labels/format.ts';
import { fold, hasPhrase } from '../../language/fold.ts';
import { capital } from '../../language/phrases.ts';
import { priceLinesIn } from '../../prices/listed-prices.ts';
import { sureKind } from '../sentences/classify.ts';
import { isAboutPerson, leans } from '../words/headline.ts';
import type { Actions } from './actions.ts';
import type { Offer } from './offers.ts';
import labelData from './placed-labels.yaml';
import wordData from './placed-words.yaml';

/** What a sentence can be shown beside. */
export type Place = 'prices' | 'services' | 'products' | 'booking' | 'phone' | 'hours' | 'proof' | 'contact';

/** Where each kind of sentence belongs, best first: it's said at the first of them that the site has. Other kinds are running text. */
const placesOf: Record<PlacedKind, readonly Place[]> = {
  payment: ['prices', 'contact'],
  price: ['prices', 'services'],
  offer: ['prices', 'services', 'contact'],
  logistics: ['products', 'booking', 'contact'],
  insurance: ['proof', 'contact'],
  emergency: ['phone', 'hours', 'contact'],
  hours: ['hours', 'contact'],
  parking: ['contact'],
};

/** A sentence of the description, with those that lean on it, that a page says beside what it's about. */
export interface PlacedSentence {
  kind: PlacedKind;
  place: Place;
  page: PageKind;
  sentences: string[];
}

interface PlacesRequest {
  /** The description's sentences. */
  sentences: string[];
  /** Those that the headline leaves. */
  rest: readonly string[];
  /** What the trade is called: a first sentence with it says what the business is. */
  nouns: string[];
  brief: Brief;
  facts: Facts;
  traits: Traits;
  offers: Offer[];
  pages: readonly PageKind[];
  actions: Actions;
}

/** The sentences that have a place of their own. None if no running text would be left. */
export function placedSentences(request: PlacesRequest): PlacedSentence[] {
  const { sentences, rest, nouns } = request;
  const prices = priceLinesIn(sentences);
  const placed = groupsOf(sentences).flatMap((group): PlacedSentence[] => {
    const [first = ''] = group;
    const kind = prices.has(first) ? 'price' : placedKind(first.endsWith('?') ? group.join(' ') : first);
    const isIntroduction = first === sentences[0] && nouns.some((noun) => hasPhrase(fold(first), fold(noun)));
    const canMove = group.every((sentence) => rest.includes(sentence) && !needsContext.test(sentence)) && group.join(' ').length <= longest;
    if (!kind || isIntroduction || !canMove) return [];
    const [found] = placesOf[kind].flatMap((place) => {
      const page = pageOf(place, request);
      return page ? [{ kind, place, page, sentences: group }] : [];
    });
    return found ? [found] : [];
  });
  return placed.flatMap(({ sentences: own }) => own).length < sentences.length ? placed : [];
}

/** A longer one is a paragraph, and stays where it was. */
const longest = 200;

/** 'At night the phone rings at her house' is understood only after a sentence that names her. */
const needsContext =
  /(?<!\p{L})(?:he|she|his|her|hers|him)(?!\p{L})|^(?:some|others?|anything|everything|most|both|algunos|otros)(?!\p{L})/iu;

/** 'We also do weddings' adds to the whole text, not to the sentence before it. */
const adds = /^(?:(?:we|i) )?also\b|^(?:también|además)(?!\p{L})/iu;

/** 'Maintenance plan: Comfort Club $16.95 a month' names what '2 visits a year, 15% off repairs' is. */
const labeled = /^[^.!?:]{3,40}: /;

/** Sentences, each with those that lean on it or answer it. */
function groupsOf(sentences: string[]): string[][] {
  const groups: string[][] = [];
  for (const sentence of sentences) {
    const last = groups.at(-1);
    const isOfLabel = /^\d/.test(sentence) && labeled.test(last?.at(-1) ?? '');
    const belongs = isOfLabel || (leans.test(sentence) && !adds.test(sentence)) || last?.at(-1)?.endsWith('?');
    if (last && belongs) last.push(sentence);
    else groups.push([sentence]);
  }
  return groups;
}

const [needed, notPayment] = wordLists(wordData as Record<string, string>);
const saysWhereToPark = /^(?:please )?park (?:on|in|at|behind|along|by)(?!\p{L})/iu;
const opensWithParking = /^(?:(?:free|easy|street|private|ample) )?parking(?!\p{L})|^estacionamiento(?!\p{L})/iu;
const namesParking = /(?<!\p{L})(?:parking|estacionamiento|estacionarse)(?!\p{L})/iu;

/** The kind of a sentence that has places. Undefined if it's of another kind or in doubt. */
function placedKind(sentence: string): PlacedKind | undefined {
  if (leans.test(sentence) || isAboutPerson.test(sentence)) return undefined;
  const isWhereToPark = saysWhereToPark.test(sentence);
  const kind = sureKind(sentence) ?? (isWhereToPark || opensWithParking.test(sentence) ? 'logistics' : undefined);
  if (!kind || !isPlaced(kind)) return undefined;
  if (!hasWords(sentence, kind)) return undefined;
  // That they come to you is why people call them.
  if (kind === 'logistics' && goesWords.test(sentence)) return undefined;
  return kind === 'logistics' && (isWhereToPark || namesParking.test(sentence)) ? 'parking' : kind;
}

/** Whether one of the sentences is about prices, so a page of prices has something to say. */
export function sayPrices(sentences: string[]): boolean {
  return priceLinesIn(sentences).size > 0 || sentences.some((sentence) => placedKind(sentence) === 'price');
}

/** True unless a sentence of this kind lacks the words that its place needs. */
function hasWords(sentence: string, kind: string): boolean {
  const words = fold(sentence);
  const has = (list: readonly string[]) => list.some((one) => hasPhrase(words, one));
  const list = needed.get(kind);
  return (list === undefined || has(list)) && !(kind === 'payment' && has(notPayment));
}

function wordLists({ notPayment: without, ...kinds }: Record<string, string>): [needed: Map<string, string[]>, notPayment: string[]] {
  const listOf = (text = '') => text.split(',').map((one) => fold(one.trim()));
  return [new Map(Object.entries(kinds).map(([kind, text]) => [kind, listOf(text)])), listOf(without)];
}

function isPlaced(kind: string): kind is PlacedKind {
  return Object.hasOwn(placesOf, kind);
}

/** The page that has a place. */
function pageOf(place: Place, { brief, facts, traits, offers, pages, actions }: PlacesRequest): PageKind | undefined {
  const first = (...wanted: PageKind[]) => wanted.find((page) => pages.includes(page));
  const listing = offers.length > 0 ? first('services', 'home') : undefined;
  switch (place) {
    case 'prices':
      return first('pricing') ?? (offers.some(({ price }) => price) ? listing : undefined);
    case 'services':
      return listing;
    case 'products':
      return traits.gives === 'food' || traits.gives === 'goods' ? first('shop') : undefined;
    case 'booking':
      return brief.details?.booking?.kind === 'link' ? undefined : first('booking');
    case 'phone':
      // The front page opens otherwise.
      return facts.phone && pages[0] !== 'contact' ? first('contact') : undefined;
    case 'hours': {
      const page = first('contact', 'home');
      return facts.hours && page && actions.near(page).length > 0 ? page : undefined;
    }
    case 'proof':
      return first('about', 'home');
    case 'contact':
      return first('contact', 'home');
  }
}

/** What a page says at a place: the sentences of each kind under its label. */
export function factsAt(
  place: Place,
  { placed, page, words }: { placed: readonly PlacedSentence[]; page: PageKind; words: SiteWords },
): Fact[] {
  const here = placed.filter((one) => one.place === place && one.page === page);
  return [...new Set(here.map(labelOf))].map((label) => ({
    term: neutral(words.placed[label]),
    text: unlabeled(lineOf(here.filter((one) => labelOf(one) === label))),
  }));
}

/** 'Dress code: black leotard' under a label of ours says its own no more. */
function unlabeled(line: Line): Line {
  return { ...line, text: capital(line.text.replace(ownLabel, '')) };
}

const ownLabel =
  /^(?:dress code|payments?|parking|hours|insurance|deliver(?:y|ies)|pick-?up|shipping|donations?|pago|estacionamiento|horario|seguro|entregas?): /i;

const labels = Object.entries(labelData as Record<LogisticsLabel, string>).map(
  ([label, words]) => [label as LogisticsLabel, words.split(',').map((one) => fold(one.trim()))] as const,
);

/** What a sentence is listed under: its kind, or what it says of how things go. */
function labelOf({ kind, sentences }: PlacedSentence): keyof SiteWords['placed'] {
  const said = fold(sentences.join(' '));
  return (kind === 'logistics' && labels.find(([, words]) => words.some((one) => hasPhrase(said, one)))?.[0]) || kind;
}

/** The same without labels, for a place that needs none. */
export function lineAt(place: Place, { placed, page }: { placed: readonly PlacedSentence[]; page: PageKind }): Line | undefined {
  const here = placed.filter((one) => one.place === place && one.page === page);
  return here.length > 0 ? lineOf(here) : undefined;
}

function lineOf(placed: PlacedSentence[]): Line {
  return fromBrief(placed.flatMap(({ sentences }) => sentences.map(capital)).join(' '), 'business.description');
}

/** Facts with the same term as one: the ways to pay that the brief lists, and what its description says about paying. */
export function joinedFacts(facts: Fact[]): Fact[] {
  const terms = [...new Set(facts.map(({ term }) => term.text))];
  return terms.flatMap((name) => {
    const [first, ...more] = facts.filter(({ term }) => term.text === name);
    if (!first || more.length === 0) return first ?? [];
    const texts = [first, ...more].flatMap(({ text }) => text ?? []);
    return { term: first.term, text: computed(texts.map(({ text }) => text).join(' '), ...texts.flatMap(({ fields }) => fields)) };
  });
}
