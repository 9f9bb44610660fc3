import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Story',
  frames: { bulletin: 5 / 2, side: 4 / 5, wide: 21 / 9 },
};
