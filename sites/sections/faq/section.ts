import type { SectionInfo } from '../info.ts';
import type { FaqProps } from './schema.ts';

export const info: SectionInfo = {
  label: 'Questions',
  frames: { lines: 4 / 5, plain: 12 / 11, slabs: 3 / 2, split: 4 / 5 },
  halves: ['columns', 'drawers', 'lines', 'notes', 'replies', 'seams', 'slabs'],
  halves: ['cells', 'columns', 'drawers', 'lines', 'plates', 'replies', 'slabs'],
  questions: ({ groups }: FaqProps) => groups.flatMap(({ items }) => items),
};
