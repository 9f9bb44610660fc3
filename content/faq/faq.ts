import { type Offer, offerWords } from '../offer.ts';
import { aboutUsQuestions } from './about-us.ts';
import { accountsQuestions } from './accounts.ts';
import { briefQuestions } from './brief.ts';
import { draftQuestions } from './draft.ts';
import { goingLiveQuestions } from './going-live.ts';
import { leavingQuestions } from './leaving.ts';
import { pagesQuestions } from './pages.ts';
import { priceQuestions } from './price.ts';
import type { FaqGroup } from './question.ts';
import { searchAndLeadsQuestions } from './search-and-leads.ts';
import { upkeepQuestions } from './upkeep.ts';
import { wordsAndPhotosQuestions } from './words-and-photos.ts';

const groups = [
  priceQuestions,
  pagesQuestions,
  briefQuestions,
  draftQuestions,
  goingLiveQuestions,
  upkeepQuestions,
  searchAndLeadsQuestions,
  wordsAndPhotosQuestions,
  leavingQuestions,
  accountsQuestions,
  aboutUsQuestions,
];

/** What /faq shows and the chat assistant knows, in groups. `offer` is the settings: prices and hours come from there. */
export function faqGroups(offer: Offer): FaqGroup[] {
  const words = offerWords(offer);
  return groups.map((group) => group(words));
}

/** Where a question stands. */
export function faqPath(id: string): string {
  return `/faq#${id}`;
}
