import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Rules',
  entry: 'Rule',
  loud: {},
};
