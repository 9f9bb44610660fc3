import { z } from 'zod';
import { tidyAs } from '../../text/tidy/tidy.ts';

/**
 * A change of one text in a section. The path leads into the section's props, such as `items.0.text`. `was` is the text the
 * person saw; if it has changed since, it isn't overwritten.
 */
export const textChangeSchema = z.strictObject({
  page: z.string().max(200),
  section: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .max(60),
  path: z
    .string()
    .regex(/^[a-zA-Z0-9.]+$/)
    .max(120),
  was: z.string().max(4000).optional(),
  text: z.string().overwrite(tidyAs('plain')).min(1, 'This can’t be empty.').max(2000, 'Use 2,000 characters or fewer.'),
});
export type TextChange = z.infer<typeof textChangeSchema>;

/** Where a site's headline is. */
export const headlinePlace = { page: '/', section: 'hero', path: 'headline' };

export function isHeadline({ page, section, path }: Pick<TextChange, 'page' | 'section' | 'path'>): boolean {
  return page === headlinePlace.page && section === headlinePlace.section && path === headlinePlace.path;
}

/** Sentences for an owner about what operators have locked. */
export const lockWords = {
  look: 'The look of your site, including the order of its sections, is locked. Send us a message if you’d like to change it.',
  pages: 'The pages of your site are locked. Send us a message if you’d like to change them.',
  section: 'Part of this change is locked. Send us a message if you’d like to change it.',
};
