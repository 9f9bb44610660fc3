import { z } from 'zod';
import { actionSchema, lineSchema, pictureSchema } from '../../document/document.ts';
import type { SectionView } from '../registry.ts';

/** Services at a glance on the home page. */
export const schema = z.strictObject({
  heading: lineSchema,
  lead: lineSchema.optional(),
  items: z
    .array(
      z.strictObject({
        name: lineSchema,
        text: lineSchema.optional(),
        price: lineSchema.optional(),
        picture: pictureSchema.optional(),
        anchor: z.string(),
      }),
    )
    .min(1)
    .max(12),
  /** Further pictures, for variants with room between the services. */
  pictures: z.array(pictureSchema).max(2).optional(),
  more: actionSchema.optional(),
});
export type ServicesProps = z.infer<typeof schema>;
export type ServicesView = SectionView<ServicesProps>;
