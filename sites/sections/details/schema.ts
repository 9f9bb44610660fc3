import { z } from 'zod';
import { actionSchema, lineSchema, pictureSchema } from '../../document.ts';

/** One block per service on the Services page: what it covers, signs you need it, what to do before. Empty lists are left out. */
export const schema = z.strictObject({
  items: z
    .array(
      z.strictObject({
        anchor: z.string(),
        name: lineSchema,
        text: lineSchema.optional(),
        price: lineSchema.optional(),
        covers: z.array(lineSchema),
        signs: z.array(lineSchema),
        before: z.array(lineSchema),
        picture: pictureSchema,
      }),
    )
    .min(1)
    .max(12),
  ask: actionSchema,
});
export type DetailsProps = z.infer<typeof schema>;
