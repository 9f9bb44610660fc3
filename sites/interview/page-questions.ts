import type { LikelyTraits, Question } from '../kinds/format.ts';
import { fold } from '../language/fold.ts';
import data from './page-questions.yaml';

type ByGives<Entry> = { service: Entry } & Partial<Record<LikelyTraits['gives'], Entry>>;

/** A question about the business itself, whose answer is told on the About page. */
export interface StoryQuestion {
  /** As we ask the owner. */
  ask: string;
  /** As a customer would ask, for a site without an About page. */
  customer: string;
  spanish: string;
  /** Asks who the people are, whom the owner may have named already. */
  asksPeople?: true;
}

const questions = data as { services: ByGives<string>; shop: ByGives<string>; about: ByGives<StoryQuestion[]> };

type Gives = LikelyTraits['gives'] | undefined;

/** What we ask of a service or product that has only a name and a price. */
export function describingQuestion(page: 'services' | 'shop', gives: Gives, name: string): string {
  return (questions[page][gives ?? 'service'] ?? questions[page].service).replace('{name}', () => name);
}

/** What we ask of the business itself. */
export function storyQuestions(gives: Gives): StoryQuestion[] {
  return questions.about[gives ?? 'service'] ?? questions.about.service;
}

/** The question about a business, of whatever kind, that an answer refers to. */
export function storyQuestionOf(wording: string): StoryQuestion | undefined {
  const folded = fold(wording);
  return Object.values(questions.about)
    .flat()
    .find(({ ask }) => fold(ask) === folded);
}

/** A question about the business as one of the interview: without chips, because no one but the owner knows what to say. */
export function asInterview({ ask, customer }: StoryQuestion): Question {
  return { ask, customer, chips: [], places: ['story'] };
}
