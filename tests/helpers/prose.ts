import { offerWords } from '../../content/offer.ts';
import { defaultSettings } from '../../domain/settings/schema.ts';
import { usEnglish } from '../../sites/language/us-english.ts';

export function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}$][\p{L}\p{N}$'’.,%/-]*/gu)?.length ?? 0;
}

const phrases =
  /—|!|\b(?:studies show|cutting-edge|world-class|seamless|effortless|game.chang|revolutioni[sz]|skyrocket|unleash|leverage)/gi;

/** Words of a text that our own pages don't use, and British spellings. */
export function unwantedWords(text: string): string[] {
  const american = usEnglish(text);
  return [...(text.match(phrases) ?? []), ...(american === text ? [] : ['a British spelling'])];
}

/** The offer by the settings' defaults, in words. */
export const usualWords = offerWords(defaultSettings());

/** The prices of the seed and the sums that follow from them, worked out by hand. */
export const prices = { setup: '$299', monthly: '$29', year: '$348', firstYear: '$647', threeYears: '$1,343' };

/** Amounts in a text that are none of our prices. */
export function otherAmounts(text: string): string[] {
  const ours = new Set(Object.values(prices));
  return (text.match(/\$\d[\d,]*(?:\.\d\d)?/g) ?? []).map((amount) => amount.replace(/,$/, '')).filter((amount) => !ours.has(amount));
}
