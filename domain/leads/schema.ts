import { z } from 'zod';
import { phoneLength, phoneProblem } from '../../text/phone.ts';
import { tidyAs } from '../../text/tidy/tidy.ts';
import { mailableEmail } from '../mails/schema.ts';

const optional = (max: number) =>
  z.string().overwrite(tidyAs('message')).max(max, `Use ${max} characters or fewer.`).optional().default('');

/** The form of a customer's site. */
export const leadSchema = z
  .object({
    name: z.string().overwrite(tidyAs('name')).min(1, 'Enter your name so we know who’s asking.').max(120, 'At most 120 characters.'),
    phone: z
      .string()
      .overwrite(tidyAs('number'))
      .max(phoneLength, `Use ${phoneLength} characters or fewer.`)
      .optional()
      .default('')
      .refine((typed) => !phoneProblem(typed), { error: ({ input }) => phoneProblem(String(input)) }),
    email: z
      .string()
      .default('')
      .transform((typed) => typed.trim() || undefined)
      .pipe(mailableEmail.optional())
      .transform((email) => email ?? ''),
    message: optional(4000),
    service: optional(120),
    day: optional(40),
    part: optional(40),
  })
  .refine((lead) => lead.phone !== '' || lead.email !== '', {
    path: ['reach'],
    error: 'Enter a phone number or email so we can answer you.',
  });
export type NewLead = z.infer<typeof leadSchema>;

/** Filters of the owner's list. */
export const leadFilters = ['all', 'new', 'messages', 'bookings', 'emails', 'spam'] as const;
export type LeadFilter = (typeof leadFilters)[number];
