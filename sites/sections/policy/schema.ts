import { z } from 'zod';
import { lineSchema } from '../../document.ts';

/** Short plain rules, such as how a booking request or a pick-up works. */
export const schema = z.strictObject({
  heading: lineSchema,
  items: z.array(lineSchema).min(1).max(6),
});
export type PolicyProps = z.infer<typeof schema>;
