import { z } from 'zod';
import { actionSchema, lineSchema, pictureSchema } from '../../document/document.ts';
import type { SectionView } from '../registry.ts';

/** Products, each with a way to ask for it; never a cart. */
export const schema = z.strictObject({
  heading: lineSchema,
  lead: lineSchema.optional(),
  items: z
    .array(
      z.strictObject({ name: lineSchema, text: lineSchema.optional(), price: lineSchema.optional(), picture: pictureSchema.optional() }),
    )
    .min(1)
    .max(24),
  ask: actionSchema.optional(),
  more: actionSchema.optional(),
});
export type ShelfProps = z.infer<typeof schema>;
export type ShelfView = SectionView<ShelfProps>;
