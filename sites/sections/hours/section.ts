import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Hours',
  halves: [ 'cards', 'lines', 'margin', 'markers' ],
};
