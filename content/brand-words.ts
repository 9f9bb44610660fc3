import { brand } from './brand.ts';

/** Facts of `brand` as texts write them: `{brandName}`. */
export interface BrandWords {
  brandName: string;
  brandEmail: string;
  brandPhone: string;
  /** 'Florida, North Carolina and Tennessee' */
  mainMarkets: string;
  /** Where we work, in two clauses. */
  nationwide: string;
}

const mainMarkets = new Intl.ListFormat('en-US').format(brand.states).replace(/, and /, ' and ');

/** Said on the home page, on How It Works and above the list of cities. */
export const nationwide = `We work nationwide. Our main markets are ${mainMarkets}, and the offer is the same anywhere in the United States.`;

export const brandWords: BrandWords = {
  brandName: brand.name,
  brandEmail: brand.email,
  brandPhone: brand.phone.display,
  mainMarkets,
  nationwide,
};
