import type { Facts, Line, PageKind } from '../document/document.ts';
import type { DerivedBrief } from '../interview/derived-brief.ts';
import { fits } from '../interview/fitting-words.ts';
import { spoken } from '../interview/says.ts';
import type { Traits } from '../interview/traits.ts';
import type { Headings as KindHeadings } from '../kinds/format.ts';
import type { SiteWords } from '../labels/format.ts';
import { wordsOf } from '../labels/site-words.ts';
import { inVoice } from '../language/in-voice.ts';
import { sentences } from '../language/sentences.ts';
import type { Voice } from '../language/voice.ts';
import type { Kind } from '../lexicon/lexicon.ts';
import { type Actions, bookingOf, createActions } from './material/actions.ts';
import { type Answers, createAnswers } from './material/answers.ts';
import { beforeComing } from './material/before-coming.ts';
import type { Offer } from './material/offers.ts';
import { type Opening, openingOf } from './material/opening.ts';
import { type PlacedSentence, placedSentences } from './material/placed-sentences.ts';
import { placesOf, type SitePlaces } from './material/places.ts';
import { type Point, pointsOf } from './material/points.ts';
import { atAnyHour } from './material/promises.ts';
import { withoutWeek } from './material/said-week.ts';
import type { PagePictures } from './pictures/page-pictures.ts';
import { Headings } from './words/headings.ts';
import { type Headline, ownHeadline, wordingOf } from './words/headline.ts';
import { type TradeWords, tradeWords } from './words/trade-words.ts';

/** What every page of a site is written from: the owner's facts and answers, and the words of their language and trade. */
export interface WriterContext extends DerivedBrief {
  seed: number;
  facts: Facts;
  places: SitePlaces;
  words: SiteWords;
  /** The trade's headings in the site's language. */
  tradeHeadings: Partial<KindHeadings>;
  trade: TradeWords;
  actions: Actions;
  offers: Offer[];
  points: Point[];
  answers: Answers;
  opening: Opening;
  /** The description's sentences, without those that are said in a place of their own. */
  sentences: string[];
  placed: PlacedSentence[];
  /** The home page's headline if the owner's words hold one. */
  headline: Headline | undefined;
  /** What menus and titles call each page. */
  pageLabels: Record<PageKind, string>;
  /** Pages picked, in navigation order; the first is at `/`. */
  pages: PageKind[];
  has: (page: PageKind) => boolean;
  /** Titles of guides that live neighbors show. */
  neighborGuides: ReadonlySet<string>;
  /** The line that a model wrote for a slot, if there is one. */
  written: (slot: SlotId) => Line | undefined;
}

/** The texts of a site that a model may write. */
export type SlotId = 'lead' | 'services-lead' | 'about-lead';

/** The context of one page. */
export interface PageContext extends WriterContext {
  page: PageKind;
  pictures: PagePictures;
  /** A heading that the page doesn't have yet: the trade's, else the usual one. */
  heading: (key: keyof SiteWords['headings'], trade?: readonly string[]) => Line;
  /** The variants chosen for the site, by section kind. */
  variants: Record<string, string>;
  /** Width over height of the frame in which a section kind shows its picture on this site. */
  frame: (kind: string) => number;
  /** What of its props the variant of a section kind shows on this site, where that differs. */
  shows: (kind: string) => Shown;
}

/** What a variant shows of its props, where that differs from the others. */
export interface Shown {
  /** As its picture only a photo, or none. */
  picture?: 'photo' | 'none';
  /** Further pictures are objects cut out, whatever photos there are, and a service has its own object or none. */
  tools?: true;
  /** So many further pictures. */
  more?: number;
  prices?: true;
  /** Services by the time of day at which they begin. */
  times?: true;
  /** The services, with their prices. */
  services?: true;
}

/** A section as its writer returns it. Its ID, variant and band are chosen later. */
export interface SectionDraft<Props = unknown> {
  kind: string;
  props: Props;
  /** Index of the other place that it's about. */
  place?: number;
}

/** A page as its writer returns it. A section that the brief can't fill is undefined. */
export interface PageDraft {
  path: string;
  title: Line;
  description: Line;
  sections: (SectionDraft | undefined)[];
}

interface ContextRequest extends Pick<WriterContext, 'facts' | 'offers' | 'pages' | 'seed' | 'written'> {
  derived: DerivedBrief;
  neighborGuides: readonly string[];
}

export function createContext({ derived, facts, offers, pages, seed, neighborGuides, written }: ContextRequest): WriterContext {
  const { brief, kind, traits, voice, language, formOfAddress, answered } = derived;
  const words = wordsOf(derived);
  const described = withoutWeek(sentences(brief.business.description), facts);
  const tradeHeadings = fittingHeadings(language === 'es' ? spanishHeadings(kind, voice) : kind.headings, traits, offers);
  const ownNames = Object.fromEntries((brief.look?.pageNames ?? []).map(({ page, name }) => [page, name]));
  const services = servicesLabel(tradeHeadings.services, traits, words);
  // A page of products beside the shop would be a second shop.
  const isSecondShop = services === words.products && pages.includes('shop');
  const shownServices = isSecondShop ? words.pages.services : services;
  const pricing = pricesLabel({ offers, answered, kind, traits, words }, pages.includes('services') ? shownServices : undefined);
  const pageLabels = {
    ...words.pages,
    ...bookingName(traits, words),
    ...(voice === 'I' && { about: words.aboutOne }),
    services: shownServices,
    ...(pricing && { pricing }),
    ...ownNames,
  };
  const trade = tradeWords(derived);
  const wording = wordingOf(derived);
  const headline = ownHeadline(wording);
  const rest = headline ? withoutWeek(headline.rest, facts) : described;
  const anyHourField = atAnyHour(brief, answered, language)?.field;
  const actions = createActions({ brief, facts, traits, words, pageLabels, anyHourField });
  const placed = placedSentences({ sentences: described, rest, nouns: wording.nouns, brief, facts, traits, offers, pages, actions });
  const isRunning = (sentence: string) => !placed.some(({ sentences: own }) => own.includes(sentence));
  const points = pointsOf({ brief, facts, answers: answered, voice, language, formOfAddress });
  const running = rest.filter(isRunning);
  const opening = openingOf({
    headline,
    sentences: running,
    written: written('lead'),
    points,
    beforeComing: beforeComing({ placed, sentences: running, words }),
    pages,
    spanish: language === 'es',
  });
  return {
    ...derived,
    seed,
    facts,
    places: placesOf(facts, brief),
    words,
    tradeHeadings,
    pageLabels,
    trade,
    actions,
    offers,
    points,
    answers: createAnswers({ brief, facts, answers: answered, voice, language, pages, opening }),
    opening,
    sentences: described.filter(isRunning),
    placed,
    headline,
    pages,
    has: (page) => pages.includes(page),
    neighborGuides: new Set(neighborGuides),
    written,
  };
}

/** Longer words would crowd the menu. */
const longestLabel = 20;

function bookingName(traits: Traits, { bookingPages }: SiteWords): { booking?: string } {
  const booking = bookingPages[bookingOf(traits)];
  return booking ? { booking } : {};
}

/** The services page by the trade's own word where its headings never say 'Services': Classes, Menu, Practice areas, Products. */
function servicesLabel(headings: readonly string[] = [], { gives }: Traits, words: SiteWords): string {
  const usual = words.pages.services;
  if (headings.length === 0 || headings.includes(usual)) return usual;
  if (gives === 'food') return words.at.menu;
  const isLabel = (heading: string) =>
    heading.length <= longestLabel &&
    !/^(?:what|how|where|ways|on|from|in|our|lo que|cómo|dónde|en|el cuidado|la atención|asuntos)\b/i.test(heading);
  return headings.find(isLabel) ?? (gives === 'goods' ? words.products : usual);
}

interface Priced extends Pick<WriterContext, 'offers' | 'answered' | 'kind' | 'traits' | 'words'> {}

/** The page of prices where 'Pricing' isn't the word: food has a menu, unless that's what the services page is called, and what's free or from a charity has a cost. */
function pricesLabel({ offers, answered, kind, traits, words }: Priced, services: string | undefined): string | undefined {
  if (kind.schema === 'NGO' || isFree({ offers, answered, words })) return words.free.page;
  if (traits.gives !== 'food') return undefined;
  return services === words.at.menu ? words.headings.prices[0] : words.at.menu;
}

/** True if the owner says that nothing costs anything. */
export function isFree({ offers, answered, words }: Pick<Priced, 'offers' | 'answered' | 'words'>): boolean {
  const prices = offers.flatMap(({ price }) => (price ? [price.text] : []));
  const saysFree = answered.some(
    ({ places, chips, text }) => places.includes('pricing') && chips.some(({ free }) => free) && !/\d/.test(text),
  );
  return prices.every((price) => price === words.price.free) && (prices.length > 0 || saysFree);
}

/** A shop carries goods, not repairs. */
const carries = /\bcarry\b|\bvendemos\b/i;
const isWork =
  /\b(?:repairs?|services?|servicing|install\w*|tun(?:e|ing)|alterations?|rentals?|lessons?|classes|fittings?|cleaning|sharpening|reparaci[oó]n(?:es)?|servicios?|instalaci[oó]n(?:es)?|clases)\b/i;

/** A heading that speaks of a shop is for a business that has one, and one of goods for nothing but goods. */
function fittingHeadings(headings: Partial<KindHeadings>, traits: Traits, offers: Offer[]): Partial<KindHeadings> {
  const works = offers.some(({ name }) => isWork.test(name.text));
  const isFitting = (heading: string) => fits(heading, traits) && !(works && carries.test(heading));
  const entries = Object.entries(headings).map(([key, list]) => [key, list.filter(isFitting)]);
  return Object.fromEntries(entries.filter(([, list]) => list?.length));
}

function spanishHeadings({ spanish }: Kind, voice: Voice): Partial<KindHeadings> {
  const entries = Object.entries(spanish?.headings ?? {});
  return Object.fromEntries(entries.map(([key, list]) => [key, list.map((heading) => spoken(heading, voice))]));
}

/** The headings of one page: none twice, and none equal to the headline. */
export function pageHeadings({ seed, words, headline, language, voice }: WriterContext, page: string): PageContext['heading'] {
  const headings = new Headings(`${seed}:${page}`);
  if (headline) headings.reserve(headline.line.text);
  const voiced = (list: readonly string[]) => list.map((heading) => (language === 'en' ? inVoice(heading, voice) : spoken(heading, voice)));
  return (key, trade) => headings.take(key, trade && voiced(trade), voiced(words.headings[key]));
}
