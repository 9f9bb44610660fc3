import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Proof',
  entry: 'Fact',
};
