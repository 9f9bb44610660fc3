import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Reasons',
  entry: 'Reason',
  loud: { wanted: 3 },
};
