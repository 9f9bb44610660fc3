import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Story',
  frames: { basin: 5 / 4, side: 4 / 5, wide: 21 / 9 },
  frames: { side: 4 / 5, voice: 4 / 5, wide: 21 / 9 },
  frames: { bulletin: 5 / 2, side: 4 / 5, wide: 21 / 9 },
};
