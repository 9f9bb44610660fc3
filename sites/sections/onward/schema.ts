import { z } from 'zod';
import { actionSchema, lineSchema } from '../../document/document.ts';
import type { SectionView } from '../registry.ts';

/** Links to the site's pages. */
export const schema = z.strictObject({
  heading: lineSchema,
  items: z
    .array(z.strictObject({ action: actionSchema }))
    .min(1)
    .max(5),
});
export type OnwardProps = z.infer<typeof schema>;
export type OnwardView = SectionView<OnwardProps>;
