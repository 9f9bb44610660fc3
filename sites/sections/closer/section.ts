import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'A closer look',
  entry: 'Picture',
  loud: { wanted: 4, deepOnly: true },
  frames: { arches: 3 / 4 },
};
