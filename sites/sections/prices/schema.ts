import { z } from 'zod';
import { lineSchema, pictureSchema } from '../../document/document.ts';
import type { SectionView } from '../registry.ts';

/** A price list in groups. */
export const schema = z.strictObject({
  heading: lineSchema.optional(),
  lead: lineSchema.optional(),
  groups: z
    .array(
      z.strictObject({
        heading: lineSchema.optional(),
        items: z
          .array(
            z.strictObject({ name: lineSchema, text: lineSchema.optional(), price: lineSchema.optional(), includes: z.array(lineSchema) }),
          )
          .min(1),
        picture: pictureSchema.optional(),
      }),
    )
    .min(1),
});
export type PricesProps = z.infer<typeof schema>;
export type PricesView = SectionView<PricesProps>;
