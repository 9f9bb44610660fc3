import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Quotes',
  entry: 'Quote',
  loud: { wanted: 1 },
};
