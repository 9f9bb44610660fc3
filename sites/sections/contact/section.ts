import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Ways to get in touch',
};
