import { addressDoubts, type Doubt, type Reached } from '../../sites/addresses/address-doubts.ts';
import { placeDoubts } from '../../sites/addresses/place-doubts.ts';
import type { Brief } from '../../sites/brief/brief.ts';
import { type PromiseKey, promises } from '../../sites/brief/promises.ts';
import type { PageKind } from '../../sites/document/document.ts';
import type { Traits } from '../../sites/interview/traits.ts';
import { asksWaysToPay } from '../../sites/interview/ways-to-pay.ts';
import type { DetailKind, Question } from '../../sites/kinds/format.ts';
import type { Language } from '../../sites/language/language.ts';
import { withArticle } from '../../sites/language/phrases.ts';
import type { ThinPage } from '../../sites/pages/thin-pages.ts';
import type { PageWords } from '../../sites/pages/word-counts.ts';
import type { BriefPhoto } from '../../sites/writer/pictures/site-pictures.ts';
import { filledAnswers } from './answers.ts';
import { readableBrief } from './preview.ts';
import type { Answers } from './schema.ts';

/** A question of the interview as the form asks it. */
export interface AskedQuestion {
  ask: string;
  /** What of step 1 asks the same, so an owner who answered that isn't asked again. Ways to pay are a field beside the interview. */
  before?: 'place' | 'start' | 'who' | 'languages' | 'payments' | undefined;
  /** True if chips may be chosen together. Otherwise a second tap replaces the first. */
  several?: boolean | undefined;
  /** `was` is the label under which older briefs have the answer. */
  chips: { label: string; was?: string | undefined; detail?: DetailKind | undefined }[];
  /** True if it's asked beside its page while that's short, and with the others once it's answered. */
  besidePage?: true;
}

/** Suggestions that the form shows next to its questions. */
export interface BriefAdvice {
  /** What businesses call themselves, to choose from while typing. */
  trades: string[];
  /** The kind of business we recognized, with its article ('a plumber'); undefined while we don't know it. */
  trade: string | undefined;
  /** The kind of business that a mistyped trade probably means. */
  meant: string | undefined;
  /** How names that were typed without capitals, or in nothing else, are usually written, by the name as typed. */
  names: Record<string, string>;
  /** How we understand the business, as a sentence the owner can correct. */
  understood: string | undefined;
  /** What that sentence rests on; undefined while no trade is named. */
  traits: Pick<Traits, 'place' | 'start' | 'who'> | undefined;
  /** The language of the owner's words, whatever they chose for the site. */
  language: Language;
  /** Services that are common in the trade, or in its family if the trade has none of its own, and not in the brief yet. */
  usualServices: string[];
  /** The trade they're common in, with its article; undefined if they're its family's. */
  usualFor: string | undefined;
  /** What the named services are, by name, to start a description from. */
  definitions: Record<string, string>;
  /** What customers of this trade ask, best first. */
  interview: AskedQuestion[];
  /** What is worth photographing, as said to the owner. */
  shots: string[];
  thinPages: ThinPage[];
  /** How many words each page would have. Empty if no one counted them. */
  pageWords: PageWords;
  /** Unanswered fields worth an answer, with the reason. */
  worthAsking: { field: string; why: string }[];
  promises: { key: PromiseKey; label: string; text: string }[];
  /** Answers that don't fit together, to check. */
  doubts: Doubt[];
}

/** Fields that customers look for, whatever the trade. */
const worthAsking = [
  { field: 'business.hours', why: 'Hours are the first thing people look for.' },
  { field: 'business.serviceArea', why: 'Customers look for their own town before they call.' },
  { field: 'services.priceFrom', why: 'A price, even a starting one, saves you calls that go nowhere.' },
  { field: 'business.payments', why: 'People like to know how they can pay.' },
];

/**
 * Suggestions for the current brief and its uploads. None of them is an answer until the owner accepts it. With the words of its pages,
 * those decide which are thin.
 */
export async function briefAdvice(given: Answers, photos: BriefPhoto[] = [], pageWords: PageWords = {}): Promise<BriefAdvice> {
  const [
    { derive },
    { usualServices, servicesIn, definitionsFor },
    { termDoubts },
    { traitSentence },
    { trades },
    { thinPages },
    { pageSources },
    { storyQuestions, asInterview },
    { languageOf },
    { nameLike },
    { nameInCapitals },
    { leftOutPhotos },
  ] = await Promise.all([
    import('../../sites/interview/derived-brief.ts'),
    import('../../sites/lexicon/services.ts'),
    import('../../sites/lexicon/term-doubts.ts'),
    import('../../sites/interview/traits.ts'),
    import('../../sites/trades/trades.ts'),
    import('../../sites/pages/thin-pages.ts'),
    import('../../sites/pages/pages.ts'),
    import('../../sites/interview/page-questions.ts'),
    import('../../sites/language/language.ts'),
    import('../../sites/lexicon/name-like.ts'),
    import('../../sites/proofreading/name-case.ts'),
    import('../../sites/writer/pictures/site-pictures.ts'),
  ]);
  const answers = filledAnswers(given);
  const business = { name: '', trade: '', description: '', ...(answers.business as object | undefined) };
  const brief = { ...answers, business, pages: (answers.pages ?? []) as PageKind[] };
  const derived = derive(brief);
  const { kind } = derived;
  const leftOut = leftOutPhotos(brief, photos);
  const shown = ((answers.photos ?? []) as NonNullable<Brief['photos']>).filter((_, index) => !leftOut.has(`photos.${index}`));
  const named = ((answers.services ?? []) as { name?: string }[]).flatMap(({ name }) => (name ? [name] : []));
  const language = languageOf({ ...brief, language: undefined });
  const siteLanguage = derived.language;
  const trade = kind.noun && withArticle(kind.noun.one);
  const traits = business.trade ? derived.traits : undefined;
  return {
    trades: trades.map(({ noun }) => noun.one).sort(),
    trade,
    meant: business.trade && (!kind.noun || kind.isByEnd) ? nameLike(business.trade) : undefined,
    names: Object.fromEntries(
      namesIn(answers).flatMap(({ name, of }) => {
        const inCapitals = nameInCapitals(name, of);
        return inCapitals ? [[name, inCapitals]] : [];
      }),
    ),
    understood: traits && traitSentence(traits, business),
    traits: traits && { place: traits.place, start: traits.start, who: traits.who },
    language,
    usualServices: business.trade || trade ? usualServices(kind, siteLanguage, named) : [],
    usualFor: kind.services.length > 0 ? trade : undefined,
    definitions: definitionsFor(servicesIn(kind, siteLanguage), named),
    interview: [
      ...kind.interview.map(askedAs),
      ...storyQuestions(derived.traits.gives).map((question) => ({ ...askedAs(asInterview(question)), besidePage: true as const })),
    ],
    shots: kind.photos,
    // From the answers that are valid so far, as the preview is.
    thinPages: thinPages(
      pageSources(derive({ ...readableBrief(given), pages: brief.pages }), shown.filter(({ rights }) => rights).length),
      pageWords,
      kind.interview.filter((question) => isAnsweredBefore(question, answers)).map(({ ask }) => ask),
    ),
    pageWords,
    worthAsking: business.trade ? worthAsking.filter(({ field }) => isSilent(answers, field)) : [],
    doubts: [...doubtsOfPlaces(business), ...termDoubts(servicesIn(kind, siteLanguage), textsIn(answers))],
    promises: (Object.keys(promises) as PromiseKey[]).map((key) => ({
      key,
      label: promises[key].label,
      text: promises[key].text ?? promises[key].term,
    })),
  };
}

function doubtsOfPlaces(business: { description: string } & Reached & { otherPlaces?: Reached[] }): Doubt[] {
  const { description, otherPlaces = [] } = business;
  return [
    ...addressDoubts(business),
    ...otherPlaces.flatMap((place, index) => addressDoubts(place, `business.otherPlaces.${index}`)),
    ...placeDoubts(description, otherPlaces.length),
  ];
}

function askedAs(question: Question): AskedQuestion {
  return {
    ask: question.ask,
    several: question.several,
    before: askedBefore(question),
    chips: question.chips.map(({ label, was, detail }) => ({ label, was, detail })),
  };
}

/** One chip may say something besides: 'We pick up and bring back' after 'We come to you', 'Cars come to our shop' and 'Both'. */
function askedBefore({ ask, chips }: Question): AskedQuestion['before'] {
  if (/^(?:which languages do you|do you speak) /i.test(ask)) return 'languages';
  if (asksWaysToPay({ ask, chips })) return 'payments';
  const settles = (trait: 'place' | 'start' | 'who') => chips.filter(({ sets }) => sets?.[trait] !== undefined).length;
  return (['place', 'start', 'who'] as const).find((trait) => settles(trait) > 1 && settles(trait) >= chips.length - 1);
}

/** True if step 1 has the answer. Ways to pay are asked as a field of their own. */
function isAnsweredBefore(question: Question, answers: Answers): boolean {
  const field = askedBefore(question);
  if (field === undefined) return false;
  return field === 'payments' || !isSilent(answers, field === 'languages' ? 'business.languages' : `business.traits.${field}`);
}

/** The texts that name what the business does. */
function textsIn(answers: Answers): { field: string; text: string }[] {
  const { description } = (answers.business ?? {}) as { description?: string };
  const services = (answers.services ?? []) as { name?: string; description?: string }[];
  const texts = services.flatMap(({ name, description: more }, index) => [
    { field: `services.${index}.name`, text: name ?? '' },
    { field: `services.${index}.description`, text: more ?? '' },
  ]);
  return [{ field: 'business.description', text: description ?? '' }, ...texts];
}

/** The names of the business, its people and those it quotes. */
function namesIn(answers: Answers): { name: string; of: 'business' | 'person' }[] {
  const { name, people = [] } = (answers.business ?? {}) as { name?: string; people?: { name?: string }[] };
  const { quotes = [] } = (answers.proof ?? {}) as { quotes?: { name?: string }[] };
  return [
    ...(name ? [{ name, of: 'business' as const }] : []),
    ...[...people, ...quotes].flatMap((one) => (one.name ? [{ name: one.name, of: 'person' as const }] : [])),
  ];
}

/** True if a field has no answer. For a list: if no entry has one. */
function isSilent(value: unknown, field: string): boolean {
  if (value === undefined || value === null) return true;
  if (!field) return false;
  if (Array.isArray(value)) return value.every((entry) => isSilent(entry, field));
  const [head = '', ...rest] = field.split('.');
  return isSilent((value as Record<string, unknown>)[head], rest.join('.'));
}
