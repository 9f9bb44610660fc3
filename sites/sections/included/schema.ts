import { z } from 'zod';
import { lineSchema } from '../../document.ts';

/** A plain list of what is part of a job or a visit. */
export const schema = z.strictObject({
  heading: lineSchema,
  lead: lineSchema.optional(),
  items: z.array(lineSchema).min(2).max(12),
});
export type IncludedProps = z.infer<typeof schema>;
