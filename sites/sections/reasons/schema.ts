import { z } from 'zod';
import { lineSchema } from '../../document.ts';

/** Short pairs, such as what moves a price. */
export const schema = z.strictObject({
  heading: lineSchema,
  items: z
    .array(z.strictObject({ title: lineSchema, text: lineSchema }))
    .min(2)
    .max(6),
});
export type ReasonsProps = z.infer<typeof schema>;
