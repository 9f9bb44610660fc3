import type { SectionInfo } from '../info.ts';
import type { DetailsProps } from './schema.ts';

export const info: SectionInfo = {
  label: 'Services in detail',
  entry: 'Service',
  frames: { entries: 4 / 3, folds: 4 / 3, lanes: 4 / 3, shelves: 3 / 2, tickets: 1 },
  offered: ({ items }: DetailsProps) => items,
};
