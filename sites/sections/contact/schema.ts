import { z } from 'zod';
import { listLimits } from '../../brief/limits.ts';
import { actionSchema, lineSchema } from '../../document/document.ts';
import type { SectionView } from '../registry.ts';

/** Two phones, email and street, or the form. */
const ownWays = 5;

/** Ways to reach the business, each a labeled link, then its pages elsewhere. */
export const schema = z.strictObject({
  heading: lineSchema,
  ways: z
    .array(z.strictObject({ label: lineSchema, value: lineSchema, action: actionSchema }))
    .min(1)
    .max(ownWays + listLimits['business.links']),
});
export type ContactProps = z.infer<typeof schema>;
export type ContactView = SectionView<ContactProps>;
