import { brand } from './brand.ts';

const states = new Intl.ListFormat('en-US').format(brand.states).replace(/, and /, ' and ');

/** Where we work (seed section 1): said on the home page, on How It Works and over the list of cities. */
export const nationwide = `We work nationwide. Our main markets are ${states}, and the offer is the same anywhere in the United States.`;
