import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Header',
  shell: true,
};
