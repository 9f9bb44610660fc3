import { z } from 'zod';
import { lineSchema, pictureSchema } from '../../document/document.ts';
import type { SectionView } from '../registry.ts';

/** Questions as <details>. Without a heading the page's own stands above them. */
export const schema = z.strictObject({
  heading: lineSchema.optional(),
  lead: lineSchema.optional(),
  groups: z
    .array(
      z.strictObject({
        heading: lineSchema.optional(),
        items: z.array(z.strictObject({ question: lineSchema, answer: lineSchema })).min(1),
      }),
    )
    .min(1),
  picture: pictureSchema.optional(),
});
export type FaqProps = z.infer<typeof schema>;
export type FaqView = SectionView<FaqProps>;
