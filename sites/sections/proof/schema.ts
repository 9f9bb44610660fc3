import { z } from 'zod';
import { lineSchema } from '../../document/document.ts';
import { factSchema } from '../../document/fact.ts';
import type { SectionView } from '../registry.ts';

/** Licenses, memberships, awards, languages: only what the brief gave. */
export const schema = z.strictObject({
  heading: lineSchema,
  items: z.array(factSchema).min(1).max(12),
});
export type ProofProps = z.infer<typeof schema>;
export type ProofView = SectionView<ProofProps>;
