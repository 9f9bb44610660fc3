import { z } from 'zod';
import { actionSchema, lineSchema } from '../../document/document.ts';
import type { SectionView } from '../registry.ts';

/** The call band near the end of a page. */
export const schema = z.strictObject({
  heading: lineSchema,
  text: lineSchema.optional(),
  actions: z.array(actionSchema).min(1).max(2),
});
export type CallProps = z.infer<typeof schema>;
export type CallView = SectionView<CallProps>;
