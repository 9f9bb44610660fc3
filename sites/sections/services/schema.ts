import { z } from 'zod';
import { actionSchema, lineSchema, pictureSchema } from '../../document.ts';

/** Services at a glance on the home page. */
export const schema = z.strictObject({
  heading: lineSchema,
  lead: lineSchema.optional(),
  items: z
    .array(
      z.strictObject({
        name: lineSchema,
        text: lineSchema.optional(),
        price: lineSchema.optional(),
        picture: pictureSchema.optional(),
        anchor: z.string(),
      }),
    )
    .min(1)
    .max(12),
  more: actionSchema.optional(),
});
export type ServicesProps = z.infer<typeof schema>;
