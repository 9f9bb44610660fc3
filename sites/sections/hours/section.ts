import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Hours',
  halves: ['cards', 'hung', 'lines', 'margin', 'markers', 'roster', 'shopdoor'],
};
