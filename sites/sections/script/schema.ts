import { z } from 'zod';
import { lineSchema } from '../../document.ts';

/** What to say on the phone, with blanks to fill in. */
export const schema = z.strictObject({
  heading: lineSchema,
  parts: z.array(z.strictObject({ text: lineSchema, blank: z.boolean() })).min(2),
});
export type ScriptProps = z.infer<typeof schema>;
