import { z } from 'zod';
import { actionSchema, lineSchema, pictureSchema } from '../../document/document.ts';
import type { SectionView } from '../registry.ts';

/** Where the business works or is: places served, or the address with a way to get directions. */
export const schema = z.strictObject({
  heading: lineSchema,
  lead: lineSchema.optional(),
  places: z.array(lineSchema).max(24),
  address: z.array(lineSchema).max(3),
  directions: actionSchema.optional(),
  picture: pictureSchema.optional(),
});
export type AreaProps = z.infer<typeof schema>;
export type AreaView = SectionView<AreaProps>;
