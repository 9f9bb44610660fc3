import type { Brief } from '../../brief.ts';
import type { Facts, Line, PageKind } from '../../document.ts';
import { weekLines } from '../../hours.ts';
import type { AnsweredFact } from '../../interview/answers.ts';
import type { Language } from '../../language/language.ts';
import { siteWords } from '../../language/site-words.ts';
import type { AnswerPlace } from '../../lexicon/format.ts';
import { computed, fromBrief, neutral } from '../words/lines.ts';
import { capital } from '../words/phrases.ts';
import { ended } from '../words/sentences.ts';
import type { Voice } from '../words/voice.ts';
import { paymentWay } from './payments.ts';

export interface Answered {
  question: Line;
  answer: Line;
}

interface Entry extends Answered {
  places: AnswerPlace[];
  /** The owner's own question, an answer of the interview, or a fact put as a question. */
  source: 'own' | 'interview' | 'fact';
}

interface AnswersRequest {
  brief: Brief;
  facts: Facts;
  answers: AnsweredFact[];
  voice: Voice;
  language: Language;
  pages: PageKind[];
}

/** Questions with their answers, and which page shows which. With an FAQ page, that one has them all. */
export interface Answers {
  on: (page: PageKind) => Answered[];
}

/** Most questions on a page other than the FAQ page. */
const most = { home: 8, other: 5, besideFaq: 3 };

export function createAnswers(request: AnswersRequest): Answers {
  const entries = entriesOf(request);
  const { pages } = request;
  const hasFaq = pages.includes('faq');
  const homes = hasFaq ? new Map<Entry, PageKind>() : assigned(entries, pages);
  return {
    on(page) {
      if (page === 'faq') return entries;
      if (!hasFaq) return entries.filter((entry) => homes.get(entry) === page);
      const wanted = entries.filter(({ places, source }) => source !== 'fact' && belongs(page, places, source));
      return wanted.slice(0, most.besideFaq);
    },
  };
}

/** The page that shows each entry when there's no FAQ page: the one it belongs to, and if that's full, the next with room. */
function assigned(entries: Entry[], pages: PageKind[]): Map<Entry, PageKind> {
  const order: PageKind[] = [
    ...pages.filter((page) => page !== 'home' && page !== 'blog' && page !== 'gallery'),
    ...pages.filter((page) => page === 'home'),
  ];
  const counts = new Map<PageKind, number>();
  const homes = new Map<Entry, PageKind>();
  const room = (page: PageKind) => (counts.get(page) ?? 0) < (page === 'home' ? most.home : most.other);
  for (const entry of entries.filter(({ source }) => source !== 'fact')) {
    const best = order.find((page) => page !== 'home' && room(page) && belongs(page, entry.places, entry.source));
    const page = (entry.source === 'own' && pages.includes('home') && room('home') ? 'home' : best) ?? order.toReversed().find(room);
    if (!page) continue;
    homes.set(entry, page);
    counts.set(page, (counts.get(page) ?? 0) + 1);
  }
  return homes;
}

function belongs(page: PageKind, places: AnswerPlace[], source: Entry['source']): boolean {
  if (page === 'home') return source === 'own' || places.includes('facts') || places.includes('faq');
  return places.some((place) => place === page);
}

function entriesOf({ brief, facts, answers, voice, language }: AnswersRequest): Entry[] {
  const own = (brief.details?.faq ?? []).map(
    ({ question, answer }, index): Entry => ({
      question: fromBrief(question, `details.faq.${index}.question`),
      answer: fromBrief(answer, `details.faq.${index}.answer`),
      places: ['faq'],
      source: 'own',
    }),
  );
  const interview = answers.flatMap(({ question, text, field, places }): Entry[] =>
    question && text ? [{ question: fromBrief(question, field), answer: fromBrief(text, field), places, source: 'interview' }] : [],
  );
  // The owner's own words come first: what they answered in them isn't answered again.
  const said = [...own, ...interview.filter(({ question }) => !own.some((other) => isAlike(other.question.text, question.text)))];
  const saysLanguages = said.some(({ question }) => /\b(?:languages?|speak|idiomas?|hablan?)\b/i.test(question.text));
  const fromFacts = factQuestions({ brief, facts, voice, language, saysLanguages }).filter(
    ({ question }) => !said.some((other) => isAlike(other.question.text, question.text)),
  );
  return [...said, ...fromFacts];
}

function factQuestions({
  brief,
  facts,
  voice,
  language,
  saysLanguages,
}: Pick<AnswersRequest, 'brief' | 'facts' | 'voice' | 'language'> & { saysLanguages: boolean }): Entry[] {
  const { questions, list, facts: said } = siteWords[language];
  const areaFields = facts.serviceArea.map((_, index) => `business.serviceArea.${index}`);
  const spokenFields = facts.languages.map((_, index) => `business.languages.${index}`);
  const second = facts.languages.find(
    (spoken) => !/^(?:english|inglés)$/i.test(spoken) && (language === 'en' || !/^(?:spanish|español)$/i.test(spoken)),
  );
  const street = facts.address?.street;
  const payments = brief.business.payments ?? [];
  const entry = (question: Line, answer: Line): Entry => ({ question, answer, places: ['faq'], source: 'fact' });
  return [
    ...(payments.length > 0
      ? [
          entry(
            neutral(questions.pay),
            computed(
              said.pay(voice, list(payments.map((way) => paymentWay(way, language)))),
              ...payments.map((_, index) => `business.payments.${index}`),
            ),
          ),
        ]
      : []),
    ...(facts.hours
      ? [entry(neutral(questions.open), computed(capital(ended(weekLines(facts.hours, language).join(', '))), 'business.hours'))]
      : []),
    ...(facts.serviceArea.length > 1 ? [entry(neutral(questions.where), computed(`${list(facts.serviceArea)}.`, ...areaFields))] : []),
    ...(street && facts.city
      ? [
          entry(
            neutral(questions.located),
            computed(
              questions.locatedAnswer(street, facts.city),
              'business.address.street',
              facts.address?.city ? 'business.address.city' : 'business.serviceArea.0',
            ),
          ),
        ]
      : []),
    ...(brief.business.parking ? [entry(neutral(questions.park), fromBrief(ended(brief.business.parking), 'business.parking'))] : []),
    ...(second && facts.languages.length > 1 && !saysLanguages
      ? [entry(computed(questions.speak(second), ...spokenFields), computed(questions.yes(list(facts.languages)), ...spokenFields))]
      : []),
  ];
}

/** Whether two questions ask the same: they share two telling words, or more than half of the longer one's. */
export function isAlike(one: string, other: string): boolean {
  const [a, b] = [tellingWords(one), tellingWords(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return (shared > 1 && shared / Math.min(a.size, b.size) > 0.5) || shared / Math.max(a.size, b.size, 1) > 0.5;
}

const plainWords = new Set(
  'what when where which does your have with will that this from they them there should would could about need make take much many work works i we usually people como donde cuando cual tienen puedo hacen ustedes'.split(
    ' ',
  ),
);

function tellingWords(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !plainWords.has(word)).map((word) => word.slice(0, 6)));
}
