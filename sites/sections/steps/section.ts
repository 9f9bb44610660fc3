import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Steps',
  halves: ['cells', 'climb', 'cut', 'days', 'dig', 'growth', 'order', 'pipe', 'road', 'stairs', 'stretches', 'tags'],
  entry: 'Step',
  loud: { deepOnly: true },
  frames: { cells: 3 / 2, climb: 5 / 4, days: 4 / 3, numbered: 5 / 4, pictures: 4 / 5, pipe: 14 / 13, road: 4 / 3 },
};
