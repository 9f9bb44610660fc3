import { z } from 'zod';
import { actionSchema, lineSchema } from '../../document.ts';

/** Opening hours, always a real table of the facts. Without hours in the facts it shows `ask`. */
export const schema = z.strictObject({
  heading: lineSchema,
  note: lineSchema.optional(),
  ask: z.strictObject({ text: lineSchema, action: actionSchema }),
});
export type HoursProps = z.infer<typeof schema>;
