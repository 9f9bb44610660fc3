import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Where we work',
  halves: ['plate'],
  frames: { address: 20 / 11, list: 4 / 3, map: 3 / 2 },
};
