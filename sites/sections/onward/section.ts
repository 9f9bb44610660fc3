import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Links to other pages',
  entry: 'Link',
  loud: {},
};
