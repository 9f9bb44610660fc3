import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Statement',
  loud: { wanted: 2 },
};
