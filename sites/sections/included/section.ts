import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: "What's included",
  entry: 'Line',
  loud: {},
};
