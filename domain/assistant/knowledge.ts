import { cities } from '../../content/cities/cities.ts';
import { type Offer, offerWords } from '../../content/faq/offer.ts';
import { articlePassages } from './article-passages.ts';
import { type KnownCity, knownCities } from './city-passages.ts';
import { companyPassages } from './company-passages.ts';
import { aboutPassages, faqPassages, legalPassages, servicePassages } from './page-passages.ts';
import type { Passage } from './passage.ts';
import { indexPassages, type PassageIndex } from './passage-index.ts';
import { withKnownAmounts } from './sentences.ts';

/** Everything the assistant may say, ready to be searched. */
export interface Knowledge {
  passages: readonly Passage[];
  index: PassageIndex;
  cities: readonly (KnownCity & { index: PassageIndex })[];
}

/**
 * Collects our own pages into passages. Prices, hours and days come from the settings: a sentence elsewhere that names
 * another amount is left out. Takes some tens of milliseconds; keep the result until the settings change.
 */
export function collectKnowledge(settings: Offer): Knowledge {
  const { setup, monthly, firstYear, setupWithCode } = offerWords(settings);
  const known = new Set([setup, monthly, firstYear, setupWithCode]);
  const checked = (passage: Passage): Passage => ({ ...passage, text: withKnownAmounts(passage.text, known) });
  const usable = (passage: Passage) => passage.text !== '' && withKnownAmounts(passage.title, known) !== '';
  const pages = [...companyPassages(), ...servicePassages(), ...aboutPassages(), ...articlePassages(), ...legalPassages()];
  const passages = [...faqPassages(settings), ...pages.map(checked).filter(usable)];
  return {
    passages,
    index: indexPassages(passages),
    cities: knownCities(cities).map((city) => {
      const own = city.passages.map(checked).filter(usable);
      return { ...city, lead: checked(city.lead), passages: own, index: indexPassages(own) };
    }),
  };
}
