import type { SectionInfo } from '../info.ts';
import type { FaqProps } from './schema.ts';

export const info: SectionInfo = {
  label: 'Questions',
  frames: { doorbells: 1, exposed: 4 / 3, lines: 4 / 5, plain: 12 / 11, slabs: 3 / 2, split: 4 / 5 },
  halves: ['cells', 'centered', 'columns', 'doorbells', 'drawers', 'exposed', 'lines', 'notes', 'plates', 'replies', 'seams', 'slabs'],
  questions: ({ groups }: FaqProps) => groups.flatMap(({ items }) => items),
  // The only one that sets a lone question large, without a box.
  withLittle: (_, { groups }: FaqProps) => (groups.flatMap(({ items }) => items).length === 1 ? 'plain' : undefined),
};
