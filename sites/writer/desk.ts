import type { Brief } from '../brief.ts';
import type { Facts, Line, PageKind } from '../document.ts';
import type { Pair, TradePack } from '../trades/pack.ts';
import { type Actions, createActions, formPage } from './actions.ts';
import { type Headline, ownHeadline } from './headline.ts';
import { createNeighbours, inTurn } from './neighbours.ts';
import { type Offer, offersOf } from './offers.ts';
import type { PagePictures } from './pictures.ts';
import { type Point, pointsOf } from './points.ts';
import { createQuestions, type Questions } from './questions.ts';
import { ownWords } from './said.ts';
import { sentences } from './sentences.ts';
import { type Setting, settingOf, speaksOfOtherSetting } from './setting.ts';
import { tradeWords } from './trade-words.ts';
import { type Voice, voiceOf } from './voice.ts';
import { createWords, type Slots, shuffled, type Words } from './words.ts';

export type Script = { text: Line; blank: boolean }[];

/** What the writer of a site has on the desk: the owner's facts, the trade's words, and what is already said. */
export interface Desk {
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
  /** Pages picked, in navigation order; the first stands at `/`. */
  pages: PageKind[];
  has: (page: PageKind) => boolean;
}

/** The desk while one page is written. */
export interface PageDesk extends Desk {
  page: PageKind;
  pictures: PagePictures;
  /** Variants chosen by kind, since they decide whether and in which shape a picture is shown. */
  variants: Record<string, string>;
}

export function createDesk({
  brief,
  facts,
  pack,
  pages,
  seed,
  said,
}: {
  brief: Brief;
  facts: Facts;
  pack: TradePack;
  pages: PageKind[];
  seed: number;
  /** What live neighbours say (see said.ts). */
  said: string[];
}): Desk {
  const voice = voiceOf(
    [brief.business.description, brief.business.tagline, ...(brief.details?.faq ?? []).map(({ answer }) => answer)].join(' '),
  );
  const setting = settingOf(brief, pack);
  const neighbours = createNeighbours(said, ownWords(facts, tradeWords(brief, pack).label.text));
  const words = createWords({
    seed,
    voice,
    neighbours,
    slots: slotsOf(brief, facts, pack),
    cannotSay: (text) => needsMore(text, brief, facts) || speaksOfOtherSetting(text, setting, pack),
  });
  const offers = offersOf(brief, pack, (usual, count) => words.some('usual-services', usual, count, ({ name }) => [name]));
  const told = sentences(brief.business.description);
  const headline = ownHeadline({ tagline: brief.business.tagline, sentences: told, stems: pack.stems });
  if (headline) words.reserve(headline.line.text);
  if (pages.includes('blog')) for (const guide of pack.guides) for (const { heading } of guide.blocks) words.reserve(heading);
  const sequences = shuffled(`${seed}:steps`, pack.steps).filter((steps) =>
    steps.every(({ title, text }) => words.fill(title) && words.fill(text)),
  );
  const scripts = shuffled(`${seed}:scripts`, pack.scripts)
    .map((parts) => parts.flatMap(({ text, blank }) => (text === '' ? [] : [{ text: words.quote(text), blank }])))
    .filter((parts): parts is Script => parts.length > 1 && parts.every(({ text }) => text !== undefined));
  const steps = inTurn(sequences, neighbours, (pairs) => pairs.flatMap(({ title, text }) => textsOf(words, [title, text])));
  const script = inTurn(scripts, neighbours, (parts) => parts.map(({ text }) => text.text));

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
    questions: createQuestions({ brief, facts, offers, pack, words, seed, neighbours }),
    sentences: told,
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
