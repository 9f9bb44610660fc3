import { z } from 'zod';
import { lineSchema } from '../../document/document.ts';

/** Customers' own words, each with consent. */
export const schema = z.strictObject({
  items: z
    .array(z.strictObject({ text: lineSchema, name: lineSchema }))
    .min(1)
    .max(6),
});
export type QuoteProps = z.infer<typeof schema>;
