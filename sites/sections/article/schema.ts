import { z } from 'zod';
import { actionSchema, lineSchema, pictureSchema } from '../../document/document.ts';
import type { SectionView } from '../registry.ts';

/** One post: the answer first, then blocks. Its heading is the page's h1, with a breadcrumb. */
export const schema = z.strictObject({
  heading: lineSchema,
  /** Only of the owner's posts. */
  byline: lineSchema.optional(),
  answer: lineSchema,
  blocks: z.array(z.strictObject({ heading: lineSchema.optional(), paragraphs: z.array(lineSchema).min(1) })),
  picture: pictureSchema.optional(),
  related: actionSchema.optional(),
});
export type ArticleProps = z.infer<typeof schema>;
export type ArticleView = SectionView<ArticleProps>;
