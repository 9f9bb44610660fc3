import { z } from 'zod';
import { lineSchema, pictureSchema } from '../../document/document.ts';
import type { SectionView } from '../registry.ts';

/** The list of posts on the Blog page. One without a path is said whole here. */
export const schema = z.strictObject({
  heading: lineSchema,
  items: z
    .array(z.strictObject({ title: lineSchema, text: lineSchema, path: z.string().optional(), picture: pictureSchema.optional() }))
    .min(1)
    .max(6),
});
export type PostsProps = z.infer<typeof schema>;
export type PostsView = SectionView<PostsProps>;
