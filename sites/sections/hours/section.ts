import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Hours',
  halves: ['line', 'margin', 'strip'],
};
