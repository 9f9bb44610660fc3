import { z } from 'zod';
import { type FieldKind, tidyAs } from '../../text/tidy/tidy.ts';

const text = (kind: FieldKind, most: number, missing: string) =>
  z.string().overwrite(tidyAs(kind)).min(2, missing).max(most, `Use ${most} characters or fewer.`);

/** The form for a testimonial. Consent is optional. Without it the testimonial is stored but not shown. */
export const testimonialSchema = z
  .strictObject({
    name: text('name', 80, 'Type the name of the person quoted.'),
    business: text('name', 80, 'Type the name of the business.'),
    content: text('quote', 400, 'Type what they said.'),
    rating: z
      .string()
      .regex(/^[1-5]$/, 'Pick a rating from 1 to 5.')
      .transform(Number),
    consentBy: z.string().trim().max(80, 'Use 80 characters or fewer.'),
    consentDay: z
      .string()
      .trim()
      .transform((day) => day || null)
      .pipe(z.iso.date('Use a date such as 2027-01-31.').nullable()),
    /** First part of the host name of a site we host, such as `hollis`, or ''. */
    site: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[a-z0-9-]*$/, 'Use the first part of the site’s address, such as hollis-plumbing.')
      .max(63, 'Use 63 characters or fewer.'),
  })
  .superRefine(({ consentBy, consentDay }, context) => {
    if (consentBy && !consentDay) context.addIssue({ code: 'custom', path: ['consentDay'], message: 'Pick the day they agreed.' });
    if (consentDay && !consentBy) context.addIssue({ code: 'custom', path: ['consentBy'], message: 'Type who agreed.' });
  });
export type TypedTestimonial = z.infer<typeof testimonialSchema>;
export const testimonialFields = ['name', 'business', 'content', 'rating', 'consentBy', 'consentDay', 'site'];
