import { listInWords } from '../text/list-in-words.ts';
import { brand } from './brand.ts';
import { callUs } from './reach-us.ts';

/** Facts of `brand` as texts write them: `{brandName}`. */
export interface BrandWords {
  brandName: string;
  brandEmail: string;
  /** Email and phone: 'hello@sunup.test, (555) 010-0142'. */
  brandContacts: string;
  /** 'call (555) 010-0142', or 'email hello@example.com' if there's no phone. */
  callUs: string;
  /** Where we work, in two clauses. */
  nationwide: string;
  /** Main markets and the cities with pages of their own, a sentence before which there's a space; '' if there are neither. */
  marketsAndCities: string;
  /** How many cities have pages. */
  cityCount: number;
  /** Where to see samples by city, each a sentence before which there's a space; '' if no city has a page. */
  citySamples: string;
  cityPageSets: string;
}

/** The words of the brand as it is now. */
export function brandWords(): BrandWords {
  return {
    brandName: brand.name,
    brandEmail: brand.email,
    brandContacts: [brand.email, brand.phone].filter(Boolean).join(', '),
    callUs: callUs(),
    nationwide: nationwide(),
    marketsAndCities: marketsAndCities(),
    cityCount: brand.cityCount,
    citySamples: brand.cityCount ? ' To see what could work for your trade, look at [a city near you](/cities).' : '',
    cityPageSets: brand.cityCount ? ' Each [city page](/cities) shows sample sites for two kinds of business.' : '',
  };
}

/** Said on the home page, on How It Works and above the list of cities. */
export function nationwide(): string {
  if (!brand.states.length) return 'We work nationwide, and the offer is the same anywhere in the United States.';
  const [are, markets] = [brand.states.length > 1 ? 'markets are' : 'market is', listInWords(brand.states)];
  return `We work nationwide. Our main ${are} ${markets}, and the offer is the same anywhere in the United States.`;
}

function marketsAndCities(): string {
  const { states, cityCount } = brand;
  const markets = states.length > 0 && `${states.length > 1 ? 'our main markets are' : 'our main market is'} ${listInWords(states)}`;
  const cities =
    cityCount > 0 && (cityCount > 1 ? `[${cityCount} cities](/cities) have their own pages` : '[one city](/cities) has its own page');
  const sentence = [markets, cities].filter(Boolean).join(', and ');
  return sentence && ` ${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
