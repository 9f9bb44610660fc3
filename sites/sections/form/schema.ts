import { z } from 'zod';
import { lineSchema } from '../../document/document.ts';
import type { SectionView } from '../registry.ts';

/**
 * Contact or booking request. Works without script as a plain POST to /forms/{purpose}. Chips and selects offer `services`,
 * `days` and `parts`; `date` asks for a date instead.
 */
export const schema = z.strictObject({
  purpose: z.enum(['contact', 'booking']),
  heading: lineSchema,
  lead: lineSchema.optional(),
  services: z.array(lineSchema).max(12),
  days: z.array(lineSchema).max(7),
  parts: z.array(lineSchema).max(3),
  date: z.boolean().optional(),
  submit: lineSchema,
  note: lineSchema,
});
export type FormProps = z.infer<typeof schema>;
export type FormView = SectionView<FormProps>;
