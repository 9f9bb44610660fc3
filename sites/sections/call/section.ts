import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Call band',
  closes: true,
  loud: {},
};
