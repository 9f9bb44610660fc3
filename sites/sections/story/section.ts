import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Story',
  frames: {
    basin: 5 / 4,
    bubble: 1,
    bulletin: 5 / 2,
    clauses: 4 / 5,
    initial: 3 / 4,
    lookout: 5 / 2,
    outcrop: 2,
    poster: 4 / 3,
    sandwich: 5 / 6,
    side: 4 / 5,
    upright: 4 / 3,
    voice: 4 / 5,
    wide: 21 / 9,
  },
};
