import { z } from 'zod';
import { actionSchema, lineSchema, pictureSchema } from '../../document/document.ts';
import { factSchema } from '../../document/fact.ts';
import type { SectionView } from '../registry.ts';

/** First screen of the home page: says trade, place and what to do. `facts` (0-4) are shown by every variant, `more` and what follows it by those that have a place for them. */
export const schema = z.strictObject({
  eyebrow: lineSchema.optional(),
  headline: lineSchema,
  lead: lineSchema.optional(),
  /** Sentences after the lead, for variants that let the owner speak longer. */
  further: z.array(lineSchema).max(3).optional(),
  /** Missing where nothing shows what the business does: variants that stand on a picture don't suit it then. */
  picture: pictureSchema.optional(),
  /** Further pictures, for variants that show a row of them. */
  more: z.array(pictureSchema).max(6).optional(),
  /** Prices worth setting large: services or packages with a number. */
  prices: z
    .array(z.strictObject({ name: lineSchema, price: lineSchema, anchor: z.string().optional() }))
    .max(9)
    .optional(),
  /** Services that begin at a time of day: '8:15 am', and what else their owner says of them. */
  times: z
    .array(z.strictObject({ name: lineSchema, time: lineSchema, text: lineSchema.optional() }))
    .max(5)
    .optional(),
  /** All services, the first ones if there are many. An anchor is the service's on the Services page. */
  services: z
    .array(z.strictObject({ name: lineSchema, price: lineSchema.optional(), anchor: z.string() }))
    .max(12)
    .optional(),
  actions: z.array(actionSchema).min(1).max(2),
  facts: z.array(factSchema).max(4),
});
export type HeroProps = z.infer<typeof schema>;
export type HeroView = SectionView<HeroProps>;
