import { ended } from '../../../text/text-end.ts';
import type { Brief } from '../../brief/brief.ts';
import { type Facts, type Line, type PageKind, pageFacts } from '../../document/document.ts';
import { computed, fromBrief, neutral } from '../../document/lines.ts';
import { type AnsweredFact, addsNoWord } from '../../interview/answers.ts';
import { spoken } from '../../interview/says.ts';
import { namesWaysToPay } from '../../interview/ways-to-pay.ts';
import type { AnswerPlace } from '../../kinds/format.ts';
import { isSigned } from '../../labels/language-names.ts';
import { siteWords } from '../../labels/site-words.ts';
import { addsLittle, contentWords, isAlike } from '../../language/alike.ts';
import { type Language, languageOfText } from '../../language/language.ts';
import { isNameOnly } from '../../language/name-only.ts';
import { capital } from '../../language/phrases.ts';
import { sentences, wordCount } from '../../language/sentences.ts';
import type { Voice } from '../../language/voice.ts';
import { dollars } from '../../prices/dollars.ts';
import type { Opening } from './opening.ts';
import { paymentsAnswer } from './payments.ts';
import { alsoLines, placesOf, type SitePlace, weekOfEach } from './places.ts';
import { atAnyHour, hoursAnswer } from './promises.ts';

export interface Answered {
  question: Line;
  answer: Line;
}

interface Entry extends Answered {
  places: AnswerPlace[];
  /** The owner's own question, an answer of the interview, or a fact put as a question. */
  source: 'own' | 'interview' | 'fact';
  /** Pages that say the same elsewhere. */
  saidOn: readonly PageKind[];
}

interface AnswersRequest {
  brief: Brief;
  facts: Facts;
  answers: AnsweredFact[];
  voice: Voice;
  language: Language;
  pages: PageKind[];
  opening: Pick<Opening, 'facts'>;
}

/** Questions with their answers, and which page shows which. With an FAQ page, that one has them all. */
export interface Answers {
  on: (page: PageKind) => Answered[];
}

/**
 * Most questions on a page other than the FAQ page, how many the home page gets before other pages do, and how many of the interview
 * come before the owner's own.
 */
const most = { home: 8, other: 5, besideFaq: 3, firstOnHome: 3, beforeOwn: 3 };

export function createAnswers(request: AnswersRequest): Answers {
  const entries = entriesOf(request);
  const { pages } = request;
  const hasFaq = pages.includes('faq');
  const homes = hasFaq ? new Map<Entry, PageKind>() : assigned(entries, pages);
  return {
    on(page) {
      if (page === 'faq') return entries;
      if (!hasFaq) return entries.filter((entry) => homes.get(entry) === page);
      const told = entries.filter((entry) => entry.source !== 'fact' && !entry.saidOn.includes(page));
      const wanted = told.filter((entry) => belongs(page, entry));
      // One question alone makes no list. The home page can ask anything.
      return (page === 'home' && wanted.length < 2 ? told : wanted).slice(0, most.besideFaq);
    },
  };
}

/** The page that shows each entry when there's no FAQ page: the one it belongs to, and if that's full, the next with room. */
function assigned(entries: Entry[], pages: PageKind[]): Map<Entry, PageKind> {
  const order = pages
    .filter((page) => pageFacts[page].takesQuestions)
    .sort((one, other) => Number(one === 'home') - Number(other === 'home'));
  const counts = new Map<PageKind, number>();
  const homes = new Map<Entry, PageKind>();
  const room = (page: PageKind) => (counts.get(page) ?? 0) < (page === 'home' ? most.home : most.other);
  const interviewEntries = entries.filter(({ source }) => source !== 'fact');
  // Whoever fills in the booking form needs its answers there.
  const isForForm = ({ places }: Entry) => pages.includes('booking') && places.includes('booking');
  // Whoever orders from the shop needs to know how it's sent.
  const isForShop = ({ source, question }: Entry) => source === 'own' && pages.includes('shop') && asksAboutSending.test(question.text);
  const forHome = pages.includes('home')
    ? interviewEntries.filter((one) => belongs('home', one) && !isForForm(one) && !isForShop(one))
    : [];
  for (const entry of forHome.slice(0, most.firstOnHome)) place(entry, 'home');
  for (const entry of interviewEntries.filter((one) => !homes.has(one))) {
    const own = entry.source === 'own' && pages.includes('home') && room('home') ? 'home' : undefined;
    const best = order.find((page) => page !== 'home' && room(page) && belongs(page, entry));
    // What the pages where it belongs say anyway isn't asked elsewhere.
    const other = entry.saidOn.length > 0 ? undefined : order.toReversed().find(room);
    const page = isForShop(entry) && room('shop') ? 'shop' : (own ?? best ?? other);
    if (page) place(entry, page);
  }
  return homes;

  function place(entry: Entry, page: PageKind) {
    homes.set(entry, page);
    counts.set(page, (counts.get(page) ?? 0) + 1);
  }
}

const asksAboutSending = /\b(?:ship|ships|shipping|deliver|delivery|deliveries|returns|env[ií]os?|entregas?)\b/i;

function belongs(page: PageKind, { places, source, saidOn }: Entry): boolean {
  if (saidOn.includes(page)) return false;
  if (page === 'home') return source === 'own' || places.includes('facts') || places.includes('faq');
  return places.some((place) => place === page);
}

function entriesOf({ brief, facts, answers, voice, language, pages, opening }: AnswersRequest): Entry[] {
  const beside = facts.hours && hoursAnswer(answers)?.field;
  const own = (brief.details?.faq ?? []).map(
    ({ question, answer }, index): Entry => ({
      question: fromBrief(question, `details.faq.${index}.question`),
      answer: fromBrief(answer, `details.faq.${index}.answer`),
      places: ['faq'],
      source: 'own',
      saidOn: [],
    }),
  );
  const interview = answers.flatMap((fact): Entry[] => {
    const { question, text, field, places } = fact;
    // The About page tells it in its text.
    if (places.includes('story') && pages.includes('about')) return [];
    if (!question || !text || saysLess(fact, brief) || isFactOnly(fact, { brief, language })) return [];
    const opened = opening.facts.some(({ term }) => term.fields.includes(field) && addsLittle(text, term.text));
    return [
      {
        question: fromBrief(question, field),
        answer: answerLine(fact, question, facts, language),
        places,
        source: 'interview',
        saidOn: [...(opened ? (['home'] as const) : []), ...(field === beside ? pagesWithHours : []), ...pagesWithPrices(text, brief)],
      },
    ];
  });
  // What the owner answered in their own words isn't answered again.
  const unasked = interview.filter(({ question }) => !own.some((other) => isAlike(other.question.text, question.text)));
  // The interview begins with what customers need to know first. What's short and general gives way to the owner's own questions.
  const isSaidLast = ({ question }: Entry) =>
    own.length > 0 && answers.some((fact) => question.fields.includes(fact.field) && isGeneral(fact));
  const first = unasked.filter((entry) => !isSaidLast(entry));
  const said = [...first.slice(0, most.beforeOwn), ...own, ...first.slice(most.beforeOwn), ...unasked.filter(isSaidLast)];
  const saysLanguages = said.some(({ question }) => /\b(?:languages?|speak|idiomas?|hablan?)\b/i.test(question.text));
  const fromFacts = factQuestions({ brief, facts, answers, voice, language, saysLanguages }).filter(
    ({ question }) => !said.some((other) => isAlike(other.question.text, question.text)),
  );
  return [...said, ...fromFacts];
}

/** Words of an answer that says little. */
const fewWords = 8;

/** True for an answer that was only picked, short and without a number, such as 'We come to you.' */
function isGeneral({ chips, text, answer }: AnsweredFact): boolean {
  return chips.length > 0 && chips.every(({ detail }) => !detail) && wordCount(text) <= fewWords && !/\d/.test(answer);
}

/** Answers that are shown as facts because no question suits them. Short ones are points already, and the story tells its own. */
export function factsOnly({ brief, answered, language }: FactSources): AnsweredFact[] {
  return answered.filter(
    (fact) => fact.text && !fact.short && !fact.places.includes('story') && !saysLess(fact, brief) && isFactOnly(fact, { brief, language }),
  );
}

interface FactSources {
  brief: Brief;
  answered: AnsweredFact[];
  language: Language;
}

/** True for an answer without a question for customers, one picked that only says the question again, and one that the site's language gives. */
function isFactOnly({ question, answer, chips }: AnsweredFact, { brief, language }: Omit<FactSources, 'answered'>): boolean {
  return (
    !question || (chips.length > 0 && addsNoWord(answer, question)) || (asksForSpanish.test(question) && showsSpanish(brief, language))
  );
}

const asksForSpanish = /\bspeak spanish\b|\bhabla[ns]? español(?!\p{L})/iu;

/** True if the site is in Spanish, or its owner's text is in part. */
function showsSpanish({ business }: Brief, language: Language): boolean {
  return language === 'es' || sentences(business.description).some((sentence) => languageOfText(sentence) === 'es');
}

const pagesWithHours: PageKind[] = ['home', 'about', 'contact'];

/** The list of the ways to pay says more than 'We take cash and payment apps.' */
export function saysLess({ field, chips }: AnsweredFact, { business, interview = [] }: Brief): boolean {
  const answerCount = interview[Number(field.split('.')[1])]?.answers.length;
  // Own words beside the chips may say more.
  return (business.payments ?? []).length > 0 && chips.length > 0 && chips.length === answerCount && chips.every(namesWaysToPay);
}

function answerLine({ text, answer, field }: AnsweredFact, question: string, { languages }: Facts, language: Language): Line {
  if (asksLanguages.test(question) && languages.length > 1) {
    const fields = languages.map((_, index) => `business.languages.${index}`);
    return computed(`${ended(siteWords[language].languages(languages))} ${text}`, ...fields, field);
  }
  return fromBrief(answer, field);
}

const asksLanguages = /\b(?:what|which) languages?\b|\bqué idiomas?\b/i;

/**
 * The week in a sentence, and what's true outside of it: 'Monday to Friday 8 am to 5 pm. Emergencies day and night.' If there are several
 * places, a sentence for each: 'Raleigh: Monday to Friday 8 am to 5 pm. Apex: …'
 */
function hoursLine(places: SitePlace[], beside: { term: string; field: string } | undefined, language: Language): Line {
  const weeks = weekOfEach(places, language, { long: true });
  const said = [...weeks.map(({ text }) => ended(capital(text))), ...(beside ? [ended(beside.term)] : [])];
  return computed(said.join(' '), ...weeks.flatMap(({ fields }) => fields), ...(beside ? [beside.field] : []));
}

/** Where the business is, a sentence for each place. */
function locatedLine(places: SitePlace[], { address, city }: Facts, voice: Voice, language: Language): Line | undefined {
  const words = siteWords[language];
  if (!address?.street || !city) return undefined;
  const also = alsoLines(places, words, voice);
  return computed(
    [words.questions.locatedAnswer(address.street, [city, address.state].filter(Boolean).join(', ')), ...also.map(({ text }) => text)].join(
      ' ',
    ),
    'business.address.street',
    address.city ? 'business.address.city' : 'business.serviceArea.0',
    ...(address.state ? ['business.address.state'] : []),
    ...also.flatMap(({ fields }) => fields),
  );
}

function factQuestions({
  brief,
  facts,
  answers: given,
  voice,
  language,
  saysLanguages,
}: Pick<AnswersRequest, 'brief' | 'facts' | 'answers' | 'voice' | 'language'> & { saysLanguages: boolean }): Entry[] {
  const { questions, list } = siteWords[language];
  const areaFields = facts.serviceArea.map((_, index) => `business.serviceArea.${index}`);
  const heard = facts.languages.filter((name) => !isSigned(name));
  const spokenFields = facts.languages.flatMap((name, index) => (isSigned(name) ? [] : [`business.languages.${index}`]));
  const second = heard.find((name) => !/^(?:english|inglés)$/i.test(name) && (language === 'en' || !/^(?:spanish|español)$/i.test(name)));
  const places = placesOf(facts, brief);
  const located = locatedLine(places, facts, voice, language);
  const payments = brief.business.payments ?? [];
  const ask = (question: string) => neutral(spoken(question, voice));
  const entry = (question: Line, answer: Line): Entry => ({ question, answer, places: ['faq'], source: 'fact', saidOn: [] });
  return [
    ...(payments.length > 0
      ? [
          entry(
            ask(questions.pay),
            computed(paymentsAnswer(payments, voice, language), ...payments.map((_, index) => `business.payments.${index}`)),
          ),
        ]
      : []),
    ...(places.some((place) => place.facts.hours)
      ? [entry(ask(questions.open), hoursLine(places, atAnyHour(brief, given, language), language))]
      : []),
    ...(facts.serviceArea.length > 1 ? [entry(ask(questions.where), computed(ended(list(facts.serviceArea)), ...areaFields))] : []),
    ...(located ? [entry(ask(questions.located), located)] : []),
    ...(brief.business.parking ? [entry(ask(questions.park), fromBrief(ended(brief.business.parking), 'business.parking'))] : []),
    ...(second &&
    heard.length > 1 &&
    !saysLanguages &&
    !(asksForSpanish.test(questions.speak(second)) && showsSpanish(brief, language)) &&
    facts.languages.every(isNameOnly)
      ? [
          entry(
            computed(spoken(questions.speak(second), voice), ...spokenFields),
            computed(questions.yes(voice, list(heard)), ...spokenFields),
          ),
        ]
      : []),
  ];
}

/** The pages whose price lists say the same: every amount of the text, for what the text names. */
function pagesWithPrices(text: string, { services = [], details }: Brief): PageKind[] {
  const amounts = text.match(/\$\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [];
  const words = contentWords(text);
  const priced = [
    ...services.map(({ name, priceUnit = '', priceFrom, priceTo }) => ({ of: `${name} ${priceUnit}`, prices: [priceFrom, priceTo] })),
    ...(details?.pricing ?? []).map(({ name, price }) => ({ of: name, prices: [price] })),
  ].filter(({ of }) => [...contentWords(of)].some((word) => words.has(word)));
  const listed = new Set(priced.flatMap(({ prices }) => prices.flatMap((price) => (price ? [dollars(price)] : []))));
  return amounts.length > 0 && amounts.every((amount) => listed.has(amount)) ? ['home', 'services', 'pricing'] : [];
}
