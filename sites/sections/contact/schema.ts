import { z } from 'zod';
import { actionSchema, lineSchema } from '../../document.ts';

/** Ways to reach the business, each a labeled link. */
export const schema = z.strictObject({
  heading: lineSchema,
  ways: z
    .array(z.strictObject({ label: lineSchema, value: lineSchema, action: actionSchema }))
    .min(1)
    .max(4),
});
export type ContactProps = z.infer<typeof schema>;
