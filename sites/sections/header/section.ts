import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Top bar',
  shell: true,
  signature: true,
};
