import { z } from 'zod';
import { actionSchema, lineSchema, pictureSchema } from '../../document.ts';
import { factSchema } from '../fact.ts';

/** First screen of the home page: says trade, place and what to do. `facts` (0-4) are shown by every variant. */
export const schema = z.strictObject({
  eyebrow: lineSchema,
  headline: lineSchema,
  lead: lineSchema.optional(),
  picture: pictureSchema,
  actions: z.array(actionSchema).min(1).max(2),
  facts: z.array(factSchema).max(4),
});
export type HeroProps = z.infer<typeof schema>;
