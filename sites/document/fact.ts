import { z } from 'zod';
import { lineSchema } from './document.ts';

/** A short term with a sentence: 'Since 2011', 'Two people, houses only.' The text may be missing when the term says it all. */
export const factSchema = z.strictObject({ term: lineSchema, text: lineSchema.optional() });
export type Fact = z.infer<typeof factSchema>;
