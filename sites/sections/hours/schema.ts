import { z } from 'zod';
import { actionSchema, lineSchema } from '../../document/document.ts';
import type { SectionView } from '../registry.ts';

/** Opening hours, always a real table of the facts. Rendered only if the facts have hours. */
export const schema = z.strictObject({
  heading: lineSchema,
  note: lineSchema.optional(),
  action: actionSchema,
});
export type HoursProps = z.infer<typeof schema>;
export type HoursView = SectionView<HoursProps>;
