import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Call to action',
  closes: true,
  loud: {},
};
