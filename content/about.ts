import file from './about.yaml';
import { filled } from './filled.ts';
import { type Offer, offerWords } from './offer.ts';

/** One step from visitor to live site. */
export interface HowStep {
  /** When it happens or how long it takes, in words. */
  time: string;
  title: string;
  text: string;
  /** Who has the next move. */
  who: 'you' | 'we';
}

interface Point {
  title: string;
  text: string;
}

export interface About {
  headline: string;
  lead: string;
  /** From the first visit to the months after launch, in order. */
  steps: readonly HowStep[];
  parts: { you: readonly string[]; we: readonly string[] };
  /** When the promised hours run and when they don't. */
  clock: readonly Point[];
  included: readonly Point[];
  notIncluded: readonly Point[];
  leaving: readonly Point[];
}

/**
 * How It Works: who does what, when the clock runs, what is and isn't included, how to leave. `offer` is the settings: prices
 * and hours come from there.
 */
export function about(offer: Offer): About {
  return filled(file as About, offerWords(offer));
}
