import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Hours',
  signature: true,
  halves: ['margin', 'roster', 'shopdoor'],
  halves: ['cards', 'hung', 'lines', 'margin', 'markers'],
};
