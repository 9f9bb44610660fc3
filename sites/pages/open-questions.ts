import type { PageKind } from '../document/document.ts';
import type { AnsweredFact } from '../interview/answers.ts';
import { describingQuestion, storyQuestions } from '../interview/page-questions.ts';
import type { Chip, Question } from '../kinds/format.ts';
import { fold } from '../language/fold.ts';
import { wordCount } from '../language/sentences.ts';
import type { PageSources } from './pages.ts';

/** An unanswered question whose answer a page would show. */
export interface PageQuestion {
  ask: string;
  /** The service or product whose description is the answer. Without it, the answer is one of the interview's. */
  of?: { path: 'services' | 'details.shop'; name: string };
  /** How many words the page gets by an ordinary answer. */
  words: number;
}

/** About how many words an owner writes who's asked for a sentence or two. */
const ownWords = 22;

/** The unanswered questions that would fill a page, best first, without those already `asked` for others. */
export function openQuestions(page: PageKind, sources: PageSources, asked: ReadonlySet<string>): PageQuestion[] {
  const { brief, answered, traits } = sources;
  const known = new Set(answered.map(({ ask }) => fold(ask)));
  const isOpen = ({ ask }: { ask: string }) => !known.has(fold(ask)) && !asked.has(ask);
  const describing = (
    kind: 'services' | 'shop',
    path: 'services' | 'details.shop',
    rows: { name: string; description?: string | undefined }[],
  ) =>
    rows.flatMap(({ name, description }) =>
      description ? [] : [{ ask: describingQuestion(kind, traits.gives, name), of: { path, name }, words: ownWords }],
    );
  const services = () => describing('services', 'services', brief.services ?? []);
  const namesPeople = (brief.business.people ?? []).length > 0;
  const story = () =>
    storyQuestions(traits.gives).flatMap(({ ask, asksPeople }) => (asksPeople && namesPeople ? [] : [{ ask, words: ownWords }]));
  const elsewhere = sources.kind.interview.filter(({ ask }) => asked.has(ask));
  const interview = () => shownQuestions(page, sources, sources.kind.interview.filter(isOpen), elsewhere);
  const all: Partial<Record<PageKind, () => PageQuestion[]>> = {
    home: () => [...interview(), ...services()],
    about: () => [...story(), ...interview()],
    services: () => [...services(), ...interview()],
    // With a services page, it's there that services are described, and the prices show it too.
    pricing: () => [...(brief.pages.includes('services') ? [] : services()), ...interview()],
    shop: () => describing('shop', 'details.shop', brief.details?.shop ?? []),
  };
  return (all[page] ?? interview)().filter(isOpen);
}

/** The open questions whose answers this page would show, whether one of them is answered or all, and those asked for other pages too. */
function shownQuestions(page: PageKind, sources: PageSources, open: Question[], elsewhere: Question[]): PageQuestion[] {
  const isHere = (question: Question, others: Question[]) =>
    sources
      .answersWith([...others, question].map(asAnswered), page)
      .on(page)
      .some(({ question: shown }) => shown.fields[0] === question.ask);
  const picked: Question[] = [];
  for (const question of open.filter((one) => belongs(page, one)))
    if (isHere(question, []) && isHere(question, [...elsewhere, ...picked])) picked.push(question);
  // A page other than the FAQ page may say a lone answer without its question.
  const asked = ({ customer = '' }: Question) => (page === 'faq' ? wordCount(customer) : 0);
  return picked.map((question) => ({ ask: question.ask, words: asked(question) + shortestAnswer(question.chips) }));
}

function belongs(page: PageKind, { places }: Question): boolean {
  return page === 'home' ? places.includes('faq') || places.includes('facts') : page === 'faq' || places.some((place) => place === page);
}

/** A question as if it were answered. The answer's field is the question. */
function asAnswered({ ask, customer, places }: Question): AnsweredFact {
  return { field: ask, ask, question: customer, text: ask, answer: ask, places, chips: [] };
}

/** The words of the shortest answer to choose, so that no one is promised more. */
function shortestAnswer(chips: Chip[]): number {
  return Math.min(...chips.flatMap(({ says }) => (says ? [wordCount(says)] : [])), ownWords);
}
