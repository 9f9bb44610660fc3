import { z } from 'zod';
import { lineSchema, pictureSchema } from '../../document/document.ts';
import type { SectionView } from '../registry.ts';

/** One block per service on the Services page. */
export const schema = z.strictObject({
  items: z
    .array(
      z.strictObject({
        anchor: z.string(),
        name: lineSchema,
        text: lineSchema.optional(),
        price: lineSchema.optional(),
        picture: pictureSchema.optional(),
      }),
    )
    .min(1)
    .max(12),
});
export type DetailsProps = z.infer<typeof schema>;
export type DetailsView = SectionView<DetailsProps>;
