import { z } from 'zod';
import { lineSchema, pictureSchema } from '../../document/document.ts';
import type { SectionView } from '../registry.ts';

/** Paragraphs about the business beside a picture. Without a heading the page's own stands above them. */
export const schema = z.strictObject({
  heading: lineSchema.optional(),
  paragraphs: z.array(lineSchema).min(1).max(6),
  picture: pictureSchema.optional(),
});
export type StoryProps = z.infer<typeof schema>;
export type StoryView = SectionView<StoryProps>;
