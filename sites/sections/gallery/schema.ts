import { z } from 'zod';
import { actionSchema, lineSchema, pictureSchema } from '../../document/document.ts';
import type { SectionView } from '../registry.ts';

/** Pictures with captions, filtered by CSS only. `note` says so when they are drawings. On the Gallery page it has no heading. */
export const schema = z.strictObject({
  heading: lineSchema.optional(),
  note: lineSchema.optional(),
  filters: z.array(z.strictObject({ id: z.string(), label: lineSchema })).max(6),
  items: z
    .array(
      z.strictObject({
        picture: pictureSchema,
        /** What was before, if the picture shows what's after. */
        before: pictureSchema.optional(),
        beforeCaption: lineSchema.optional(),
        caption: lineSchema.optional(),
        filters: z.array(z.string()),
      }),
    )
    .min(1)
    .max(30),
  /** To the Gallery page, from another that shows a few. */
  more: actionSchema.optional(),
});
export type GalleryProps = z.infer<typeof schema>;
export type GalleryView = SectionView<GalleryProps>;
