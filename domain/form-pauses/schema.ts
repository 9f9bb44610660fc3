import { z } from 'zod';
import { tidyAs } from '../../text/tidy/tidy.ts';

/** The form that pauses a site's forms: the sentence that visitors read instead. */
export const formPauseSchema = z.strictObject({
  notice: z
    .string()
    .overwrite(tidyAs('message'))
    .trim()
    .min(1, 'Write the sentence that visitors see instead of the form.')
    .max(200, 'Use 200 characters or fewer.'),
});
