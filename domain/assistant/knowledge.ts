import { shownCities } from '../../content/cities/cities.ts';
import { filled } from '../../content/filled.ts';
import { privacy } from '../../content/legal/privacy.ts';
import { ownTerms } from '../../content/legal/terms.ts';
import { type Offer, offerWords } from '../../content/offer.ts';
import type { Settings } from '../settings/schema.ts';
import { articlePassages } from './article-passages.ts';
import { type KnownCity, knownCity } from './city-passages.ts';
import { companyPassages } from './company-passages.ts';
import { inTurns } from './in-turns.ts';
import { aboutPassages, faqPassages, type LegalTexts, legalPassages, servicePassages } from './page-passages.ts';
import type { Passage } from './passage.ts';
import { type FindPassages, indexPassages } from './passage-index.ts';
import { sameQuestions } from './same-question.ts';
import { withKnownAmounts } from './sentences.ts';
import { spelling } from './spelling.ts';
import { knownWords, nameWords } from './terms.ts';
import { type WeightOf, wordWeights } from './word-weights.ts';

/** Everything the assistant can say, indexed for search. */
export interface Knowledge {
  passages: readonly Passage[];
  find: FindPassages;
  weightOf: WeightOf;
  /** The /faq answer to a question worded like one on that page, and how much alike they are, 0 to 1. */
  sameQuestion: (question: string) => { answer: Passage; likeness: number } | undefined;
  /** When a person answers: '10am-6pm daily, Eastern Time'. */
  supportLabel: string;
  /** A text folded and with typos corrected. */
  spelled: (text: string) => string;
  cities: readonly (KnownCity & { find: FindPassages })[];
}

/**
 * Collects our own pages into passages. Prices, hours and days come from the settings. Sentences with other amounts, such as an
 * agency's price or an example, are left out, so they can't be mistaken for ours. Takes some tenths of a second, in which
 * requests are answered in between, so keep the result until the settings change.
 */
export async function collectKnowledge(
  settings: Offer & Pick<Settings, 'caseText' | 'showCaseStudy'>,
  legal: LegalTexts = ours(settings),
): Promise<Knowledge> {
  const words = offerWords(settings);
  const { setup, monthly, firstYear, setupWithCode } = words;
  const amounts = new Set([setup, monthly, firstYear, setupWithCode]);
  const checked = (passage: Passage): Passage => ({ ...passage, text: withKnownAmounts(passage.text, amounts) });
  const usable = ({ title, text }: Passage) => text !== '' && withKnownAmounts(title, amounts) !== '';
  const pages = [
    ...companyPassages(words, settings.showCaseStudy ? settings.caseText : ''),
    ...servicePassages(words),
    ...aboutPassages(settings),
    ...articlePassages(words),
    ...legalPassages(legal),
  ];
  const passages = [...faqPassages(settings), ...pages.map(checked).filter(usable)];
  const places: KnownCity[] = [];
  for await (const entry of inTurns(shownCities())) {
    const city = knownCity(filled(entry, words));
    places.push({ ...city, lead: checked(city.lead), passages: city.passages.map(checked).filter(usable) });
  }
  const all = [...passages, ...places.flatMap((city) => city.passages)];
  const weightOf = await wordWeights(all);
  const names = places.flatMap((city) => [...city.names, ...city.around, ...city.state]).flatMap((name) => name.split(' '));
  const cities: Knowledge['cities'][number][] = [];
  for await (const city of inTurns(places)) cities.push({ ...city, find: await indexPassages(city.passages, weightOf) });
  return {
    supportLabel: words.supportHours,
    passages,
    find: await indexPassages(
      passages.filter(({ direct }) => !direct),
      weightOf,
    ),
    weightOf,
    sameQuestion: sameQuestions(
      passages.filter(({ source }) => source === 'faq').map((answer) => ({ answer, wordings: [answer.title, ...(answer.wordings ?? [])] })),
      weightOf,
    ),
    spelled: await spelling(
      all.flatMap(({ title, text, keywords = '', wordings = [] }) => [title, text, keywords, ...wordings]),
      [...knownWords, ...nameWords(), ...names],
    ),
    cities,
  };
}

/** Our own texts, which count while an operator has none. */
function ours(settings: Offer): LegalTexts {
  return { terms: ownTerms()[0], privacy: filled(privacy, offerWords(settings)) };
}
