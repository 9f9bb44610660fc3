import { z } from 'zod';
import { actionSchema, lineSchema } from '../../document.ts';

/** Links to the site's other pages with a line about each. */
export const schema = z.strictObject({
  heading: lineSchema,
  items: z
    .array(z.strictObject({ action: actionSchema, text: lineSchema }))
    .min(1)
    .max(4),
});
export type OnwardProps = z.infer<typeof schema>;
