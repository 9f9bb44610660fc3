import { type OfferWords, offerWords } from '../../../content/offer.ts';
import type { Settings } from '../../../domain/settings/schema.ts';

/** Prices and hours in the splash's messages. */
export type SplashWords = Pick<OfferWords, 'setup' | 'monthly' | 'draftTime' | 'draftTimeTitle'>;

/** The data of the splash. Null if the operator has turned it off. */
export function splashWords(settings: Settings): SplashWords | null {
  if (!settings.showSplash) return null;
  const { setup, monthly, draftTime, draftTimeTitle } = offerWords(settings);
  return { setup, monthly, draftTime, draftTimeTitle };
}
