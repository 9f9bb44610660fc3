import { z } from 'zod';

const idSchema = z.uuid();

/** Whether a text that somebody sent can be one of our ids. Anything else is answered like a missing one, without asking the database. */
export function isId(text: string | undefined): text is string {
  return idSchema.safeParse(text).success;
}
