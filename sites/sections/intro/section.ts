import type { SectionInfo } from '../info.ts';

export const info: SectionInfo = {
  label: 'Page title',
  introduces: true,
  frames: { plain: 4 / 3, banner: 3, keypad: 2, margin: 1 },
  carriesMenu: { banner: 'badge' },
};
