import { z } from 'zod';
import { lineSchema, pictureSchema } from '../../document.ts';

/** Paragraphs about the business beside a picture. */
export const schema = z.strictObject({
  heading: lineSchema,
  paragraphs: z.array(lineSchema).min(1).max(6),
  picture: pictureSchema.optional(),
});
export type StoryProps = z.infer<typeof schema>;
