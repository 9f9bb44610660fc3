import { type OfferWords, offerWords } from '../../../content/offer.ts';
import type { Settings } from '../../../domain/settings/schema.ts';

/** What the messages of the splash name. */
export type SplashWords = Pick<OfferWords, 'setup' | 'monthly' | 'draftTime' | 'draftTimeTitle'>;

/** The words of the splash, or null where the operator has switched it off. */
export function splashWords(settings: Settings): SplashWords | null {
  if (!settings.showSplash) return null;
  const { setup, monthly, draftTime, draftTimeTitle } = offerWords(settings);
  return { setup, monthly, draftTime, draftTimeTitle };
}
