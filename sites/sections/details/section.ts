import type { SectionInfo } from '../info.ts';
import type { DetailsProps } from './schema.ts';

export const info: SectionInfo = {
  label: 'Services in detail',
  entry: 'Service',
  frames: { departures: 4 / 3, folds: 4 / 3, nailed: 4 / 3, tickets: 1 },
  offered: ({ items }: DetailsProps) => items,
};
