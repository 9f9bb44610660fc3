import { z } from 'zod';
import { lineSchema, pictureSchema } from '../../document.ts';

/** Two to four things shown closely, each a picture with words. */
export const schema = z.strictObject({
  heading: lineSchema,
  items: z
    .array(z.strictObject({ title: lineSchema, text: lineSchema, picture: pictureSchema }))
    .min(2)
    .max(4),
});
export type CloserProps = z.infer<typeof schema>;
