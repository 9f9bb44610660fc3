import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'What to say on the phone',
  loud: { wanted: 5 },
};
