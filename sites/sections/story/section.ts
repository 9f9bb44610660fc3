import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Story',
  frames: { outcrop: 2, initial: 3 / 4, side: 4 / 5, voice: 4 / 5, wide: 21 / 9 },
};
