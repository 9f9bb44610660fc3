import { z } from 'zod';
import { lineSchema, pictureSchema } from '../../document/document.ts';
import type { SectionView } from '../registry.ts';

/** Opening of every page but home: breadcrumb, h1, lead, jump links. */
export const schema = z.strictObject({
  heading: lineSchema,
  lead: lineSchema.optional(),
  jumps: z.array(z.strictObject({ label: lineSchema, anchor: z.string() })).max(12),
  picture: pictureSchema.optional(),
});
export type IntroProps = z.infer<typeof schema>;
export type IntroView = SectionView<IntroProps>;
