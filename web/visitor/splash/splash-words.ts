import { type OfferWords, offerWords } from '../../../content/offer.ts';
import type { Settings } from '../../../domain/settings/schema.ts';

/** The words that the splash's messages contain. */
export type SplashWords = Pick<OfferWords, 'setup' | 'monthly' | 'draftTime' | 'draftTimeTitle'>;

/** The words of the splash, or null if the operator has switched it off. */
export function splashWords(settings: Settings): SplashWords | null {
  if (!settings.showSplash) return null;
  const { setup, monthly, draftTime, draftTimeTitle } = offerWords(settings);
  return { setup, monthly, draftTime, draftTimeTitle };
}
