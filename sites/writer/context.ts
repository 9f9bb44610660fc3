import type { Brief } from '../brief.ts';
import type { Facts, Line, PageKind } from '../document.ts';
import type { Pair, TradePack } from '../trades/pack.ts';
import type { PagePictures } from './look/page-pictures.ts';
import { type Actions, createActions, formPage } from './material/actions.ts';
import { type Offer, offersOf } from './material/offers.ts';
import { type Point, pointsOf } from './material/points.ts';
import { createQuestions, type Questions } from './material/questions.ts';
import { type Setting, settingOf, speaksOfOtherSetting } from './material/setting.ts';
import { businessWords, createNeighbors, leastUsedFirst } from './neighbors.ts';
import { type Headline, ownHeadline } from './words/headline.ts';
import { sentences } from './words/sentences.ts';
import { tradeWords } from './words/trade-words.ts';
import { type Voice, voiceOf } from './words/voice.ts';
import { type Slots, shuffled, Words } from './words/words.ts';

export type Script = { text: Line; blank: boolean }[];

/** What every page of a site is written from: the owner's facts, the trade's words, and what the site already says. */
export interface WriterContext {
  seed: number;
  brief: Brief;
  facts: Facts;
  pack: TradePack;
  /** Where customers meet the business. */
  setting: Setting;
  voice: Voice;
  words: Words;
  actions: Actions;
  offers: Offer[];
  points: Point[];
  questions: Questions;
  /** The description's sentences as written. */
  sentences: string[];
  /** The home page's headline if the owner's words hold one. */
  headline: Headline | undefined;
  /** A sequence of three steps, another one each time. */
  steps: () => [Pair, Pair, Pair] | undefined;
  /** Words for the phone with blanks, others each time. */
  script: () => Script | undefined;
  /** Pages picked, in navigation order; the first is at `/`. */
  pages: PageKind[];
  has: (page: PageKind) => boolean;
}

/** The context of one page. */
export interface PageContext extends WriterContext {
  page: PageKind;
  pictures: PagePictures;
  /** The variants chosen for the site, by section kind. */
  variants: Record<string, string>;
  /** Width over height of the frame in which a section kind shows its picture on this site. */
  frame: (kind: string) => number;
}

/** A section as its writer returns it. Its ID, variant and band are chosen later. */
export interface SectionDraft<Props = unknown> {
  kind: string;
  props: Props;
}

/** A page as its writer returns it. A section that the brief can't fill is undefined. */
export interface PageDraft {
  path: string;
  title: Line;
  description: Line;
  sections: (SectionDraft | undefined)[];
}

export function createContext({
  brief,
  facts,
  pack,
  pages,
  seed,
  neighborWordings,
}: {
  brief: Brief;
  facts: Facts;
  pack: TradePack;
  pages: PageKind[];
  seed: number;
  /** The wordings of live neighbors, as keys (see neighbors.ts). */
  neighborWordings: string[];
}): WriterContext {
  const voice = voiceOf(
    [brief.business.description, brief.business.tagline, ...(brief.details?.faq ?? []).map(({ answer }) => answer)].join(' '),
  );
  const setting = settingOf(brief, pack);
  const neighbors = createNeighbors(neighborWordings, businessWords(facts, tradeWords(brief, pack).label.text));
  const words = new Words({
    seed,
    voice,
    neighbors,
    slots: slotsOf(brief, facts, pack),
    cannotSay: (text) => needsMore(text, brief, facts) || speaksOfOtherSetting(text, setting, pack),
  });
  const offers = offersOf(brief, pack, (usual, count) => words.pick('usual-services', usual, count, ({ name }) => [name]));
  const described = sentences(brief.business.description);
  const headline = ownHeadline({ tagline: brief.business.tagline, sentences: described, stems: pack.stems });
  if (headline) words.reserve(headline.line.text);
  if (pages.includes('blog')) for (const guide of pack.guides) for (const { heading } of guide.blocks) words.reserve(heading);
  const sequences = shuffled(`${seed}:steps`, pack.steps).filter((steps) =>
    steps.every(({ title, text }) => words.fill(title) && words.fill(text)),
  );
  const scripts = shuffled(`${seed}:scripts`, pack.scripts)
    .map((parts) => parts.flatMap(({ text, blank }) => (text === '' ? [] : [{ text: words.quote(text), blank }])))
    .filter((parts): parts is Script => parts.length > 1 && parts.every(({ text }) => text !== undefined));
  const steps = leastUsedFirst(sequences, neighbors, (pairs) => pairs.flatMap(({ title, text }) => textsOf(words, [title, text])));
  const script = leastUsedFirst(scripts, neighbors, (parts) => parts.map(({ text }) => text.text));

  return {
    seed,
    brief,
    facts,
    pack,
    setting,
    voice,
    words,
    actions: createActions({ brief, facts, pack, words, setting }),
    offers,
    points: pointsOf({ brief, facts, offers, voice }),
    questions: createQuestions({ brief, facts, offers, pack, words, seed, neighbors }),
    sentences: described,
    headline,
    steps,
    script: () => (facts.phone ? script() : undefined),
    pages,
    has: (page) => brief.pages.includes(page),
  };
}

/** The wordings as this business would say them. */
function textsOf(words: Words, wordings: string[]): string[] {
  return wordings.flatMap((wording) => words.fill(wording)?.text ?? []);
}

function slotsOf(brief: Brief, facts: Facts, pack: TradePack): Slots {
  const cityField = brief.business.address?.city ? 'business.address.city' : 'business.serviceArea.0';
  const stateField = brief.business.address?.state ? 'business.address.state' : 'business.serviceArea.0';
  const city = facts.city ? { text: facts.city, fields: [cityField] } : undefined;
  const state = facts.state ? { text: facts.state, fields: [stateField] } : undefined;
  return {
    name: { text: facts.name, fields: ['business.name'] },
    short: { text: facts.shortName, fields: ['business.name'] },
    trade: tradeWords(brief, pack).noun,
    city,
    state,
    place: city && state ? { text: `${city.text}, ${state.text}`, fields: [...new Set([cityField, stateField])] } : city,
    phone: facts.phone && { text: facts.phone.display, fields: ['business.phone'] },
  };
}

/** Whether a default wording speaks of something this business lacks: a phone, a form, a way to write. */
function needsMore(text: string, brief: Brief, facts: Facts): boolean {
  const form = formPage(brief) !== undefined;
  if (
    !facts.phone &&
    /\b(?:call(?:s|er|ers|ing)?|phon(?:e|es|ing)|ring|dial|pick up the|the number|this number|out loud|voicemail)\b/i.test(text)
  )
    return true;
  if (!form && /\bforms?\b|\bfill (?:this|it) in\b/i.test(text)) return true;
  return !form && !facts.email && /\b(?:writes?|writing|message|e-?mails?|send|sent|in writing)\b/i.test(text);
}
