import { z } from 'zod';
import { lineSchema } from '../../document/document.ts';
import { factSchema } from '../../document/fact.ts';
import type { SectionView } from '../registry.ts';

/** One large sentence of the owner with a short list of facts. */
export const schema = z.strictObject({
  text: lineSchema,
  facts: z.array(factSchema).max(5),
});
export type StatementProps = z.infer<typeof schema>;
export type StatementView = SectionView<StatementProps>;
