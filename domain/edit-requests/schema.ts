import { z } from 'zod';
import { isKeyMash } from '../../text/key-mash.ts';
import { tidyAs } from '../../text/tidy/tidy.ts';

/** Maximum characters of an edit request. */
export const editWordsLimit = 2000;

/** Where on the site an edit is wanted: the page's path, the section's ID, and what the portal calls the place. */
export const editPlaceSchema = z.strictObject({
  page: z.string().max(200),
  section: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .max(60),
  place: z.string().trim().min(1).max(120),
});
export type EditPlace = z.infer<typeof editPlaceSchema>;

const nothingAsked = 'Tell us what to change in a few words.';

export const editWordsSchema = z.strictObject({
  words: z
    .string()
    .overwrite(tidyAs('message'))
    .min(3, { error: nothingAsked, abort: true })
    .max(editWordsLimit, { error: 'Use 2,000 characters or fewer.', abort: true })
    .refine((words) => !isKeyMash(words), nothingAsked),
});

export const editRequestSchema = z.strictObject({ versionId: z.uuid(), ...editPlaceSchema.shape, ...editWordsSchema.shape });
export type NewEditRequest = z.infer<typeof editRequestSchema>;

export const requestStateLabels = {
  open: 'Requested',
  in_progress: 'In progress',
  done: 'Done. Please check',
  accepted: 'Accepted',
  reopened: 'Not quite yet',
  withdrawn: 'Canceled',
} as const;
export type EditRequestState = keyof typeof requestStateLabels;
