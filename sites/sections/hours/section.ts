import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Hours',
  halves: ['ask', 'card', 'cards', 'hung', 'line', 'lines', 'margin', 'markers', 'roster', 'shopdoor', 'strip'],
};
