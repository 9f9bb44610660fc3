import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Footer',
  shell: true,
};
