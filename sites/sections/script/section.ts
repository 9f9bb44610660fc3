import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Phone script',
  loud: { wanted: 5 },
};
