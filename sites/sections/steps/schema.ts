import { z } from 'zod';
import { lineSchema, pictureSchema } from '../../document/document.ts';
import type { SectionView } from '../registry.ts';

/** How a visit goes. Step pictures are optional; `picture` belongs to the whole section. */
export const schema = z.strictObject({
  heading: lineSchema,
  lead: lineSchema.optional(),
  items: z
    .array(z.strictObject({ title: lineSchema.optional(), text: lineSchema, picture: pictureSchema.optional() }))
    .min(2)
    .max(4),
  picture: pictureSchema.optional(),
});
export type StepsProps = z.infer<typeof schema>;
export type StepsView = SectionView<StepsProps>;
