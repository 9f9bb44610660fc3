import { z } from 'zod';
import { lineSchema } from '../../document/document.ts';
import type { SectionView } from '../registry.ts';

/** Customers' own words, each with consent. */
export const schema = z.strictObject({
  items: z
    .array(z.strictObject({ text: lineSchema, name: lineSchema }))
    .min(1)
    .max(6),
});
export type QuoteProps = z.infer<typeof schema>;
export type QuoteView = SectionView<QuoteProps>;
