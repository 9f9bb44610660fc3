import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Products',
  entry: 'Product',
  frames: { rows: 1, shelf: 4 / 5 },
};
