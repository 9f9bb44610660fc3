import type { Language } from '../language/language.ts';
import { dollars } from '../prices/dollars.ts';
import { unitWords } from '../prices/price-units.ts';
import { siteWords } from './site-words.ts';

/** An amount as a price tag has it: '$89', and 'Free' for 0. */
export function priceTag(amount: string, language: Language = 'en'): string {
  return Number(amount) === 0 ? siteWords[language].price.free : dollars(amount);
}

/** A price in words: 'from $149', '$210 to $320', '$89 per visit', 'up to $50', 'Free'; undefined when no amount is known. */
export function priceWords(
  { from, to, unit }: { from?: string | undefined; to?: string | undefined; unit?: string | undefined },
  language: Language = 'en',
): string | undefined {
  const amount = amountWords(from, to, language);
  const free = amount === siteWords[language].price.free;
  return amount && unit && !free ? `${amount} ${unitWords(unit, language)}` : amount;
}

function amountWords(from: string | undefined, to: string | undefined, language: Language): string | undefined {
  const { price } = siteWords[language];
  if (from && Number(from) === 0 && (!to || Number(to) === 0)) return price.free;
  if (from && to) return dollars(from) === dollars(to) ? dollars(from) : price.range(dollars(from), dollars(to));
  if (from) return price.from(dollars(from));
  return to ? (Number(to) === 0 ? price.free : price.to(dollars(to))) : undefined;
}
