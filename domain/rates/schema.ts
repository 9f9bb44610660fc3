import { z } from 'zod';

/** A startup rate for public pages: the setup price with a code that anyone can use today. */
export interface CityRate {
  code: string;
  /** The setup price with the code, in cents. */
  setupCents: number;
}

/** What staff type for a city's startup rate. */
export const cityRateSchema = z.strictObject({
  city: z.string().min(1, 'Pick a city.'),
  code: z.string().trim().min(1, 'Type a discount code.').max(40, 'Use 40 characters or fewer.'),
});
